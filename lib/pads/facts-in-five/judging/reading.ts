/**
 * One reading of an entry: the Key Word found, how sure, what else a table may say, and why.
 * It refuses to know letters and rows: those come last.
 */
import { readNumber } from './numbers'
import type { Word } from './text'

/** `sure` false means that the table has to judge. */
export type Reading = { readonly key: string; readonly sure: boolean; readonly alternatives: readonly string[]; readonly why: string }

/** A reading that a rule alone gives. */
export const certain = (key: string, why: string): Reading => ({ key, sure: true, alternatives: [], why })

/** A reading that the table has to judge, with the other readings it may prefer. */
export const doubtful = (key: string, alternatives: readonly string[], why: string): Reading => ({ key, sure: false, alternatives, why })

/** The same reading, no longer certain, with further alternatives and another reason. */
export function doubted(reading: Reading, alternatives: readonly string[], why: string): Reading {
  return { key: reading.key, sure: false, alternatives: [...reading.alternatives, ...alternatives], why }
}

/** The word itself, or, when digits stand in front, the number read out, which is never certain. */
export function readWord(word: Word, why: string): Reading {
  const number = readNumber(word.text)
  if (number === undefined) return certain(word.text, why)
  const [first, ...others] = number.words
  const rest = number.rest === '' ? [] : [number.rest]
  return doubtful(first ?? word.text, [...others, ...rest], 'A number counts as it is spoken, and the table may speak it otherwise.')
}
