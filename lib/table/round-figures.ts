/**
 * What a round was like across its seats: averages and the best, from the master sheet. Void cards have nought and count; absent and missing ones are
 * not there (P60). It refuses to add up what a card is worth.
 */
import type { SeatId } from './result'
import type { MasterSheet } from './sheet'

/** In one classification of one round: how many cards it rests on, their mean, and who had the most (several where they are level). */
export type RoundFigure = { classification: string; name: string; cards: number; average: number; best: number; seats: readonly SeatId[] }

/** A round with no settled card has no figures. Only settled cards are counted. */
export function roundFigures(sheet: MasterSheet<string>, number: number): readonly RoundFigure[] {
  const round = sheet.rounds[number - 1]
  if (!round) return []
  return sheet.classifications.flatMap(({ id, name }) => {
    const known = [...round.seats].flatMap(([seat, { score, settled }]) => {
      const points = settled ? score?.points?.[id] : undefined
      return points === undefined ? [] : [{ seat, points }]
    })
    if (known.length === 0) return []
    const best = Math.max(...known.map(k => k.points))
    const average = known.reduce((sum, k) => sum + k.points, 0) / known.length
    return [{ classification: id, name, cards: known.length, average, best, seats: known.filter(k => k.points === best).map(k => k.seat) }]
  })
}
