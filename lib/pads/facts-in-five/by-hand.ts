/**
 * Which marks of a playcard somebody put from paper, and which a challenge or a ruling put: a dispute settled before the card is entered does not begin it.
 * It refuses to say what any mark is worth.
 */
import { CELLS, markAt, noteAt, type CellAt, type Challenge, type FiveCard, type Mark } from './card'

/** The last challenge on this cell, whatever became of it. */
const lastAt = (card: FiveCard, { row, column }: CellAt): Challenge | undefined =>
  card.challenges.findLast(c => c.row === row && c.column === column)

/** A withdrawn challenge put back what had stood there, which may be what was said of the paper. */
const putBack = (card: FiveCard, at: CellAt): boolean => {
  const last = lastAt(card, at)
  return last?.status === 'withdrawn' && last.before === markAt(card, at)
}

/** Whether some mark of this card was put there by hand. Rulings, and what a withdrawn challenge put back, are none. */
export const hasMarkByHand = (card: FiveCard): boolean =>
  CELLS.some(at => markAt(card, at) !== '?' && noteAt(card, at).ruled === undefined && !putBack(card, at))

/** The mark that somebody put by hand after this challenge was settled, where it is another than the outcome; null where the outcome or a later ruling stands. */
export function changedByHand(card: FiveCard, challenge: Challenge): Mark | null {
  if (challenge.status !== 'settled' || lastAt(card, challenge)?.id !== challenge.id || noteAt(card, challenge).ruled !== undefined)
    return null
  const mark = markAt(card, challenge)
  return mark === (challenge.outcome === 'valid' ? '1' : 'x') ? null : mark
}
