/** Who reads, and whose turn it is. */
import { describe, expect, it } from 'vitest'
import { opening } from '../game'
import { seat, Sitting } from '../famous-five/sitting'
import { PERFECT, card, turn } from './turns'
import { begun, sealed, teams } from './vectors'

describe('readers (R-NC-14)', () => {
  const reader = (play: Sitting, round: number): unknown => play.at('rounds', round - 1, 'readers', seat(0))
  it('rotate within the team, go on from whom the table named, and skip a round of absence', () => {
    const play = new Sitting(
      sealed,
      opening(['Red'], {}, { 0: { members: ['Ann', 'Bob', 'Cas'].map(name => ({ name, person: name.toLowerCase() })) } }),
    )
    for (let n = 0; n < 5; n += 1) play.do({ type: 'round.open' })
    const names = (): unknown[] => [1, 2, 3, 4, 5].map(n => play.at('rounds', n - 1, 'readers', seat(0), 'person'))
    expect(names()).toEqual(['ann', 'bob', 'cas', 'ann', 'bob'])
    play.do(turn(0, [1], { reader: 'cas' }))
    expect(names()).toEqual(['cas', 'ann', 'bob', 'cas', 'ann'])
    expect(reader(play, 1)).toEqual({ person: 'cas', name: 'Cas', proposed: false })
    expect(card(play)).toMatchObject({ reader: 'cas' })
    play.do(turn(0, [1, 2]))
    expect(card(play)).toMatchObject({ reader: 'cas' })
    play.do({ type: 'playcard.stand', round: 2, seat: seat(0), as: 'absent' })
    expect(names()).toEqual(['cas', 'ann', 'ann', 'bob', 'cas'])
  })
  it('is looked up by name, and the same one twice in a row is said', () => {
    const play = begun(2)
    play.do({ type: 'round.open' })
    play.do(turn(0, [1], { reader: ' guesser 0 ' }))
    expect(card(play)).toMatchObject({ reader: 'p0b' })
    play.do(turn(0, [1], { round: 2, reader: 'p0b' }))
    expect(play.problems()).toEqual(['reader.same'])
    play.do(turn(0, [1], { round: 2, reader: 'p0a' }))
    expect(play.problems()).toEqual([])
  })
  it('of two members with one name must be sent by id', () => {
    const play = new Sitting(sealed, opening(['Red'], {}, { 0: { members: [{ name: 'Ann' }, { name: 'ann' }] } }))
    play.do({ type: 'round.open' })
    expect(play.refused(turn(0, [1], { reader: 'Ann' }))).toBe('reader.same-name')
  })
})

describe('turn order (A-NC-06)', () => {
  const order = (play: Sitting, round: number): unknown => play.at('rounds', round - 1, 'order')
  const ids = (...n: number[]): string[] => n.map(seat)
  it('is the same, or begins one team further to the left', () => {
    const same = begun(3)
    same.do({ type: 'round.open' })
    expect([order(same, 1), order(same, 2)]).toEqual([ids(0, 1, 2), ids(0, 1, 2)])
    const rotate = begun(3, { starts: 'rotate' })
    rotate.do({ type: 'round.open' })
    rotate.do({ type: 'seat.leave', seat: seat(2), after: 2 })
    rotate.do({ type: 'round.open' })
    expect([1, 2, 3].map(n => order(rotate, n))).toEqual([ids(0, 1, 2), ids(1, 2, 0), ids(0, 1)])
  })
  it('may be begun by the team that the table chose, and later rounds follow', () => {
    const play = teams(3)
    play.do({ type: 'round.open', setup: { first: seat(2) } })
    play.do({ type: 'round.open' })
    expect([order(play, 1), order(play, 2)]).toEqual([ids(2, 0, 1), ids(2, 0, 1)])
    play.do({ type: 'round.setup', round: 2, first: seat(1) })
    expect(order(play, 2)).toEqual(ids(1, 2, 0))
    expect(play.refused({ type: 'round.setup', round: 2, first: 'nobody' })).toBe('first.not-in-round')
  })
  it('stays with the round when seats change places, and takes in a team that came later', () => {
    const play = begun(3)
    play.do({ type: 'seat.order', seats: ids(2, 1, 0) })
    expect(order(play, 1)).toEqual(ids(0, 1, 2))
    const late = play.do({ type: 'seat.add', name: 'Late', members: ['Eve', 'Fay'], from: 1 })
    expect(order(play, 1)).toEqual([...ids(0, 1, 2), late])
  })
  it('decides who wins at once', () => {
    const play = teams(2, { end: 'immediate', target: 100 })
    play.do({ type: 'round.open', setup: { first: seat(1) } })
    play.do(turn(0, PERFECT))
    expect(play.game.status).toBe('live')
    play.do(turn(1, PERFECT))
    expect(play.game.sheet().ending?.decidedAt).toEqual({ round: 1, seat: seat(1), puzzle: 5, total: 100 })
    expect(play.winners()).toEqual([seat(1)])
  })
})
