/**
 * What is written of a Name Chase turn, in words: gaps, places, what the signs of card.ts say.
 * It refuses to say what anything is worth.
 */
import type { Touch } from '../../table/score-pad'
import { CARD_GAPS, type GapWords } from '../../table/words'

export const GAP_WORDS: GapWords = { ...CARD_GAPS, missing: 'has not played', unjudged: 'has puzzles that are not read' }

/** A puzzle by its card and its place on it, both counted from 1. */
export function placeWords({ row, column, part }: Touch['at']): string {
  if (row !== undefined && column !== undefined) return `card ${row + 1}, puzzle ${column + 1}`
  return part === 'total' ? 'the total' : part === 'reader' ? 'the reader' : ''
}

const SIGNS: Readonly<Record<string, string>> = { x: 'not solved', '?': 'not read', total: 'as the paper says' }

/** A clue is "solved at clue 2"; a total is its number; a reader is somebody, since only his id is known here. */
export function markWords(mark: string, { part, row, column }: Touch['at']): string {
  if (mark === '') return 'nothing'
  if (part === 'reader') return 'somebody else'
  return part === 'puzzle' || (row !== undefined && column !== undefined) ? (SIGNS[mark] ?? `solved at clue ${mark}`) : mark
}
