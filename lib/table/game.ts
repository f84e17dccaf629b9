/**
 * Folds one action of any kind into a table, and what changes the game as a whole: rules, name, finish, archive, room.
 * It refuses to know when or by whom an action was let in: that was judged at the door.
 */
import type { DescribeGiven, GameAction, Logged } from './actions'
import { USUAL_CUT } from './cut'
import { refuse, take, andThen, type Problem, type Result } from './result'
import type { ScorePad } from './score-pad'
import { recordRound } from './rounds'
import { firstSeats, recordSeat } from './seats'
import { allFit, enoughSeats, type SeatGiven } from './seat-limits'
import type { About, Table } from './table'

/** What a game starts from: kept beside the log, never changed. */
export type Opening<Rules> = { rules: Rules; about: About; seats: readonly SeatGiven[] }

/** The table before anything happened; refuses a number of seats that the pad does not play with. */
export function openTable<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  opening: Opening<R>,
): Result<Table<R, S, K>> {
  const fit = andThen(enoughSeats(pad, opening.seats.length), () => allFit(pad, opening.seats))
  return andThen(
    andThen(fit, () => firstSeats(opening.seats)),
    seats =>
      take({
        words: { round: pad.roundWord, card: pad.cardWord },
        rules: opening.rules,
        about: opening.about,
        seats,
        director: [{ from: 1, director: pad.director(opening.rules) }],
        rounds: [],
        finished: false,
        archived: false,
        checks: false,
        cut: USUAL_CUT,
        room: { shows: [], holds: [] },
      }),
  )
}

function describe(about: About, given: DescribeGiven): About {
  const { title, playedOn, zone, number, place, note, counts } = given
  return {
    title: title ?? about.title,
    playedOn: playedOn ?? about.playedOn,
    zone: zone ?? about.zone,
    number: number ?? about.number,
    place: place ?? about.place,
    note: note ?? about.note,
    counts: counts ?? about.counts,
  }
}

function recordGame<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  action: GameAction<R>,
): Result<Table<R, S, K>> {
  switch (action.type) {
    case 'rules.change':
      return andThen(pad.changeRules(table, action.rules), rules => take({ ...table, rules }))
    case 'game.finish':
      return table.finished ? refuse('game.finished', 'The game is finished already.') : take({ ...table, finished: true })
    case 'game.reopen':
      return table.finished
        ? take({ ...table, finished: false })
        : refuse('game.live', `The game was not finished by the Director: change a house rule or an earlier ${pad.cardWord} to go on.`)
    case 'game.archive':
      return table.archived ? refuse('game.archived', 'The game is archived already.') : take({ ...table, archived: true })
    case 'game.restore':
      return table.archived ? take({ ...table, archived: false }) : refuse('game.not-archived', 'The game is not archived.')
    case 'game.describe':
      return take({ ...table, about: describe(table.about, action.describe) })
    case 'checks.set':
      return take({ ...table, checks: action.required })
    case 'cut.set':
      return take({ ...table, cut: { points: action.points, least: action.least } })
    case 'room.show':
      return take({ ...table, room: { ...table.room, shows: [...new Set(action.what)] } })
    case 'room.hold':
      return take({ ...table, room: { ...table.room, holds: [...new Set(action.rounds)].sort((a, b) => a - b) } })
  }
}

/** One action on the table. `retract` is the log's business and changes nothing here. */
export function record<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  logged: Logged<R, P, A>,
): Result<Table<R, S, K>> {
  switch (logged.of) {
    case 'seats':
      return recordSeat(pad, table, logged.action, logged.envelope)
    case 'rounds':
      return recordRound(pad, table, logged.action, logged.envelope, logged.stamp)
    case 'game':
      return recordGame(pad, table, logged.action)
    case 'log':
      return take(table)
    case 'pad':
      return pad.record(table, logged.action, logged.stamp)
  }
}

/** A refusal that replay met: listed with its action, never thrown, never hidden. */
export type NotStanding = { id: string; seq: number; type: string; problem: Problem }
