/** What the Famous Five screens share: the opened game with its own types, and short ways to ask it. It refuses to render anything. */
import type { Opened } from '@/components/table/use-game'
import { blankCard, type HandCard } from '@/lib/pads/famous-five/card'
import { heldIn, type Hand } from '@/lib/pads/famous-five/hand'
import { dueIn, type HandAction } from '@/lib/pads/famous-five/record'
import type { HandRules } from '@/lib/pads/famous-five/rules'
import type { Classification } from '@/lib/pads/famous-five/scoring'
import { leftOf, type HandPatch, type HandSetup } from '@/lib/pads/famous-five/setup'
import { findRound, seatsOf, type Seat } from '@/lib/table/table'

export type HandGame = Opened<HandRules, HandSetup, HandPatch, HandCard, HandAction, Classification>
/** What can be asked without acting: the table of a game. */
export type HandTableOf = Pick<HandGame, 'table'>

export const handAt = ({ table }: HandTableOf, number: number): Hand | undefined => findRound(table, number)

/** Who plays this hand, clockwise; who is absent or void is left out. For a hand that is not open yet: everybody who will sit there. */
export function playersAt(game: HandTableOf, number: number): readonly Seat[] {
  const seats = seatsOf(game.table, number)
  const hand = handAt(game, number)
  if (!hand) return seats
  const due = dueIn(game.table, hand)
  return seats.filter(seat => due.includes(seat.id))
}

/** Who does not play this hand although he has a seat: absent, or his card is void. */
export const awayAt = (game: HandTableOf, number: number): readonly Seat[] => {
  const players = playersAt(game, number)
  return seatsOf(game.table, number).filter(seat => !players.includes(seat))
}

export const cardAt = (game: HandTableOf, number: number, seat: string): HandCard =>
  handAt(game, number)?.cards.get(seat)?.card ?? blankCard()

/** Whether anything of this hand is recorded. */
export const isRecorded = ({ table }: HandTableOf, hand: Hand): boolean => heldIn(table, hand).length > 0

/** The hand that is to be recorded next: the first one with nothing on it, else one that is not open yet. */
export const nextHand = (game: HandTableOf): number =>
  game.table.rounds.find(hand => !isRecorded(game, hand))?.number ?? game.table.rounds.length + 1

/** Who deals this hand and who begins (A-FF-11, R-FF-06), also for the one that comes next. */
export function dealAt({ table }: HandTableOf, number: number): { dealer: string | null; begins: string | null } {
  const held = findRound(table, number)?.setup.dealer
  const dealer = held ?? leftOf(table, number, findRound(table, number - 1)?.setup.dealer ?? null)
  return { dealer, begins: leftOf(table, number, dealer) }
}
