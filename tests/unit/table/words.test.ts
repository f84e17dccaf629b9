/** A sentence about a hand says hand, one about a turn says turn, and what was written on a card is told in the pad's own words. */
import { describe, expect, it, vi } from 'vitest'
import { padOf, pads } from '@/lib/registry'
import type { Problem } from '@/lib/table/result'
import { opening } from '../game'
import { bySeat, seat, Sitting } from '../famous-five/sitting'

vi.mock('@/lib/registry', async real => (await import('../../fourth-pad/registry')).withFourth(await real()))

const ROUNDLESS = { hand: /\bround\b/i, round: /\bhand\b/i, throw: /\b(round|hand)\b/i } as const
const CARDLESS = { card: /\bturn\b/i, turn: /\bcard\b/i, score: /\b(card|turn)\b/i, number: /\b(card|turn)\b/i } as const

const TEAM = [{ name: 'Ann' }, { name: 'Bob' }]
function sitting(id: string): Sitting {
  const pad = padOf(id)
  if (!pad) throw new Error(`no pad ${id}`)
  const members = pad.seatRange.teams === 'always' ? { 0: { members: TEAM }, 1: { members: TEAM } } : {}
  return new Sitting(pad, opening(['Ann', 'Ben'], {}, members))
}

/** Everything that the table itself refuses, in one sitting. */
function refusals(play: Sitting): readonly Problem[] {
  const card = { round: 1, seat: seat(0) }
  const before = [play.refusal({ type: 'playcard.stand', ...card, as: 'absent' }), play.refusal({ type: 'round.open', number: 3 })]
  play.do({ type: 'round.open' })
  const open = [
    play.refusal({ type: 'round.open', number: 1 }),
    play.refusal({ type: 'round.close', round: 1 }),
    play.refusal({ type: 'round.reopen', round: 1 }),
    play.refusal({ type: 'timer.stop', round: 1 }),
    play.refusal({ type: 'playcard.checked', ...card, by: 'Cas', agrees: true }),
    play.refusal({ type: 'game.reopen' }),
  ]
  play.do({ type: 'playcard.stand', ...card, as: 'void' })
  const members = play.pad.seatRange.teams === 'always' ? { members: TEAM } : {}
  const late = play.do({ type: 'seat.add', name: 'Late', from: 3, ...members })
  const leaving = [
    play.refusal({ type: 'seat.leave', seat: seat(0), after: 0 }),
    play.refusal({ type: 'seat.leave', seat: late, after: 1 }),
  ]
  play.do({ type: 'seat.leave', seat: seat(1), after: 0 })
  const gone = [play.refusal({ type: 'playcard.stand', round: 1, seat: seat(1), as: 'absent' })]
  play.do({ type: 'round.close', round: 1 })
  return [...before, ...open, ...leaving, ...gone, play.refusal({ type: 'round.close', round: 1 })]
}

describe.each(pads)('$id', pad => {
  it('speaks of its own rounds and cards', () => {
    const play = sitting(pad.id)
    const said = refusals(play).map(p => p.message)
    play.do({ type: 'game.finish' })
    said.push(play.game.sheet().ending?.message ?? '')
    expect(said.length).toBe(13)
    for (const sentence of said) {
      expect(sentence).not.toMatch(ROUNDLESS[pad.roundWord as keyof typeof ROUNDLESS])
      expect(sentence).not.toMatch(CARDLESS[pad.cardWord as keyof typeof CARDLESS])
      expect(sentence).toMatch(/^[A-Z].*\.$/)
    }
  })
})

describe('what was written', () => {
  const told = (id: string, mark: string, at: object = {}): string => {
    const pad = padOf(id)
    return pad ? `${pad.placeWords({ round: 1, ...at })}|${pad.markWords(mark, { round: 1, ...at })}` : ''
  }
  it.each([
    ['facts-in-five', 'x', { row: 1, column: 2 }, 'row 2, column 3|crossed out'],
    ['facts-in-five', 'x', { row: 1, column: 2, part: 'text' }, 'row 2, column 3|“x”'],
    ['facts-in-five', '', { row: 0, column: 0, part: 'text' }, 'row 1, column 1|nothing'],
    ['name-chase', 'x', { row: 1, column: 0, part: 'puzzle' }, 'card 2, puzzle 1|not solved'],
    ['name-chase', '2', { row: 0, column: 3, part: 'puzzle' }, 'card 1, puzzle 4|solved at clue 2'],
    ['name-chase', '105', { part: 'total' }, 'the total|105'],
    ['famous-five', '1', { seat: 'a' }, '|1 card left'],
    ['famous-five', '0!', { seat: 'a' }, '|went out with 0 cards left'],
    ['famous-five', '~', {}, '|abandoned'],
    ['famous-five', '~6', {}, '|abandoned with 6 cards left'],
    ['famous-five', '=-4', {}, '|-4 points'],
    ['famous-five', 'pink', { part: 'set' }, 'the completed set|pink'],
    ['famous-five', '', {}, '|nothing'],
  ])('%s %s %j: %s', (id, mark, at, expected) => {
    expect(told(id, mark, at)).toBe(expected)
  })
  it('a hand that is told by two devices is told in hands', () => {
    const play = sitting('famous-five')
    play.do({ type: 'round.open' })
    play.do({ type: 'hand.record', round: 1, out: seat(0), cardsLeft: bySeat([0, 6]) }, 'tablet')
    const asked = play.game.conflicts(play.line({ type: 'hand.points', round: 1, points: bySeat([14, 4]), was: null }), 0)
    expect(asked.map(c => [play.pad.markWords(c.mine, c), play.pad.markWords(c.theirs, c)])).toEqual([
      ['14 points', 'went out with 0 cards left'],
      ['4 points', '6 cards left'],
    ])
  })
})
