/**
 * Numbers: read out as they are spoken, and recognised when written as digits, Roman numerals or words.
 * It refuses to know how a certain title is spoken (a year or a quantity): it offers the usual readings.
 */

const ONES = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
] as const
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'] as const
const ORDINALS = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const
const LATER_ORDINALS = ['eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth'] as const

/** How digits in front of a word may be read: the likeliest word first, and what is glued behind them. */
type NumberReading = { readonly words: readonly string[]; readonly rest: string }

function belowHundred(value: number): string {
  if (value < 20) return ONES[value] ?? ''
  const unit = value % 10
  const tens = TENS[Math.floor(value / 10)] ?? ''
  return unit === 0 ? tens : `${tens}-${(ONES[unit] ?? '').toLowerCase()}`
}

function yearWords(value: number): string[] {
  if (value > 1000 && value < 1010) return ['One', 'Thousand', 'Ten']
  const century = belowHundred(Math.floor(value / 100))
  const thousand = ONES[Math.floor(value / 1000)] ?? ''
  return value >= 2000 && value < 2010 ? [thousand, 'Twenty'] : [century, thousand]
}

function leadingGroup(digits: string): string {
  const size = digits.length % 3 === 0 ? 3 : digits.length % 3
  return digits.slice(0, size)
}

function quantityWords(digits: string): string[] {
  const group = Number(leadingGroup(digits))
  const words = [group >= 100 ? (ONES[Math.floor(group / 100)] ?? '') : belowHundred(group)]
  const names = ['', 'Thousand', 'Million', 'Billion']
  const power = Math.ceil(digits.length / 3) - 1
  if (group >= 100 && group < 200) words.push('Hundred')
  if (group === 1 && power > 0) words.push(names[power] ?? '')
  return words.filter(word => word !== '')
}

function spoken(digits: string, separated: boolean): string[] {
  if (/^0/.test(digits)) return digits === '0' ? ['Zero', 'Nought'] : ['Zero', 'Double', 'Oh']
  if (digits.length > 12) return [ONES[Number(digits.charAt(0))] ?? '']
  const value = Number(digits)
  return digits.length === 4 && !separated && value % 1000 !== 0 ? yearWords(value) : quantityWords(digits)
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** A number as it ranks what follows, up to ninety-nine; undefined above. */
function ordinalWord(value: number): string | undefined {
  const name = ORDINALS[value] ?? LATER_ORDINALS[value - 11]
  if (name !== undefined) return capital(name)
  if (value === 19) return 'Nineteenth'
  const [tens, unit] = [TENS[Math.floor(value / 10)], value % 10]
  if (tens === undefined || tens === '') return undefined
  return unit === 0 ? tens.replace(/y$/, 'ieth') : `${tens}-${ORDINALS[unit] ?? ''}`
}

/** `20th`, `101st`: the rank as it is spoken; above ninety-nine the number itself, whose first letter is the same. */
function ordinalWords(digits: string): string[] {
  const cardinal = spoken(digits, true)
  const first = ordinalWord(Number(digits))
  return first === undefined ? cardinal : [first, ...cardinal]
}

const FRACTIONS: Readonly<Record<string, readonly string[]>> = {
  '½': ['Half', 'One'],
  '¼': ['Quarter', 'One'],
  '¾': ['Three'],
  '⅓': ['One', 'Third'],
  '⅔': ['Two'],
}

/** Reads out the digits in front of a word (`12`, `20,000`, `7UP`, `1st`); undefined when no digit stands in front. */
export function readNumber(word: string): NumberReading | undefined {
  const fraction = FRACTIONS[word.charAt(0)]
  if (fraction !== undefined) return { words: fraction, rest: '' }
  const match = /^([0-9]{1,3}(?:[,'][0-9]{3})+|[0-9]+)(.*)$/su.exec(word)
  if (match === null) return undefined
  const digits = (match[1] ?? '').replace(/[,']/g, '')
  const rest = (match[2] ?? '').replace(/^[^\p{L}]+/u, '')
  if (/^(st|nd|rd|th)$/iu.test(rest)) return { words: ordinalWords(digits), rest: '' }
  return { words: spoken(digits, (match[1] ?? '').length > digits.length), rest: /^\p{L}/u.test(rest) ? rest : '' }
}

const ROMAN = /^(?=[ivx])x{0,3}(ix|iv|v?i{0,3})$/i

const ROMAN_WORTH: ReadonlyMap<string, number> = new Map(Object.entries({ i: 1, v: 5, x: 10 }))

function romanValue(word: string): number {
  const values = Array.from(word.toLowerCase()).flatMap(sign => ROMAN_WORTH.get(sign) ?? [])
  return values.reduce((sum, value, place) => {
    const next = values[place + 1]
    return sum + (next !== undefined && value < next ? -value : value)
  }, 0)
}

/** True for I, II, III, IV ... XXXIX. */
export function isRoman(word: string): boolean {
  return ROMAN.test(word)
}

function wordValue(word: string): number | undefined {
  const ordinal = [...ORDINALS, ...LATER_ORDINALS].findIndex(name => name === word)
  if (ordinal > 0) return ordinal
  for (let value = 1; value < 100; value += 1) if (belowHundred(value).toLowerCase() === word) return value
  return undefined
}

/** The value of a folded word that is a number: digits, `3rd`, a Roman numeral or a number word; otherwise undefined. */
export function numberValue(word: string): number | undefined {
  const digits = /^([0-9]{1,12})(st|nd|rd|th)?$/.exec(word.replace(/,/g, ''))
  if (digits !== null) return Number(digits[1])
  return isRoman(word) ? romanValue(word) : wordValue(word)
}

/** The books of the Bible go up to four: a number in words that counts one of them. */
export const isBookCount = (word: string): boolean => /^(?:one|two|three|four)$/.test(word)

/** True for a written ordinal or `1st`: numbers that rank what follows. */
export function isOrdinal(word: string): boolean {
  const written = [...ORDINALS, ...LATER_ORDINALS].some(name => name === word)
  return written || /^[0-9]{1,3}(st|nd|rd|th)$/.test(word)
}
