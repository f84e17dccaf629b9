/**
 * The first letter of a Key Word, A to Z, for an English table.
 * It refuses to know how a language sorts its own letters: there it answers, but as a judgement.
 */
import { fold } from './text'

/** `letter` is A-Z or empty; `sure` is false where a table may see it otherwise. */
type Initial = { readonly letter: string; readonly sure: boolean }

const OWN_LETTER = /^[ÅØÆŒŁĐÐÞẞŊĦƏ]/u

const SOUNDS: Readonly<Record<string, string>> = { Ə: 'E' }

function firstSign(word: string): string {
  const signs = Array.from(word.normalize('NFC'))
  return signs.find(sign => /[\p{L}\p{N}]/u.test(sign)) ?? ''
}

/** First letter as the row would take it (R-F5-30, R-F5-42); accents do not change it, letters of other scripts have none. */
export function initialOf(word: string): Initial {
  const first = firstSign(word)
  if (first === '') return { letter: '', sure: false }
  const upper = first.toUpperCase()
  const sound = SOUNDS[upper] ?? fold(upper.normalize('NFKD'))
  const letter = Array.from(sound)[0]?.toUpperCase() ?? ''
  if (!/^[A-Z]$/.test(letter)) return { letter: '', sure: false }
  return { letter, sure: ![first, upper, upper.normalize('NFD')].some(sign => OWN_LETTER.test(sign)) }
}
