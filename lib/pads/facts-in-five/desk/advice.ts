/**
 * What the rules of Key Words and of the spelling card say of one entry in one cell, for whoever rules on it.
 * It refuses to rule: it agrees, differs, or is unsure, and says why in one sentence.
 */
import type { Axis, CellAt } from '../card'
import { keyWord, kindOf, type Kind } from '../judging/key-word'
import { spellingCheck, type SpellingAnswer } from '../judging/spelling-range'
import type { Heads } from '../setup'
import { isolated } from '../../../table/closed-text'
import { rememberedText } from '../../../table/remembered'

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
export function kindAt(setup: Heads, column: Axis): { kind: Kind; guessed: boolean } | null {
  const announced = setup.classes[column]
  if (!announced) return null
  return announced.kind
    ? { kind: announced.kind, guessed: false }
    : { kind: kindOf(announced.class, announced.categories.join(' ')), guessed: true }
}

/** The letters of an entry under a spelling card, also before its letter is drawn; null under another Class. A child answers to the Class only. */
export function spellingOn(setup: Heads, column: Axis, entry: string, child = false): SpellingAnswer | null {
  const categories = setup.classes[column]?.categories ?? []
  return kindAt(setup, column)?.kind === 'word' ? spellingCheck(child ? '' : categories.join(' '), entry) : null
}

type Question = [name: string, category: string, kind: Kind, entry: string, letter: string]

/** An event's round, twice: the same entry under the same Class and letter is read once. */
const ENTRIES_REMEMBERED = 8000

const advised = rememberedText(ENTRIES_REMEMBERED, (question): Advice => {
  const [name, category, kind, entry, letter] = JSON.parse(question) as Question
  const found = keyWord({ class: name, category, kind, entry, letter })
  return {
    verdict: found.certainty === 'judgement' ? 'unsure' : found.letterOk ? 'agrees' : 'differs',
    keyWord: found.keyWord,
    fits: found.letterOk,
    alternatives: found.alternatives,
    why: found.why,
    spelling: kind === 'word' ? spellingCheck(category, entry) : null,
  }
})

/**
 * What speaks for certain against this entry, in one sentence: the first letter of its Key Word is never forgiven (R-F5-42), and a spelling card asks for so
 * many letters (R-F5-18). Null where nothing does, or where only the table can say.
 */
export function entryAgainst(setup: Heads, at: CellAt, entry: string, child = false): string | null {
  const advice = adviceOn(setup, at, entry, child)
  if (!advice) return null
  if (advice.verdict === 'differs') {
    const keyWord = advice.keyWord === '' ? 'It has no Key Word' : `Its Key Word is ${isolated(advice.keyWord)}`
    return `${keyWord}, and the row asks for ${setup.letters[at.row] ?? ''}: the first letter is never forgiven.`
  }
  const { spelling } = advice
  return spelling && !spelling.rangeOk && spelling.certainty === 'rule' ? spelling.why : null
}

/** Advice on an entry; a child answers to the Class only (R-F5-71). Null while letter or Class are not known. */
export function adviceOn(setup: Heads, at: CellAt, entry: string, child = false): Advice | null {
  const letter = setup.letters[at.row]
  const announced = setup.classes[at.column]
  const asked = kindAt(setup, at.column)
  if (!letter || !announced || !asked) return null
  const category = child ? '' : announced.categories.join(' ')
  return advised(JSON.stringify([announced.class, category, asked.kind, entry, letter] satisfies Question))
}
