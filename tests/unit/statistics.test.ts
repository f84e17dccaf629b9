/** The few sums of statistics that are not SQL: spreads of counts, and what a round was like across the table. */
import { describe, expect, it } from 'vitest'
import { groupsOf, spreadOf } from '@/lib/statistics/spread'
import { roundFigures } from '@/lib/table/round-figures'
import { clubOf } from '../evenings/club'
import { playEvening } from '../evenings/play'
import { Chance } from './random'

const club = clubOf(new Chance(3), 2)

describe('spreads', () => {
  it('counts cards by their count; the mean of nothing is not nought', () => {
    expect(spreadOf([])).toEqual({ cards: 0, mean: null, byCount: [0, 0, 0, 0, 0, 0] })
    expect(spreadOf([{ count: 0, cards: 2 }])).toEqual({ cards: 2, mean: 0, byCount: [2, 0, 0, 0, 0, 0] })
    expect(
      spreadOf([
        { count: 5, cards: 1 },
        { count: 3, cards: 2 },
        { count: 5, cards: 1 },
      ]),
    ).toEqual({ cards: 4, mean: 4, byCount: [0, 0, 0, 2, 0, 2] })
  })

  it('groups keep the order in which their keys came', () => {
    expect(groupsOf(['b1', 'a1', 'b2'], text => text.charAt(0))).toEqual([
      ['b', ['b1', 'b2']],
      ['a', ['a1']],
    ])
  })
})

describe('the generator', () => {
  it('plays the same evening again from the same numbers, and another from others', () => {
    const text = (n: number): string => JSON.stringify(playEvening(club, n).game.document())
    expect(text(4)).toBe(text(4))
    expect(text(4)).not.toBe(text(5))
  })

  it.each(['facts-in-five', 'famous-five', 'name-chase'] as const)('%s: nothing of the log is set aside', pad => {
    for (let n = 0; n < 12; n += 1) {
      const { game, lines } = playEvening(club, n, { pad })
      expect(game.aside()).toEqual([])
      expect(game.steps).toBe(lines.length)
      expect(game.seats.length).toBeGreaterThanOrEqual(2)
      expect(game.seats.length).toBeLessThanOrEqual(8)
    }
  })
})

describe('a round across the table', () => {
  it('has the mean and the best of settled cards, several where they are level, and nothing where there is none', () => {
    for (let n = 0; n < 20; n += 1) {
      const { game } = playEvening(club, n)
      const sheet = game.sheet()
      expect(roundFigures(sheet, sheet.rounds.length + 1)).toEqual([])
      for (const { number, seats } of sheet.rounds)
        for (const figure of roundFigures(sheet, number)) {
          const points = [...seats].flatMap(([seat, s]) =>
            s.settled && s.score?.points ? [{ seat, n: s.score.points[figure.classification] ?? NaN }] : [],
          )
          expect(figure.cards).toBe(points.length)
          expect(figure.average * points.length).toBeCloseTo(
            points.reduce((sum, p) => sum + p.n, 0),
            6,
          )
          expect(figure.best).toBe(Math.max(...points.map(p => p.n)))
          expect(figure.seats).toEqual(points.filter(p => p.n === figure.best).map(p => p.seat))
        }
    }
  })
})
