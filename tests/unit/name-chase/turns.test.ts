import { describe, expect, it } from 'vitest'
import { opening } from '../game'
import { seat, Sitting, type Sent } from '../famous-five/sitting'
import { begun, sealed, teams } from './vectors'

const PERFECT = [1, 1, 1, 1, 1, 1, 1, 1]
const NOTHING = [null, null, null, null, null, null, null, null]
const turn = (team: number, solved: readonly (number | null)[], more: Sent = {}): Sent => ({
  type: 'turn.record',
  round: 1,
  seat: seat(team),
  solved,
  ...more,
})
const mark = (team: number, puzzle: number, clue: number | null, more: Sent = {}): Sent => ({
  type: 'turn.mark-one',
  round: 1,
  seat: seat(team),
  puzzle,
  clue,
  ...more,
})
const total = (team: number, points: number | null, more: Sent = {}): Sent => ({
  type: 'turn.total',
  round: 1,
  seat: seat(team),
  total: points,
  ...more,
})
const card = (play: Sitting, team = 0): unknown => play.at('rounds', 0, 'playcards', seat(team))

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
