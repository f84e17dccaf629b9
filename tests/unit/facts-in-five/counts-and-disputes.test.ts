/** Ten counts from paper and what is disputed afterwards: each cell counts once, no count leaves 0 to 5, and what cannot be is said. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Play, opening } from '../game'
import { Chance } from '../random'

const CARD = { round: 1, seat: 'seat-0' }
const CELL = { ...CARD, row: 0, column: 0 }

function counted(columns: readonly number[], rows: readonly number[]): Play {
  const play = new Play('facts-in-five', opening(['Ann', 'Ben', 'Cyd', 'Dan'], { director: 'outside' }))
  play.do({ type: 'round.open' })
  play.do({ type: 'playcard.sums', ...CARD, columns, rows })
  return play
}
const total = (play: Play) => play.at('rounds', 0, 'playcards', 'seat-0', 'scores', 'total')
const codes = (play: Play) => play.game.problems().map(p => p.code)

describe('counts and disputes', () => {
  it.each([
    { about: 'all valid, but one was crossed', count: 5, paper: 'x', end: 'challenge.accept', stands: 250 },
    { about: 'none valid, but one was', count: 0, paper: '1', end: 'challenge.refuse', stands: 0 },
  ])('$about: not worked in, and said', ({ count, paper, end, stands }) => {
    const play = counted(Array(5).fill(count), Array(5).fill(count))
    const challenge = play.do({ type: 'challenge.open', ...CELL, by: 'seat-1', paper })
    play.do({ type: end, challenge, ...(end === 'challenge.accept' ? { by: 'seat-2' } : {}) })
    expect([total(play), codes(play)]).toEqual([stands, ['challenge.counts-contradict']])
  })

  it('one entry is struck once, and a mark by hand gives it back', () => {
    const play = counted([5, 4, 3, 5, 3], [4, 4, 3, 5, 4])
    const first = play.do({ type: 'challenge.open', ...CELL, by: 'seat-1', paper: '1' })
    play.do({ type: 'challenge.refuse', challenge: first })
    expect(total(play)).toBe(150)
    play.do({ type: 'playcard.mark-one', ...CELL, mark: '1', note: 'the book came' })
    expect(total(play)).toBe(166)
    const second = play.do({ type: 'challenge.open', ...CELL, by: 'seat-1' })
    expect(total(play)).toBe(166)
    play.do({ type: 'challenge.refuse', challenge: second })
    expect(total(play)).toBe(150)
  })

  it('a ruling for many on a card known by its counts is said to be taken as worked in', () => {
    const play = counted([5, 4, 3, 5, 3], [4, 4, 3, 5, 4])
    play.do({ type: 'entries.rule', round: 1, row: 0, column: 0, seats: ['seat-0'], valid: false })
    expect([total(play), codes(play)]).toEqual([166, ['ruling.not-in-score']])
  })

  it('no count leaves 0 to 5, whatever is disputed', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const chance = new Chance(seed)
        const play = counted([5, 4, 3, 5, 3], [4, 4, 3, 5, 4])
        for (let n = 0; n < 12; n += 1) {
          const at = { ...CARD, row: chance.int(0, 4), column: chance.int(0, 4) }
          if (!play.try({ type: 'challenge.open', ...at, by: 'seat-1', paper: chance.of('1', 'x') }).ok) continue
          const { id: challenge } = play.lines.at(-1)?.raw as { id: string }
          if (chance.often(0.4)) play.do({ type: 'challenge.accept', challenge, by: 'seat-2' })
          else if (chance.often(0.7)) play.do({ type: 'challenge.refuse', challenge })
        }
        const counts = play.at('rounds', 0, 'playcards', 'seat-0', 'counts') as { columns: number[]; rows: number[] }
        expect([...counts.columns, ...counts.rows].every(n => n >= 0 && n <= 5)).toBe(true)
      }),
    )
  })
})

describe('two devices and the numbers of one card', () => {
  const sums = { type: 'playcard.sums', ...CARD }
  it('asks where somebody else typed others meanwhile, and not where they are the same', () => {
    const play = counted([5, 4, 3, 5, 3], [4, 4, 3, 5, 4])
    const line = (more: object) => ({ raw: { id: crypto.randomUUID(), ...sums, special: 84, general: 82, ...more }, stamp: { seq: 99, time: 0, actor: 'Director', device: 'other' } }) // prettier-ignore
    play.do({ ...sums, special: 125, general: 125 })
    const asked = play.game.conflicts(line({ was: { special: null, general: null } }), undefined)
    expect(asked.map(({ part, mine, theirs }) => ({ part, mine, theirs }))).toEqual([
      { part: 'special', mine: '84', theirs: '125' },
      { part: 'general', mine: '82', theirs: '125' },
    ])
    expect(play.game.conflicts(line({ was: { special: 125, general: 125 } }), undefined)).toEqual([])
  })
})
