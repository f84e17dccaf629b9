/**
 * When a Facts in Five game is over, and what breaks a tie (R-F5-04, R-F5-59, R-F5-60, A-F5-16, A-F5-17, EV-02).
 * It refuses to rank: that is lib/table/master-sheet.ts.
 */
import { rank, totalsThrough } from '../../table/master-sheet'
import type { RawSheet } from '../../table/sheet'
import type { SeatId } from '../../table/result'
import type { Ending } from '../../table/sheet'
import type { FiveTable } from './challenges'
import type { Classification } from './scoring'

/** Whether one of the classifications that decide has more than one leader after this round. */
function tied(table: FiveTable, raw: RawSheet<Classification>, through: number): boolean {
  const totals = totalsThrough(raw, through)
  const deciding = raw.classifications.filter(c => table.rules.winners === 'all' || c.id === 'total')
  return deciding.some(({ id }) => {
    const ranks = rank(new Map([...totals].flatMap(([seat, points]) => (points[id] === undefined ? [] : [[seat, [points[id]]] as const]))))
    return [...ranks.values()].filter(r => r === 1).length > 1
  })
}

function decidedAt(table: FiveTable, raw: RawSheet<Classification>, round: number): Ending | null {
  const { rounds, endAtTotal } = table.rules
  if (rounds !== null && round >= rounds) return { why: 'rounds', message: `All ${rounds} rounds are played.`, decidedAt: { round } }
  if (endAtTotal === null) return null
  const passed = [...totalsThrough(raw, round)].filter(([, points]) => points.total !== undefined && points.total >= endAtTotal)
  const [first] = passed.toSorted(([, a], [, b]) => (b.total ?? -1) - (a.total ?? -1))
  if (!first) return null
  const [seat, { total }] = first
  return {
    why: 'total',
    message: `A Total of ${endAtTotal} was reached in round ${round}.`,
    decidedAt: { round, seat, ...(total === undefined ? {} : { total }) },
  }
}

/** The first fully scored round after which the rule ends the game; with extra rounds for ties, the first one that leaves none. */
export function end(table: FiveTable, raw: RawSheet<Classification>): Ending | null {
  for (let round = 1; round <= raw.through; round += 1) {
    const ending = decidedAt(table, raw, round)
    if (ending && !(table.rules.ties === 'extra-round' && tied(table, raw, round))) return ending
  }
  return null
}

/** EV-02: the score of the last round, then the round before it, and so on; nothing where ties are shared. */
export function tieBreak(
  table: FiveTable,
  raw: RawSheet<Classification>,
  seat: SeatId,
  classification: Classification,
  through: number,
): readonly number[] {
  if (table.rules.ties !== 'last-round-first') return []
  return raw.rounds
    .slice(0, through)
    .toReversed()
    .map(r => r.seats.get(seat)?.score?.points?.[classification] ?? -1)
}
