/**
 * The spelling dictionary, offline: which words of an entry it knows, and what the others may be meant for (R-F5-18, advice for the spelling card).
 * The work is done in a thread (spelling-worker.mjs) and is bounded in time: a strange word never holds up the server. It refuses to mend a spelling.
 */
import 'server-only'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Spelling, Suggestion } from '@/lib/reference/reference-book'

const NAME = 'English dictionary (SCOWL)'
/** The first question waits for the dictionary to be read. */
const LOADING_MS = 40_000
const SEEKING_MS = 1500
/** Words for which nothing was found in time are not sought again; the list is emptied when it is full. */
const MOST_HARD = 500

type Said = { unknown?: readonly string[]; suggestions?: readonly Suggestion[] }
type Desk = { thread: Worker | undefined; tail: Promise<unknown>; hard: Set<string> }

declare global {
  var playcardSpeller: Desk | undefined
}

const desk = (): Desk => (globalThis.playcardSpeller ??= { thread: undefined, tail: Promise.resolve(), hard: new Set() })

function threadOf(held: Desk): Worker {
  const folder = path.join(process.cwd(), 'node_modules', 'dictionary-en')
  const script = path.join(process.cwd(), 'lib', 'server', 'reference', 'spelling-worker.mjs')
  const thread = (held.thread ??= new Worker(script, {
    workerData: { aff: path.join(folder, 'index.aff'), dic: path.join(folder, 'index.dic') },
  }))
  thread.unref()
  return thread
}

async function end(held: Desk): Promise<void> {
  const { thread } = held
  held.thread = undefined
  await thread?.terminate()
}

/** What the thread says next; undefined where it says nothing in time. A thread that fails is an error. */
function heard(thread: Worker, patience: number): Promise<Said | undefined> {
  return new Promise((resolve, reject) => {
    const done = (said: Said | undefined, error?: Error) => {
      clearTimeout(timer)
      thread.off('message', message)
      thread.off('error', failed)
      if (error) reject(error)
      else resolve(said)
    }
    const message = (said: Said) => {
      done(said)
    }
    const failed = (error: Error) => {
      done(undefined, error)
    }
    const timer = setTimeout(() => {
      done(undefined)
    }, patience)
    thread.on('message', message)
    thread.on('error', failed)
  })
}

/** An English dictionary has nothing to say for other scripts and for what is longer than any of its words. */
const isSeekable = (word: string): boolean => /^[a-z][a-z'-]{1,29}$/i.test(word)

async function askThread(
  held: Desk,
  words: readonly string[],
): Promise<{ unknown: readonly string[]; suggestions: readonly Suggestion[] }> {
  const thread = threadOf(held)
  const seek = words.filter(word => isSeekable(word) && !held.hard.has(word))
  thread.postMessage({ words, seek })
  const first = await heard(thread, LOADING_MS)
  if (!first?.unknown) throw new Error('The spelling dictionary does not answer.')
  const second = await heard(thread, SEEKING_MS)
  if (second?.suggestions) return { unknown: first.unknown, suggestions: second.suggestions }
  if (held.hard.size > MOST_HARD) held.hard.clear()
  for (const word of first.unknown) held.hard.add(word)
  await end(held)
  return { unknown: first.unknown, suggestions: [] }
}

/** One question after the other; whatever goes wrong ends the thread, and the next question begins with a new one. */
function inTurn<T>(work: (held: Desk) => Promise<T>): Promise<T> {
  const held = desk()
  const mine = held.tail.then(async () => {
    try {
      return await work(held)
    } catch (error) {
      await end(held)
      throw error
    }
  })
  held.tail = mine.catch(() => undefined)
  return mine
}

const plain = (word: string): string => word.replace(/[’]/g, "'").replace(/[.,;:!?]+$/, '')

/** Which words of the term the dictionary knows, and what it has in place of the others; a term without a word is not known. */
export async function spellingOf(term: string): Promise<Spelling> {
  const words = [...new Set(term.split(/[\s/]+/u).filter(word => /\p{L}/u.test(word)))].map(plain)
  if (words.length === 0) return { book: NAME, knows: false, unknown: [], suggestions: [] }
  const { unknown, suggestions } = await inTurn(held => askThread(held, words))
  return { book: NAME, knows: unknown.length === 0, unknown, suggestions: suggestions.filter(s => s.instead.length > 0) }
}
