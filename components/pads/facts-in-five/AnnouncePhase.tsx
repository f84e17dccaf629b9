'use client'
/** The five Classes as they are announced; a misheard one is corrected here at any time, and nothing else changes. */
import { useState } from 'react'
import { useLeave } from '@/components/table/use-leave'
import { seatName } from '@/components/table/words'
import { Button } from '@/components/ui/Button'
import { ClassColumns, type ClassSuggestion } from './ClassColumns'
import type { PhaseProps } from './phase-props'
import { headsOf, type FiveGame } from './five-game'
import { AXIS, type ClassHead } from './marks'

/** Every Class announced in this game so far, with its Categories. */
function suggestionsOf(opened: FiveGame): readonly ClassSuggestion[] {
  const known = new Map<string, Set<string>>()
  for (const round of opened.table.rounds)
    for (const announced of round.setup.classes) {
      if (!announced) continue
      const categories = known.get(announced.class) ?? new Set()
      for (const category of announced.categories) categories.add(category)
      known.set(announced.class, categories)
    }
  return [...known].map(([name, categories]) => ({ name, categories: [...categories] }))
}

const sent = (head: ClassHead | null): object | null =>
  head && head.name.trim() !== '' ? { class: head.name.trim(), category: head.category?.trim() || null } : null

export function AnnouncePhase({ opened, round, go, onSaid }: PhaseProps) {
  const [heads, setHeads] = useState(() => headsOf(round.setup))
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set())
  const save = (): boolean => {
    const classes = AXIS.map(i => (changed.has(i) ? sent(heads[i] ?? null) : null))
    if (classes.every(c => c === null)) return true
    const done = opened.act({ type: 'round.setup', round: round.number, classes })
    onSaid(done.ok ? null : done.problem.message)
    if (done.ok) setChanged(new Set())
    return done.ok
  }
  useLeave(save, heads)
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
      <ClassColumns
        classes={heads}
        suggestions={suggestionsOf(opened)}
        announcers={round.setup.drawers.map(d => seatName(opened.table, d))}
        onChange={(column, head) => {
          setHeads(before => before.map((h, i) => (i === column ? head : h)))
          setChanged(before => new Set(before).add(column))
        }}
      />
      <Button type="submit" variant="primary" className="justify-self-start">
        Announced: on to the letters
      </Button>
    </form>
  )
}
