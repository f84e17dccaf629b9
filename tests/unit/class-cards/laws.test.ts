/** Laws of announcing from cards: what is chosen by taps is what the card allows, and is read back as it was chosen. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chosenOn, completed, joined, separated, tapped } from '@/lib/pads/facts-in-five/class-cards/announcing'
import { complaintsOf } from '@/lib/pads/facts-in-five/class-cards/complaints'
import { RULEBOOK_CARDS } from '@/lib/pads/facts-in-five/class-cards/examples'
import { blankOf, filled, printedOf, type CardFace } from '@/lib/pads/facts-in-five/class-cards/face'
import { categoriesOn, offerFor, rangesOn, type Agreed } from '@/lib/pads/facts-in-five/class-cards/offer'

const agreed: fc.Arbitrary<Agreed> = fc.record({ forcedCategories: fc.boolean(), combinedCategories: fc.boolean() })
const choice = fc
  .constantFrom(...RULEBOOK_CARDS.filter(c => c.form !== 'wild'))
  .chain(face => fc.record({ face: fc.constant(face), printed: fc.constantFrom(...face.classes) }))
const word = fc.stringMatching(/^[A-Za-z]{1,12}( [A-Za-z]{1,8})?$/)

/** Taps the Categories one after the other, and completes what a tap leaves open: the range, the blank. */
function announce(face: CardFace, className: string, taps: readonly string[], rules: Agreed, fill: string): readonly string[] {
  let categories: readonly string[] = []
  for (const printed of taps) {
    categories = tapped(face, className, categories, printed, rules)
    const [range] = rangesOn(face, className, printed)
    categories = completed(face, className, categories, printed, range === undefined ? { fill } : { range })
  }
  return categories
}

describe('announcing by taps', () => {
  it('never has more Categories than the card allows, and none that it does not have', () => {
    fc.assert(
      fc.property(choice, agreed, word, fc.array(fc.nat(30), { maxLength: 6 }), ({ face, printed }, rules, fill, taps) => {
        const listed = categoriesOn(face, printed.class)
        const wanted = listed.length === 0 ? [] : taps.map(i => listed[i % listed.length] ?? '')
        const categories = announce(face, printed.class, wanted, rules, fill)
        const complaints = complaintsOf(face, { class: printed.class, categories }, rules)
        const { least } = offerFor(face, printed.class, rules)
        expect(complaints.map(c => c.code)).toEqual(
          categories.length < least ? [face.form === 'spelling' ? 'card.category-missing' : 'category.forced'] : [],
        )
        for (const text of categories) expect(listed).toContain(chosenOn(face, printed.class, text)?.printed)
      }),
    )
  })
  it('lets go with the second tap what the first took', () => {
    fc.assert(
      fc.property(choice, agreed, word, fc.nat(30), ({ face, printed }, rules, fill, i) => {
        const listed = categoriesOn(face, printed.class)
        const one = listed[i % Math.max(1, listed.length)]
        if (one === undefined) return
        const taken = announce(face, printed.class, [one], rules, fill)
        expect(taken).toHaveLength(1)
        expect(tapped(face, printed.class, taken, one, rules)).toEqual([])
      }),
    )
  })
  it('reads back the range and what was filled in', () => {
    fc.assert(
      fc.property(choice, word, fc.nat(30), fc.nat(3), ({ face, printed }, fill, i, r) => {
        const listed = categoriesOn(face, printed.class)
        const one = listed[i % Math.max(1, listed.length)]
        if (one === undefined) return
        const ranges = rangesOn(face, printed.class, one)
        const range = ranges[r % Math.max(1, ranges.length)]
        const [text = ''] = completed(face, printed.class, [one], one, range === undefined ? { fill } : { range })
        const read = chosenOn(face, printed.class, text)
        expect(read?.printed).toBe(one)
        if (range !== undefined) expect(read?.range).toBe(range)
        if (blankOf(one)) expect(read?.fill).toBe(fill)
      }),
    )
  })
})

describe('the texts', () => {
  it('of several Categories are one line and several again, where Combined Categories is agreed', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 5 }), list => {
        const line = joined(list)
        expect(separated(line, { forcedCategories: false, combinedCategories: true })).toEqual(list)
        expect(separated(line, { forcedCategories: false, combinedCategories: false })).toEqual(line === '' ? [] : [line])
      }),
    )
  })
  it('of a blank keep what stands before and after it', () => {
    fc.assert(
      fc.property(word, word, word, (before, inside, after) => {
        expect(filled(`${before} … ${after}`, inside)).toBe(`${before} ${inside} ${after}`)
        expect(filled(`${before} ___`, inside)).toBe(`${before} ${inside}`)
        expect(filled(`${before} … ${after}`, '  ')).toBe(`${before} … ${after}`)
      }),
    )
  })
  it('of brackets that hold no range belong to the name', () => {
    expect(printedOf('Noun (common) (6-10) (over 10)')).toEqual({ name: 'Noun (common)', ranges: ['6-10', 'over 10'] })
    expect(printedOf('Living (or dead)')).toEqual({ name: 'Living (or dead)', ranges: [] })
  })
})
