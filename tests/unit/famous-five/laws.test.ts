import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { handClaim } from '@/lib/pads/famous-five/claims'
import reachable from '../../data/reachable.json'
import { opening } from '../game'
import { bySeat, seat, Sitting, type Sent } from './sitting'
import { dealt, sealed } from './vectors'

const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

/** A finished hand that no rule refuses: two to four players, 3 to 33 cards in all. */
const finished = fc
  .integer({ min: 2, max: 4 })
  .chain(n =>
    fc.record({
      out: fc.integer({ min: 0, max: n - 1 }),
      cards: fc.array(fc.integer({ min: 0, max: 16 }), { minLength: n, maxLength: n }),
    }),
  )
  .filter(h => total(h.cards) >= 3 && total(h.cards) <= 33)

const record = (out: number, cards: readonly number[], round = 1): Sent => ({
  type: 'hand.record',
  round,
  out: seat(out),
  cardsLeft: bySeat(cards),
})

describe('laws of a hand', { timeout: 30_000 }, () => {
  it('points and cards left add up to 10(n+1)', () => {
    fc.assert(
      fc.property(finished, ({ out, cards }) => {
        const play = dealt(cards.length)
        play.do(record(out, cards))
        const points = cards.map((_, i) => play.points(seat(i)) ?? NaN)
        expect(total(points) + total(cards)).toBe(10 * (cards.length + 1))
      }),
    )
  })

  it('a hand-claim inverts the points: every reading gives them back, and the true one is among them', () => {
    fc.assert(
      fc.property(finished, ({ out, cards }) => {
        const points = cards.map((left, i) => (i === out ? 20 : 10) - left)
        const { readings } = handClaim(points)
        expect(readings).toContainEqual({ out, cardsLeft: cards })
        for (const reading of readings) expect(reading.cardsLeft.map((left, i) => (i === reading.out ? 20 : 10) - left)).toEqual(points)
      }),
    )
  })

  it('sums of points lie where the tables say', () => {
    for (const [n, { pointSumMin, pointSumMax }] of Object.entries(reachable.famousFive.perPlayers)) {
      const rest = Array.from({ length: Number(n) - 2 }, () => 10)
      const possible = (sum: number): boolean => handClaim([20, sum - 20 - total(rest), ...rest]).possible
      expect([possible(pointSumMin - 1), possible(pointSumMin), possible(pointSumMax), possible(pointSumMax + 1)]).toEqual([
        false,
        true,
        true,
        false,
      ])
    }
  })

  it('every other possible pair of two players has a hand, and no other', () => {
    for (let a = -25; a <= 22; a += 1)
      for (let b = -25; b <= 22; b += 1) {
        const cards = 30 - a - b
        const oneOut = (a <= 20 && b <= 10) || (a <= 10 && b <= 20)
        expect(handClaim([a, b]).possible).toBe(oneOut && cards <= 33)
      }
  })
})

const numbers = fc.array(fc.integer({ min: -3, max: 25 }), { maxLength: 4 })
const round = fc.integer({ min: 1, max: 4 })
const anyAction: fc.Arbitrary<Sent> = fc.oneof(
  fc.constant({ type: 'round.open' }),
  fc.record({
    type: fc.constant('hand.record'),
    round,
    out: fc.option(fc.integer({ min: 0, max: 3 }).map(seat)),
    cardsLeft: numbers.map(bySeat),
    set: fc.constantFrom('yellow', 'pink', null),
  }),
  fc.record({ type: fc.constant('hand.points'), round, points: numbers.map(bySeat), note: fc.constantFrom(undefined, 'sure') }),
  fc.record({
    type: fc.constant('playcard.stand'),
    round,
    seat: fc.integer({ min: 0, max: 3 }).map(seat),
    as: fc.constantFrom('played', 'absent', 'void'),
  }),
  fc.record({
    type: fc.constant('rules.change'),
    rules: fc.constantFrom({ ties: 'play-on' }, { ties: 'went-out' }, { end: { points: 10 } }, { abandoned: 'not-counted' }),
  }),
  fc.record({ type: fc.constant('round.setup'), round, dealer: fc.integer({ min: 0, max: 3 }).map(seat) }),
  fc.record({ type: fc.constant('seat.leave'), seat: fc.integer({ min: 0, max: 3 }).map(seat), after: fc.integer({ min: 0, max: 3 }) }),
)
/** Hands that are mostly taken, so that random games get somewhere. */
const goodHand: fc.Arbitrary<Sent> = fc
  .tuple(fc.integer({ min: 0, max: 2 }), fc.array(fc.integer({ min: 1, max: 11 }), { minLength: 3, maxLength: 3 }), round)
  .map(([out, cards, at]) => record(out, cards, at))

const table = (): Sitting => new Sitting(sealed, opening(['Ann', 'Bob', 'Cas']))

describe('laws of a log', { timeout: 30_000 }, () => {
  it('replay gives what play gave, and never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyAction, goodHand), { maxLength: 25 }), actions => {
        const play = table()
        for (const action of actions) play.try(action)
        expect(play.replayed().document()).toEqual(play.game.document())
        expect(play.replayed().rows()).toEqual(play.game.rows())
        const all = table()
        const lines = actions.map(action => {
          const line = all.line(action)
          all.lines.push(line)
          return line
        })
        expect(all.replayed(lines).document()).toBeDefined()
      }),
    )
  })

  it('a retraction leaves the game that the log makes without the action', () => {
    let tried = 0
    fc.assert(
      fc.property(fc.array(fc.oneof(anyAction, goodHand), { minLength: 3, maxLength: 20 }), fc.nat(), (actions, pick) => {
        const play = table()
        const ids = [{ type: 'round.open' }, { type: 'round.open' }, ...actions].flatMap(action =>
          play.try(action).ok ? [play.pad.read(play.lines.at(-1)?.raw)] : [],
        )
        const gone = ids[pick % ids.length]
        if (!gone?.ok) throw new Error('an action taken must be readable')
        const without = play.lines.filter((_, i) => i !== pick % ids.length)
        if (!play.try({ type: 'retract', actions: [gone.value.id] }).ok) return
        tried += 1
        expect(play.game.document()).toEqual(play.replayed(without).document())
      }),
    )
    expect(tried).toBeGreaterThan(10)
  })
})
