/** A turn as it goes on, what is refused of it, and what the paper says beside it. */
import { describe, expect, it } from 'vitest'
import { opening } from '../game'
import { seat, type Sent } from '../famous-five/sitting'
import { NOTHING, PERFECT, card, mark, total, turn } from './turns'
import { begun, sealed, teams } from './vectors'

describe('a turn that is going on', () => {
  it('is unread, not failed: points so far, open puzzles as a gap, no standing', () => {
    const play = begun(1)
    play.do(turn(0, [1, null, 3]))
    expect(card(play)).toMatchObject({ solved: [1, null, 3], cards: [30, null], provisional: true, scores: { points: 30 } })
    expect(play.at('rounds', 0, 'gaps')).toMatchObject([{ kind: 'unjudged', seat: seat(0) }])
    expect(play.game.rows().Playcard[0]).toMatchObject({ marks: '1x3?/????', complete: 0 })
    expect(play.points(seat(0))).toBeUndefined()
    expect(play.game.sheet().soFar.get(seat(0))).toEqual({ points: 30 })
  })
  it('has no points before the first puzzle, which is not zero', () => {
    const play = begun(1)
    play.do(turn(0, []))
    expect(card(play)).toMatchObject({ scores: null, from: null, cards: [null, null] })
    expect(play.at('rounds', 0, 'gaps')).toMatchObject([{ kind: 'missing' }])
    play.do(turn(0, NOTHING))
    expect(card(play)).toMatchObject({ scores: { points: 0 }, cards: [0, 0] })
  })
  it('takes the next puzzle or an earlier one again, nothing beyond', () => {
    const play = begun(1)
    expect(play.refused(mark(0, 1, 1))).toBe('puzzle.not-next')
    play.do(mark(0, 0, 1))
    play.do(mark(0, 1, null))
    play.do(mark(0, 0, 4))
    expect(card(play)).toMatchObject({ solved: [4, null], scores: { points: 5 } })
    expect(play.refused(mark(0, 3, 1))).toBe('puzzle.not-next')
    expect(play.refused(mark(0, 8, 1))).toBe('form.invalid')
  })
})

describe('refusals', () => {
  it.each<[string, Sent, string]>([
    ['a round that is not open', turn(0, [1], { round: 2 }), 'round.unknown'],
    ['a team that is not there', turn(5, [1]), 'seat.unknown'],
    ['nine puzzles', turn(0, [...PERFECT, 1]), 'form.invalid'],
    ['165 points', total(0, 165), 'total.above-160'],
    ['12.5 points', total(0, 12.5), 'total.not-multiple'],
    ['a stranger as reader', turn(0, [1], { reader: 'Guesser 1' }), 'reader.not-in-team'],
  ])('%s', (_, action, code) => {
    expect(begun(2).refused(action)).toBe(code)
  })
  it('teams of one, nine teams', () => {
    const alone = sealed.begin(opening(['Red'], {}, { 0: { members: [{ name: 'Ann' }] } }))
    expect(alone.ok ? null : alone.problem.code).toBe('seats.teams')
    const play = teams(8)
    expect(play.refused({ type: 'seat.add', name: 'Late', members: ['Ann', 'Bob'] })).toBe('seats.number')
    const two = begun(2)
    expect(two.refused({ type: 'seat.add', name: 'Late', members: ['Ann'] })).toBe('seats.teams')
    expect(two.refused({ type: 'seat.add', name: 'Late' })).toBe('seats.teams')
    expect(two.refused({ type: 'seat.members', seat: seat(0), from: 2, members: ['Ann'] })).toBe('seats.teams')
    two.do({ type: 'seat.members', seat: seat(0), from: 2, members: ['Ann', 'Bob', 'Cas'] })
    expect(begun(2).problems()).toEqual([])
    expect(begun(5).problems()).toEqual(['teams.many'])
  })
})

describe('total and puzzles', () => {
  it('eight puzzles go before the total, the total before some; what differs is said', () => {
    const play = begun(1)
    play.do(turn(0, [1, 1]))
    play.do(total(0, 100))
    expect(card(play)).toMatchObject({ from: 'total', scores: { points: 100 }, provisional: false })
    expect(play.problems()).toEqual([])
    play.do(turn(0, PERFECT))
    expect(card(play)).toMatchObject({ from: 'puzzles', scores: { points: 160 }, total: 100 })
    expect(play.problems()).toEqual(['turn.total-differs'])
    play.do(total(0, null))
    expect(play.problems()).toEqual([])
  })
  it.each([
    [[1, 1], 35, true],
    [[1, 1], 40, false],
    [[null, null, null], 100, false],
    [[null, null, null], 105, true],
  ] as const)('%j with a total of %i: differs %s', (solved, points, differs) => {
    const play = begun(1)
    play.do(turn(0, solved))
    play.do(total(0, points))
    expect(play.problems()).toEqual(differs ? ['turn.total-differs'] : [])
  })
})

describe('two devices', () => {
  it('are asked puzzle by puzzle', () => {
    const play = begun(2)
    play.do(turn(0, [1, 2]), 'tablet')
    const conflicts = (action: Sent, seen?: number): unknown =>
      play.game.conflicts(play.line(action, 'phone'), seen).map(c => [c.row, c.column, c.part, c.mine, c.theirs])
    expect(conflicts(turn(0, [1, 3, 4]), 1)).toEqual([[0, 1, 'puzzle', '3', '2']])
    expect(conflicts(turn(0, [1, 3, 4]), 2)).toEqual([])
    expect(conflicts(turn(0, [1, 3, 4], { was: [1] }), 2)).toEqual([[0, 1, 'puzzle', '3', '2']])
    expect(conflicts(turn(0, [1, 3, 4], { was: [1, 2] }), 2)).toEqual([])
    expect(conflicts(mark(0, 1, 3, { was: 1 }))).toEqual([[0, 1, 'puzzle', '3', '2']])
    expect(conflicts(mark(0, 1, 3, { was: 'unread' }))).toEqual([[0, 1, 'puzzle', '3', '2']])
    expect(conflicts(mark(0, 1, 3, { was: 2 }))).toEqual([])
    expect(conflicts(mark(0, 1, 2, { was: 1 }))).toEqual([])
    expect(conflicts(mark(0, 2, 3, { was: null }))).toEqual([])
    expect(conflicts(mark(0, 2, 3, { was: 4 }))).toEqual([[0, 2, 'puzzle', '3', '?']])
    expect(conflicts(mark(1, 0, 3), 1)).toEqual([])
    play.do(turn(0, [1, 2, 1, 1, 1]), 'tablet')
    expect(conflicts(mark(0, 4, null, { was: 'unread' }))).toEqual([[1, 0, 'puzzle', 'x', '1']])
    play.do(total(0, 100), 'tablet')
    expect(conflicts(total(0, 95, { was: null }))).toEqual([[undefined, undefined, 'total', '95', '100']])
    expect(conflicts(total(0, 95, { was: 100 }))).toEqual([])
  })
})
