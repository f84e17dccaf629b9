'use client'
/** One throw: a box for each seat, and the next throw. */
import { useState } from 'react'
import { CloseRound } from '@/components/table/CloseRound'
import { RoundsNav } from '@/components/table/RoundsNav'
import type { Opened } from '@/components/table/use-game'
import type { Go, Place } from '@/components/table/use-place'
import { Button } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import { Field, TextInput } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { findRound, seatsOf } from '@/lib/table/table'
import type { ThrowAction, ThrowCard, ThrowPatch, ThrowRules } from '../../../lib/pads/highest-throw/pad'

type ThrowGameOpened = Opened<ThrowRules, null, ThrowPatch, ThrowCard, ThrowAction, 'total'>
type Say = (said: string | null) => void

interface BoxProps {
  opened: ThrowGameOpened
  round: number
  seat: { id: string; name: string }
  onSaid: Say
}

function ThrowBox({ opened, round, seat, onSaid }: BoxProps) {
  const held = findRound(opened.table, round)?.cards.get(seat.id)?.card.number ?? null
  const [typed, setTyped] = useState<string | null>(null)
  const text = held === null ? '' : String(held)
  const keep = () => {
    if (typed === null) return
    const number = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null
    const done = number === held ? null : opened.act({ type: 'throw.write', round, seat: seat.id, number, was: held })
    onSaid(done?.ok === false ? done.problem.message : null)
    if (done?.ok !== false) setTyped(null)
  }
  return (
    <Field label={seat.name}>
      <TextInput
        inputMode="numeric"
        value={typed ?? text}
        onChange={event => {
          setTyped(event.target.value)
        }}
        onBlur={keep}
        onKeyDown={event => {
          if (event.key === 'Enter') keep()
        }}
      />
    </Field>
  )
}

export function ThrowDesk({ opened, place, go }: { opened: ThrowGameOpened; place: Place; go: Go }) {
  const [said, setSaid] = useState<string | null>(null)
  const { table, game } = opened
  const round = table.rounds[(place.round ?? table.rounds.length) - 1] ?? table.rounds.at(-1)
  const onOpen = () => {
    const number = table.rounds.length + 1
    const done = opened.act({ type: 'round.open', number })
    setSaid(done.ok ? null : done.problem.message)
    if (done.ok) go({ view: 'desk', round: number })
  }
  if (!round)
    return (
      <EmptyState
        title="The table is ready"
        action={
          <Button variant="primary" icon="plus" onClick={onOpen}>
            Open throw 1
          </Button>
        }
      >
        Everybody throws once, and the highest total wins.
      </EmptyState>
    )
  return (
    <section aria-label={`Throw ${round.number}`} className="grid gap-4">
      <RoundsNav game={game} current={round.number} go={go} onOpen={onOpen} planned={table.rules.throws} />
      {said !== null && <Notice tone="warning">{said}</Notice>}
      <div className="grid gap-3 sm:grid-cols-3">
        {seatsOf(table, round.number).map(seat => (
          <ThrowBox key={`${round.number} ${seat.id}`} opened={opened} round={round.number} seat={seat} onSaid={setSaid} />
        ))}
      </div>
      <CloseRound game={game} round={round.number} onSaid={setSaid} />
    </section>
  )
}
