/**
 * Who draws which Class card (R-F5-07 … R-F5-11, A-F5-01, A-F5-11).
 * It refuses to know the cards themselves.
 */
import type { SeatId } from '../../table/result'
import { directorAt, seatsOf, type Table } from '../../table/table'
import type { FiveRules } from './rules'

/** The seat after this one, clockwise, that is among those who draw. */
function next(order: readonly SeatId[], draws: ReadonlySet<SeatId>, after: SeatId): SeatId | undefined {
  const start = order.indexOf(after)
  return order.map((_, i) => order[(start + 1 + i) % order.length]).find(id => id !== undefined && draws.has(id))
}

/** Who opens the drawing of round 1: the seat named, else the Director's left; without a seated Director the keeper's left (he starts like a dealer). */
function opener<S, K>(table: Table<FiveRules, S, K>, round: number): SeatId | undefined {
  const order = table.seats.map(s => s.id)
  const draws = new Set(seatsOf(table, round).map(s => s.id))
  const { firstDrawer } = table.rules
  if (firstDrawer !== null && draws.has(firstDrawer)) return firstDrawer
  const director = directorAt(table, 1)
  const [keeper] = order
  if (director === 'outside') return order.find(id => draws.has(id))
  const left = director === 'none' ? keeper : director
  return left === undefined ? undefined : next(order, draws, left)
}

/** The five drawers of a round, in the order of drawing; `last` is who drew last in the round before (null in round 1). */
export function drawers<S, K>(table: Table<FiveRules, S, K>, round: number, last: SeatId | null): readonly SeatId[] {
  const order = table.seats.map(s => s.id)
  const draws = new Set(seatsOf(table, round).map(s => s.id))
  if (draws.size === 0) return []
  const restarts = last === null || (table.rules.drawing === 'restart' && draws.size < 5)
  const drawn: SeatId[] = []
  let drawer = restarts ? opener(table, round) : next(order, draws, last)
  while (drawer !== undefined && drawn.length < 5) {
    drawn.push(drawer)
    drawer = next(order, draws, drawer)
  }
  return drawn
}
