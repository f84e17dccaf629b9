/**
 * What a ruling will change, before anybody has said yes: the cells, the points, and what the rules have to say about it.
 * It refuses to compute anything of its own: the actions are done on a copy of the table by the very rules that will do them, and the two are compared.
 */
import { andThen, take, type Problem, type Result, type SeatId } from '../../../table/result'
import type { Points } from '../../../table/sheet'
import { blankCard, CELLS, markAt, type CellAt, type Mark } from '../card'
import type { FiveTable } from '../challenges'
import { record, type FiveAction } from '../record'
import { scoreCard, type Classification } from '../scoring'

export type CellChange = CellAt & { round: number; seat: SeatId; before: Mark; after: Mark }
/** A card's points in each classification; null where nothing was known of it. */
export type PointsChange = { round: number; seat: SeatId; before: Points<Classification> | null; after: Points<Classification> | null }
export type Foretold = { cells: readonly CellChange[]; points: readonly PointsChange[]; notices: readonly Problem[] }

const STAMP = { seq: 0, time: 0, actor: '', device: '' }

/** The table as it would be after these actions; a refusal is the rules' own. */
export function after(table: FiveTable, actions: readonly FiveAction[]): Result<FiveTable> {
  let next: Result<FiveTable> = take(table)
  actions.forEach((action, i) => {
    next = andThen(next, at => record(at, { ...action, id: `foretold ${i}` }, STAMP))
  })
  return next
}

/** Every cell and every card's points that differ between two moments of one table. */
export function changesBetween(before: FiveTable, later: FiveTable): Omit<Foretold, 'notices'> {
  const cells: CellChange[] = []
  const points: PointsChange[] = []
  for (const round of later.rounds)
    for (const [seat, { card }] of round.cards) {
      const old = before.rounds[round.number - 1]?.cards.get(seat)
      if (old?.card === card) continue
      const was = old?.card ?? blankCard()
      for (const at of CELLS)
        if (markAt(was, at) !== markAt(card, at))
          cells.push({ round: round.number, seat, ...at, before: markAt(was, at), after: markAt(card, at) })
      const [from, to] = [scoreCard(was, before.rules).points, scoreCard(card, later.rules).points]
      if (JSON.stringify(from) !== JSON.stringify(to)) points.push({ round: round.number, seat, before: from, after: to })
    }
  return { cells, points }
}

/** What these actions would change, or why they cannot be done. */
export function foretell(table: FiveTable, actions: readonly FiveAction[]): Result<Foretold> {
  const done = after(table, actions)
  return done.ok ? take({ ...changesBetween(table, done.value), notices: done.notices ?? [] }) : done
}
