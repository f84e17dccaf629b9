/**
 * Closes over a pad's own types, so that everything outside the pads knows one type `Game`, without `any` and without casts.
 * It refuses to keep anything: a Game is a value, and every step gives a new one.
 */
import type { Logged } from './actions'
import { conflictsOf, type Conflict } from './conflicts'
import { gameDocument, notStanding } from './document'
import { openTable, record } from './game'
import { changesOf, type Change } from './history'
import { replay, retract, retractions, type Replayed } from './log'
import { masterSheet } from './master-sheet'
import type { CardForm, PadForm } from './paper'
import type { Role } from './rights'
import { mayLook } from './second-look'
import type { MasterSheet } from './sheet'
import { andThen, take, takeWith, type ActionId, type Problem, type Result, type SeatId } from './result'
import { withoutHeld } from './held'
import { ownCards, type OwnCards } from './own-cards'
import { roomView, type RoomView } from './room'
import { rowsOf, type BookRows } from './rows'
import { findRound, findSeat, plays, scorerOf, type About, type Round, type Seat, type Stamp, type Table } from './table'
import { sharedProblems } from './check'
import type { SeatGiven } from './seat-limits'
import type { CardLine, JsonObject, PadCodec, ScorePad, SeatRange, Touch, View } from './score-pad'

/** One action as it stands in the log, whatever the pad: the raw payload and its stamp. */
export type LogLine = { raw: unknown; stamp: Stamp }

/** An action of a log that counts for nothing, and why. `id` is empty where not even that can be read. */
export type Aside = { id: ActionId; seq: number; problem: Problem }

type Sorted = Logged<never, never, never>['of']

/** What outside code may know of a log line after the pad has read it. */
export type ReadLine = { id: ActionId; of: Sorted; type: string; round: number | null; seat: SeatId | null }

/** A sealed game at one moment. `steps` is how many log lines it holds. */
export type Game = {
  pad: SealedPad
  steps: number
  about: About
  seats: readonly Seat[]
  status: 'live' | 'finished'
  archived: boolean
  sheet: () => MasterSheet<string>
  problems: () => readonly Problem[]
  document: () => JsonObject
  rows: () => BookRows
  views: () => readonly { round: number; seat: SeatId; view: View }[]
  /** The blank card of a seat that plays this round, open or still to come; null where the pad has no card to print. */
  cardForm: (round: number, seat: SeatId) => CardForm | null
  /** The blank pad of the whole game; null where the pad has none. */
  padForm: () => PadForm | null
  scorer: (round: number, seat: SeatId) => SeatId | null
  /** What readers may see: no held round is in any of it. */
  readers: () => { sheet: MasterSheet<string>; seats: readonly Seat[] }
  room: () => RoomView
  /** One seat's own cards; undefined where no such seat is at the table. */
  ownCards: (seat: SeatId) => OwnCards | undefined
  /** The log's actions that cannot be read or do not stand, oldest first: listed, never thrown, never hidden. */
  aside: () => readonly Aside[]
  /** For each action that is not in force, the retraction that took it back. */
  retractedBy: () => ReadonlyMap<ActionId, ActionId>
  /** What each action in force changed, by its id: for people who read what happened. */
  changes: () => ReadonlyMap<ActionId, Change>
  /** The game with one more action, judged strictly; the notices are what the rules say about it. */
  record: (line: LogLine) => Result<Game>
  /** Whether a second look, if the action is one, is not at the sender's own writing. */
  mayLook: (line: LogLine, who: { role: Role }) => Result<null>
  /** What somebody else changed meanwhile under this action's hand. */
  conflicts: (line: LogLine, seen: number | undefined) => readonly Conflict[]
}

/** How a game begins: house rules as sent, and seats that have their ids. */
export type OpeningGiven = { rules: unknown; about: About; seats: readonly SeatGiven[] }

export type SealedPad = {
  id: string
  rulesVersion: number
  name: string
  roundWord: string
  cardWord: string
  directs: string | null
  placeWords: (at: Touch['at']) => string
  markWords: (mark: string, at: Touch['at']) => string
  seatRange: SeatRange
  lines: readonly CardLine[]
  /** Which papers it prints; what they hold is asked of a game. */
  paper: { card: object | null; pad: object | null }
  childSeats: boolean
  /** The rulebook's own house rules, as a game shows them. */
  defaults: JsonObject
  begin: (opening: OpeningGiven) => Result<Game>
  /** The game that a log makes; total: what does not parse or stand is listed among its problems. */
  replay: (opening: OpeningGiven, log: readonly LogLine[]) => Result<Game>
  /** Reads one action as sent: the form only, not the rules. */
  read: (raw: unknown) => Result<ReadLine>
}

type Kept<R, S, P, K, A> = Replayed<R, S, K> & { start: Table<R, S, K>; log: readonly Logged<R, P, A>[]; unread: readonly Aside[] }

const once = <T>(make: () => T): (() => T) => {
  let kept: { value: T } | undefined
  return () => (kept ??= { value: make() }).value
}

const cardViews = <R, S, K>(
  show: (card: K, setup: S, rules: R) => View,
  rules: R,
  rounds: readonly Round<S, K>[],
): readonly { round: number; seat: SeatId; view: View }[] =>
  rounds.flatMap(r => [...r.cards].map(([seat, { card }]) => ({ round: r.number, seat, view: show(card, r.setup, rules) })))

const placeOf = (action: object): { round: number | null; seat: SeatId | null } => ({
  round: 'round' in action && typeof action.round === 'number' ? action.round : null,
  seat: 'seat' in action && typeof action.seat === 'string' ? action.seat : null,
})

const readLine = <R, P, A>(codec: PadCodec<R, P, A>, line: LogLine): Result<Logged<R, P, A>> =>
  andThen(codec.action(line.raw), action => take({ ...action, stamp: line.stamp }))

const lineId = ({ raw }: LogLine): ActionId =>
  raw !== null && typeof raw === 'object' && 'id' in raw && typeof raw.id === 'string' ? raw.id : ''

/** A stored log as its codec reads it; what cannot be read is listed. */
function readLog<R, P, A>(
  codec: PadCodec<R, P, A>,
  lines: readonly LogLine[],
): { log: readonly Logged<R, P, A>[]; unread: readonly Aside[] } {
  const log: Logged<R, P, A>[] = []
  const unread: Aside[] = []
  for (const line of lines) {
    const logged = readLine(codec, line)
    if (logged.ok) log.push(logged.value)
    else
      unread.push({
        id: lineId(line),
        seq: line.stamp.seq,
        problem: {
          ...logged.problem,
          code: 'log.unread',
          message: `Action ${line.stamp.seq} cannot be read: ${logged.problem.message}`,
        },
      })
  }
  return { log, unread }
}

/** A game before its first action. */
function openingOf<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  codec: PadCodec<R, P, A>,
  { rules, about, seats }: OpeningGiven,
): Result<Kept<R, S, P, K, A>> {
  const read = codec.rules(
    rules,
    seats.map(s => s.id),
  )
  return andThen(
    andThen(read, agreed => openTable(pad, { rules: agreed, about, seats })),
    table => take({ start: table, table, log: [], refused: [], unread: [] }),
  )
}

/** One more action, judged strictly. */
function step<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  kept: Kept<R, S, P, K, A>,
  logged: Logged<R, P, A>,
): Result<Kept<R, S, P, K, A>> {
  const log = [...kept.log, logged]
  if (logged.of === 'log') return andThen(retract(pad, kept.start, kept.log, logged), replayed => take({ ...kept, ...replayed, log }))
  return andThen(record(pad, kept.table, logged), table => take({ ...kept, table, log }))
}

/** What outside code may ask of a game; answers are made at the first question and kept. */
function gameOf<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  codec: PadCodec<R, P, A>,
  sealed: SealedPad,
  kept: Kept<R, S, P, K, A>,
): Game {
  const { table } = kept
  const sheet = once(() => masterSheet(pad, table))
  const open = once(() => {
    const shown = withoutHeld(pad, table)
    return { table: shown, sheet: shown === table ? sheet() : masterSheet(pad, shown) }
  })
  const asides = once(() => [...kept.unread, ...notStanding(kept.refused)].sort((a, b) => a.seq - b.seq))
  const problems = once(() => [...asides().map(a => a.problem), ...sharedProblems(pad, table, sheet()), ...pad.check(table)])
  return {
    pad: sealed,
    steps: kept.log.length,
    about: table.about,
    seats: table.seats,
    status: sheet().status,
    archived: table.archived,
    sheet,
    problems,
    document: once(() => gameDocument(pad, table, sheet(), problems())),
    rows: once(() => rowsOf(pad, table, sheet())),
    views: () => cardViews(pad.show, table.rules, table.rounds),
    cardForm: (round, id) => {
      const seat = findSeat(table, id)
      return (seat && plays(seat, round) && pad.paper.card?.(table.rules, findRound(table, round)?.setup ?? null, seat)) || null
    },
    padForm: () => pad.paper.pad?.(table.rules, table.rounds.length) ?? null,
    scorer: (round, seat) => scorerOf(table, round, seat),
    readers: () => ({ sheet: open().sheet, seats: open().table.seats }),
    room: once(() => roomView(pad, open().table, open().sheet)),
    ownCards: seat => ownCards(pad, table, open().table, open().sheet, seat),
    aside: asides,
    retractedBy: once(() => retractions(kept.log)),
    changes: once(() => changesOf(pad, kept.start, kept.log)),
    record: line =>
      andThen(
        andThen(readLine(codec, line), logged => step(pad, kept, logged)),
        next => take(gameOf(pad, codec, sealed, next)),
      ),
    mayLook: (line, who) => andThen(readLine(codec, line), logged => mayLook(who, kept, logged)),
    conflicts: (line, seen) => {
      const logged = readLine(codec, line)
      return logged.ok ? conflictsOf(pad, kept.start, kept.log, table, logged.value, seen) : []
    },
  }
}

/** Seals a pad with its codec: the only place where a pad's type parameters meet the outside. */
export function seal<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  codec: PadCodec<R, P, A>,
): SealedPad {
  const rulebook = codec.rules({}, [])
  const sealed: SealedPad = {
    id: pad.id,
    rulesVersion: pad.rulesVersion ?? 1,
    name: pad.name,
    roundWord: pad.roundWord,
    cardWord: pad.cardWord,
    directs: pad.directs,
    placeWords: pad.placeWords,
    markWords: pad.markWords,
    seatRange: pad.seatRange,
    lines: pad.lines,
    paper: pad.paper,
    childSeats: pad.childSeats,
    defaults: rulebook.ok ? pad.rulesDocument(rulebook.value) : {},
    begin: given => andThen(openingOf(pad, codec, given), kept => take(gameOf(pad, codec, sealed, kept))),
    replay: (given, lines) =>
      andThen(openingOf(pad, codec, given), kept => {
        const { log, unread } = readLog(codec, lines)
        return take(gameOf(pad, codec, sealed, { ...kept, ...replay(pad, kept.start, log), log, unread }))
      }),
    read: raw =>
      andThen(codec.action(raw), ({ of, action, envelope }) => takeWith({ id: envelope.id, of, type: action.type, ...placeOf(action) })),
  }
  return sealed
}
