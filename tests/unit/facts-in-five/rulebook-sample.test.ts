/** The rulebook's printed playcard with its entries, under the five rulings of rules.md 2.1, and the misprint that it does not follow. */
import { describe, expect, it } from 'vitest'
import { Play, opening } from '../game'

const CLASSES = [
  { class: 'World Leaders / Rulers', category: 'King' },
  { class: 'Books of Bible', category: 'Old Testament' },
  { class: 'Colleges Universities', category: 'American' },
  { class: 'Stage/Screen Personalities', category: 'Living' },
  { class: 'Edible Products', category: 'Food Seasoning' },
]
const LETTERS = ['C', 'M', 'E', '*', 'L']
const ENTRIES = [
  ['King Charles the Fair', 'I Chronicles', '', 'Carol Channing', 'Cinnamon'],
  ['Macbeth', 'Matthew', 'Mass. Institute of Tech', 'Lee Marvin', 'Mace'],
  ['King Edward VIII', 'Exodus', '', 'Dale Evans', 'Evergreen'],
  ['King Richard III', 'Genesis', 'Harvard', 'Frank Sinatra', 'Nutmeg'],
  ['King Louis XIV', 'Leviticus', 'University of Louisville', 'Michele Lee', ''],
]
const WRITTEN = ENTRIES.flatMap((row, r) => row.map((text, c) => ({ row: r, column: c, text })))
const marksWithout = (crossed: readonly string[]): string[] =>
  ENTRIES.map(row => row.map(text => (text === '' ? '.' : crossed.includes(text) ? 'x' : '1')).join(''))

function sample(): Play {
  const play = new Play('facts-in-five', opening(['Ann', 'Ben']))
  play.do({ type: 'round.open', setup: { classes: CLASSES, letters: LETTERS } })
  for (const at of WRITTEN.filter(e => e.text !== '')) play.do({ type: 'playcard.write', round: 1, seat: 'seat-0', ...at })
  return play
}
const scores = (play: Play) => play.at('rounds', 0, 'playcards', 'seat-0', 'scores')

describe("the rulebook's printed playcard", () => {
  it.each([
    { ruling: 'the sensible one', crossed: ['Matthew', 'Evergreen'], special: 84, general: 82 },
    { ruling: 'everything counts', crossed: [], special: 100, general: 98 },
    { ruling: 'only Matthew out', crossed: ['Matthew'], special: 91, general: 89 },
    { ruling: 'only Evergreen out', crossed: ['Evergreen'], special: 93, general: 91 },
    { ruling: 'Macbeth out as well', crossed: ['Matthew', 'Evergreen', 'Macbeth'], special: 75, general: 75 },
    {
      ruling: 'judged today, Living leaves one',
      crossed: ['Matthew', 'Evergreen', 'Carol Channing', 'Lee Marvin', 'Dale Evans', 'Frank Sinatra'],
      special: 60,
      general: 54,
    },
  ])('$ruling: Special $special, General $general', ({ crossed, special, general }) => {
    const play = sample()
    play.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: marksWithout(crossed) })
    expect(scores(play)).toEqual({ special, general, total: special + general })
    expect(play.problems()).toEqual([])
  })

  it('with the printed numbers 82 and 84 on paper: exchanged, and says so', () => {
    const play = sample()
    play.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: marksWithout(['Matthew', 'Evergreen']) })
    play.do({ type: 'playcard.sums', round: 1, seat: 'seat-0', special: 82, general: 84, total: 166 })
    expect(play.problems()).toEqual(['paper.exchanged'])
    expect(scores(play)).toEqual({ special: 84, general: 82, total: 166 })
  })

  it('with the printed column counts: rows and columns exchanged, the card stands', () => {
    const play = sample()
    play.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: marksWithout(['Matthew', 'Evergreen']) })
    play.do({ type: 'playcard.sums', round: 1, seat: 'seat-0', columns: [4, 4, 3, 5, 4], rows: [5, 4, 3, 5, 3] })
    expect(new Set(play.problems())).toEqual(new Set(['paper.column', 'paper.row']))
    expect(play.at('rounds', 0, 'playcards', 'seat-0')).toMatchObject({ from: 'cells', scores: { total: 166 } })
  })

  it('pushed together, as the words about the Scoring Table can be read: General 88, a hint', () => {
    const play = sample()
    play.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: marksWithout(['Matthew', 'Evergreen']) })
    play.do({ type: 'playcard.sums', round: 1, seat: 'seat-0', special: 84, general: 88 })
    expect(play.game.problems()).toMatchObject([{ code: 'paper.pushed-together', severity: 'hint' }])
  })

  it('letter by letter and challenge by challenge it comes to the same', () => {
    const play = sample()
    const blanks = marksWithout([])
    play.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: blanks })
    for (const text of ['Matthew', 'Evergreen']) {
      const at = WRITTEN.find(e => e.text === text)
      const challenge = play.do({ type: 'challenge.open', round: 1, seat: 'seat-0', row: at?.row, column: at?.column, by: 'seat-1' })
      expect(play.at('rounds', 0, 'playcards', 'seat-0', 'provisional')).toBe(true)
      play.do({ type: 'challenge.refuse', challenge })
    }
    expect(scores(play)).toEqual({ special: 84, general: 82, total: 166 })
    expect(
      play.game
        .rows()
        .Entry.filter(e => e['ruledBy'] !== null)
        .map(e => e['text']),
    ).toEqual(['Matthew', 'Evergreen'])
  })
})
