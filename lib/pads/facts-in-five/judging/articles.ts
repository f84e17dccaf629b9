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

/** `I Vitelloni`: the Italian article, behind which a word of several ends in i; not `I Confess` or `I, Claudius`. */
export function isItalianPlural(word: Word, next: Word): boolean {
  return word.raw === 'I' && /^\p{L}{2,}i$/u.test(lookUp(next))
}

/** A foreign article such as by-names of persons begin with. */
export function isBynameArticle(word: Word): boolean {
  return IN_BYNAMES.has(lookUp(word)) && !word.raw.includes('.')
}

/** The name behind an Arabic article that is joined to it (`Al-Khwarizmi`, `El-Ghazali`), or undefined. */
export function behindArabic(text: string): string | undefined {
  return /^[AE]l[-\u2010](\p{L}.*)$/u.exec(text)?.[1]
}

/** The word behind a foreign article or small word that is joined to it by an apostrophe (`L'Avventura`), or undefined. */
export function behindElision(text: string): string | undefined {
  return /^(?:l|d|un|dell|all|nell)'(\p{L}.*)$/iu.exec(text)?.[1]
}
