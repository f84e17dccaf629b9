import { describe, expect, it } from 'vitest'
import { handClaim } from '@/lib/pads/famous-five/claims'
import { opening } from '../game'
import { bySeat, seat, Sitting } from './sitting'
import { dealt, famousFive, sealed } from './vectors'

const hand = (wentOut: number | null, cardsLeft: readonly number[], round = 1) => ({
  type: 'hand.record',
  round,
  out: wentOut === null ? null : seat(wentOut),
  cardsLeft: bySeat(cardsLeft),
})

describe('hands: points from cards left', () => {
  it.each(famousFive.hands)('$id $note', h => {
    const play = dealt(h.players)
    play.do(hand(h.wentOut, h.cardsLeft))
    h.points.forEach((points, player) => {
      expect(play.points(seat(player))).toBe(points)
      expect(play.at('rounds', 0, 'playcards', seat(player))).toMatchObject({
        cardsLeft: h.cardsLeft[player],
        out: player === h.wentOut,
        abandoned: false,
        pointsOnly: false,
        provisional: false,
        scores: { points },
      })
    })
    expect(play.at('rounds', 0, 'out')).toBe(seat(h.wentOut))
  })

  it.each(famousFive.hands)('$id known by its points: a hand-claim, and the reading is among them', h => {
    const claim = handClaim(h.points)
    expect(claim.possible).toBe(true)
    expect(claim.readings).toContainEqual({ out: h.wentOut, cardsLeft: h.cardsLeft })
    const play = dealt(h.players)
    play.do({ type: 'hand.points', round: 1, points: bySeat(h.points) })
    expect(h.points.map((_, player) => play.points(seat(player)))).toEqual(h.points)
  })
})

/** The code that answers each bad hand; the vectors' own words are looked for in the sentence. */
const CODES: Record<string, string> = {
  'cards left cannot be negative': 'hand.negative',
  'cards left must be a whole number': 'hand.not-whole',
  'one number of cards for each player': 'hand.incomplete',
  'more than 36 cards left: 8 cards lie in the finished set': 'hand.above-36',
  'more than 33 cards left: the other three Start cards must have been played or lie in the pack': 'hand.above-33',
}
const words = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

describe('bad hands', () => {
  const refusedOnes = famousFive.badHands.flatMap(b => (b.error !== undefined && b.wentOut !== null ? [{ ...b, error: b.error }] : []))
  it.each(refusedOnes)('$cardsLeft: $error', b => {
    const problem = dealt(b.players).refusal(hand(b.wentOut, b.cardsLeft))
    expect(problem.code).toBe(CODES[b.error])
    const said = words(problem.message)
    const meant = words(b.error).filter(word => word.length > 3 && word !== 'must')
    expect(meant.filter(word => said.includes(word)).length).toBeGreaterThan(meant.length * 0.6)
  })

  it('are six refused, one abandoned, two warned of: none is left out', () => {
    expect(refusedOnes).toHaveLength(6)
    expect(famousFive.badHands.filter(b => b.wentOut === null)).toHaveLength(1)
    expect(famousFive.badHands.filter(b => b.warning !== undefined)).toHaveLength(2)
  })

  it.each(famousFive.badHands.filter(b => b.wentOut === null))('$cardsLeft with nobody out: recorded as abandoned, and said', b => {
    const play = dealt(b.players)
    expect(play.notices(hand(null, b.cardsLeft))).toEqual(['hand.abandoned'])
    expect(play.at('rounds', 0, 'abandoned')).toBe(true)
    const nobody = { type: 'hand.record', round: 1, cardsLeft: bySeat(b.cardsLeft) }
    const problem = dealt(b.players).refusal(nobody)
    expect(problem.code).toBe('form.invalid')
    expect(problem.message).toMatch(/nobody played a Happy Ending: record the hand as abandoned/)
  })

  it.each(famousFive.badHands.filter(b => b.warning !== undefined))('$cardsLeft: $warning', b => {
    const play = dealt(b.players)
    expect(play.notices(hand(b.wentOut, b.cardsLeft))).toEqual(['hand.below-3'])
    expect(play.game.problems().map(p => [p.code, p.severity])).toEqual([['hand.below-3', 'warning']])
    const optional = dealt(b.players, { drawing: 'optional' })
    optional.do(hand(b.wentOut, b.cardsLeft))
    expect(optional.game.problems().map(p => [p.code, p.severity])).toEqual([['hand.below-3', 'hint']])
  })
})

describe('points only', () => {
  it.each(famousFive.pointsOnly)('$points: $possible', p => {
    const readings = p.readings.map(r => ({ out: r.wentOut, cardsLeft: r.cardsLeft }))
    expect(handClaim(p.points)).toEqual({ possible: p.possible, readings })
    const play = dealt(p.points.length)
    const action = { type: 'hand.points', round: 1, points: bySeat(p.points) }
    if (!p.possible) {
      expect(play.refused(action)).toBe('hand.impossible')
      return
    }
    play.do(action)
    expect(play.at('rounds', 0, 'readings')).toEqual(readings.map(r => ({ out: seat(r.out), cardsLeft: bySeat(r.cardsLeft) })))
    const [only, ...others] = readings
    const sure = others.length === 0 && only ? only : null
    p.points.forEach((points, player) => {
      expect(play.at('rounds', 0, 'playcards', seat(player))).toMatchObject({
        pointsOnly: true,
        cardsLeft: sure ? sure.cardsLeft[player] : null,
        out: sure ? sure.out === player : null,
        readings: readings.map(r => ({ out: r.out === player, cardsLeft: r.cardsLeft[player] })),
        scores: { points },
      })
    })
  })
})

describe('games', () => {
  it.each(famousFive.games)('$id $note', g => {
    const rules = {
      end: g.mode === 'agreedGames' ? { hands: g.target } : { points: g.target },
      ties: g.tieRule === 'playOn' ? 'play-on' : 'shared',
    }
    const play = new Sitting(sealed, opening(['Ann', 'Bob', 'Cas', 'Dee'].slice(0, g.players), rules))
    g.hands.forEach((h, i) => {
      expect(play.game.status).toBe('live')
      play.do({ type: 'round.open' })
      play.do(hand(h.wentOut, h.cardsLeft, i + 1))
      h.running.forEach((running, player) => {
        expect(play.points(seat(player))).toBe(running)
        expect(play.at('rounds', i, 'playcards', seat(player), 'scores')).toEqual({ points: h.points[player] })
      })
    })
    const { ending, status } = play.game.sheet()
    expect(ending?.decidedAt.round ?? null).toBe(g.endedAfter)
    expect(status).toBe(g.endedAfter === null ? 'live' : 'finished')
    g.totals.forEach((total, player) => {
      expect(play.points(seat(player))).toBe(total)
    })
    if (!g.winners) return
    expect(play.winners()).toEqual(g.winners.map(seat))
    expect(play.refused({ type: 'round.open' })).toBe('game.ended')
  })
})
