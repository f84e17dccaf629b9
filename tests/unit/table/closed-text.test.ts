/** Signs that turn the direction of writing end with the text that has them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { name, longText, parse, shortText } from '@/lib/codecs/form'
import { closedText } from '@/lib/table/closed-text'

describe('text that turns the direction of writing', () => {
  it.each([
    ['an override that nobody ends', '\u202Eevil', '\u202Eevil\u202C'],
    ['an isolate that nobody ends', 'a\u2067b', 'a\u2067b\u2069'],
    ['one in the other', '\u2068\u202Ex', '\u2068\u202Ex\u202C\u2069'],
    ['an isolate ended over an open override', '\u2066\u202Ex\u2069y', '\u2066\u202Ex\u202C\u2069y'],
    ['ends of nothing', '\u2069a\u202C', 'a'],
    ['one that is ended already', '\u202Eevil\u202C', '\u202Eevil\u202C'],
    ['Hebrew and Arabic, with their marks', 'שרה\u200F לוי مرحبا\u200E', 'שרה\u200F לוי مرحبا\u200E'],
    ['a family', '👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
  ])('%s', (_, text, closed) => {
    expect(closedText(text)).toBe(closed)
  })

  it('is closed for good, and keeps all its letters', () => {
    const signs = fc.constantFrom('\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069', 'a', 'ש')
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 20 }), parts => {
        const text = parts.join('')
        const closed = closedText(text)
        expect(closedText(closed)).toBe(closed)
        expect(closed.replace(/[^aש]/g, '')).toBe(text.replace(/[^aש]/g, ''))
      }),
    )
  })

  it('is closed wherever somebody may type', () => {
    for (const schema of [name, shortText, longText]) expect(parse(schema, '\u202Eevil', 'It')).toMatchObject({ value: '\u202Eevil\u202C' })
    expect(parse(name, `\u202E${'x'.repeat(119)}`, 'It').ok).toBe(false)
  })
})
