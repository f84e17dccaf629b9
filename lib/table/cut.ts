/**
 * Who is within reach of the leader (EV-03): everybody within so many points of him, and at least so many, with whoever is level with the last of them.
 * It refuses to rank and to add up.
 */
import type { SeatId } from './result'

/** Within `points` of the leader, and at least `least` of them. */
export type Cut = { points: number; least: number }

/** As the reports of a yearly event have it. */
export const USUAL_CUT: Cut = { points: 100, least: 6 }

/** The fewest points with which one is in; below everything where fewer play than are let in. */
export function lineOf(totals: readonly number[], { points, least }: Cut): number {
  const sorted = totals.toSorted((a, b) => b - a)
  const [leader] = sorted
  if (leader === undefined) return -Infinity
  return Math.min(leader - points, sorted[Math.max(1, least) - 1] ?? -Infinity)
}

/** One seat at the cut: its total, how far it is behind the leader, whether it is in, and what it lacks to be in (0 where it is). */
export type AtCut = { seat: SeatId; total: number; behind: number; isIn: boolean; lacks: number }

/** Everybody with a total, best first; level ones in the order in which they were given. */
export function atCut(totals: ReadonlyMap<SeatId, number>, cut: Cut): readonly AtCut[] {
  const line = lineOf([...totals.values()], cut)
  const leader = Math.max(...totals.values())
  return [...totals]
    .toSorted(([, a], [, b]) => b - a)
    .map(([seat, total]) => ({ seat, total, behind: leader - total, isIn: total >= line, lacks: Math.max(0, line - total) }))
}
