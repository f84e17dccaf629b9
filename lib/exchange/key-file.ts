/**
 * An answer key that was prepared before the round, as CSV or JSON: one accepted answer a line, with its Class and letter. All of it or nothing.
 * It refuses to know any round: which lines are for this one is said elsewhere.
 */
import * as z from 'zod/mini'
import { name, parse } from '../codecs/form'
import { refuse, take, type Result } from '../table/result'
import { readCsv } from './csv-table'

const MOST_ANSWERS = 20_000
const COLUMNS = [
  { name: 'class', needed: true },
  { name: 'category', needed: false },
  { name: 'letter', needed: true },
  { name: 'entry', needed: true },
] as const

const answerSchema = z.object({
  class: name,
  category: z.optional(z.string().check(z.maxLength(200))),
  letter: z.string().check(z.trim(), z.regex(/^(?:[A-Za-z]|\*)$/, 'A letter is A to Z, or * for the wild row.')),
  entry: name,
})
const fileSchema = z.array(answerSchema).check(z.maxLength(MOST_ANSWERS, `an answer key brings ${MOST_ANSWERS} answers at most`))

/** One accepted answer of the file; the Category is empty where it does not matter. */
export type KeyAnswer = { class: string; category: string; letter: string; entry: string }

const whole = (given: z.infer<typeof answerSchema>): KeyAnswer => ({
  ...given,
  category: given.category?.trim() ?? '',
  letter: given.letter.toUpperCase(),
})

function fromCsv(text: string): Result<readonly KeyAnswer[]> {
  const lines = readCsv(text, COLUMNS, MOST_ANSWERS)
  if (!lines.ok) return lines
  const answers: KeyAnswer[] = []
  for (const { number, cells } of lines.value) {
    const read = parse(answerSchema, cells, `Line ${number}`)
    if (!read.ok) return read
    answers.push(whole(read.value))
  }
  return take(answers)
}

function fromJson(text: string): Result<readonly KeyAnswer[]> {
  try {
    const read = parse(fileSchema, JSON.parse(text), 'This answer key')
    return read.ok ? take(read.value.map(whole)) : read
  } catch {
    return refuse('file.not-json', 'This file looks like JSON and is none: nothing was taken over.')
  }
}

/** Every answer of the file, or the first thing that is wrong with it. */
export const readKeyFile = (text: string): Result<readonly KeyAnswer[]> => (/^[\uFEFF\s]*[[{]/.test(text) ? fromJson(text) : fromCsv(text))
