/**
 * What one player's hand is worth (R-FF-21, R-FF-22, R-FF-23). The one place where cards left become points.
 * It refuses to complain: whether a hand is possible is claims.ts and hand.ts.
 */
import type { Score } from '../../table/sheet'
import type { HandCard } from './card'
import type { HandRules } from './rules'

export type Classification = 'points'

/** 20 for the player who went out, 10 for the others, less one for each card left; may be negative. */
export const pointsFor = (out: boolean, cardsLeft: number): number => (out ? 20 : 10) - cardsLeft

const whole = (points: Score<Classification>['points'], from: string): Score<Classification> => ({
  points,
  complete: true,
  from,
  unjudged: 0,
  disputed: 0,
})
const UNKNOWN: Score<Classification> = { points: null, complete: false, from: null, unjudged: 0, disputed: 0 }

/** A-FF-07: nothing, or ten minus the cards left; under `not-counted` an abandoned hand has no points at all, which is not zero. */
function abandoned(cardsLeft: number | null, rules: HandRules): Score<Classification> {
  switch (rules.abandoned) {
    case 'zero':
      return whole({ points: 0 }, 'abandoned')
    case 'not-counted':
      return whole({}, 'abandoned')
    case 'ten-minus':
      return cardsLeft === null ? UNKNOWN : whole({ points: pointsFor(false, cardsLeft) }, 'abandoned')
  }
}

/** The points of one card, from the record that it has. */
export function scoreCard(card: HandCard, rules: HandRules): Score<Classification> {
  switch (card.known) {
    case 'nothing':
      return UNKNOWN
    case 'cards':
      return whole({ points: pointsFor(card.out, card.cardsLeft) }, 'cards')
    case 'points':
      return whole({ points: card.points }, 'points')
    case 'abandoned':
      return abandoned(card.cardsLeft, rules)
  }
}
