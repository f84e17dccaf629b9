/**
 * Which marks of a playcard somebody put from paper, and which a challenge or a ruling put: a dispute settled before the card is entered does not begin it,
 * a ruling on an entry that was typed from it does.
 * It refuses to say what any mark is worth.
 */
import { CELLS, markAt, noteAt, type CellAt, type Challenge, type FiveCard, type Mark } from './card'

/** The last challenge on this cell, whatever became of it. */
export const lastAt = (card: FiveCard, { row, column }: CellAt): Challenge | undefined =>
  card.challenges.findLast(c => c.row === row && c.column === column)

/** A withdrawn challenge put back what had stood there, which may be what was said of the paper. */
const putBack = (card: FiveCard, at: CellAt): boolean => {
  const last = lastAt(card, at)
  return last?.status === 'withdrawn' && last.before === markAt(card, at)
}

/** Whether some mark of this card was put there by hand. Rulings, and what a withdrawn challenge put back, are none. */
const hasMarkByHand = (card: FiveCard): boolean =>
  CELLS.some(at => markAt(card, at) !== '?' && noteAt(card, at).ruled === undefined && !putBack(card, at))

/** An entry typed from the paper on which the table ruled, not by way of a challenge: that is how a typed card is judged. */
const hasRuledEntry = (card: FiveCard): boolean =>
  CELLS.some(at => {
    const { text, ruled } = noteAt(card, at)
    return text !== undefined && ruled !== undefined && !card.challenges.some(c => c.id === ruled.by)
  })

/** Under a challenge there was a mark by hand, or the ruling on an entry that was typed: what is disputed afterwards was begun all the same. */
const wasBegun = (card: FiveCard): boolean =>
  card.challenges.some(({ before, onlySaid, ruledBefore, status, ...at }) => {
    if (before === '?' || onlySaid || (status !== 'open' && markAt(card, at) === '?')) return false
    return ruledBefore === null || (noteAt(card, at).text !== undefined && !card.challenges.some(c => c.id === ruledBefore.by))
  })

/** Whether somebody has this card in hand and some of it is judged, so that its judged cells are a score so far (api 3.3). */
export const isBegun = (card: FiveCard): boolean => hasMarkByHand(card) || hasRuledEntry(card) || wasBegun(card)

/** The mark that somebody put by hand after this challenge was settled, where it is another than the outcome; null where the outcome or a later ruling stands. */
export function changedByHand(card: FiveCard, challenge: Challenge): Mark | null {
  if (challenge.status !== 'settled' || lastAt(card, challenge)?.id !== challenge.id || noteAt(card, challenge).ruled !== undefined)
    return null
  const mark = markAt(card, challenge)
  return mark === (challenge.outcome === 'valid' ? '1' : 'x') ? null : mark
}
