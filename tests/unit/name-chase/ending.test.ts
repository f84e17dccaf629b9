/** Both endings, ties, the deck, and what is no gap after them. */
import { describe, expect, it } from 'vitest'
import { seat, type Sitting } from '../famous-five/sitting'
import { NOTHING, PERFECT, total, turn } from './turns'
import { begun, teams } from './vectors'

describe('the end', () => {
  it('at once: a turn known by its total decides at its end', () => {
    const play = begun(2, { end: 'immediate', target: 150 })
    play.do(turn(0, [1, 1, 1]))
    play.do(total(0, 155))
    expect(play.game.sheet().ending).toMatchObject({ decidedAt: { round: 1, seat: seat(0), total: 155 }, winners: [seat(0)] })
    expect(play.game.sheet().ending?.decidedAt.puzzle).toBeUndefined()
  })
  it('at once, in mid-round: what is not played any more is no gap, and the sheet is complete', () => {
    const play = begun(3, { end: 'immediate', target: 150 })
    play.do(turn(0, NOTHING))
    play.do(turn(1, [1, 1, 1, 1, 1, 1, 1]))
    expect(play.game.status).toBe('live')
    expect(play.refused({ type: 'round.close', round: 1 })).toBe('round.gaps')
    play.do(total(1, 150))
    play.do(total(1, null))
    play.do({ type: 'rules.change', rules: { target: 140 } })
    expect(play.game.sheet().ending).toMatchObject({ decidedAt: { round: 1, seat: seat(1), puzzle: 7 }, unplayed: [seat(1), seat(2)] })
    expect(play.game.sheet()).toMatchObject({ complete: true, status: 'finished', through: 1 })
    expect(play.at('rounds', 0)).toMatchObject({ complete: true, gaps: [], playcards: { [seat(1)]: { provisional: false } } })
    expect(play.at('rounds', 0, 'playcards', seat(2))).toBeUndefined()
    expect(play.points(seat(2))).toBeUndefined()
    play.do({ type: 'round.close', round: 1 })
    expect(play.problems()).toEqual([])
    play.do({ type: 'rules.change', rules: { target: 300 } })
    expect(play.game.sheet()).toMatchObject({ complete: false, status: 'live' })
    expect(play.problems()).toEqual(['gap.unjudged', 'gap.missing'])
  })
  it('at once: a team before the winner that has not played is a gap all the same', () => {
    const play = begun(2, { end: 'immediate', target: 100 })
    play.do({ type: 'round.close', round: 1, gaps: ['missing'] })
    play.do(turn(1, PERFECT))
    expect(play.game.sheet().ending).toMatchObject({ unplayed: [seat(1)] })
    expect(play.game.sheet().complete).toBe(false)
    expect(play.problems()).toEqual(['gap.missing'])
  })
  it('at once: a turn not entered is waited for, unless it is absent or its round is closed', () => {
    const game = (): Sitting => {
      const play = begun(2, { end: 'immediate', target: 150 })
      play.do(turn(1, PERFECT))
      expect(play.game.status).toBe('live')
      return play
    }
    const absent = game()
    absent.do({ type: 'playcard.stand', round: 1, seat: seat(0), as: 'absent' })
    expect(absent.winners()).toEqual([seat(1)])
    expect(absent.game.status).toBe('finished')
    const closed = game()
    closed.do({ type: 'round.close', round: 1, gaps: ['missing'] })
    expect(closed.game.sheet().ending?.decidedAt).toMatchObject({ seat: seat(1), puzzle: 8, total: 160 })
  })
  it('ties are shared, or take another round', () => {
    const shared = begun(2, { target: 150 })
    shared.do(turn(0, PERFECT))
    shared.do(turn(1, PERFECT))
    expect(shared.winners()).toEqual([seat(0), seat(1)])
    expect(shared.game.sheet().ending?.decidedAt).toEqual({ round: 1, total: 160 })
    const again = begun(2, { target: 150, ties: 'another-round' })
    again.do(turn(0, PERFECT))
    again.do(turn(1, PERFECT))
    expect(again.game.status).toBe('live')
    again.do({ type: 'round.open' })
    again.do(turn(0, NOTHING, { round: 2 }))
    again.do(turn(1, [...NOTHING.slice(0, 7), 4], { round: 2 }))
    expect(again.game.sheet().ending?.decidedAt).toEqual({ round: 2, total: 165, seat: seat(1) })
  })
  it('one team alone practises until the target', () => {
    const play = begun(1, { target: 300 })
    play.do(turn(0, PERFECT))
    expect(play.game.sheet().ending).toBeNull()
    play.do({ type: 'round.open' })
    play.do(turn(0, PERFECT, { round: 2 }))
    expect(play.game.status).toBe('finished')
  })
  it('may be agreed anew, how turns are played may not', () => {
    const play = begun(2)
    play.do(turn(0, PERFECT))
    play.do(turn(1, NOTHING))
    expect(play.refused({ type: 'rules.change', rules: { cards: 'shared' } })).toBe('rules.fixed')
    expect(play.refused({ type: 'rules.change', rules: { starts: 'rotate' } })).toBe('rules.fixed')
    expect(play.refused({ type: 'rules.change', rules: { target: 0 } })).toBe('form.invalid')
    play.do({ type: 'rules.change', rules: { target: 150, starts: 'same' } })
    expect(play.game.sheet().ending).toMatchObject({ why: 'target', decidedAt: { round: 1, seat: seat(0), total: 160 } })
  })
  it('at once goes before an empty deck in the same round', () => {
    const play = teams(6, { end: 'immediate', deck: 'stop', target: 20 })
    for (let round = 1; round <= 11; round += 1) {
      play.do({ type: 'round.open' })
      for (let team = 0; team < 6; team += 1) play.do(turn(team, round === 11 && team === 3 ? PERFECT : NOTHING, { round }))
    }
    expect(play.game.sheet().ending).toMatchObject({ why: 'target', decidedAt: { round: 11, seat: seat(3), puzzle: 1, total: 20 } })
  })
  it('an absent team draws no cards', () => {
    const play = begun(3)
    expect(play.at('rounds', 0, 'cardsDrawn')).toBe(6)
    play.do({ type: 'playcard.stand', round: 1, seat: seat(0), as: 'absent' })
    expect(play.at('rounds', 0, 'cardsDrawn')).toBe(4)
  })
})
