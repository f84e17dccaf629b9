/** Which names are asked about: written alike, or one letter apart; and the pairs of many are those of comparing all with all. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alikePairs, folded, lookAlike } from '@/lib/persons/look-alike'

describe('names that look alike', () => {
  it.each([
    ['Ann', 'ann '],
    ['Ann', 'Anne'],
    ['Ann', 'Ａｎｎ'],
    ['Ann', 'Amn'],
    ['Jo', 'Joe'],
    ['Weiß', 'WEISS'],
    ['Mary  Lou', 'mary lou'],
    ['Ünal', 'U\u0308nal'],
    ['שרה', 'שרי'],
  ])('%s and %s', (a, b) => {
    expect([lookAlike(a, b), lookAlike(b, a)]).toEqual([true, true])
  })
  it.each([
    ['Ann', 'Anna B'],
    ['Bo', 'Jo'],
    ['Ann', 'Nan'],
    ['A', 'B'],
    ['Ann', 'Anne-Marie'],
  ])('but not %s and %s', (a, b) => {
    expect([lookAlike(a, b), lookAlike(b, a)]).toEqual([false, false])
  })

  it('are found among many as by comparing everybody with everybody', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' '), minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(fc.array(name, { maxLength: 14 }), names => {
        const people = names.map((n, at) => ({ at, names: [n] }))
        const all = people.flatMap(p =>
          people.filter(o => o.at > p.at && lookAlike(p.names[0] ?? '', o.names[0] ?? '')).map(o => [p.at, o.at]),
        )
        const found = alikePairs(people).map(([p, o]) => [p.at, o.at])
        const text = (pairs: number[][]) => pairs.map(p => p.join()).sort()
        expect(text(found)).toEqual(text(all))
      }),
    )
  })
  it('fold to the same more than once', () => {
    fc.assert(fc.property(fc.string(), text => folded(folded(text)) === folded(text)))
  })
})
