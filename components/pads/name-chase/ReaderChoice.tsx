'use client'
/** Who reads in this turn: proposed by the rotation, and the table has the last word. A team of two swaps with one tap. */
import { Button } from '@/components/ui/Button'
import { Field, Select } from '@/components/ui/Field'
import { readerOf } from '@/lib/pads/name-chase/readers'
import { findSeat, membersAt } from '@/lib/table/table'
import { turnAt, type TurnProps } from './chase-game'

export function ReaderChoice({ opened, round, seat, onSaid }: Omit<TurnProps, 'go'> & { onSaid: (said: string | null) => void }) {
  const team = findSeat(opened.table, seat)
  if (!team) return null
  const members = membersAt(team, round)
  const reader = readerOf(opened.table, team, round)
  const { solved } = turnAt(opened, round, seat)
  const choose = (person: string) => {
    const done = opened.act({ type: 'turn.record', round, seat, solved: [...solved], reader: person, was: [...solved] })
    onSaid((done.ok ? done.notices?.[0]?.message : done.problem.message) ?? null)
  }
  const [other, ...more] = members.filter(m => m.person !== reader?.person)
  if (!other) return null
  if (more.length === 0)
    return (
      <Button
        variant="plain"
        icon="order"
        className="-mr-2 min-w-0 shrink px-2"
        onClick={() => {
          choose(other.person)
        }}
      >
        <span dir="auto" className="line-clamp-1">
          {other.name} reads instead
        </span>
      </Button>
    )
  return (
    <Field label="Reader" hideLabel className="w-40 shrink-0">
      <Select value={reader?.person ?? ''} options={members.map(m => ({ value: m.person, label: `${m.name} reads` }))} onChange={choose} />
    </Field>
  )
}
