/**
 * What is written of a Famous Five hand, in words: gaps, places, what the compact notation (card.ts) says.
 * It refuses to say what anything is worth.
 */
import type { Touch } from '../../table/score-pad'
import { CARD_GAPS, type GapWords } from '../../table/words'

export const GAP_WORDS: GapWords = { ...CARD_GAPS, missing: 'has no score yet', unjudged: 'has no score yet' }

/** The set that was completed is the hand's; the rest of a record is one number a player. */
export const placeWords = (at: Touch['at']): string => (at.part === 'set' ? 'the completed set' : '')

const left = (count: string): string => (count === '1' ? '1 card left' : `${count} cards left`)

/** `6` is "6 cards left", `0!` "went out with 0 cards left", `~` "abandoned", `=14` "14 points"; a colour is itself. */
export function markWords(mark: string): string {
  if (mark === '') return 'nothing'
  if (mark.startsWith('=')) return `${mark.slice(1)} points`
  if (mark.startsWith('~')) return mark === '~' ? 'abandoned' : `abandoned with ${left(mark.slice(1))}`
  if (mark.endsWith('!')) return `went out with ${left(mark.slice(0, -1))}`
  return /^\d+$/.test(mark) ? left(mark) : mark
}
