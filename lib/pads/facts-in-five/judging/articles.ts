/**
 * Articles: the three English ones that are never Key Words, and foreign ones, which the rules do not name.
 * It refuses to know in which language an entry is written: `Die` in front is always a question.
 */
import type { Word } from './text'
import { lookUp } from './text'

const ENGLISH = new Set(['a', 'an', 'the'])

const FOREIGN = new Set(
  ['le', 'la', 'les', 'el', 'los', 'las', 'lo', 'il', 'gli', 'der', 'die', 'das', 'dem', 'ein', 'eine'].concat([
    'un',
    'une',
    'una',
    'uno',
    'um',
    'uma',
    'het',
    'det',
    'ett',
    'os',
    'den',
  ]),
)

const IN_BYNAMES = new Set(['le', 'la', 'el', 'los', 'las', 'il', 'der'])

const AFTER_A_LETTER = new Set(['is', 'was', 'are', 'for', 'to', 'and', 'or', 'in', 'of', 'as', 'with', 'vs', 'versus'])

/** R-F5-36: a, an, the as whole words; not `A.`, `A-Team` or `Them`. */
export function isArticle(word: Word): boolean {
  return ENGLISH.has(word.text.toLowerCase()) && !/^[^\p{L}]*\p{L}\./u.test(word.raw)
}

/** `A is for ...`: no article can stand before such a word, so the A may be the name of a letter. */
export function mayBeLetterName(word: Word, next: Word | undefined): boolean {
  return word.text === 'A' && next !== undefined && AFTER_A_LETTER.has(lookUp(next))
}

/** A foreign article standing as a word of its own. */
export function isForeignArticle(word: Word): boolean {
  return FOREIGN.has(lookUp(word)) && !word.raw.includes('.')
}

/** A foreign article such as by-names of persons begin with. */
export function isBynameArticle(word: Word): boolean {
  return IN_BYNAMES.has(lookUp(word)) && !word.raw.includes('.')
}

/** The word behind a foreign article or small word that is joined to it by an apostrophe (`L'Avventura`), or undefined. */
export function behindElision(text: string): string | undefined {
  return /^(?:l|d|un|dell|all|nell)'(\p{L}.*)$/iu.exec(text)?.[1]
}
