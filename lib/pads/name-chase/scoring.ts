/**
 * What a turn is worth (R-NC-07, R-NC-08, R-NC-16). The one place where clues become points.
 * It refuses to complain: whether a total is possible is claims.ts.
 */
import type { Score } from '../../table/sheet'
import { ON_A_CARD, PUZZLES, type Solved, type TurnCard } from './card'

export type Classification = 'points'

/** 20, 15, 10 or 5 for the clue just read (A-NC-05); nothing where no clue helped. */
export const worth = (solved: Solved): number => (solved === null ? 0 : 25 - 5 * solved)

export const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

/** What the puzzles read so far are worth together. */
export const worthOf = (solved: readonly Solved[]): number => sumOf(solved.map(worth))

/** The points of the two cards; null for a card of which nothing is read yet. */
export function cardScores(solved: readonly Solved[]): readonly [number | null, number | null] {
  const first = solved.slice(0, ON_A_CARD)
  const second = solved.slice(ON_A_CARD)
  return [first.length > 0 ? worthOf(first) : null, second.length > 0 ? worthOf(second) : null]
}

type Source = 'puzzles' | 'total'

/** The first record that this turn has (api 3.3): eight puzzles, the total, the puzzles so far. */
export function sourceOf(card: TurnCard): Source | null {
  if (card.solved.length >= PUZZLES) return 'puzzles'
  if (card.total !== null) return 'total'
  return card.solved.length > 0 ? 'puzzles' : null
}

/** The points of one turn; provisional while puzzles are not read. */
export function scoreCard(card: TurnCard): Score<Classification> {
  const from = sourceOf(card)
  if (from === 'total' && card.total !== null) return { points: { points: card.total }, complete: true, from, unjudged: 0, disputed: 0 }
  const unjudged = PUZZLES - card.solved.length
  return { points: from === null ? null : { points: worthOf(card.solved) }, complete: unjudged === 0, from, unjudged, disputed: 0 }
}
