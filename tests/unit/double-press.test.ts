/** Two presses at one place within a moment: which second one is meant for what lies there by then. */
import { describe, expect, it } from 'vitest'
import { isRepeat, type Press } from '@/components/ui/double-press'

const LINE = { what: 'the line of a seat' }
const CELL = { what: 'a cell' }
const first: Press = { time: 1000, x: 100, y: 300, met: LINE, says: 'Ann', at: '/games/1' }

describe('a second press', () => {
  it.each([
    ['on the card that the first one opened', { met: CELL, says: '', at: '/games/1?view=card' }, true],
    ['on the same key, which leads on to the next card by then', { says: 'Ben', at: '/games/1?view=card' }, true],
    ['on the same key, which means the next round by then', { says: 'Open round 3' }, true],
    ['on a bare place, where a key has gone', { met: null, says: '' }, true],
    ['a few pixels beside the first one', { met: CELL, says: '', x: 107, y: 294 }, true],
    ['on the same key again: a digit typed twice', {}, false],
    ['on the same key, drawn anew', { met: { what: 'the line, drawn anew' } }, false],
    ['elsewhere: cells are tapped fast one after the other', { met: CELL, says: '', x: 160 }, false],
    ['half a second later', { met: CELL, says: '', time: 1500 }, false],
  ] as const)('%s', (_, change, repeats) => {
    expect(isRepeat(first, { ...first, time: 1250, ...change })).toBe(repeats)
  })

  it('on the same cell marks it again, on another one under the finger does not', () => {
    const cell: Press = { ...first, met: CELL, says: '' }
    expect(isRepeat(cell, { ...cell, time: 1200 })).toBe(false)
    expect(isRepeat(cell, { ...cell, time: 1200, met: { what: 'a cell that was scrolled there' } })).toBe(true)
  })

  it('after a press on nothing, and the very first one, are meant', () => {
    expect(isRepeat({ ...first, met: null, says: '' }, { ...first, time: 1100 })).toBe(false)
    expect(isRepeat(null, first)).toBe(false)
  })
})
