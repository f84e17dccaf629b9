/** For which cards a ruling is: the ones that are meant are ticked, near ones are not. It refuses to know what the ruling says. */
import { seatName } from '@/components/table/words'
import { noteAt } from '@/lib/pads/facts-in-five/card'
import { findSeat } from '@/lib/table/table'
import { fiveCardAt, type FiveGame, type FiveRound } from '../five-game'
import type { Intent } from './ruling'

interface RuledSeatsProps {
  legend: string
  opened: FiveGame
  round: FiveRound
  intent: Intent
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Who gave the same answer and is not reached by the ruling: judged by the Class only (R-F5-71), each on his own card. */
export function ChildrenLeft({ opened, left }: { opened: FiveGame; left: readonly string[] }) {
  if (left.length === 0) return null
  return (
    <p className="text-sm font-medium text-doubt">
      Left out: {left.map(seat => seatName(opened.table, seat)).join(', ')} – judged by the Class only, on the card.
    </p>
  )
}

export function RuledSeats({ legend, opened, round, intent, chosen, onChange }: RuledSeatsProps) {
  return (
    <fieldset className="grid gap-1">
      <legend dir="auto" className="mb-1 text-sm font-semibold">
        {legend}
      </legend>
      <div className="grid max-h-60 gap-x-4 overflow-y-auto sm:grid-cols-2">
        {[...intent.seats, ...intent.more].map(seat => {
          const text = noteAt(fiveCardAt(opened, round.number, seat), intent).text
          return (
            <label key={seat} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-accent"
                checked={chosen.has(seat)}
                onChange={event => {
                  const next = new Set(chosen)
                  if (event.target.checked) next.add(seat)
                  else next.delete(seat)
                  onChange(next)
                }}
              />
              <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                {intent.text === null && <span className="figure text-ink-soft">{findSeat(opened.table, seat)?.number} </span>}
                {seatName(opened.table, seat)}
                {text !== undefined && <span className="text-ink-soft"> · “{text}”</span>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
