/** A ruled entry: what is said of how it was settled, and whether somebody changed it by hand afterwards. */
import { describe, expect, it } from 'vitest'
import { ruledWords } from '@/components/pads/facts-in-five/stage-words'
import { changedByHand } from '@/lib/pads/facts-in-five/by-hand'
import type { FiveCard } from '@/lib/pads/facts-in-five/card'
import { uuid } from '../game'
import { sampleTable, type FiveAtTable } from '../desk/five-at-table'

const CELL = { round: 1, seat: 'seat-0', row: 1, column: 2 } as const
const CHALLENGE = uuid(90)

function settled(outcome: { type: string } & Record<string, unknown>): FiveAtTable {
  const five = sampleTable(['Ann', 'Ben', 'Cas'], { verifying: true, director: 'outside' })
  five.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: ['11111', '11111', '11111', '11111', '11111'] })
  return five.do({ type: 'challenge.open', id: CHALLENGE, ...CELL, by: 'seat-1' }).do({ challenge: CHALLENGE, ...outcome })
}
function cardOf(five: FiveAtTable): FiveCard {
  const held = five.round.cards.get('seat-0')
  if (!held) throw new Error('no card')
  return held.card
}
const words = (five: FiveAtTable) => ruledWords(five, five.round, cardOf(five), CELL)
function byHand(five: FiveAtTable) {
  const card = cardOf(five)
  const challenge = card.challenges.find(c => c.id === CHALLENGE)
  if (!challenge) throw new Error('no challenge')
  return changedByHand(card, challenge)
}

describe('how a ruled entry was settled', () => {
  it.each([
    [{ type: 'challenge.refuse' }, 'nobody accepted it'],
    [{ type: 'challenge.accept', by: 'seat-2' }, 'accepted by Cas'],
    [{ type: 'challenge.vote', tally: { for: 0, against: 2 } }, 'vote 0 to 2'],
    [{ type: 'challenge.verify', source: 'Atlas', finds: 'not-valid' }, 'Atlas: not valid'],
    [{ type: 'challenge.withdraw' }, null],
  ] as const)('%j', (outcome, expected) => {
    expect(words(settled(outcome))).toBe(expected)
  })
  it('names the stage that decided where a later book found nothing', () => {
    const five = settled({ type: 'challenge.refuse' })
    five.do({ type: 'challenge.verify', challenge: CHALLENGE, source: 'Atlas', finds: 'nothing' })
    expect(words(five)).toBe('nobody accepted it')
  })
  it('says that it was ruled for the table, and why', () => {
    const five = settled({ type: 'challenge.refuse' })
    five.do({ type: 'entries.rule', round: 1, row: 1, column: 2, seats: ['seat-0'], valid: true, reason: 'in the atlas' })
    expect(words(five)).toBe('ruled valid for the table, “in the atlas”')
  })
})

describe('a mark by hand after the ruling', () => {
  const change = { type: 'playcard.mark-one', ...CELL, mark: '1', note: 'changed by hand after the ruling' }
  it('is known as such', () => {
    const five = settled({ type: 'challenge.refuse' })
    expect(byHand(five)).toBeNull()
    five.do(change)
    expect(byHand(five)).toBe('1')
    expect(words(five)).toBeNull()
  })
  it('is not said of what a later ruling or a later challenge changed', () => {
    const ruled = settled({ type: 'challenge.refuse' })
    ruled.do({ type: 'entries.rule', round: 1, row: 1, column: 2, seats: ['seat-0'], valid: true })
    expect(byHand(ruled)).toBeNull()
    const again = settled({ type: 'challenge.refuse' })
    again.do({ type: 'challenge.open', id: uuid(91), ...CELL, by: 'seat-0' })
    expect(byHand(again)).toBeNull()
  })
})
