/** Laws of judging that hold for any text. They know no names. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialOf } from '@/lib/pads/facts-in-five/judging/initial'
import { keyWord, kindOf, type Kind } from '@/lib/pads/facts-in-five/judging/key-word'
import { sameEntry } from '@/lib/pads/facts-in-five/judging/same-entry'
import { lettersOf, rangeOf, spellingCheck } from '@/lib/pads/facts-in-five/judging/spelling-range'
import { corpus } from './corpus'

const kinds: readonly Kind[] = ['person', 'work', 'place', 'thing', 'word', 'institution']
const piece = fc.constantFrom(
  'The',
  'a',
  'Sir',
  'King',
  'van',
  'De',
  "d'",
  'Anna',
  'Boleyn',
  'II',
  ',',
  'Jr.',
  'of',
  'and',
  '&',
  '12',
  '"',
  '(',
  ')',
  'St.',
  'Москва',
  '東京',
  'É',
  'X',
  '-',
  '🌹',
  'I',
)
const phrase = fc.array(piece, { maxLength: 8 }).map(parts => parts.join(' '))
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string(), phrase)
const classText = fc.oneof(fc.constantFrom(...corpus.map(row => row.class)), anyText)
const question = fc.record({
  class: classText,
  category: fc.oneof(fc.constantFrom(...corpus.map(row => row.category ?? '')), anyText),
  kind: fc.option(fc.constantFrom(...kinds), { nil: undefined }),
  entry: anyText,
  letter: fc.oneof(fc.constantFrom('*', 'A', 'z', ''), anyText),
})

describe('keyWord', () => {
  test('answers on any text, with a letter A-Z or none', () => {
    fc.assert(
      fc.property(question, asked => {
        const answer = keyWord(asked)
        expect(answer.initial).toMatch(/^[A-Z]?$/)
        expect(answer.why.length).toBeGreaterThan(0)
        expect(answer.letterOk && answer.keyWord === '').toBe(false)
        expect(answer.alternatives.every(word => word !== '')).toBe(true)
        expect(answer.initial).toBe(initialOf(answer.keyWord).letter)
      }),
      { numRuns: 2000 },
    )
  })

  test('does not change under spaces around the entry', () => {
    fc.assert(
      fc.property(question, fc.constantFrom(' ', '\t', '  \n'), (asked, space) => {
        expect(keyWord({ ...asked, entry: `${space}${asked.entry}${space}` })).toEqual(keyWord(asked))
      }),
    )
  })

  test('does not change under quotes around a plain entry', () => {
    const plain = fc.constantFrom(...corpus.map(row => row).filter(row => /^[\p{L} .'-]+$/u.test(row.entry) && !row.entry.startsWith("'")))
    fc.assert(
      fc.property(plain, fc.constantFrom('""', '“”', '«»', '‘’', "''"), (row, quotes) => {
        const [open = '', close = ''] = quotes
        const asked = { class: row.class, category: row.category ?? undefined, entry: row.entry.trim(), letter: 'A' }
        const quoted = keyWord({ ...asked, entry: `${open}${asked.entry}${close}` })
        const bare = keyWord(asked)
        expect([quoted.keyWord, quoted.certainty]).toEqual([bare.keyWord, bare.certainty])
      }),
    )
  })
})

describe('the letter of the row', () => {
  test('takes any Key Word in a wild row (R-F5-37)', () => {
    fc.assert(
      fc.property(question, asked => {
        const answer = keyWord({ ...asked, letter: '*' })
        expect(answer.letterOk).toBe(answer.keyWord !== '')
      }),
    )
  })

  test('a row takes its own letter and no other (R-F5-42)', () => {
    fc.assert(
      fc.property(question, fc.constantFrom(...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')), (asked, letter) => {
        const answer = keyWord({ ...asked, letter })
        expect(answer.letterOk).toBe(answer.initial === letter)
      }),
    )
  })

  test('never takes an article (R-F5-36)', () => {
    fc.assert(
      fc.property(fc.constantFrom('a', 'an', 'the', 'The', 'AN'), fc.constantFrom(...kinds), (article, kind) => {
        expect(keyWord({ class: 'Things', kind, entry: article, letter: '*' })).toMatchObject({
          keyWord: '',
          letterOk: false,
          certainty: 'rule',
        })
      }),
    )
  })

  test('reads a long entry in good time', () => {
    const entry = 'Sir de "a" (b) '.repeat(5000)
    expect(keyWord({ class: 'Artists', entry, letter: 'A' }).certainty).toBeDefined()
    expect(sameEntry(entry, `${entry}x`)).toBeDefined()
  })
})

describe('kindOf', () => {
  test('answers for any Class', () => {
    fc.assert(fc.property(anyText, anyText, (name, category) => kinds.includes(kindOf(name, category))))
  })

  test.each([
    ['Rivers', 'place'],
    ['Bodies of Water', 'place'],
    ['Physicists', 'person'],
    ['Kings of England', 'person'],
    ['Movie Stars', 'person'],
    ['Stars', 'thing'],
    ['Characters in Shakespeare', 'person'],
    ['Comic Strips', 'work'],
    ['Songs by the Beatles', 'work'],
    ['Musical Instruments', 'thing'],
    ['Baseball Teams', 'institution'],
    ['Foreign Words', 'word'],
    ['Whatever you like', 'thing'],
  ])('%s asks for a %s', (name, kind) => {
    expect(kindOf(name)).toBe(kind)
  })

  test('the Category decides where the Class tells nothing', () => {
    expect(kindOf('Classical Antiquity', 'Emperors')).toBe('person')
  })
})

describe('sameEntry', () => {
  test('is symmetric, and certain of the very same text', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(sameEntry(a, b)).toBe(sameEntry(b, a))
        if (/[\p{L}\p{N}]/u.test(a)) expect(sameEntry(a, `  ${a} `)).toBe('same')
      }),
      { numRuns: 1000 },
    )
  })

  test('does not see case in letters that have it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...corpus.map(row => row.entry)), entry => {
        if (entry.trim() !== '') expect(sameEntry(entry.toUpperCase(), entry.toLowerCase())).toBe('same')
      }),
    )
  })

  test('keeps different words of every script apart', () => {
    const words = ['Киев', 'Минск', 'Одесса', 'Αθήνα', 'Πάτρα', '東京', '大阪', '서울', '부산', 'القاهرة', 'بغداد', 'दिल्ली', 'मुंबई']
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.constantFrom(...words), (a, b) => {
        expect(sameEntry(a, b)).toBe(a === b ? 'same' : 'different')
      }),
    )
  })
})

describe('spelling', () => {
  test('counts and checks any text', () => {
    fc.assert(
      fc.property(anyText, anyText, (category, entry) => {
        const answer = spellingCheck(category, entry)
        expect(answer.letters).toBe(lettersOf(entry))
        expect(answer.range).toEqual(rangeOf(category))
        expect(answer.rangeOk && answer.letters === 0).toBe(false)
      }),
    )
  })
})
