/** Letters as they are typed: what is no Initial Letter is said, never dropped in silence. */
import { describe, expect, it } from 'vitest'
import { lettersComplaint, lettersOf } from '@/components/pads/facts-in-five/LettersInput'

describe('letters in one go', () => {
  it.each(['CME*L', 'cme*l', 'c m e', 'C,M,E,*,L', '--E', ''])('%j is taken', text => {
    expect(lettersComplaint(text)).toBeNull()
  })
  it.each([
    ['CM1*L', '“1”'],
    ['ÄÖÜ', '“Ä”'],
    ['Ж', '“Ж”'],
    ['CME*LX', 'five letters'],
  ])('%j is not, and says why', (text, word) => {
    expect(lettersComplaint(text)).toContain(word)
  })
  it('a dash holds a place open', () => {
    expect(lettersOf('C-E')).toEqual(['C', null, 'E', null, null])
  })
})
