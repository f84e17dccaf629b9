/**
 * Can a turn have this total? Computed from the rule (R-NC-16): eight puzzles of 0, 5, 10, 15 or 20.
 * It refuses to know a game: numbers in, reasons out.
 */
import { PUZZLES, type Solved } from './card'
import { worth, worthOf } from './scoring'

const BEST = worth(1)
/** 160: every puzzle on its first clue. */
const MOST = PUZZLES * BEST

type TotalReason = { code: 'total.negative' | 'total.not-multiple' | 'total.above-160'; message: string }

/** Why no turn has this total; null where one has. */
export function totalReason(total: number): TotalReason | null {
  if (total < 0) return { code: 'total.negative', message: 'A round total cannot be negative.' }
  if (!Number.isInteger(total / 5)) return { code: 'total.not-multiple', message: 'A round total must be a multiple of 5.' }
  return total > MOST ? { code: 'total.above-160', message: `A round total is at most ${MOST}: eight puzzles of ${BEST}.` } : null
}

/** Whether a turn with these puzzles read can come to this total, whatever the rest of its eight puzzles brings. */
export function fits(total: number, solved: readonly Solved[]): boolean {
  const sure = worthOf(solved)
  return total >= sure && total <= sure + BEST * (PUZZLES - solved.length)
}
