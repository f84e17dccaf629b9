/**
 * Can a finished hand have these points, and who can have gone out? Computed from the scoring rule (rules 3.2), not from a list.
 * It refuses to know a game: numbers in, readings out; players are places in the list.
 */
import { pointsFor } from './scoring'

/** Eight of the 44 cards lie in the finished set: certain (A-FF-04). */
export const CERTAIN_MOST = 36
/** The three other Starts lie on the table or in the pack as well: proved (rules 3.2). */
export const PROVED_MOST = 33
/** The three other Happy Endings are somewhere in hands while drawing is compulsory (A-FF-04). */
export const FEWEST = 3
/** All cards of the game (R-FF-01). */
export const ALL_CARDS = 44

type HandReading = { out: number; cardsLeft: readonly number[] }
type HandClaim = { possible: boolean; readings: readonly HandReading[] }

export const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

/** The cards left behind these points, whoever went out: points and cards add up to 10(n+1). */
export const cardsBehind = (points: readonly number[]): number => 10 * (points.length + 1) - sumOf(points)

/** Every way in which exactly one player went out (R-FF-24) and at most `most` cards were left. */
export function readingsOf(points: readonly number[], most: number): readonly HandReading[] {
  if (points.length < 2 || points.length > 4 || !points.every(p => Number.isInteger(p)) || cardsBehind(points) > most) return []
  return points
    .map((_, out) => ({ out, cardsLeft: points.map((p, player) => pointsFor(player === out, 0) - p) }))
    .filter(reading => reading.cardsLeft.every(cards => cards >= 0))
}

/** Whether one hand can have these points, and how; from points alone several readings are possible. */
export function handClaim(points: readonly number[]): HandClaim {
  const readings = readingsOf(points, PROVED_MOST)
  return { possible: readings.length > 0, readings }
}
