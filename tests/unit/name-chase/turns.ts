/** Turns as they are sent, for the tests of this pad. */
import { seat, type Sitting, type Sent } from '../famous-five/sitting'

export const PERFECT = [1, 1, 1, 1, 1, 1, 1, 1]
export const NOTHING = [null, null, null, null, null, null, null, null]
/** A whole turn, as it was read. */
export const turn = (team: number, solved: readonly (number | null)[], more: Sent = {}): Sent => ({
  type: 'turn.record',
  round: 1,
  seat: seat(team),
  solved,
  ...more,
})
/** One puzzle of it. */
export const mark = (team: number, puzzle: number, clue: number | null, more: Sent = {}): Sent => ({
  type: 'turn.mark-one',
  round: 1,
  seat: seat(team),
  puzzle,
  clue,
  ...more,
})
/** What the paper says. */
export const total = (team: number, points: number | null, more: Sent = {}): Sent => ({
  type: 'turn.total',
  round: 1,
  seat: seat(team),
  total: points,
  ...more,
})
/** A team's turn of round 1, as the game shows it. */
export const card = (play: Sitting, team = 0): unknown => play.at('rounds', 0, 'playcards', seat(team))
