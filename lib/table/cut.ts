/**
 * Who is within reach of the leader (EV-03): everybody within so many points of him, and at least so many, with whoever is level with the last of them.
 * It refuses to rank and to add up.
 */
/** Within `points` of the leader, and at least `least` of them. */
export type Cut = { points: number; least: number }

/** The fewest points with which one is in; below everything where fewer play than are let in. */
export function lineOf(totals: readonly number[], { points, least }: Cut): number {
  const sorted = totals.toSorted((a, b) => b - a)
  const [leader] = sorted
  if (leader === undefined) return -Infinity
  return Math.min(leader - points, sorted[Math.max(1, least) - 1] ?? -Infinity)
}
