import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fits, totalReason } from '@/lib/pads/name-chase/claims'
import { cardScores, worthOf } from '@/lib/pads/name-chase/scoring'
import type { Solved } from '@/lib/pads/name-chase/card'
import reachable from '../../data/reachable.json'
import { seat, type Sent } from '../famous-five/sitting'
import { begun, teams } from './vectors'

const clue = fc.constantFrom<Solved>(1, 2, 3, 4, null)
const turnOf = (max = 8): fc.Arbitrary<Solved[]> => fc.array(clue, { maxLength: max })
const CLUES: readonly Solved[] = [1, 2, 3, 4, null]
const lists = (length: number): Solved[][] => (length === 0 ? [[]] : CLUES.flatMap(c => lists(length - 1).map(rest => [c, ...rest])))

const ways = (scores: readonly number[]): Record<string, number> => {
  const counted: Record<string, number> = {}
  for (const score of scores) counted[score] = (counted[score] ?? 0) + 1
  return counted
}

describe('laws of a turn', { timeout: 30_000 }, () => {
  it('all 5^4 ways of a card and 5^8 of a round, as counted in the tables', () => {
    const cards = lists(4).map(worthOf)
    expect(ways(cards)).toEqual(reachable.nameChase.cardWays)
    const rounds = new Map<number, number>()
    for (const a of cards) for (const b of cards) rounds.set(a + b, (rounds.get(a + b) ?? 0) + 1)
    expect(Object.fromEntries(rounds)).toEqual(reachable.nameChase.roundWays)
  })

  it('a total is taken exactly where some turn has it', () => {
    const possible = new Set(reachable.nameChase.roundScores)
    for (let total = -10; total <= 170; total += 1) {
      expect(totalReason(total) === null).toBe(possible.has(total))
      expect(begun(1).try({ type: 'turn.total', round: 1, seat: seat(0), total }).ok).toBe(possible.has(total))
    }
  })

  it('a total fits the puzzles read exactly where the rest can bring it', () => {
    fc.assert(
      fc.property(turnOf(), fc.integer({ min: 0, max: 32 }), (solved, fives) => {
        const rest = 8 - solved.length
        const wanted = fives * 5 - worthOf(solved)
        expect(fits(fives * 5, solved)).toBe(wanted >= 0 && wanted <= 20 * rest)
      }),
    )
  })

  it('two cards make the round, and puzzle by puzzle makes the same card', () => {
    fc.assert(
      fc.property(turnOf(), solved => {
        const play = begun(2)
        solved.forEach((c, puzzle) => play.do({ type: 'turn.mark-one', round: 1, seat: seat(0), puzzle, clue: c }))
        play.do({ type: 'turn.record', round: 1, seat: seat(1), solved })
        if (solved.length > 0)
          expect(play.at('rounds', 0, 'playcards', seat(0), 'solved')).toEqual(play.at('rounds', 0, 'playcards', seat(1), 'solved'))
        const known = cardScores(solved).filter(points => points !== null)
        expect(known.reduce((a, b) => a + b, 0)).toBe(worthOf(solved))
      }),
    )
  })
})

const round = fc.integer({ min: 1, max: 3 })
const team = fc.integer({ min: 0, max: 2 }).map(seat)
const anyAction: fc.Arbitrary<Sent> = fc.oneof(
  fc.constant({ type: 'round.open' }),
  fc.record({
    type: fc.constant('turn.record'),
    round,
    seat: team,
    solved: turnOf(9),
    reader: fc.constantFrom(undefined, 'p0a', 'Guesser 1', 'nobody'),
  }),
  fc.record({ type: fc.constant('turn.mark-one'), round, seat: team, puzzle: fc.integer({ min: 0, max: 8 }), clue }),
  fc.record({ type: fc.constant('turn.total'), round, seat: team, total: fc.integer({ min: -1, max: 33 }).map(n => n * 5) }),
  fc.record({ type: fc.constant('playcard.stand'), round, seat: team, as: fc.constantFrom('played', 'absent', 'void') }),
  fc.record({ type: fc.constant('round.setup'), round, first: team }),
  fc.record({
    type: fc.constant('rules.change'),
    rules: fc.constantFrom({ target: 100 }, { end: 'immediate' }, { deck: 'stop' }, { ties: 'another-round' }),
  }),
  fc.record({ type: fc.constant('seat.leave'), seat: team, after: fc.integer({ min: 0, max: 2 }) }),
)

describe('laws of a log', { timeout: 30_000 }, () => {
  it('replay gives what play gave, and never throws', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 25 }), actions => {
        const play = teams(3)
        for (const action of actions) play.try(action)
        expect(play.replayed().document()).toEqual(play.game.document())
        expect(play.replayed().rows()).toEqual(play.game.rows())
        const all = teams(3)
        for (const action of actions) all.lines.push(all.line(action))
        expect(all.replayed().document()).toBeDefined()
      }),
    )
  })

  it('a retraction leaves the game that the log makes without the action', () => {
    let tried = 0
    fc.assert(
      fc.property(fc.array(anyAction, { minLength: 3, maxLength: 20 }), fc.nat(), (actions, pick) => {
        const play = teams(3)
        const taken = [{ type: 'round.open' }, { type: 'round.open' }, ...actions].flatMap(action =>
          play.try(action).ok ? [play.pad.read(play.lines.at(-1)?.raw)] : [],
        )
        const gone = taken[pick % taken.length]
        if (!gone?.ok) throw new Error('an action taken must be readable')
        const without = play.lines.filter((_, i) => i !== pick % taken.length)
        if (!play.try({ type: 'retract', actions: [gone.value.id] }).ok) return
        tried += 1
        expect(play.game.document()).toEqual(play.replayed(without).document())
      }),
    )
    expect(tried).toBeGreaterThan(10)
  })

  it('a puzzle that later ones stand on is undone together with them', () => {
    const play = begun(1)
    const first = play.do({ type: 'turn.mark-one', round: 1, seat: seat(0), puzzle: 0, clue: 1 })
    const second = play.do({ type: 'turn.mark-one', round: 1, seat: seat(0), puzzle: 1, clue: 2 })
    expect(play.refusal({ type: 'retract', actions: [first] }).dependents).toEqual([second])
    play.do({ type: 'retract', actions: [first, second] })
    expect(play.at('rounds', 0, 'playcards')).toEqual({})
  })
})
