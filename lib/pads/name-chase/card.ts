/**
 * What one team's turn of a Name Chase round holds: at which clue each of eight puzzles was solved, a total, who read.
 * It refuses to know what a clue is worth (scoring.ts). A puzzle that is not in the list was not read yet, which is not "not solved".
 */
import type { PersonId } from '../../table/result'

/** The clue at which a puzzle was solved (R-NC-07). */
export type Clue = 1 | 2 | 3 | 4
/** A puzzle that was read: solved at a clue, or null for not solved after four clues (R-NC-08). */
export type Solved = Clue | null

/** Two cards of four puzzles (R-NC-03, R-NC-04). */
export const PUZZLES = 8
export const ON_A_CARD = 4

export type TurnCard = {
  /** In the order of reading (R-NC-09); shorter than eight while puzzles are not read. */
  solved: readonly Solved[]
  /** What the paper says of the whole turn; null where it says nothing. */
  total: number | null
  /** Who read, where the table said so; else the rotation proposes (R-NC-14). */
  reader: PersonId | null
}

const NOTHING: TurnCard = { solved: [], total: null, reader: null }

/** A turn of which nothing is read yet. */
export const blankCard = (): TurnCard => NOTHING

export const PLACES: readonly number[] = Array.from({ length: PUZZLES }, (_, place) => place)

/** `1` to `4`, `x` not solved, `?` not read. */
export const signAt = (solved: readonly Solved[], puzzle: number): string => {
  const found = solved[puzzle]
  return found === undefined ? '?' : found === null ? 'x' : String(found)
}

/** The compact notation of a turn: `11x4/2???`, one card after the other. */
export const notation = (solved: readonly Solved[]): string =>
  PLACES.map(puzzle => `${puzzle === ON_A_CARD ? '/' : ''}${signAt(solved, puzzle)}`).join('')
