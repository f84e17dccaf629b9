/**
 * What stands on the table in any game: seats, rounds, playcards, the Director. Plain values that are never changed in place.
 * It refuses to know what is on a playcard: `Rules`, `Setup` and `Card` belong to the pad.
 */
import type { Cut } from './cut'
import { refuse, take, takeWith, type ActionId, type PersonId, type Problem, type Result, type SeatId } from './result'
import type { TableWords } from './words'
import { isolated } from './closed-text'

export type Member = { person: PersonId; name: string }

/** Whoever owns a score column. The id never changes; the name may. Plays the rounds `from` … `after` (null: to the end). */
export type Seat = {
  id: SeatId
  name: string
  number: number
  table: string | null
  child: boolean
  team: boolean
  from: number
  after: number | null
  /** Who sat there from which round on; a player is a seat with one member. */
  sits: readonly { from: number; members: readonly Member[] }[]
}

export type Stand = 'played' | 'absent' | 'void'
export type Checked = { by: string; agrees: boolean; note: string | null; stale: boolean }

/** One seat's record of one round, with what all pads share around the pad's own card. */
export type Playcard<Card> = { stand: Stand; reason: string | null; checked: Checked | null; card: Card }

/** On the server's clock, in milliseconds; `stoppedAt` null while it runs. */
export type Timer = { startedAt: number; seconds: number; stoppedAt: number | null }

export type Round<Setup, Card> = {
  number: number
  status: 'open' | 'closed'
  /** The gaps that the Director named when he closed the round. */
  gaps: readonly string[]
  setup: Setup
  timer: Timer | null
  cards: ReadonlyMap<SeatId, Playcard<Card>>
}

/** One of two words that are no seat's id, `none` and `outside` (he directs from outside the game), or the id of the seat he plays from. */
export type Director = string

/** What the game is called and when it was played; never a rule. */
export type About = {
  title: string
  playedOn: string
  zone: string
  number: number | null
  place: string | null
  note: string | null
  counts: boolean
}

export type Table<Rules, Setup, Card> = {
  /** What the pad calls a round and a card: for sentences only. */
  words: TableWords
  rules: Rules
  about: About
  /** Clockwise as they sit now, those who left included. */
  seats: readonly Seat[]
  director: readonly { from: number; director: Director }[]
  rounds: readonly Round<Setup, Card>[]
  finished: boolean
  archived: boolean
  /** A card counts as settled only when somebody else has looked at it. */
  checks: boolean
  /** Who is within reach of the leader, as the Director has it (EV-03). */
  cut: Cut
  room: { shows: readonly string[]; holds: readonly number[] }
}

/** Who, when and on which device: added at the door, part of the log. `time` is the server's clock in milliseconds. */
export type Stamp = { seq: number; time: number; actor: string; device: string }

/** What every action may carry besides its own payload. */
export type Envelope = {
  id: ActionId
  at?: string | undefined
  v?: 1 | undefined
  note?: string | undefined
  overrule?: { code: string; note: string } | undefined
}

/** Whether the seat plays this round (R-F5-05; rounds before it came or after it left are not there at all). */
export const plays = (seat: Seat, round: number): boolean => seat.from <= round && (seat.after === null || round <= seat.after)

/** The seats that play this round, clockwise. */
export const seatsOf = <R, S, K>(table: Table<R, S, K>, round: number): readonly Seat[] => table.seats.filter(seat => plays(seat, round))

export const findSeat = <R, S, K>(table: Table<R, S, K>, id: SeatId): Seat | undefined => table.seats.find(seat => seat.id === id)

export const findRound = <R, S, K>(table: Table<R, S, K>, number: number): Round<S, K> | undefined => table.rounds[number - 1]

/** Who directs in this round. */
export const directorAt = <R, S, K>(table: Table<R, S, K>, round: number): Director =>
  table.director.findLast(d => d.from <= round)?.director ?? 'none'

/** The members who sat at this seat in this round. */
export const membersAt = (seat: Seat, round: number): readonly Member[] => seat.sits.findLast(s => s.from <= round)?.members ?? []

/** Who plays a player's seat in this round in his place; null where he plays himself, and for a team. */
export function substituteAt(seat: Seat, round: number): string | null {
  const names = seat.team ? [] : membersAt(seat, round).map(m => m.name)
  return names.every(name => name === seat.name) ? null : names.join(', ')
}

/** The next seat to the left that plays the round: the scorer of this seat's card (R-F5-39), within its table where tables are named. */
export function scorerOf<R, S, K>(table: Table<R, S, K>, round: number, seat: SeatId): SeatId | null {
  const own = findSeat(table, seat)
  if (!own) return null
  const here = table.seats.filter(s => s.id === seat || (plays(s, round) && s.table === own.table))
  const next = here[(here.findIndex(s => s.id === seat) + 1) % here.length]
  return next === undefined || next.id === seat ? null : next.id
}

export const replaceRound = <R, S, K>(table: Table<R, S, K>, round: Round<S, K>): Table<R, S, K> => ({
  ...table,
  rounds: table.rounds.map(r => (r.number === round.number ? round : r)),
})

const unknownRound = <T>(words: TableWords, round: number): Result<T> =>
  refuse('round.unknown', `There is no ${words.round} ${round} yet: open it first.`, { round })

/** Changes one round, or says that it does not exist. */
export function changeRound<R, S, K>(
  table: Table<R, S, K>,
  number: number,
  change: (round: Round<S, K>) => Result<Round<S, K>>,
): Result<Table<R, S, K>> {
  const round = findRound(table, number)
  if (!round) return unknownRound(table.words, number)
  const next = change(round)
  return next.ok ? { ...next, value: next.value === round ? table : replaceRound(table, next.value) } : next
}

/** Says whether this seat can have a card in this round; the refusal names what is wrong. */
export function seatInRound<R, S, K>(table: Table<R, S, K>, number: number, id: SeatId): Result<{ round: Round<S, K>; seat: Seat }> {
  const round = findRound(table, number)
  if (!round) return unknownRound(table.words, number)
  const seat = findSeat(table, id)
  if (!seat) return refuse('seat.unknown', 'There is no such seat at this table.', { round: number })
  if (!plays(seat, number))
    return refuse('seat.not-in-round', `${isolated(seat.name)} does not play ${table.words.round} ${number}.`, { round: number, seat: id })
  return take({ round, seat })
}

/** "card of round 2", "turn of round 2". */
export const cardOf = (words: TableWords, round: number): string => `${words.card} of ${words.round} ${round}`

/** Puts a playcard into a round, and marks a second look at it as stale if its content changed. */
export function putCard<R, S, K>(table: Table<R, S, K>, round: Round<S, K>, seat: SeatId, playcard: Playcard<K>): Table<R, S, K> {
  const cards = new Map(round.cards)
  cards.set(seat, playcard)
  return replaceRound(table, { ...round, cards })
}

const wasAbsent = (words: TableWords, at: { round: number; seat: SeatId }, name: string): Problem => ({
  severity: 'hint',
  code: 'card.was-absent',
  message: `${isolated(name)} was absent in ${words.round} ${at.round} and now counts as playing it.`,
  ...at,
})

/** The card as played; a second look at what it held before is stale. */
const playedNow = <K>(held: Playcard<K> | undefined, card: K): Playcard<K> => ({
  stand: 'played',
  reason: null,
  checked: held?.checked ? { ...held.checked, stale: true } : null,
  card,
})

/**
 * Changes what is on one playcard. A card not begun starts from `blank`; an absent one becomes played and says so;
 * a void one is refused with the way out (api 3.11).
 */
export function changeCard<R, S, K>(
  table: Table<R, S, K>,
  at: { round: number; seat: SeatId },
  blank: (setup: S, seat: Seat) => K,
  change: (card: K, found: { round: Round<S, K>; seat: Seat }) => Result<K>,
): Result<Table<R, S, K>> {
  const found = seatInRound(table, at.round, at.seat)
  if (!found.ok) return found
  const { round, seat } = found.value
  const held = round.cards.get(at.seat)
  const stand = held?.stand
  if (stand === 'void')
    return refuse('card.void', `${isolated(seat.name)}'s ${cardOf(table.words, at.round)} is void: restore it first.`, at)
  const card = held ? held.card : blank(round.setup, seat)
  const next = change(card, found.value)
  if (!next.ok) return next
  const notices = [...(next.notices ?? []), ...(stand === 'absent' ? [wasAbsent(table.words, at, seat.name)] : [])]
  if (stand === 'played' && next.value === card) return takeWith(table, ...notices)
  return takeWith(putCard(table, round, at.seat, playedNow(held, next.value)), ...notices)
}
