/**
 * The written entry as words: cleaned of what is no part of it, cut at spaces, folded for comparing.
 * It refuses to know any language: no spelling is mended and no word is translated here.
 */

/** One word of an entry: as written, and without the signs around it. */
export type Word = { readonly raw: string; readonly text: string }

const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u

const OWN_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  þ: 'th',
  ß: 'ss',
  ı: 'i',
  ŋ: 'n',
}

/** NFC, no invisible characters, straight apostrophes, single spaces. */
export function clean(entry: string): string {
  return entry
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Co}\p{Cs}\uFE00-\uFE0F]/gu, '')
    .replace(/[\u2018\u2019\u02BB-\u02BF\u00B4\u0060\uA78C]/g, "'")
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** The word without the signs in front of and behind it; signs inside stay (`M*A*S*H`, `O'Toole`). */
export function bare(raw: string): string {
  return raw.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}\p{M}]+$/u, '')
}

/** `D.H.Lawrence`, `Dr.Seuss`: a full stop behind initials or a short form ends a word though no space follows; not in `will.i.am`. */
const apartAtStops = (text: string): string => text.replace(/(\p{L}\.)(?=\p{Lu}\p{Ll}|\p{L}{3}|of )/gu, '$1 ')

/** The words of a text; words without letter or number are dropped, except the sign for "and". */
export function wordsOf(text: string): Word[] {
  return apartAtStops(clean(text))
    .split(/[ \u2014]+/u)
    .map(raw => (raw === '&' ? { raw, text: 'And' } : { raw, text: bare(raw) }))
    .filter(word => word.text !== '')
}

/** True when the text has at least one letter or number, that is when there is an entry at all. */
export function isWritten(text: string): boolean {
  return LETTER_OR_NUMBER.test(text)
}

/** Small letters without accents, for comparing; letters of other scripts stay what they are. */
export function fold(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
  return plain.replace(/[øæœłđðħþßıŋ]/g, letter => OWN_LETTERS[letter] ?? letter)
}

/** A word for look-up in a list: folded, without dots and without apostrophes at its end. */
export function lookUp(word: Word): string {
  return fold(word.text).replace(/\./g, '').replace(/'+$/, '')
}

/** True when the word starts with a small letter. */
export function startsSmall(text: string): boolean {
  const first = Array.from(text)[0] ?? ''
  return first !== first.toUpperCase()
}

/** True when the word starts with a capital letter. */
export function startsCapital(text: string): boolean {
  const first = Array.from(text)[0] ?? ''
  return first !== first.toLowerCase()
}

/** True when everything is written in capitals, so that a capital tells nothing. */
export function isAllCapitals(words: readonly Word[]): boolean {
  const all = words.map(word => word.text).join('')
  return all === all.toUpperCase() && all !== all.toLowerCase()
}

/** True for initials of a name: `J.`, `R. R.`, `C.K.`, or one single letter. */
export function isInitials(word: Word): boolean {
  return /^(\p{L}\.)+\p{L}?\.?$/u.test(word.raw) || /^\p{L}$/u.test(word.text)
}
