'use client'
/** The game as a whole: winners, a few words to announce, finish and go on, name and date, files, archive. */
import Link from 'next/link'
import { useState } from 'react'
import { Button, buttonLook } from '@/components/ui/Button'
import { Field, TextArea, TextInput } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { whyNot } from '@/lib/table/result'
import { PaperForm } from './PaperForm'
import { ChecksPanel } from './ChecksPanel'
import { FinishDialog } from './FinishDialog'
import { standingWords } from './standing-words'
import { LinksPanel } from './LinksPanel'
import { RoomPanel } from './RoomPanel'
import type { TableGame } from './use-game'
import { seatName } from './words'
import { WinnersPanel } from './WinnersPanel'

function Winners({ game }: { game: TableGame }) {
  const { sheet, table } = game
  const winners = sheet.classifications
    .filter(c => c.wins !== false)
    .map(({ id, name }) => {
      const first = sheet.winners[id] ?? []
      const [one] = first
      return {
        classification: name,
        names: first.map(seat => seatName(table, seat)),
        points: one === undefined ? null : (sheet.grandTotals.get(one)?.[id] ?? null),
      }
    })
  return (
    <section aria-labelledby="winners-head" className="grid gap-3">
      <h2 id="winners-head" className="text-xl">
        {sheet.status === 'finished'
          ? 'Winners'
          : sheet.through === 0
            ? `No ${game.pad.roundWord} is complete yet`
            : `Leaders through ${game.pad.roundWord} ${sheet.through}`}
      </h2>
      <WinnersPanel winners={winners} soFar={sheet.status === 'live'} />
      {!sheet.complete && <Notice tone="warning" quiet>{`Not everything is there: a gap counts nothing.`}</Notice>}
      <ul aria-label="To announce" className="grid gap-1">
        {standingWords(sheet, table.seats).map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

function Describe({ game }: { game: TableGame }) {
  const { about } = game.table
  const [title, setTitle] = useState(about.title)
  const [playedOn, setPlayedOn] = useState(about.playedOn)
  const [note, setNote] = useState(about.note ?? '')
  const [said, setSaid] = useState<string | null>(null)
  const changed = title.trim() !== about.title || playedOn !== about.playedOn || note !== (about.note ?? '')
  return (
    <form
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        const done = game.act({
          type: 'game.describe',
          title: title.trim(),
          playedOn,
          ...(note.trim() === '' ? {} : { note: note.trim() }),
        })
        setSaid(whyNot(done))
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Name of the game" error={said}>
          <TextInput
            value={title}
            maxLength={120}
            onChange={event => {
              setTitle(event.target.value)
            }}
          />
        </Field>
        <Field label="Played on">
          <TextInput
            type="date"
            value={playedOn}
            onChange={event => {
              setPlayedOn(event.target.value)
            }}
          />
        </Field>
      </div>
      <Field label="Note">
        <TextArea
          value={note}
          maxLength={2000}
          rows={2}
          onChange={event => {
            setNote(event.target.value)
          }}
        />
      </Field>
      <Button type="submit" disabled={!changed || title.trim() === ''} className="justify-self-start">
        Save these
      </Button>
    </form>
  )
}

function Ends({ game }: { game: TableGame }) {
  const [said, setSaid] = useState<string | null>(null)
  const { finished, archived } = game.table
  const [resting, setResting] = useState(false)
  const [finishing, setFinishing] = useState(false)
  /** A second press must not land on the opposite that has just appeared under the finger (fault P57). */
  const act = (type: string) => {
    if (resting) return
    const done = game.act({ type })
    setSaid(whyNot(done))
    setResting(true)
    setTimeout(() => {
      setResting(false)
    }, 900)
  }
  return (
    <div className="grid gap-3">
      {said !== null && <Notice tone="warning">{said}</Notice>}
      <div className="flex flex-wrap gap-2">
        {game.sheet.status === 'live' && (
          <Button
            variant="primary"
            onClick={() => {
              setFinishing(true)
            }}
          >
            Finish the game here
          </Button>
        )}
        {finished && (
          <Button
            onClick={() => {
              act('game.reopen')
            }}
          >
            Reopen: play on
          </Button>
        )}
        <Link href={`/games/${game.id}/story`} prefetch={false} className={buttonLook({})}>
          How it went
        </Link>
        {game.by.wholeBook && (
          <Link href={`/new?from=${game.id}`} className={buttonLook({})}>
            Same people again
          </Link>
        )}
        <Button
          onClick={() => {
            act(archived ? 'game.restore' : 'game.archive')
          }}
        >
          {archived ? 'Restore from the archive' : 'Archive'}
        </Button>
        <a href={`/api/games/${game.id}/export`} download className={buttonLook({})}>
          Game file
        </a>
        <a href={`/api/games/${game.id}/export.csv`} download className={buttonLook({})}>
          Sheet as CSV
        </a>
        <a href={`/api/games/${game.id}/playcards.csv`} download className={buttonLook({})}>
          Playcards as CSV
        </a>
      </div>
      {finishing && (
        <FinishDialog
          game={game}
          onFinish={() => {
            setFinishing(false)
            act('game.finish')
          }}
          onClose={() => {
            setFinishing(false)
          }}
        />
      )}
    </div>
  )
}

export function GameView({ game, children }: { game: TableGame; children?: React.ReactNode }) {
  return (
    <div className="grid gap-6">
      <Winners game={game} />
      <Ends game={game} />
      <RoomPanel game={game} />
      <ChecksPanel game={game} />
      <LinksPanel game={game} />
      <PaperForm game={game} />
      {children}
      <Describe game={game} />
    </div>
  )
}
