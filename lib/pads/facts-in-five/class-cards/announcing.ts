/**
 * An announcement as it is put together from a card, choice by choice, and read back from its texts (R-F5-13, R-F5-18, R-F5-22, R-F5-67).
 * It refuses to complain: what a card does not allow is complaints.ts.
 */
import { rangeOf } from '../judging/spelling-range'
import { blankOf, filled, printedOf, sameText, type CardFace } from './face'
import { categoriesOn, offerFor, rangesOn, type Agreed } from './offer'

/** One announced Category as the card has it: which printed one, with which range, its blank filled with what. */
export type Chosen = { readonly text: string; readonly printed: string; readonly range: string | null; readonly fill: string | null }

const sameRange = (a: string, b: string): boolean => {
  const [one, other] = [rangeOf(a), rangeOf(b)]
  return one !== null && other !== null && one[0] === other[0] && one[1] === other[1]
}

/** What stands in the blank of this printed Category; null where the text is another one, or the blank is not filled. */
function fillOf(printed: string, text: string): string | null {
  const parts = blankOf(printed)
  if (!parts) return null
  const [before, after] = parts
  const words = text.trim().replace(/\s+/gu, ' ')
  const [start, end] = [before === '' ? '' : `${before} `, after === '' ? '' : ` ${after}`]
  const fits = sameText(words.slice(0, start.length), start) && sameText(words.slice(words.length - end.length), end)
  const inside = words.slice(start.length, words.length - end.length).trim()
  return fits && words.length > start.length + end.length && inside !== '' && !blankOf(inside) ? inside : null
}

/** The announced Category on this card, or undefined where the card does not have it under this Class. */
export function chosenOn(face: CardFace, className: string, text: string): Chosen | undefined {
  if (face.form === 'spelling') {
    const { name, ranges } = printedOf(text)
    const printed = categoriesOn(face, className).find(c => sameText(c, name))
    if (printed === undefined) return undefined
    const [asked] = ranges
    const range = asked === undefined ? undefined : rangesOn(face, className, printed).find(r => sameRange(r, asked))
    return { text, printed, range: range ?? null, fill: null }
  }
  const listed = categoriesOn(face, className)
  const plain = listed.find(c => sameText(c, text))
  if (plain !== undefined) return { text, printed: plain, range: null, fill: null }
  const open = listed.find(c => fillOf(c, text) !== null)
  return open === undefined ? undefined : { text, printed: open, range: null, fill: fillOf(open, text) }
}

/** The announced Categories after one of the card's has been tapped: taken, let go, or in the place of another where only one may be announced. */
export function tapped(
  face: CardFace,
  className: string,
  categories: readonly string[],
  printed: string,
  agreed: Agreed,
): readonly string[] {
  const isIt = (text: string): boolean => sameText(chosenOn(face, className, text)?.printed ?? '', printed)
  if (categories.some(isIt)) return categories.filter(text => !isIt(text))
  return offerFor(face, className, agreed).most === null ? [...categories, printed] : [printed]
}

/** The announced Categories with a range, or a blank filled, on one of them. */
export function completed(
  face: CardFace,
  className: string,
  categories: readonly string[],
  printed: string,
  given: { range?: string; fill?: string },
): readonly string[] {
  return categories.map(text => {
    if (!sameText(chosenOn(face, className, text)?.printed ?? '', printed)) return text
    if (given.range !== undefined) return `${printed} (${given.range})`
    return given.fill === undefined ? text : filled(printed, given.fill)
  })
}

/** How several Categories of one Class are written in one line. */
const AND = ' + '

/** `Living + American`; nothing where there is none. */
export const joined = (categories: readonly string[]): string => categories.join(AND)

/** The Categories in a line that somebody typed: several only where Combined Categories is agreed. */
export function separated(line: string, { combinedCategories }: Agreed): readonly string[] {
  const parts = combinedCategories ? line.split(/\s\+\s/u) : [line]
  return parts.map(part => part.trim()).filter(part => part !== '')
}
