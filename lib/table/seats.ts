/**
 * Folds what happens to seats: they come, leave, change name, order or members; and who directs.
 * It refuses to know what a seat scored: other rounds' cards are never touched (faults P01, P60).
 */
import type { MemberGiven, SeatAction } from './actions'
import { andThen, refuse, take, takeWith, type Problem, type Result, type SeatId } from './result'
import { allFit, fits, roomFor, type SeatGiven } from './seat-limits'
import type { SeatRange } from './score-pad'
import { cardOf, findSeat, seatsOf, type Envelope, type Member, type Seat, type Table } from './table'
import { capital } from './words'
import { isolated } from './closed-text'

/** A member without a person in the book becomes a new one, whose id follows from `source`: what brought him to the table. */
const membersOf = (source: string, given: readonly MemberGiven[]): readonly Member[] =>
  given.map((m, i) => ({ name: m.name, person: m.person ?? `${source}.${i + 1}` }))

/** A new seat from what was given; a player is a seat with one member, himself. */
export function newSeat(given: SeatGiven, number: number, from: number): Seat {
  const team = given.members !== undefined && given.members.length > 0
  const members = team ? membersOf(`${given.id}.${from}`, given.members ?? []) : [{ name: given.name, person: given.person ?? given.id }]
  return {
    id: given.id,
    name: given.name,
    number: given.number ?? number,
    table: given.table ?? null,
    child: given.child ?? false,
    team,
    from,
    after: null,
    sits: [{ from, members }],
  }
}

/** All seats of a new game, numbered clockwise from 1 where no number was given; a number given twice is refused. */
export function firstSeats(given: readonly SeatGiven[]): Result<readonly Seat[]> {
  const taken = new Set(given.flatMap(g => (g.number === undefined ? [] : [g.number])))
  if (taken.size < given.filter(g => g.number !== undefined).length) return refuse('seat.number-taken', 'Two seats have the same number.')
  let next = 1
  const seats = given.map(g => {
    while (taken.has(next)) next += 1
    const seat = newSeat(g, next, 1)
    if (g.number === undefined) next += 1
    return seat
  })
  return new Set(seats.map(s => s.id)).size < seats.length ? refuse('seat.id-taken', 'Two seats have the same id.') : take(seats)
}

type AnyTable<R, S, K> = Table<R, S, K>
type SeatLimits = { name: string; seatRange: SeatRange }
const unknown = <T>(): Result<T> => refuse('seat.unknown', 'There is no such seat at this table.')
const sameName = (seats: readonly Seat[], seat: Seat): readonly Problem[] =>
  seats.some(s => s.id !== seat.id && s.name.trim().toLowerCase() === seat.name.trim().toLowerCase())
    ? [
        {
          severity: 'hint',
          code: 'seat.same-name',
          message: `Two seats are called ${isolated(seat.name)}: they are told apart by number (${seat.number}).`,
          seat: seat.id,
        },
      ]
    : []

/** The most seats that play one round together, of those from this one on. */
function mostFrom<R, S, K>(table: AnyTable<R, S, K>, from: number): number {
  const last = Math.max(from, table.rounds.length + 1, ...table.seats.map(s => s.from))
  return Math.max(...Array.from({ length: last - from + 1 }, (_, i) => seatsOf(table, from + i).length))
}

function add<R, S, K>(
  pad: SeatLimits,
  table: AnyTable<R, S, K>,
  action: Extract<SeatAction, { type: 'seat.add' }>,
  id: SeatId,
): Result<AnyTable<R, S, K>> {
  if (findSeat(table, id)) return refuse('seat.id-taken', 'A seat with this id sits at the table already.')
  if (table.seats.some(s => s.number === action.number))
    return refuse('seat.number-taken', `Number ${action.number ?? ''} is taken by another seat.`)
  const from = action.from ?? table.rounds.length + 1
  const fit = andThen(allFit(pad, [action]), () => roomFor(pad, mostFrom(table, from) + 1))
  if (!fit.ok) return fit
  const seat = newSeat({ ...action, id }, Math.max(0, ...table.seats.map(s => s.number)) + 1, from)
  const after = action.after === undefined ? table.seats.length : table.seats.findIndex(s => s.id === action.after) + 1
  if (after === 0 && table.seats.length > 0) return unknown()
  const seats = [...table.seats.slice(0, after), seat, ...table.seats.slice(after)]
  return takeWith({ ...table, seats }, ...sameName(seats, seat))
}

const put = <R, S, K>(table: AnyTable<R, S, K>, seat: Seat): AnyTable<R, S, K> => ({
  ...table,
  seats: table.seats.map(s => (s.id === seat.id ? seat : s)),
})

function leave<R, S, K>(table: AnyTable<R, S, K>, seat: Seat, after: number): Result<AnyTable<R, S, K>> {
  if (after < seat.from - 1)
    return refuse(
      'seat.leave-too-early',
      `${isolated(seat.name)} came in ${table.words.round} ${seat.from} and cannot leave after ${table.words.round} ${after}.`,
      {
        seat: seat.id,
      },
    )
  const later = table.rounds.find(r => r.number > after && r.cards.has(seat.id))
  if (later)
    return refuse(
      'seat.has-later-cards',
      `${isolated(seat.name)} has a ${cardOf(table.words, later.number)}: mark it absent or undo it, or let ${isolated(seat.name)} leave after that ${table.words.round}.`,
      {
        seat: seat.id,
        round: later.number,
      },
    )
  return take(put(table, { ...seat, after }))
}

function order<R, S, K>(table: AnyTable<R, S, K>, ids: readonly SeatId[]): Result<AnyTable<R, S, K>> {
  const seats = ids.flatMap(id => table.seats.filter(s => s.id === id))
  const complete = seats.length === table.seats.length && new Set(ids).size === ids.length
  return complete ? take({ ...table, seats }) : refuse('seat.order-incomplete', 'The new order must name every seat once.')
}

/** Who sits there from a round on; `id` is the action's, from which the ids of new people follow. */
function members<R, S, K>(
  table: AnyTable<R, S, K>,
  seat: Seat,
  { from, members: given }: Extract<SeatAction, { type: 'seat.members' }>,
  id: string,
): Result<AnyTable<R, S, K>> {
  if (given.length === 0) return refuse('seat.no-members', 'Somebody must sit there: name at least one.', { seat: seat.id })
  const sits = [...seat.sits.filter(s => s.from !== from), { from, members: membersOf(id, given) }].sort((a, b) => a.from - b.from)
  return take(put(table, { ...seat, sits }))
}

function direct<R, S, K>(table: AnyTable<R, S, K>, action: Extract<SeatAction, { type: 'director.set' }>): Result<AnyTable<R, S, K>> {
  const { director, from } = action
  if (director !== 'none' && director !== 'outside' && !findSeat(table, director)) return unknown()
  const kept = table.director.filter(d => d.from !== from)
  return take({ ...table, director: [...kept, { from, director }].sort((a, b) => a.from - b.from) })
}

/** The round that is being played: open, and somebody who plays it has no card yet. */
const inPlay = <R, S, K>(table: AnyTable<R, S, K>) =>
  table.rounds.findLast(r => r.status === 'open' && seatsOf(table, r.number).some(s => !r.cards.has(s.id)))

/** Where seats move between rounds only: nobody is added to one that has begun, and no order changes while one is open. */
function mayMove<R, S, K>(pad: SeatLimits, table: AnyTable<R, S, K>, action: SeatAction): Result<null> {
  if (pad.seatRange.seatsMove === 'any-time') return take(null)
  const { round: word } = table.words
  const begun = table.rounds.length
  if (action.type === 'seat.add' && (action.from ?? begun + 1) <= begun)
    return refuse(
      'seat.round-begun',
      `${capital(word)} ${action.from ?? begun} has begun without this seat: it plays from ${word} ${begun + 1} on.`,
    )
  const open = inPlay(table)
  if (!open) return take(null)
  if (action.type === 'seat.order')
    return refuse('seat.round-open', `${capital(word)} ${open.number} is open: the order of the seats changes when it is over.`)
  return take(null)
}

function seated<R, S, K>(pad: SeatLimits, table: AnyTable<R, S, K>, action: SeatAction, envelope: Envelope): Result<AnyTable<R, S, K>> {
  if (action.type === 'seat.add') return add(pad, table, action, envelope.id)
  if (action.type === 'seat.order') return order(table, action.seats)
  if (action.type === 'director.set') return direct(table, action)
  const seat = findSeat(table, action.seat)
  if (!seat) return unknown()
  switch (action.type) {
    case 'seat.leave':
      return leave(table, seat, action.after)
    case 'seat.rename': {
      const renamed = {
        ...seat,
        name: action.name,
        sits: seat.team
          ? seat.sits
          : seat.sits.map(s => ({ ...s, members: s.members.map(m => (m.name === seat.name ? { ...m, name: action.name } : m)) })),
      }
      return takeWith(put(table, renamed), ...sameName(table.seats, renamed))
    }
    case 'seat.members':
      return andThen(fits(pad, action.members.length, seat.team), () => members(table, seat, action, envelope.id))
  }
}

/** One action on the seats or on who directs. Earlier cards stay as they are, whatever happens here. */
export const recordSeat = <R, S, K>(
  pad: SeatLimits,
  table: AnyTable<R, S, K>,
  action: SeatAction,
  envelope: Envelope,
): Result<AnyTable<R, S, K>> => {
  const done = seated(pad, table, action, envelope)
  const may = mayMove(pad, table, action)
  return done.ok && !may.ok ? may : done
}
