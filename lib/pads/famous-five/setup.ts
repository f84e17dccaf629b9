/**
 * What belongs to a hand as a whole: who deals, and which set was completed.
 * It refuses to know the cards of the players.
 */
import { refuse, take, type Result, type SeatId } from '../../table/result'
import { seatsOf, type Table } from '../../table/table'
import type { Colour } from './card'
import type { HandRules } from './rules'

export type HandSetup = {
  /** Null only where nobody plays the hand. */
  dealer: SeatId | null
  /** The set that was completed: the story that was told (R-FF-25); null while it is not known. */
  set: Colour | null
}

/** What is sent: a dealer who is null or missing stays as he is. */
export type HandPatch = { dealer?: SeatId | null | undefined }

type Players<K> = Table<HandRules, HandSetup, K>

/** The next seat clockwise that plays this hand; the first such seat after nobody. */
export function leftOf<K>(table: Players<K>, number: number, seat: SeatId | null): SeatId | null {
  const plays = new Set(seatsOf(table, number).map(s => s.id))
  const order = table.seats.map(s => s.id)
  const start = seat === null ? -1 : order.indexOf(seat)
  return [...order.slice(start + 1), ...order.slice(0, start + 1)].find(id => plays.has(id)) ?? null
}

/** The setup of a hand: the deal passes to the left (A-FF-11); a patch may name another dealer. */
export function arrange<K>(table: Players<K>, number: number, before: HandSetup | null, patch: HandPatch): Result<HandSetup> {
  const base = before ?? { dealer: leftOf(table, number, table.rounds[number - 2]?.setup.dealer ?? null), set: null }
  const dealer = patch.dealer ?? null
  if (dealer === null) return take(base)
  const plays = seatsOf(table, number).some(seat => seat.id === dealer)
  return plays ? take({ ...base, dealer }) : refuse('dealer.not-in-hand', `The dealer does not play hand ${number}.`, { round: number })
}
