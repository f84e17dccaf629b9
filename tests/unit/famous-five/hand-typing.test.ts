/** What the keys of the hand desk make of a hand, without a screen. */
import { describe, expect, it } from 'vitest'
import { sameDraft, type HandDraft } from '@/components/pads/famous-five/hand-draft'
import { pressed, type Cursor, type HandKey } from '@/components/pads/famous-five/hand-typing'

const SEATS = ['ann', 'ben', 'cas', 'dee']
const EMPTY: HandDraft = { way: 'cards', out: null, abandoned: false, typed: {}, set: null, was: null }

function typed(keys: readonly HandKey[], draft: HandDraft = EMPTY): { draft: HandDraft; cursor: Cursor } {
  let at = { draft, cursor: { seat: 'ann', fresh: true } as Cursor }
  for (const key of keys) at = pressed({ ...at, seats: SEATS }, key) ?? at
  return at
}
const numbers = (keys: readonly HandKey[], draft?: HandDraft): readonly (string | undefined)[] => {
  const { draft: made } = typed(keys, draft)
  return SEATS.map(seat => made.typed[seat])
}

describe('typing a hand', () => {
  it('goes on by itself where no second digit fits, and waits where one may come', () => {
    expect(numbers([6, 0, 1, 2, 9])).toEqual(['6', '0', '12', '9'])
    expect(typed([3]).cursor).toEqual({ seat: 'ann', fresh: false })
    expect(typed([4]).cursor).toEqual({ seat: 'ben', fresh: true })
  })

  it('takes no further digit when every box is filled', () => {
    expect(typed([6, 7, 8, 9]).cursor.seat).toBeNull()
    expect(numbers([6, 7, 8, 9, 5])).toEqual(['6', '7', '8', '9'])
  })

  it('types a new number over the one in a box that was chosen', () => {
    expect(numbers([5], { ...EMPTY, typed: { ann: '12' } })).toEqual(['5', undefined, undefined, undefined])
  })

  it('takes digits back, and then goes to the box before', () => {
    expect(numbers([1, 2, 'back', 'back', 'back', 7])).toEqual(['7', undefined, undefined, undefined])
    expect(typed([6, 'back']).cursor.seat).toBe('ann')
  })

  it('steps only correct: never below nought for cards, and never out of nothing', () => {
    expect(numbers(['more'])).toEqual([undefined, undefined, undefined, undefined])
    expect(numbers(['less', 'less', 'less'], { ...EMPTY, typed: { ann: '2' } })[0]).toBe('0')
    expect(numbers(['less', 'less', 'less'], { ...EMPTY, way: 'points', typed: { ann: '2' } })[0]).toBe('-1')
  })

  it('knows points below nought', () => {
    const points: HandDraft = { ...EMPTY, way: 'points' }
    expect(numbers(['sign', 1, 3, 2, 0, 8], points)).toEqual(['-13', '20', '8', undefined])
    expect(numbers(['sign', 'sign', 9], points)[0]).toBe('9')
  })

  it('does not take an empty box for a change', () => {
    expect(sameDraft(EMPTY, { ...EMPTY, typed: { ann: '' } })).toBe(true)
    expect(sameDraft(EMPTY, { ...EMPTY, typed: { ann: '0' } })).toBe(false)
  })
})
