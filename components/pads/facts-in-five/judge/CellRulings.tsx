/** What was ruled on this cell already, with reason and source, newest first. */
import { seatName } from '@/components/table/words'
import { Badge } from '@/components/ui/Badge'
import { noteAt } from '@/lib/pads/facts-in-five/card'
import type { Ruling } from '@/lib/pads/facts-in-five/setup'
import { fiveCardAt } from '../five-game'
import type { CellProps } from './AnswerKey'

const MOST = 6

function textOf({ opened, round }: CellProps, ruling: Ruling): string | null {
  if (ruling.entry !== null) return ruling.entry
  const texts = new Set(ruling.seats.flatMap(seat => noteAt(fiveCardAt(opened, round.number, seat), ruling).text ?? []))
  const [only] = texts
  return texts.size === 1 && only !== undefined ? only : null // the rest of a cell: many answers, none of which was named
}

function seatsWords({ opened }: CellProps, { seats }: Ruling): string {
  const names = seats.slice(0, MOST).map(seat => seatName(opened.table, seat))
  return `${names.join(', ')}${seats.length > MOST ? ` and ${seats.length - MOST} more` : ''}`
}

export function CellRulings(props: CellProps) {
  const { rulings } = props.cell
  if (rulings.length === 0) return null
  return (
    <section aria-label="Rulings" className="grid gap-2">
      <h3 className="text-lg">Rulings here</h3>
      <ul className="frame divide-y divide-rule text-sm">
        {rulings.map(ruling => {
          const text = textOf(props, ruling)
          return (
            <li key={ruling.id} dir="auto" className="flex flex-wrap items-center gap-2 px-3 py-2">
              <Badge tone={ruling.valid ? 'accent' : 'cross'} icon={ruling.valid ? 'check' : 'cross'}>
                {ruling.valid ? 'valid' : 'not valid'}
              </Badge>
              <span className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
                {text !== null && <b className="font-semibold">“{text}” </b>}
                {seatsWords(props, ruling)}
                {ruling.reason !== null && <span className="block text-ink-soft">{ruling.reason}</span>}
                {ruling.source !== null && <span className="block text-ink-soft">Source: {ruling.source}</span>}
              </span>
              {ruling.keep && <Badge>kept</Badge>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
