/**
 * What the rules of Key Words and of the spelling card say of one entry in one cell, for whoever rules on it.
 * It refuses to rule: it agrees, differs, or is unsure, and says why in one sentence.
 */
import type { Axis, CellAt } from '../card'
import { keyWord, kindOf, type Kind } from '../judging/key-word'
import { spellingCheck, type SpellingAnswer } from '../judging/spelling-range'
import type { FiveSetup } from '../setup'

/** `agrees` and `differs` are what the rule says for certain; `unsure` leaves it to the table, with what it may read instead. */
export type Verdict = 'agrees' | 'differs' | 'unsure'
export type Advice = {
  verdict: Verdict
  keyWord: string
  /** Whether the entry fits the row as it was read first. */
  fits: boolean
  alternatives: readonly string[]
  why: string
  /** On a spelling card: letters counted, range checked. */
  spelling: SpellingAnswer | null
}

/** What the column asks for: as the Director chose, else guessed from the Class; null while there is no Class. */
export function kindAt(setup: FiveSetup, column: Axis): { kind: Kind; guessed: boolean } | null {
  const announced = setup.classes[column]
  if (!announced) return null
  return announced.kind
    ? { kind: announced.kind, guessed: false }
    : { kind: kindOf(announced.class, announced.categories.join(' ')), guessed: true }
}

/** Advice on an entry; a child answers to the Class only (R-F5-71). Null while letter or Class are not known. */
export function adviceOn(setup: FiveSetup, at: CellAt, entry: string, child = false): Advice | null {
  const letter = setup.letters[at.row]
  const announced = setup.classes[at.column]
  const asked = kindAt(setup, at.column)
  if (!letter || !announced || !asked) return null
  const category = child ? '' : announced.categories.join(' ')
  const found = keyWord({ class: announced.class, category, kind: asked.kind, entry, letter })
  return {
    verdict: found.certainty === 'judgement' ? 'unsure' : found.letterOk ? 'agrees' : 'differs',
    keyWord: found.keyWord,
    fits: found.letterOk,
    alternatives: found.alternatives,
    why: found.why,
    spelling: asked.kind === 'word' ? spellingCheck(category, entry) : null,
  }
}
