/**
 * How many seats a pad takes and whether they are teams: asked when a game begins, when a seat is added and when members change.
 * It refuses to know how many may sit out a round: that is the pad's own, when a round opens.
 */
import type { MemberGiven } from './actions'
import { refuse, take, type Result, type SeatId } from './result'
import type { SeatRange } from './score-pad'

export type SeatGiven = {
  id: SeatId
  name: string
  members?: readonly MemberGiven[] | undefined
  person?: string | undefined
  child?: boolean | undefined
  number?: number | undefined
  table?: string | undefined
}

type Limits = { name: string; seatRange: SeatRange }

/** Says whether so many seats can begin a game of this pad. */
export function enoughSeats({ name, seatRange: { min, max } }: Limits, count: number): Result<null> {
  if (count >= min && count <= max) return take(null)
  return refuse('seats.number', min === max ? `${name} is played by ${min}.` : `${name} takes ${min} to ${max} seats.`)
}

/** Says whether one more seat can join: with it so many seats play the same round. */
export const roomFor = (pad: Limits, count: number): Result<null> =>
  count <= pad.seatRange.max
    ? take(null)
    : refuse('seats.number', `${pad.name} takes at most ${pad.seatRange.max} seats, and all of them are taken: let somebody leave first.`)

/** Says whether so many people can sit at one seat; `team` is what the seat is, or would be. */
export function fits({ name, seatRange: { teams } }: Limits, count: number, team: boolean): Result<null> {
  if (teams === 'always' && count < 2) return refuse('seats.teams', `${name} is played in teams of at least two.`)
  if (teams === 'never' && (team || count > 1)) return refuse('seats.teams', `${name} is played by single players, not in teams.`)
  return take(null)
}

/** Says whether all these seats are what the pad is played by. */
export function allFit(pad: Limits, seats: readonly Pick<SeatGiven, 'members'>[]): Result<null> {
  for (const { members = [] } of seats) {
    const fit = fits(pad, members.length, members.length > 0)
    if (!fit.ok) return fit
  }
  return take(null)
}
