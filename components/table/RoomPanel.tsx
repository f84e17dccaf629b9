'use client'
/** What the room sees, chosen by the Director: which parts, and which results are held back until they are checked. */
import { useState } from 'react'
import { buttonLook } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { Switch } from '@/components/ui/Switch'
import { firstHeld } from '@/lib/table/held'
import { whyNot } from '@/lib/table/result'
import { OWN_HELD, partsOf, PAUSED, ROOM_PARTS, type RoomPart } from '@/lib/table/room'
import { capital } from '@/lib/table/words'
import type { TableGame } from './use-game'

const PART_WORDS: Readonly<Record<RoomPart, string>> = {
  round: 'What is drawn and announced',
  timer: 'The timer',
  standings: 'The standings',
  winners: 'Who leads and who wins',
  key: 'The answer key',
}

/** The parts as chosen; a pause keeps them for afterwards. */
const chosenOf = (shows: readonly string[]): readonly RoomPart[] => partsOf({ room: { shows: shows.filter(s => s !== PAUSED), holds: [] } })

const without = <T,>(list: readonly T[], one: T): readonly T[] => list.filter(item => item !== one)

export function RoomPanel({ game }: { game: TableGame }) {
  const [said, setSaid] = useState<string | null>(null)
  const { shows, holds } = game.table.room
  const parts = chosenOf(shows)
  const word = game.pad.roundWord
  const act = (draft: { type: 'room.show'; what: readonly string[] } | { type: 'room.hold'; rounds: readonly number[] }) => {
    const done = game.act(draft)
    setSaid(whyNot(done))
  }
  const show = (what: readonly RoomPart[], more: { paused?: boolean; own?: boolean } = {}) => {
    const { paused = shows.includes(PAUSED), own = shows.includes(OWN_HELD) } = more
    act({ type: 'room.show', what: [...what, ...(paused ? [PAUSED] : []), ...(own ? [OWN_HELD] : [])] })
  }
  const first = firstHeld(game.table)
  const rounds = Array.from({ length: Math.max(1, game.table.rounds.length) }, (_, i) => i + 1)
  return (
    <section aria-labelledby="room-head" className="grid gap-3">
      <h2 id="room-head" className="text-xl">
        The room
      </h2>
      <p className="text-sm text-ink-soft">
        A screen for everybody, to be put on a television or a projector, and on the phones of whoever has a link. It only shows.
      </p>
      {said !== null && <Notice tone="warning">{said}</Notice>}
      <a href={`/games/${game.id}/room`} target="_blank" rel="noreferrer" className={`${buttonLook({})} justify-self-start`}>
        Open the room’s screen
      </a>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {ROOM_PARTS.map(part => (
          <Switch
            key={part}
            label={PART_WORDS[part]}
            words={['hidden', 'shown']}
            checked={parts.includes(part)}
            disabled={parts.length === 1 && parts.includes(part)}
            onChange={on => {
              show(on ? ROOM_PARTS.filter(p => p === part || parts.includes(p)) : without(parts, part))
            }}
          />
        ))}
        <Switch
          label="A pause: show nothing of these"
          checked={shows.includes(PAUSED)}
          onChange={paused => {
            show(parts, { paused })
          }}
        />
      </div>
      <h3 className="text-lg">Held back until checked</h3>
      <p className="text-sm text-ink-soft">
        Nothing of a {word} that is held back, and of those after it, reaches the room or a player’s link: not on the page, in the stream or
        in a file.
      </p>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {rounds.map(number => (
          <Switch
            key={number}
            label={`${capital(word)} ${number}`}
            hint={first !== undefined && number > first && !holds.includes(number) ? `Held back with ${word} ${first}` : undefined}
            words={['open', 'held back']}
            checked={holds.includes(number)}
            onChange={on => {
              act({ type: 'room.hold', rounds: on ? [...holds, number] : without(holds, number) })
            }}
          />
        ))}
        <Switch
          label={`Players see their own ${game.pad.cardWord}s all the same`}
          checked={shows.includes(OWN_HELD)}
          onChange={own => {
            show(parts, { own })
          }}
        />
      </div>
    </section>
  )
}
