'use client'
/** Who draws which Class card: proposed by the rotation, changeable at any time. */
import { seatName } from '@/components/table/words'
import { Field, Select } from '@/components/ui/Field'
import { whyNot } from '@/lib/table/result'
import { seatsOf } from '@/lib/table/table'
import type { PhaseProps } from './phase-props'

export function DrawPhase({ opened, round, onSaid }: PhaseProps) {
  const seats = seatsOf(opened.table, round.number)
  const { drawers } = round.setup
  const idle = seats.filter(s => !drawers.includes(s.id))
  const set = (card: number, seat: string) => {
    const done = opened.act({ type: 'round.setup', round: round.number, drawers: drawers.map((d, i) => (i === card ? seat : d)) })
    onSaid(whyNot(done))
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">Five cards are drawn, clockwise. Who holds a card announces one Class from it.</p>
      <ol className="frame divide-y divide-rule">
        {drawers.map((drawer, card) => (
          <li key={`${card} ${drawer}`} className="flex items-center gap-3 px-3 py-2">
            <span className="figure w-6 text-xl text-ink-soft">{card + 1}</span>
            <span dir="auto" className="min-w-0 flex-1 truncate font-semibold">
              {seatName(opened.table, drawer)}
            </span>
            <Field label={`Card ${card + 1} is drawn by`} hideLabel className="w-40">
              <Select
                value={drawer}
                options={seats.map(s => ({ value: s.id, label: s.name }))}
                onChange={seat => {
                  set(card, seat)
                }}
              />
            </Field>
          </li>
        ))}
      </ol>
      {idle.length > 0 && <p className="text-sm text-ink-soft">No card this time: {idle.map(s => s.name).join(', ')}.</p>}
    </div>
  )
}
