/**
 * Closes over a pad's own types, so that everything outside the pads knows one type `Game`, without `any` and without casts.
 * It refuses to keep anything: a Game is a value, and every step gives a new one.
 */
import type { Logged } from './actions'
import { conflictsOf, type Conflict } from './conflicts'
import { gameDocument, notStanding } from './document'
import { openTable, record, type Opening } from './game'
import { replay, retract, retractions, type Replayed } from './log'
import { masterSheet } from './master-sheet'
import type { MasterSheet } from './sheet'
import { andThen, take, takeWith, type ActionId, type Problem, type Result, type SeatId } from './result'
import { rowsOf, type BookRows } from './rows'
import { scorerOf, type About, type Envelope, type Round, type Seat, type Stamp, type Table } from './table'
import { sharedProblems } from './check'
import type { SeatGiven } from './seats'
import type { JsonObject, PadCodec, ScorePad, View } from './score-pad'

/** One action as it stands in the log, whatever the pad: the raw payload and its stamp. */
export type LogLine = { raw: unknown; stamp: Stamp }

/** What outside code may know of a log line after the pad has read it. */
export type ReadLine = { id: ActionId; type: string; round: number | null; seat: SeatId | null }

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
  scorer: (round: number, seat: SeatId) => SeatId | null
  /** For each action that is not in force, the retraction that took it back. */
  retractedBy: () => ReadonlyMap<ActionId, ActionId>
  /** The game with one more action, judged strictly; the notices are what the rules say about it. */
  record: (line: LogLine) => Result<Game>
  /** What somebody else changed meanwhile under this action's hand. */
  conflicts: (line: LogLine, seen: number | undefined) => readonly Conflict[]
}

/** How a game begins: house rules as sent, and seats that have their ids. */
export type OpeningGiven = { rules: unknown; about: About; seats: readonly SeatGiven[] }

export type SealedPad = {
  id: string
  name: string
  roundWord: string
  seatRange: { min: number; max: number; teams: 'allowed' | 'always' | 'never' }
  begin: (opening: OpeningGiven) => Result<Game>
  /** The game that a log makes; total: what does not parse or stand is listed among its problems. */
  replay: (opening: OpeningGiven, log: readonly LogLine[]) => Result<Game>
  /** Reads one action as sent: the form only, not the rules. */
  read: (raw: unknown) => Result<ReadLine>
}

type Kept<R, S, P, K, A> = Replayed<R, S, K> & { start: Table<R, S, K>; log: readonly Logged<R, P, A>[]; unread: readonly Problem[] }

const once = <T>(make: () => T): (() => T) => {
  let kept: { value: T } | undefined
  return () => (kept ??= { value: make() }).value
}

const cardViews = <S, K>(
  show: (card: K, setup: S) => View,
  rounds: readonly Round<S, K>[],
): readonly { round: number; seat: SeatId; view: View }[] =>
  rounds.flatMap(r => [...r.cards].map(([seat, { card }]) => ({ round: r.number, seat, view: show(card, r.setup) })))

const placeOf = (action: object): { round: number | null; seat: SeatId | null } => ({
  round: 'round' in action && typeof action.round === 'number' ? action.round : null,
  seat: 'seat' in action && typeof action.seat === 'string' ? action.seat : null,
})

/** Seals a pad with its codec: the only place where a pad's type parameters meet the outside. */
export function seal<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  codec: PadCodec<R, P, A>,
): SealedPad {
  const read = (line: LogLine): Result<Logged<R, P, A>> => andThen(codec.action(line.raw), action => take({ ...action, stamp: line.stamp }))

  const opened = (given: OpeningGiven): Result<Opening<R>> =>
    andThen(
      codec.rules(
        given.rules,
        given.seats.map(s => s.id),
      ),
      rules => take({ rules, about: given.about, seats: given.seats }),
    )

  const step = (kept: Kept<R, S, P, K, A>, logged: Logged<R, P, A>): Result<Kept<R, S, P, K, A>> => {
    if (logged.of === 'log')
      return andThen(retract(pad, kept.start, kept.log, logged), replayed => take({ ...kept, ...replayed, log: [...kept.log, logged] }))
    return andThen(record(pad, kept.table, logged), table => take({ ...kept, table, log: [...kept.log, logged] }))
  }

  const wrap = (kept: Kept<R, S, P, K, A>): Game => {
    const { table } = kept
    const sheet = once(() => masterSheet(pad, table))
    const problems = once(() => [...kept.unread, ...notStanding(kept.refused), ...sharedProblems(pad, table, sheet()), ...pad.check(table)])
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
      views: () => cardViews(pad.show, table.rounds),
      scorer: (round, seat) => scorerOf(table, round, seat),
      retractedBy: once(() => retractions(kept.log)),
      record: line =>
        andThen(
          andThen(read(line), logged => step(kept, logged)),
          next => take(wrap(next)),
        ),
      conflicts: (line, seen) => {
        const logged = read(line)
        return logged.ok ? conflictsOf(pad, kept.start, kept.log, table, logged.value, seen) : []
      },
    }
  }

  const begin = (given: OpeningGiven): Result<Kept<R, S, P, K, A>> =>
    andThen(
      andThen(opened(given), opening => openTable(pad, opening)),
      table => take({ start: table, table, log: [], refused: [], unread: [] }),
    )

  const sealed: SealedPad = {
    id: pad.id,
    name: pad.name,
    roundWord: pad.roundWord,
    seatRange: pad.seatRange,
    begin: given => andThen(begin(given), kept => take(wrap(kept))),
    replay: (given, lines) =>
      andThen(begin(given), kept => {
        const log: Logged<R, P, A>[] = []
        const unread: Problem[] = []
        for (const line of lines) {
          const logged = read(line)
          if (logged.ok) log.push(logged.value)
          else
            unread.push({
              ...logged.problem,
              code: 'log.unread',
              message: `Action ${line.stamp.seq} cannot be read: ${logged.problem.message}`,
            })
        }
        return take(wrap({ ...kept, ...replay(pad, kept.start, log), log, unread }))
      }),
    read: raw => andThen(codec.action(raw), ({ action, envelope }) => takeWith({ id: envelope.id, type: action.type, ...placeOf(action) })),
  }
  return sealed
}

export type { Envelope }
