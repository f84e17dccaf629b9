/**
 * How counts are spread: how many cards had none, one, two … and what that is on average. Pure; it refuses to know where the cards come from.
 */

/** `byCount[n]` cards had `n`. */
export type Spread = { cards: number; mean: number | null; byCount: readonly number[] }

export type Counted = { count: number; cards: number }

const MOST = 5

/** Of counts from 0 to 5. Nothing counted has no mean, which is not nought. */
export function spreadOf(rows: readonly Counted[]): Spread {
  const byCount = Array.from({ length: MOST + 1 }, (_, n) => rows.filter(r => r.count === n).reduce((sum, r) => sum + r.cards, 0))
  const cards = byCount.reduce((sum, n) => sum + n, 0)
  const checks = byCount.reduce((sum, n, count) => sum + n * count, 0)
  return { cards, mean: cards === 0 ? null : checks / cards, byCount }
}

/** Rows that belong together by a key, in the order in which the keys first appear. */
export function groupsOf<T>(rows: readonly T[], keyOf: (row: T) => string): readonly (readonly [string, readonly T[]])[] {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const held = groups.get(keyOf(row))
    if (held) held.push(row)
    else groups.set(keyOf(row), [row])
  }
  return [...groups]
}
