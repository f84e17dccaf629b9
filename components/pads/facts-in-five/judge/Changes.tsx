/** What rulings will change, card by card, before anybody has said yes: the cells and the points as the rules foretell them. It computes nothing. */
import { seatName } from '@/components/table/words'
import { Disclosure } from '@/components/ui/Disclosure'
import { keyOf } from '@/lib/pads/facts-in-five/card'
import type { CellChange, Foretold } from '@/lib/pads/facts-in-five/desk/foretell'
import type { FiveGame, FiveRound } from '../five-game'
import { MARK_WORDS } from '../marks'
import { placeWords } from './challenge-words'

const SHOWN = 8

function pointsWords(told: Foretold, seat: string): string {
  const change = told.points.find(p => p.seat === seat)
  if (!change) return 'no change of points'
  const [before, after] = [change.before?.total, change.after?.total]
  if (after === undefined) return 'no points yet'
  const by = after - (before ?? 0)
  return `Total ${before === undefined ? '' : `${before} → `}${after} (${by < 0 ? '−' : '+'}${Math.abs(by)})`
}

interface ChangesProps {
  opened: FiveGame
  round: FiveRound
  told: Foretold
  /** No card is chosen, so that nothing is ruled. */
  nobody?: boolean
}

/** The cards in the order of their first change, each with its cells. */
function bySeat(cells: readonly CellChange[]): readonly (readonly [seat: string, cells: readonly CellChange[]])[] {
  const seats = new Map<string, CellChange[]>()
  for (const cell of cells) seats.set(cell.seat, [...(seats.get(cell.seat) ?? []), cell])
  return [...seats]
}

/** The place is named only where more than one is meant. */
function cellWords(round: FiveRound, cell: CellChange, places: number): string {
  const change = `${MARK_WORDS[cell.before]} → ${MARK_WORDS[cell.after]}`
  return places > 1 ? `${placeWords(round, cell)} ${change}` : change
}

function Cards({ opened, round, told, cards }: ChangesProps & { cards: ReturnType<typeof bySeat> }) {
  const places = new Set(told.cells.map(keyOf)).size
  return (
    <ul className="grid gap-1 text-sm">
      {cards.map(([seat, cells]) => (
        <li key={seat} dir="auto">
          <b className="font-semibold">{seatName(opened.table, seat)}</b>: {cells.map(cell => cellWords(round, cell, places)).join('; ')} ·{' '}
          {pointsWords(told, seat)}
        </li>
      ))}
    </ul>
  )
}

export function Changes(props: ChangesProps) {
  const { nobody = false, told } = props
  const { cells, notices } = told
  const cards = bySeat(cells)
  return (
    <section aria-label="What will change" className="grid gap-1.5">
      <h3 className="text-base font-semibold">
        {cells.length === 0 ? 'No cell changes' : `${cells.length} ${cells.length === 1 ? 'cell changes' : 'cells change'}`}
      </h3>
      {cells.length === 0 && (
        <p className="text-sm text-ink-soft">
          {nobody ? 'No card is chosen: nothing is ruled.' : 'The marks stand like this already. The ruling is noted all the same.'}
        </p>
      )}
      <Cards {...props} cards={cards.slice(0, SHOWN)} />
      {cards.length > SHOWN && (
        <Disclosure summary={`${cards.length - SHOWN} more`}>
          <Cards {...props} cards={cards.slice(SHOWN)} />
        </Disclosure>
      )}
      {notices.map(n => (
        <p key={`${n.code} ${n.seat ?? ''}`} className="text-sm text-doubt" dir="auto">
          {n.message}
        </p>
      ))}
    </section>
  )
}
