/**
 * What a master sheet is made of, as types: a card's score, a round's scores, totals and ranks, the ending.
 * How they are computed is in master-sheet.ts; what a card is worth, in a pad.
 */
import type { SeatId } from './result'
import type { Stand } from './table'

/**
 * What one card is worth. `complete` and *valid* are two questions. A classification that the house rules do not know has no key;
 * `points` is null while nothing at all is known (which is not zero).
 */
export type Score<C extends string> = {
  points: Readonly<Partial<Record<C, number>>> | null
  complete: boolean
  /** Which of the card's records the points come from (api 3.3). */
  from: string | null
  unjudged: number
  disputed: number
}

/** A fact that the rule computes: why and where the game was decided. */
export type Ending = {
  why: string
  message: string
  decidedAt: { round: number; seat?: SeatId; puzzle?: number; total?: number }
  /**
   * Seats that need not play (on) in round `decidedAt.round`, because it was decided before or in their turn: what they lack there is no gap, and what
   * they have counts.
   */
  unplayed?: readonly SeatId[]
  /** Where the rule names the winners itself instead of the highest totals (Name Chase, immediate end). */
  winners?: readonly SeatId[]
}

/** Whether this ending spares the seat the rest of this round. */
export const spares = (ending: Ending | null, round: number, seat: SeatId): boolean =>
  ending?.decidedAt.round === round && ending.unplayed?.includes(seat) === true

export type Points<C extends string> = Readonly<Partial<Record<C, number>>>

/** What one seat has in one round; `score` is null where there is no card (which is not zero). `settled`: nothing is lacking, a second look where one is asked for included, be it that nothing was due. */
export type Scored<C extends string> = { stand: Stand; score: Score<C> | null; settled: boolean }
export type SheetRound<C extends string> = {
  number: number
  status: 'open' | 'closed'
  complete: boolean
  seats: ReadonlyMap<SeatId, Scored<C>>
}

/** Before the end is known: every round's scores, and the last round up to which nothing is missing. */
export type RawSheet<C extends string> = {
  classifications: readonly { id: C; name: string; wins?: boolean }[]
  rounds: readonly SheetRound<C>[]
  through: number
}

export type MasterSheet<C extends string> = RawSheet<C> & {
  /** No counted round lacks anything. */
  complete: boolean
  /** Through round `through` only; a seat that played none of these rounds has no entry. */
  grandTotals: ReadonlyMap<SeatId, Points<C>>
  /** Everything that is known so far, unjudged and newer rounds included; never ranked. */
  soFar: ReadonlyMap<SeatId, Points<C>>
  ranks: Readonly<Partial<Record<C, ReadonlyMap<SeatId, number>>>>
  winners: Readonly<Partial<Record<C, readonly SeatId[]>>>
  ending: Ending | null
  status: 'live' | 'finished'
}
