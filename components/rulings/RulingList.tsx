'use client'
/** The ruling book on a page: each ruling with its verdict, changed or taken out in place; and a further one written in. */
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { EditDialog } from '@/components/ui/EditDialog'
import { ask } from '@/lib/client/api'
import { toldRulingSchema, type ToldRuling } from '@/lib/codecs/rulings'
import { NO_RULING, RulingForm, type Written } from './RulingForm'

const writtenOf = ({ id: _, keptAt: __, game: ___, ...written }: ToldRuling): Written => written

const underWords = ({ class: name, category, letter }: ToldRuling): string =>
  [category === '' ? name : `${name}: ${category}`, letter === '' ? '' : letter === '*' ? 'wild row' : `row ${letter}`]
    .filter(Boolean)
    .join(' · ')

function Line({ ruling, onEdit, onDrop }: { ruling: ToldRuling; onEdit: () => void; onDrop: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2" dir="auto">
      <Badge tone={ruling.valid ? 'accent' : 'cross'} icon={ruling.valid ? 'check' : 'cross'}>
        {ruling.valid ? 'valid' : 'not valid'}
      </Badge>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold [overflow-wrap:anywhere]">{ruling.entry}</p>
        <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{underWords(ruling)}</p>
        {ruling.reason !== null && <p className="text-sm [overflow-wrap:anywhere]">{ruling.reason}</p>}
        {ruling.source !== null && <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">Source: {ruling.source}</p>}
      </div>
      <Button variant="plain" icon="edit" aria-label={`Change: ${ruling.entry}`} onClick={onEdit}>
        Change
      </Button>
      <Button variant="plain" icon="trash" aria-label={`Take out: ${ruling.entry}`} onClick={onDrop}>
        Take out
      </Button>
    </li>
  )
}

const droppedSchema = z.object({ dropped: z.number() })

/** Asks before a ruling goes: nothing brings it back but writing it in again. */
function DropDialog({ ruling, onClose, onGone }: { ruling: ToldRuling; onClose: () => void; onGone: () => void }) {
  const [said, setSaid] = useState<string | null>(null)
  const drop = async () => {
    const reply = await ask('DELETE', `/api/rulings/${ruling.id}`, droppedSchema)
    if (reply.ok) onGone()
    else setSaid(reply.problem.message)
  }
  return (
    <Dialog
      open
      title={`Take “${ruling.entry}” out of the ruling book?`}
      description={said ?? 'It is not offered any more. Games that it was kept from stay as they are.'}
      onOpenChange={open => {
        if (!open) onClose()
      }}
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button variant="danger" icon="trash" onClick={() => void drop()}>
            Take it out
          </Button>
        </>
      }
    />
  )
}

function EditRuling({ ruling, ...rest }: { ruling: ToldRuling | null; onClose: () => void; onDone: () => void }) {
  return (
    <EditDialog<Written>
      {...rest}
      known={ruling}
      title={ruling ? `Change “${ruling.entry}”` : 'Write a ruling in'}
      send={(id, written) =>
        ruling
          ? ask('PUT', `/api/rulings/${id}`, toldRulingSchema, written)
          : ask('POST', '/api/rulings', toldRulingSchema, { id, ...written })
      }
      form={given => <RulingForm first={ruling ? writtenOf(ruling) : NO_RULING} {...given} />}
    />
  )
}

type Asked = { kind: 'edit' | 'drop'; ruling: ToldRuling } | { kind: 'new' }

export function RulingList({ rulings }: { rulings: readonly ToldRuling[] }) {
  const router = useRouter()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => {
    setAsked(null)
  }
  const done = () => {
    setAsked(null)
    router.refresh()
  }
  return (
    <div className="grid gap-3">
      <Button
        icon="plus"
        className="justify-self-start"
        onClick={() => {
          setAsked({ kind: 'new' })
        }}
      >
        Write a ruling in
      </Button>
      {rulings.length > 0 && (
        <ul aria-label="Rulings" className="frame divide-y divide-rule">
          {rulings.map(ruling => (
            <Line
              key={ruling.id}
              ruling={ruling}
              onEdit={() => {
                setAsked({ kind: 'edit', ruling })
              }}
              onDrop={() => {
                setAsked({ kind: 'drop', ruling })
              }}
            />
          ))}
        </ul>
      )}
      {asked?.kind === 'drop' && <DropDialog ruling={asked.ruling} onClose={close} onGone={done} />}
      {(asked?.kind === 'edit' || asked?.kind === 'new') && (
        <EditRuling ruling={asked.kind === 'edit' ? asked.ruling : null} onClose={close} onDone={done} />
      )}
    </div>
  )
}
