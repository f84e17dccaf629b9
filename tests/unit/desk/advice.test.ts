/** The letters of an entry on its playcard: counted under a spelling card only, by the range announced, and for a child without one. */
import { describe, expect, it } from 'vitest'
import { spellingOn } from '@/lib/pads/facts-in-five/desk/advice'
import { FiveAtTable } from './five-at-table'

const heads = new FiveAtTable(['Ann', 'Ben']).do({
  type: 'round.open',
  setup: {
    classes: [
      { class: 'Spelling of English Words', category: 'Noun (6-10)' },
      { class: 'Flowers' },
      { class: 'Oddments', kind: 'word' },
      null,
      null,
    ],
    letters: [null, null, null, null, null],
  },
}).round.setup

describe('an entry typed on a playcard', () => {
  it.each([
    ['cathedral', 9, true],
    ['church', 6, true],
    ['altar', 5, false],
    ['archbishops', 11, false],
    ['mother-in-law', 11, false],
    ['naïveté', 7, true],
  ])('%s has %i letters under the spelling card, before any letter is drawn', (entry, letters, rangeOk) => {
    expect(spellingOn(heads, 0, entry)).toMatchObject({ letters, rangeOk, range: [6, 10] })
  })
  it('is not counted under another Class, nor where none was announced', () => {
    expect([spellingOn(heads, 1, 'Crocus'), spellingOn(heads, 3, 'Crocus')]).toEqual([null, null])
  })
  it('is counted where the Director said that the column asks for words, without a range', () => {
    expect(spellingOn(heads, 2, 'Crocus')).toMatchObject({ letters: 6, range: null, rangeOk: true })
  })
  it('of a child may have any length', () => {
    expect(spellingOn(heads, 0, 'altar', true)).toMatchObject({ letters: 5, range: null, rangeOk: true })
  })
})
