/** What a game's page begins with: the table before anything happened, and the question for what came since. It refuses to keep anything. */
import { openTable } from '../table/game'
import { andThen } from '../table/result'
import type { PadCodec, ScorePad } from '../table/score-pad'
import type { OpeningGiven } from '../table/seal'
import type { Table } from '../table/table'

/** The table as it was opened; an error where the page was given an opening that its own rules do not take. */
export function beginning<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  codec: PadCodec<R, P, A>,
  opening: OpeningGiven,
): Table<R, S, K> {
  const seats = opening.seats.map(s => s.id)
  const opened = andThen(codec.rules(opening.rules, seats), rules => openTable(pad, { ...opening, rules }))
  if (!opened.ok) throw new Error(opened.problem.message)
  return opened.value
}

/** Asks for the log after a number, and names the last action known here: a book that was put back may hold another one there. */
export function askTail(game: string, after: number, last: string | undefined): Promise<Response> {
  const known = last === undefined ? '' : `&last=${last}`
  return fetch(`/api/games/${game}/log?after=${after}${known}`, { cache: 'no-store' })
}

/** What to add to this device's clock to have the server's, as it was half way between question and answer; undefined where the answer does not say. */
export function offsetBy(response: Response, asked: number): number | undefined {
  const time = Number(response.headers.get('x-playcard-time'))
  return time > 0 ? time - (asked + Date.now()) / 2 : undefined
}
