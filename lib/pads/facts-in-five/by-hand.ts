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
