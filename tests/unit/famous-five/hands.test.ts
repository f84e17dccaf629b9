import { describe, expect, it } from 'vitest'
import { opening } from '../game'
import { bySeat, seat, Sitting, type Sent } from './sitting'
import { dealt, sealed } from './vectors'

const hand = (out: number | null, cardsLeft: readonly number[], more: Sent = {}): Sent => ({
  type: 'hand.record',
  round: 1,
  out: out === null ? null : seat(out),
  cardsLeft: bySeat(cardsLeft),
  ...more,
})
/** Opens and records hands one after another. */
const playOut = (play: Sitting, ...hands: [number | null, number[]][]): void => {
  for (const [out, cards] of hands) {
    const round = play.game.sheet().rounds.length + 1
    play.do({ type: 'round.open' })
    play.do(hand(out, cards, { round }))
  }
}
const sit = (n: number, rules: unknown): Sitting => new Sitting(sealed, opening(['Ann', 'Bob', 'Cas', 'Dee'].slice(0, n), rules))

describe('refusals', () => {
  it.each<[string, number, Sent, string]>([
    ['an unknown hand', 2, hand(0, [6, 6], { round: 2 }), 'round.unknown'],
    ['a stranger', 2, hand(0, [6, 6, 6]), 'seat.unknown'],
    ['a stranger who went out', 2, hand(3, [6, 6]), 'hand.out-unknown'],
    ['nobody at all', 2, hand(0, []), 'hand.out-unknown'],
    ['points in fractions', 2, { type: 'hand.points', round: 1, points: bySeat([14.5, 4]) }, 'hand.not-whole'],
    ['points for one', 2, { type: 'hand.points', round: 1, points: bySeat([14]) }, 'hand.incomplete'],
    ['points with 37 cards behind', 2, { type: 'hand.points', round: 1, points: bySeat([0, -7]) }, 'hand.above-36'],
    ['an abandoned hand with 45 cards', 2, hand(null, [22, 23]), 'hand.above-44'],
    ['an abandoned hand with negative cards', 2, hand(null, [-1, 2]), 'hand.negative'],
    ['a colour that is none', 2, hand(0, [6, 6], { set: 'green' }), 'form.invalid'],
  ])('%s', (_, n, action, code) => {
    expect(dealt(n).refused(action)).toBe(code)
  })

  it('takes 34 … 36 cards only with a note or the code overruled, and keeps a warning', () => {
    const cards = [17, 17]
    expect(dealt(2).refusal(hand(0, cards))).toMatchObject({ code: 'hand.above-33', overrulable: true })
    expect(dealt(2).refused(hand(0, cards, { overrule: { code: 'hand.other', note: 'sure' } }))).toBe('hand.above-33')
    for (const more of [{ note: 'counted twice' }, { overrule: { code: 'hand.above-33', note: 'counted twice' } }]) {
      const play = dealt(2)
      expect(play.notices(hand(0, cards, more))).toEqual(['hand.above-33'])
      expect(play.game.problems()).toMatchObject([{ severity: 'warning', code: 'hand.above-33', round: 1 }])
      expect(play.points(seat(1))).toBe(-7)
    }
    expect(dealt(2).refused(hand(0, [18, 19], { note: 'sure' }))).toBe('hand.above-36')
    expect(dealt(2).refused({ type: 'hand.points', round: 1, points: bySeat([3, -7]) })).toBe('hand.above-33')
    const points = dealt(2)
    points.do({ type: 'hand.points', round: 1, points: bySeat([3, -7]), note: 'sure' })
    expect(points.problems()).toContain('hand.above-33')
  })

  it('hints at large hands: above ten with three or four, above twenty with two', () => {
    const said = (n: number, cards: number[]): string[] => dealt(n).notices(hand(0, cards))
    expect(said(3, [0, 10, 3])).toEqual([])
    expect(said(3, [0, 11, 3])).toEqual(['hand.large'])
    expect(said(2, [0, 20])).toEqual([])
    expect(said(2, [0, 21])).toEqual(['hand.large'])
  })
})

describe('who plays', () => {
  it('lets an absent seat out, takes it back when it gets a number, and refuses a void one', () => {
    const play = dealt(3)
    play.do({ type: 'playcard.stand', round: 1, seat: seat(2), as: 'absent' })
    play.do(hand(0, [6, 6]))
    expect(play.game.sheet().complete).toBe(true)
    expect(play.points(seat(2))).toBeUndefined()
    expect(play.notices(hand(0, [6, 6, 5]))).toEqual(['card.was-absent'])
    expect(play.points(seat(2))).toBe(5)
    play.do({ type: 'playcard.stand', round: 1, seat: seat(1), as: 'void' })
    expect(play.refused(hand(0, [6, 6, 5]))).toBe('card.void')
  })

  it('refuses a fifth player and a lonely one', () => {
    const play = dealt(4)
    expect(play.refusal({ type: 'seat.add', name: 'Eve' })).toMatchObject({
      code: 'seats.number',
      message: 'Famous Five takes at most 4 seats, and all of them are taken: let somebody leave first.',
    })
    expect(play.refused({ type: 'seat.add', name: 'Flo', from: 1 })).toBe('seats.number')
    play.do({ type: 'seat.leave', seat: seat(3), after: 1 })
    expect(play.refused({ type: 'seat.add', name: 'Flo', from: 1 })).toBe('seats.number')
    play.do({ type: 'seat.add', name: 'Eve' })
    play.do({ type: 'round.open' })
    expect(play.refused({ type: 'seat.add', name: 'Flo', from: 3 })).toBe('seats.number')
    const two = dealt(2)
    two.do({ type: 'playcard.stand', round: 1, seat: seat(1), as: 'absent' })
    expect(two.refused(hand(0, [6]))).toBe('hand.players')
    two.do({ type: 'seat.leave', seat: seat(1), after: 1 })
    expect(two.refused({ type: 'round.open' })).toBe('hand.players')
  })

  it('says when the one who went out is taken out of the hand', () => {
    const play = dealt(3)
    play.do(hand(0, [6, 6, 6]))
    play.do({ type: 'playcard.stand', round: 1, seat: seat(0), as: 'absent' })
    expect(play.problems()).toEqual(['hand.mixed'])
    play.do(hand(1, [6, 6, 6]))
    expect(play.problems()).toEqual([])
    const few = dealt(3)
    few.do(hand(0, [1, 1, 1]))
    few.do({ type: 'playcard.stand', round: 1, seat: seat(0), as: 'absent' })
    expect(few.problems()).toEqual(['hand.mixed'])
  })
})

describe('the dealer (A-FF-11)', () => {
  const dealer = (play: Sitting, hand: number): unknown => play.at('rounds', hand - 1, 'setup', 'dealer')
  it('starts at the first seat and passes to the left, over those who left', () => {
    const play = dealt(3)
    play.do({ type: 'round.open' })
    expect([dealer(play, 1), dealer(play, 2)]).toEqual([seat(0), seat(1)])
    play.do({ type: 'seat.leave', seat: seat(2), after: 2 })
    play.do({ type: 'round.open' })
    expect(dealer(play, 3)).toBe(seat(0))
    expect(play.at('rounds', 2, 'begins')).toBe(seat(1))
  })
  it('may be named, and the next deal goes on from there', () => {
    const play = dealt(3)
    play.do({ type: 'round.setup', round: 1, dealer: seat(2) })
    play.do({ type: 'round.open' })
    play.do({ type: 'round.open', setup: { dealer: seat(2) } })
    expect([1, 2, 3].map(n => dealer(play, n))).toEqual([seat(2), seat(0), seat(2)])
    expect(play.refused({ type: 'round.setup', round: 1, dealer: 'nobody' })).toBe('dealer.not-in-hand')
  })
})

describe('the story (R-FF-25)', () => {
  it('is kept, told by the name of its book, and goes with an abandoned hand', () => {
    const play = dealt(2)
    play.do(hand(0, [6, 6], { set: 'blue' }))
    expect(play.at('rounds', 0, 'setup')).toEqual({ dealer: seat(0), set: 'blue', story: "Five go to Smuggler's Top" })
    play.do(hand(1, [6, 6]))
    expect(play.at('rounds', 0, 'set')).toBe('blue')
    expect(play.game.rows().Heading).toMatchObject([{ round: 1, axis: 'story', text: "Five go to Smuggler's Top", detail: 'blue' }])
    play.do(hand(null, [6, 6], { set: 'blue' }))
    expect(play.at('rounds', 0, 'set')).toBeNull()
  })
})

describe('abandoned hands (A-FF-07)', () => {
  it('count as one of the agreed hands with nothing for all', () => {
    const play = sit(2, { end: { hands: 1 } })
    playOut(play, [null, []])
    expect(play.game.status).toBe('finished')
    expect([play.points(seat(0)), play.points(seat(1))]).toEqual([0, 0])
    expect(play.at('rounds', 0, 'playcards', seat(0), 'cardsLeft')).toBeNull()
  })
  it('score ten minus the cards left, and then every player needs a number', () => {
    const play = sit(2, { abandoned: 'ten-minus' })
    play.do({ type: 'round.open' })
    expect(play.refused(hand(null, [3]))).toBe('hand.incomplete')
    play.do(hand(null, [3, 12]))
    expect([play.points(seat(0)), play.points(seat(1))]).toEqual([7, -2])
  })
  it('are dealt again where they do not count: no points, no hand of the agreed ones, no gap', () => {
    const play = sit(2, { abandoned: 'not-counted', end: { hands: 2 } })
    playOut(play, [0, [4, 6]], [null, []])
    expect(play.game.status).toBe('live')
    expect(play.at('rounds', 1, 'gaps')).toEqual([])
    expect(play.at('rounds', 1, 'playcards', seat(0), 'scores')).toEqual({})
    expect(play.game.rows().Score).toHaveLength(2)
    playOut(play, [1, [5, 1]])
    expect(play.game.sheet().ending).toMatchObject({ why: 'hands', decidedAt: { round: 3 } })
    expect([play.points(seat(0)), play.points(seat(1))]).toEqual([21, 23])
  })
})

describe('ties', () => {
  const level: [number, number[]][] = [
    [0, [0, 5]],
    [1, [5, 0]],
  ]
  it('are shared', () => {
    const play = sit(2, { end: { hands: 2 } })
    playOut(play, ...level)
    expect(play.winners()).toEqual([seat(0), seat(1)])
  })
  it('are played on until one leads, at the target too', () => {
    const play = sit(2, { end: { points: 25 }, ties: 'play-on' })
    playOut(play, ...level)
    expect(play.game.status).toBe('live')
    playOut(play, [0, [12, 2]])
    expect([play.game.status, play.points(seat(0)), play.points(seat(1))]).toEqual(['live', 33, 33])
    playOut(play, [0, [6, 6]])
    expect(play.game.sheet().ending).toMatchObject({ why: 'points', decidedAt: { round: 4, seat: seat(0), total: 47 } })
    expect(play.winners()).toEqual([seat(0)])
  })
  it('go to the one who went out, who ranks first alone', () => {
    const play = sit(2, { end: { points: 25 }, ties: 'went-out' })
    playOut(play, ...level)
    expect(play.winners()).toEqual([seat(1)])
    expect(play.at('masterSheet', 'ranks')).toEqual({ [seat(0)]: { points: 2 }, [seat(1)]: { points: 1 } })
  })
  it('stay shared where the one who went out is not among the leaders', () => {
    const play = sit(3, { end: { hands: 1 }, ties: 'went-out' })
    playOut(play, [2, [2, 2, 15]])
    expect(play.winners()).toEqual([seat(0), seat(1)])
  })
  it('stay shared where the points do not say who went out, and that is said', () => {
    const play = sit(2, { end: { hands: 1 }, ties: 'went-out' })
    play.do({ type: 'round.open' })
    play.do({ type: 'hand.points', round: 1, points: bySeat([8, 8]) })
    expect(play.winners()).toEqual([seat(0), seat(1)])
    expect(play.problems()).toEqual(['hand.out-unknown'])
  })
})

describe('the end', () => {
  it('is taken away by an edit, and comes back', () => {
    const play = sit(2, { end: { points: 30 } })
    playOut(play, [0, [0, 3]], [0, [2, 3]])
    expect(play.game.status).toBe('finished')
    play.do(hand(1, [0, 3]))
    expect(play.game.status).toBe('live')
    play.do(hand(0, [0, 3]))
    expect(play.game.status).toBe('finished')
  })
  it('may be agreed anew, but not below the hands already played; what cards are worth is fixed', () => {
    const play = sit(2, { end: { hands: 5 } })
    playOut(play, [0, [0, 3]], [0, [2, 3]])
    const change = (rules: unknown): Sent => ({ type: 'rules.change', rules })
    expect(play.refused(change({ end: { hands: 1 } }))).toBe('rules.hands-played')
    expect(play.refused(change({ abandoned: 'ten-minus' }))).toBe('rules.fixed')
    expect(play.refused(change({ deal: 7 }))).toBe('rules.fixed')
    expect(play.refused(change({ end: { hands: 2, points: 100 } }))).toBe('form.invalid')
    play.do(change({ abandoned: 'zero', ties: 'play-on', end: { hands: 2 } }))
    expect(play.game.status).toBe('finished')
  })
  it('knows the cards at the start of a hand (A-FF-01)', () => {
    expect([2, 3, 4].map(n => dealt(n).at('rounds', 0, 'startHand'))).toEqual([6, 6, 6])
    expect([2, 3, 4].map(n => dealt(n, { deal: 7 }).at('rounds', 0, 'startHand'))).toEqual([7, 7, 6])
  })
})

describe('two devices', () => {
  it('asks where another device wrote another hand meanwhile, card by card', () => {
    const play = dealt(3)
    play.do(hand(0, [6, 6, 6]), 'tablet')
    const line = play.line(hand(0, [6, 5, 6]), 'phone')
    expect(play.game.conflicts(line, 1)).toMatchObject([{ round: 1, seat: seat(1), mine: '5', theirs: '6', device: 'tablet' }])
    expect(play.game.conflicts(line, 2)).toEqual([])
    expect(play.game.conflicts(line, undefined)).toEqual([])
    const seen = play.line(hand(0, [6, 5, 6], { was: { out: seat(0), cardsLeft: bySeat([6, 6, 6]) } }))
    expect(play.game.conflicts(seen, 2)).toEqual([])
    const blind = play.line(hand(1, [6, 6, 6], { was: null }))
    expect(play.game.conflicts(blind, 2).map(c => [c.seat, c.mine, c.theirs])).toEqual([
      [seat(0), '6', '6!'],
      [seat(1), '6!', '6'],
    ])
  })
})

describe('rows and views', () => {
  it('write a card in one short notation', () => {
    const marks = (play: Sitting): unknown[] => play.game.rows().Playcard.map(row => row['marks'])
    const play = dealt(2)
    play.do(hand(0, [6, 4]))
    expect(marks(play)).toEqual(['6!', '4'])
    expect(play.game.views().map(v => v.view.rows[0]?.cells)).toEqual([[{ text: '6', mark: 'out' }], [{ text: '4', mark: 'left' }]])
    play.do({ type: 'hand.points', round: 1, points: bySeat([14, -3]) })
    expect(marks(play)).toEqual(['=14', '=-3'])
    play.do(hand(null, [2]))
    expect(marks(play)).toEqual(['~2', '~'])
    const begun = dealt(2)
    begun.do({ type: 'playcard.stand', round: 1, seat: seat(0), as: 'played' })
    expect(marks(begun)).toEqual([null])
    expect(begun.at('rounds', 0, 'playcards', seat(0))).toMatchObject({ cardsLeft: null, out: null, provisional: true, scores: null })
  })
})

describe('seats and hands', () => {
  it('seats move between hands, not in one that is open', () => {
    const play = sit(3, {})
    play.do({ type: 'round.open' })
    const refused = (action: Sent) => {
      const tried = play.try(action)
      return tried.ok ? 'taken' : tried.problem.code
    }
    expect(refused({ type: 'seat.add', name: 'Dee', from: 1 })).toBe('seat.round-begun')
    expect(refused({ type: 'seat.order', seats: ['seat-1', 'seat-0', 'seat-2'] })).toBe('seat.round-open')
    expect(refused({ type: 'seat.add', name: 'Dee' })).toBe('taken')
    play.do(hand(0, [6, 6, 6], { round: 1 }))
    expect(refused({ type: 'seat.leave', seat: 'seat-2', after: 1 })).toBe('taken')
  })
})
