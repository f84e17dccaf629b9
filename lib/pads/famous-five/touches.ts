/**
 * Which cards an action writes, so that two devices never overwrite each other unseen (api 3.1).
 * It refuses to judge: lib/table/conflicts.ts asks.
 */
import type { SeatId } from '../../table/result'
import type { Touch } from '../../table/score-pad'
import { findRound, type Envelope } from '../../table/table'
import { blankCard, notation, type HandCard } from './card'
import { dueIn, type HandAction, type HandShown } from './record'
import type { Hand, HandTable } from './hand'

/** How a seat's card reads in a hand given by cards left; empty for a seat that is not in it. */
function byCards(shown: Exclude<HandShown, null>, seat: SeatId): string {
  const cardsLeft = shown.cardsLeft.get(seat) ?? null
  if (shown.out === null) return notation({ known: 'abandoned', cardsLeft })
  return cardsLeft === null ? '' : notation({ known: 'cards', cardsLeft, out: shown.out === seat })
}

const byPoints = (points: ReadonlyMap<SeatId, number>, seat: SeatId): string => {
  const n = points.get(seat)
  return n === undefined ? '' : notation({ known: 'points', points: n, readings: [] })
}

const seen = <T>(was: T | null | undefined, read: (was: T) => string): string | undefined =>
  was === undefined ? undefined : was === null ? '' : read(was)

const cardOf = (hand: Hand, seat: SeatId): HandCard => hand.cards.get(seat)?.card ?? blankCard()

/** The cards of all players of the hand, and its set where the action names one. */
export function touches(table: HandTable, action: HandAction & Envelope): readonly Touch[] {
  const hand = findRound(table, action.round)
  if (!hand) return []
  const { round } = action
  const now = (seat: SeatId): string => notation(cardOf(hand, seat))
  if (action.type === 'hand.points')
    return [...action.points.keys()].map(seat => ({
      at: { round, seat },
      now: now(seat),
      next: byPoints(action.points, seat),
      was: seen(action.was, was => byPoints(was, seat)),
    }))
  const seats = [...new Set([...action.cardsLeft.keys(), ...dueIn(table, hand)])]
  const cards = seats.map(seat => ({
    at: { round, seat },
    now: now(seat),
    next: byCards(action, seat),
    was: seen(action.was, was => byCards(was, seat)),
  }))
  const set = action.out === null ? null : action.set
  return set === undefined ? cards : [...cards, { at: { round, part: 'set' }, now: hand.setup.set ?? '', next: set ?? '' }]
}
