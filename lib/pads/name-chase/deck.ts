/**
 * How many of the 132 Puzzle Cards are drawn (R-NC-03, A-NC-03, A-NC-12): two a team and round, counted when they are drawn.
 * It refuses to know which cards they were.
 */
import { seatsOf } from '../../table/table'
import type { ChaseTable } from './setup'

const DECK = 132
const A_TURN = 2

type Deck = {
  /** Drawn since the deck was last shuffled, this round included, once every team has drawn. */
  drawn: number
  remain: number
  /** The used cards had to be shuffled again for this round. */
  reshuffled: boolean
}

/** The cards that a round needs: two for each team that is there, or two for all where cards are shared (A-NC-01). */
function cardsFor(table: ChaseTable, number: number): number {
  if (table.rules.cards === 'shared') return A_TURN
  const cards = table.rounds[number - 1]?.cards
  return A_TURN * seatsOf(table, number).filter(seat => cards?.get(seat.id)?.stand !== 'absent').length
}

/** The deck after round `number`; a full one after round 0. */
export function deckAfter(table: ChaseTable, number: number): Deck {
  let remain = DECK
  let reshuffled = false
  for (let round = 1; round <= number; round += 1) {
    const needed = cardsFor(table, round)
    reshuffled = remain < needed
    remain = reshuffled ? DECK - needed : remain - needed
  }
  return { drawn: DECK - remain, remain, reshuffled }
}

/** Whether the deck cannot serve the round after this one. */
export const isOut = (table: ChaseTable, number: number): boolean => deckAfter(table, number).remain < cardsFor(table, number + 1)
