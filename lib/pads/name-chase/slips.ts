/**
 * What a turn would be worth had its Reader slipped in one or two puzzles: another clue written down than was read, or none. It refuses to say which.
 */
import type { Slips } from '../../table/score-pad'
import { type Solved, type TurnCard } from './card'
import { sourceOf, worth, worthOf, type Classification } from './scoring'

const WRITTEN: readonly Solved[] = [null, 1, 2, 3, 4]
const STEP = 5
const MOST = 160

const points = (totals: readonly number[]): Slips<Classification>['one'] => [...new Set(totals)].map(n => ({ points: n }))

/** By how much another mark in each of the puzzles would change the sum. */
const changesOf = (solved: readonly Solved[]): readonly (readonly number[])[] =>
  solved.map(now => WRITTEN.filter(other => other !== now).map(other => worth(other) - worth(now)))

/** Only a total is known: a puzzle moves it by 5 to 20, within what a turn can have. */
function ofTotal(total: number): Slips<Classification> {
  const step = (from: number): readonly number[] =>
    [1, 2, 3, 4].flatMap(n => [from + n * STEP, from - n * STEP]).filter(n => n >= 0 && n <= MOST)
  const one = step(total)
  return { one: points(one), two: points(one.flatMap(step)) }
}

/** All points that this turn could have by one slip, and by two. */
export function slips(card: TurnCard): Slips<Classification> {
  if (sourceOf(card) === 'total' && card.total !== null) return ofTotal(card.total)
  const now = worthOf(card.solved)
  const changes = changesOf(card.solved)
  return {
    one: points(changes.flatMap(own => own.map(by => now + by))),
    two: points(changes.flatMap((first, i) => changes.slice(i + 1).flatMap(second => first.flatMap(a => second.map(b => now + a + b))))),
  }
}
