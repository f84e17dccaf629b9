/** The corpus as typed rows for the tests; it knows nothing about what is right. */
import type { Kind, KeyWordQuestion } from '@/lib/pads/facts-in-five/judging/key-word'
import rows from '@/tests/data/key-words.json'

export type Row = {
  readonly id: string
  readonly class: string
  readonly category: string | null
  readonly classKind: string
  readonly entry: string
  readonly letter: string
  readonly keyWord: string
  readonly initial: string
  readonly letterOk: boolean
  readonly certainty: string
  readonly needsKnowledge?: boolean
  readonly derivable?: boolean
  readonly letterCount?: number
  readonly range?: readonly (number | null)[]
  readonly rangeOk?: boolean
  readonly duplicateGroup?: string
  readonly pairIndex?: number
  readonly duplicate?: boolean
  readonly duplicateCertainty?: string
}

export const corpus: readonly Row[] = rows

const KINDS: readonly Kind[] = ['person', 'work', 'place', 'thing', 'word', 'institution']

/** The question of a row, with the kind of the corpus or left to be guessed. */
export function questionOf(row: Row, withKind: boolean): KeyWordQuestion {
  return {
    class: row.class,
    category: row.category ?? undefined,
    kind: withKind ? KINDS.find(kind => kind === row.classKind) : undefined,
    entry: row.entry,
    letter: row.letter === 'wild' ? '*' : row.letter,
  }
}
