/**
 * What a ruling will change, before anybody has said yes: the cells, the points, and what the rules have to say about it.
 * It refuses to compute anything of its own: the actions are done on a copy of the table by the very rules that will do them, and the two are compared.
 */
import { andThen, take, type Problem, type Result, type SeatId } from '../../../table/result'
import type { Points } from '../../../table/sheet'
import { blankCard, CELLS, markAt, type CellAt, type FiveCard, type Mark } from '../card'
import type { FiveTable } from '../challenges'
import { record, type FiveAction } from '../record'
import type { FiveRules } from '../rules'
import { scoreCard, type Classification } from '../scoring'

export type CellChange = CellAt & { round: number; seat: SeatId; before: Mark; after: Mark }
/** A card's points in each classification; null where nothing was known of it. */
export type PointsChange = { round: number; seat: SeatId; before: Points<Classification> | null; after: Points<Classification> | null }
export type Foretold = { cells: readonly CellChange[]; points: readonly PointsChange[]; notices: readonly Problem[] }

const STAMP = { seq: 0, time: 0, actor: '', device: '' }

/** The table as it would be after these actions; a refusal is the rules' own. */
function after(table: FiveTable, actions: readonly FiveAction[]): Result<FiveTable> {
  let next: Result<FiveTable> = take(table)
  actions.forEach((action, i) => {
    next = andThen(next, at => record(at, { ...action, id: `foretold ${i}` }, STAMP))
  })
  return next
}

type Where = { round: number; seat: SeatId }

const cellChanges = (where: Where, was: FiveCard, is: FiveCard): readonly CellChange[] =>
  CELLS.filter(at => markAt(was, at) !== markAt(is, at)).map(at => ({ ...where, ...at, before: markAt(was, at), after: markAt(is, at) }))

function pointsChange(where: Where, was: FiveCard, is: FiveCard, rules: FiveRules): readonly PointsChange[] {
  const [before, after] = [scoreCard(was, rules).points, scoreCard(is, rules).points]
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ ...where, before, after }]
}

/** Every cell and every card's points that differ between two moments of one table under the same house rules. */
function changesBetween(before: FiveTable, later: FiveTable): Omit<Foretold, 'notices'> {
  const pairs = later.rounds.flatMap(({ number: round, cards }) =>
    [...cards].map(([seat, { card }]) => ({
      where: { round, seat },
      was: before.rounds[round - 1]?.cards.get(seat)?.card ?? blankCard(),
      is: card,
    })),
  )
  const changed = pairs.filter(({ was, is }) => was !== is)
  return {
    cells: changed.flatMap(({ where, was, is }) => cellChanges(where, was, is)),
    points: changed.flatMap(({ where, was, is }) => pointsChange(where, was, is, later.rules)),
  }
}

/** What these actions would change, or why they cannot be done. */
export function foretell(table: FiveTable, actions: readonly FiveAction[]): Result<Foretold> {
  const done = after(table, actions)
  return done.ok ? take({ ...changesBetween(table, done.value), notices: done.notices ?? [] }) : done
}
