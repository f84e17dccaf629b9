/**
 * What one player's card of a Famous Five hand holds: cards left and who went out, or only points, or that the hand was abandoned.
 * It refuses to know what that is worth (scoring.ts) and whether a whole hand can be so (claims.ts, hand.ts).
 */

/** The four sets by the colour of their circles (R-FF-01). */
export type Colour = 'yellow' | 'blue' | 'purple' | 'pink'

/** The book whose story a completed set tells (R-FF-25). */
export const STORIES: Readonly<Record<Colour, string>> = {
  yellow: 'Five on a Treasure Island',
  blue: "Five go to Smuggler's Top",
  purple: 'Five go off in a Caravan',
  pink: 'Five get into Trouble',
}

/** One way in which points can have come about. */
export type Reading = { out: boolean; cardsLeft: number }

/** `nothing` is not zero; an abandoned hand may leave the cards uncounted. */
export type HandCard =
  | { known: 'nothing' }
  | { known: 'cards'; cardsLeft: number; out: boolean }
  | { known: 'abandoned'; cardsLeft: number | null }
  | { known: 'points'; points: number; readings: readonly Reading[] }

const NOTHING: HandCard = { known: 'nothing' }

/** A card on which nothing is recorded yet. */
export const blankCard = (): HandCard => NOTHING

/** What surely was left in the hand, and whether its player went out; null where neither the count nor a single reading says it. */
export function surely(card: HandCard): Reading | null {
  if (card.known === 'cards') return { out: card.out, cardsLeft: card.cardsLeft }
  const [only, ...others] = card.known === 'points' ? card.readings : []
  return only && others.length === 0 ? only : null
}

/** The compact notation: `6` cards left, `6!` went out, `~` or `~6` abandoned, `=14` only points; empty where nothing is recorded. */
export function notation(card: HandCard): string {
  switch (card.known) {
    case 'nothing':
      return ''
    case 'cards':
      return `${card.cardsLeft}${card.out ? '!' : ''}`
    case 'abandoned':
      return `~${card.cardsLeft ?? ''}`
    case 'points':
      return `=${card.points}`
  }
}
