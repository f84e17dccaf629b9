/**
 * The Key Word of an entry and whether its letter is that of the row (R-F5-30, R-F5-32 to R-F5-38).
 * It refuses to know facts: where the form of the entry leaves a choice it says `judgement`, and it never crosses anything out.
 */
import { columnOf, type Kind } from './class-kind'
import { initialOf } from './initial'
import { readPerson } from './person'
import { readPhrase, readSpelling } from './phrase'
import type { Reading } from './reading'
import { romanise } from './romanise'
import { fold } from './text'

export { isKind, kindOf } from './class-kind'
export type { Kind } from './class-kind'

/** What is asked: an entry under its Class and Category, and the letter of its row (`*` is wild). */
export type KeyWordQuestion = {
  readonly class: string
  readonly category?: string | undefined
  readonly kind?: Kind | undefined
  readonly entry: string
  readonly letter?: string | undefined
}

/** What is answered: always a suggestion to the scorer; `judgement` where the table has to decide. */
export type KeyWordAnswer = {
  readonly keyWord: string
  readonly initial: string
  readonly letterOk: boolean
  readonly certainty: 'rule' | 'judgement'
  readonly alternatives: readonly string[]
  readonly why: string
}

const WILD = /^(?:\*|wild|any|)$/i

function read(question: KeyWordQuestion): Reading {
  const column = columnOf(question.class, question.category ?? '', question.kind)
  if (column.kind === 'person' && !column.groups) return readPerson(question.entry, column)
  return column.kind === 'word' ? readSpelling(question.entry, column) : readPhrase(question.entry, column)
}

function distinct(key: string, others: readonly string[]): string[] {
  const seen = new Set(['', fold(key)])
  const kept: string[] = []
  for (const other of others) {
    if (seen.has(fold(other))) continue
    seen.add(fold(other))
    kept.push(other)
  }
  return kept
}

function fits(key: string, initial: string, row: string): boolean {
  if (key === '') return false
  return WILD.test(row) || initial === row.toUpperCase()
}

function reason(reading: Reading, initial: string, otherLetter: boolean): string {
  if (reading.key !== '' && initial === '') return 'The word begins in another alphabet, so only the table can give it a letter.'
  return otherLetter && reading.sure
    ? 'The first letter is one of its own in its language, and an English table reads it plainly.'
    : reading.why
}

function onlyIf(why: string, row: string, other: string | undefined): string {
  return other === undefined ? why : `${why.replace(/\.$/, '')}; ${row.toUpperCase()} fits only if the table reads it as ${other}.`
}

/** R-F5-30 and R-F5-32 to R-F5-38: the Key Word, its letter, and how sure a rule of form can be. */
export function keyWord(question: KeyWordQuestion): KeyWordAnswer {
  const reading = read(question)
  const first = initialOf(reading.key)
  const row = (question.letter ?? '*').trim()
  const letterOk = fits(reading.key, first.letter, row)
  const sure = reading.sure && (first.sure || reading.key === '')
  const spelled = first.letter === '' && reading.key !== '' ? [romanise(reading.key)] : []
  const alternatives = distinct(reading.key, [...reading.alternatives, ...spelled])
  const other = letterOk ? undefined : alternatives.find(word => fits(word, initialOf(word).letter, row))
  return {
    keyWord: reading.key,
    initial: first.letter,
    letterOk,
    certainty: sure ? 'rule' : 'judgement',
    alternatives,
    why: onlyIf(reason(reading, first.letter, reading.key !== '' && !first.sure), row, other),
  }
}
