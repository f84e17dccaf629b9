'use client'
/**
 * The links of a game: made with a name, shown once with its QR code, listed, taken back at once. The list is the server's; nothing of it is in the log.
 */
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/Button'
import { Field, Select, TextInput } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { ask } from '@/lib/client/api'
import { linkListSchema, linkMadeSchema, type LinkMade, type LinkTold } from '@/lib/codecs/links'
import { whyNot } from '@/lib/table/result'
import { QrCode } from './QrCode'
import type { TableGame } from './use-game'
import { seatName } from './words'

type Kind = LinkTold['right']
const KINDS: readonly { value: Kind; label: string; hint: string }[] = [
  { value: 'viewer', label: 'Viewer', hint: 'Sees what the room sees, and nothing else.' },
  { value: 'seat', label: 'Seat', hint: 'One player’s own cards, and what the room sees.' },
  { value: 'scorer', label: 'Scorer', hint: 'Enters cards and judges them; the log names him.' },
  { value: 'director', label: 'Director', hint: 'Hands over your chair in this game. For one device: whoever opens it first.' },
]
const ALL = 'all'
const wordOf = (kind: Kind): string => KINDS.find(k => k.value === kind)?.label ?? kind

/** The list, and what is said when it cannot be had. */
function useLinks(game: string) {
  const [links, setLinks] = useState<readonly LinkTold[]>([])
  const [said, setSaid] = useState<string | null>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    let over = false
    void ask('GET', `/api/games/${game}/links`, linkListSchema).then(reply => {
      if (over) return
      if (reply.ok) setLinks(reply.value.links)
      else setSaid(reply.problem.message)
    })
    return () => {
      over = true
    }
  }, [game, times])
  return {
    links,
    said,
    setSaid,
    again: () => {
      setTimes(n => n + 1)
    },
  }
}

function Made({ made, onDone }: { made: LinkMade; onDone: () => void }) {
  return (
    <div className="frame grid gap-3 p-3" role="group" aria-label="New links">
      <p className="text-sm">
        Show or copy this now: an address is shown once. If it is lost, take the link back and make another one.
        {!made.reachable && <b> Phones do not reach this machine: start Playcard with --lan.</b>}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {made.made.map(({ link, address }) => (
          <li key={link.id} className="grid justify-items-center gap-2 break-inside-avoid">
            <b dir="auto" className="text-center">
              {link.name}
            </b>
            <QrCode text={address} label={`QR code of the link for ${link.name}`} className="w-48 border border-rule" />
            <a href={address} className="max-w-full text-center text-sm [overflow-wrap:anywhere]">
              {address}
            </a>
          </li>
        ))}
      </ul>
      <Button className="justify-self-start print:hidden" onClick={onDone}>
        I have it
      </Button>
    </div>
  )
}

const opened = ({ openedAt }: LinkTold): string => (openedAt === null ? 'not opened yet' : 'opened')

function Listed({ link, onRevoke }: { link: LinkTold; onRevoke: (id: string) => void }) {
  const gone = link.revokedAt !== null
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-rule py-1">
      <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <b className={gone ? 'font-medium line-through' : 'font-semibold'}>{link.name}</b>{' '}
        <span className="text-sm text-ink-soft">
          {wordOf(link.right)}, {gone ? 'taken back' : opened(link)}
        </span>
      </span>
      {!gone && (
        <Button
          variant="danger"
          aria-label={`Take back the link of ${link.name}`}
          onClick={() => {
            onRevoke(link.id)
          }}
        >
          Take back
        </Button>
      )}
    </li>
  )
}

function NewLink({ game, onMake }: { game: TableGame; onMake: (body: object) => void }) {
  const [kind, setKind] = useState<Kind>('viewer')
  const [name, setName] = useState('')
  const [seat, setSeat] = useState<string>(ALL)
  const { seats } = game.table
  const needsName = kind === 'scorer' || kind === 'director'
  const make = () => {
    const given = name.trim() === '' ? {} : { name: name.trim() }
    onMake(kind === 'seat' ? { right: kind, ...(seat === ALL ? { seats: ALL } : { seat }) } : { right: kind, ...given })
    setName('')
  }
  return (
    <form
      className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
      onSubmit={event => {
        event.preventDefault()
        make()
      }}
    >
      <Field label="A link for" hint={KINDS.find(k => k.value === kind)?.hint}>
        <Select
          value={kind}
          options={KINDS}
          onChange={value => {
            setKind(KINDS.find(k => k.value === value)?.value ?? 'viewer')
          }}
        />
      </Field>
      {kind === 'seat' ? (
        <Field label="Whose cards" hint="A code for each, to print on the playcards.">
          <Select
            value={seat}
            onChange={setSeat}
            options={[
              { value: ALL, label: 'Every seat that has none' },
              ...seats.map(s => ({ value: s.id, label: `${seatName({ seats }, s.id)} (${s.number})` })),
            ]}
          />
        </Field>
      ) : (
        <Field label="Name" hint={needsName ? 'As the log shall name whoever holds it.' : 'So that you know it again.'}>
          <TextInput
            value={name}
            maxLength={120}
            onChange={event => {
              setName(event.target.value)
            }}
          />
        </Field>
      )}
      <Button type="submit" disabled={needsName && name.trim() === ''}>
        Make the link
      </Button>
    </form>
  )
}

export function LinksPanel({ game }: { game: TableGame }) {
  const { links, said, setSaid, again } = useLinks(game.id)
  const [made, setMade] = useState<LinkMade | null>(null)
  const [busy, setBusy] = useState(false)
  const make = async (body: object) => {
    if (busy) return
    setBusy(true)
    const reply = await ask('POST', `/api/games/${game.id}/links`, linkMadeSchema, body)
    setBusy(false)
    setSaid(whyNot(reply))
    if (reply.ok) setMade(reply.value)
    again()
  }
  const revoke = async (id: string) => {
    const reply = await ask('DELETE', `/api/games/${game.id}/links/${id}`, z.looseObject({}))
    setSaid(whyNot(reply))
    again()
  }
  const order = links.toSorted((a, b) => Number(a.revokedAt !== null) - Number(b.revokedAt !== null))
  return (
    <section aria-labelledby="links-head" className="grid gap-3">
      <h2 id="links-head" className="text-xl">
        Links
      </h2>
      <p className="text-sm text-ink-soft">Each opens this game only, and is taken back at once, also on a page that is open.</p>
      {said !== null && <Notice tone="warning">{said}</Notice>}
      <NewLink game={game} onMake={body => void make(body)} />
      {made && (
        <Made
          made={made}
          onDone={() => {
            setMade(null)
          }}
        />
      )}
      {order.length > 0 && (
        <ul aria-label="Links of this game">
          {order.map(link => (
            <Listed key={link.id} link={link} onRevoke={id => void revoke(id)} />
          ))}
        </ul>
      )}
    </section>
  )
}
