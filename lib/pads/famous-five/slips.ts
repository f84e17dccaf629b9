/** What a hand would be worth had its cards been miscounted by one, or by two. It refuses to doubt who went out: the table saw that. */
import type { Slips } from '../../table/score-pad'
import type { HandCard } from './card'
import type { HandRules } from './rules'
import { scoreCard, type Classification } from './scoring'

/** The card with so many more left; undefined where nobody can hold that many, or none were counted. */
function counted(card: HandCard, more: number): HandCard | undefined {
  switch (card.known) {
    case 'cards':
      return card.cardsLeft + more < 0 ? undefined : { ...card, cardsLeft: card.cardsLeft + more }
    case 'abandoned':
      return card.cardsLeft === null || card.cardsLeft + more < 0 ? undefined : { ...card, cardsLeft: card.cardsLeft + more }
    case 'points':
      return { ...card, points: card.points - more }
    case 'nothing':
      return undefined
  }
}

/** All points that this hand could have by a miscount of one, and of two. */
export function slips(card: HandCard, rules: HandRules): Slips<Classification> {
  const worth = (more: number) => {
    const other = counted(card, more)
    return (other && scoreCard(other, rules).points) ?? []
  }
  return { one: [-1, 1].flatMap(worth), two: [-2, 2].flatMap(worth) }
}
