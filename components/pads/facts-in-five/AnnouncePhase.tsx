'use client'
/** The five Classes as they are announced, from cards or by hand; a misheard one is corrected here at any time, and nothing else changes. */
import Link from 'next/link'
import { useState } from 'react'
import { useLeave } from '@/components/table/use-leave'
import { seatName } from '@/components/table/words'
import { Button, buttonLook } from '@/components/ui/Button'
import { AXES, five, type Axis } from '@/lib/pads/facts-in-five/card'
import { whyNot } from '@/lib/table/result'
import { seatsOf } from '@/lib/table/table'
import { announcedSoFar } from './announce/card-suggestions'
import { announcedOf, headsOfRound, usedNow, type Head } from './announce/heads'
import { useClassCards } from './announce/use-class-cards'
import { ClassColumns } from './ClassColumns'
import type { PhaseProps } from './phase-props'

export function AnnouncePhase({ opened, round, go, onSaid }: PhaseProps) {
  const [heads, setHeads] = useState(() => headsOfRound(round))
  const [changed, setChanged] = useState<ReadonlySet<Axis>>(new Set())
  const { cards, said } = useClassCards()
  const { rules } = opened.table
  const save = (): boolean => {
    const classes = five(i => {
      const head = heads[i]
      return head && changed.has(i) ? announcedOf(head, rules) : null
    })
    if (AXES.every(i => classes[i] === null)) return true
    const done = opened.act({ type: 'round.setup', round: round.number, classes })
    onSaid(whyNot(done))
    if (done.ok) setChanged(new Set())
    return done.ok
  }
  useLeave(save, heads)
  const change = (column: Axis, to: (head: Head) => Head) => {
    setHeads(before => before.map((h, i) => (i === column ? to(h) : h)))
    setChanged(before => new Set(before).add(column))
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        if (save()) go({ view: 'desk', round: round.number, phase: 'letters' })
      }}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) save()
      }}
    >
      <p className="text-sm text-ink-soft">
        {said === null ? 'Three letters find a Class card; any Class can be typed.' : `No Class cards: ${said} Type the Classes.`}
      </p>
      <ClassColumns
        heads={heads}
        cards={cards}
        soFar={announcedSoFar(opened)}
        used={usedNow(opened, round, heads)}
        agreed={rules}
        round={round.number}
        announcers={round.setup.drawers.map(d => seatName(opened.table, d))}
        childNames={seatsOf(opened.table, round.number)
          .filter(s => s.child)
          .map(s => s.name)}
        onChange={change}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary">
          Announced: on to the letters
        </Button>
        {opened.game.by.wholeBook && (
          <Link href="/cards" className={buttonLook({ variant: 'plain' })}>
            Class cards
          </Link>
        )}
      </div>
    </form>
  )
}
