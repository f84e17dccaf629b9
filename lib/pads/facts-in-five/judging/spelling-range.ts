/**
 * The spelling card: how many letters a word has and whether that lies in the range chosen (R-F5-19).
 * It refuses to know words: whether a word exists, is a verb, or is spelled rightly is for the table and its books.
 */
import { bare, clean } from './text'

/** One of the 24 choices of the spelling card; `max` null means open upwards. */
export type SpellingRange = { readonly category: string; readonly label: string; readonly min: number; readonly max: number | null }

/** What can be said of an entry under a Category with a range. */
export type SpellingAnswer = {
  readonly letters: number
  readonly range: readonly [number, number | null] | null
  readonly rangeOk: boolean
  readonly certainty: 'rule' | 'judgement'
  readonly why: string
}

type Steps = readonly [
  category: string,
  over: number,
  middle: readonly [number, number],
  high: readonly [number, number] | null,
  top: number,
]

const STEPS: readonly Steps[] = [
  ['Any Word', 7, [8, 12], [13, 17], 17],
  ['Noun', 5, [6, 10], [11, 15], 15],
  ['Verb', 5, [6, 10], [11, 15], 15],
  ['Adverb', 5, [6, 10], [11, 15], 15],
  ['Adjective', 4, [5, 9], [10, 14], 14],
  ['Proper Noun', 4, [5, 7], [8, 10], 10],
]

const over = (category: string, limit: number): SpellingRange => ({ category, label: `over ${limit}`, min: limit + 1, max: null })

const between = (category: string, [min, max]: readonly [number, number]): SpellingRange => ({ category, label: `${min}-${max}`, min, max })

/** R-F5-19: the 24 ranges of the spelling card; "over n" means n + 1 letters or more. */
export const SPELLING_RANGES: readonly SpellingRange[] = STEPS.flatMap(([category, low, middle, high, top]) => [
  over(category, low),
  between(category, middle),
  ...(high === null ? [] : [between(category, high)]),
  over(category, top),
])

/** R-F5-19: the range written in a Category text (`Noun (6-10)`, `Verb (over 5)`, `Noun > 5`, `8 or more`), or null. */
export function rangeOf(category: string): readonly [number, number | null] | null {
  const span = /([0-9]{1,3})\s*(?:[-\u2010-\u2015]|to)\s*([0-9]{1,3})/iu.exec(category)
  if (span !== null) return [Number(span[1]), Number(span[2])]
  const above = /(?:over|more than|>)\s*([0-9]{1,3})/iu.exec(category)
  if (above !== null) return [Number(above[1]) + 1, null]
  const least = /at least\s*([0-9]{1,3})|([0-9]{1,3})\s*(?:\+|or more)/iu.exec(category)
  return least === null ? null : [Number(least[1] ?? least[2]), null]
}

/** Letters of an entry: hyphens, apostrophes and spaces are not counted, an accented letter is one. */
export function lettersOf(entry: string): number {
  return Array.from(clean(entry.normalize('NFKC'))).filter(sign => /\p{L}/u.test(sign)).length
}

/** True when the entry is one plain word in the Latin alphabet, so that its letters can be counted without a question. */
function isPlain(entry: string): boolean {
  return /^\p{Script=Latin}*$/u.test(bare(clean(entry)).replace(/\p{M}/gu, ''))
}

function verdict(letters: number, range: readonly [number, number | null] | null, plain: boolean): string {
  if (letters === 0) return 'Nothing is written that could be a word.'
  const count = `${letters} ${letters === 1 ? 'letter' : 'letters'}`
  const sign = plain ? '' : ', counting letters only'
  if (range === null) return `The word has ${count}${sign}, and no range is named.`
  const [min, max] = range
  const wanted = max === null ? `${min} or more` : `${min} to ${max}`
  return `The word has ${count}${sign}; the range asks for ${wanted}.`
}

/** R-F5-19: letters counted and the range checked; what is no plain word is counted as a judgement. */
export function spellingCheck(category: string, entry: string): SpellingAnswer {
  const letters = lettersOf(entry)
  const range = rangeOf(category)
  const plain = isPlain(entry)
  const rangeOk = letters > 0 && (range === null || (letters >= range[0] && (range[1] === null || letters <= range[1])))
  return { letters, range, rangeOk, certainty: plain ? 'rule' : 'judgement', why: verdict(letters, range, plain) }
}
