/**
 * What belongs to a round as a whole: the order in which the teams take their turns (R-NC-06, A-NC-06).
 * It refuses to know what the teams solve.
 */
import { refuse, take, type Result, type SeatId } from '../../table/result'
import { seatsOf, type Round, type Table } from '../../table/table'
import type { TurnCard } from './card'
import type { ChaseRules } from './rules'

/** The order is kept with the round, so that a later change of seats leaves it alone. */
export type ChaseSetup = { order: readonly SeatId[] }

/** What is sent: which team begins; null or missing leaves it as it is. */
export type ChasePatch = { first?: SeatId | null | undefined }

export type ChaseTable = Table<ChaseRules, ChaseSetup, TurnCard>
export type ChaseRound = Round<ChaseSetup, TurnCard>

type Teams<K> = Table<ChaseRules, ChaseSetup, K>

/** All seats clockwise, this one first. */
function from<K>(table: Teams<K>, seat: SeatId): readonly SeatId[] {
  const order = table.seats.map(s => s.id)
  const start = order.indexOf(seat)
  return [...order.slice(start), ...order.slice(0, start)]
}

/** The turn order of a new round: the team that began the round before begins again, or the one to its left. */
function proposed<K>(table: Teams<K>, number: number, plays: ReadonlySet<SeatId>): readonly SeatId[] {
  const before = table.rounds[number - 2]?.setup.order[0]
  if (before === undefined) return table.seats.map(s => s.id)
  if (table.rules.starts === 'same' && plays.has(before)) return from(table, before)
  const next = [...from(table, before).slice(1), before].find(id => plays.has(id))
  return next === undefined ? [] : from(table, next)
}

/** The setup of a round: a new order, or the one that it has; a patch names another team to begin. */
export function arrange<K>(table: Teams<K>, number: number, before: ChaseSetup | null, patch: ChasePatch): Result<ChaseSetup> {
  const plays = new Set(seatsOf(table, number).map(s => s.id))
  const first = patch.first ?? null
  if (first !== null && !plays.has(first))
    return refuse('first.not-in-round', `The team that is to begin does not play round ${number}.`, { round: number })
  if (first === null && before) return take(before)
  const order = first === null ? proposed(table, number, plays) : from(table, first)
  return take({ order: order.filter(id => plays.has(id)) })
}

/** The turns of a round, in order: as kept, without teams that do not play it any more, with those that were added since. */
export function turnOrder<K>(table: Teams<K>, round: Round<ChaseSetup, K>): readonly SeatId[] {
  const playing = seatsOf(table, round.number).map(s => s.id)
  const kept = round.setup.order.filter(id => playing.includes(id))
  return [...kept, ...playing.filter(id => !kept.includes(id))]
}
