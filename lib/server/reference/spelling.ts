/** The spelling dictionary, offline: which words of an entry it knows (R-F5-18, advice for the spelling card). It refuses to mend a spelling. */
import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import nspell from 'nspell'
import type { Spelling } from '@/lib/reference/reference-book'

const NAME = 'English dictionary (SCOWL)'

type Speller = { correct: (word: string) => boolean }

declare global {
  var playcardSpeller: Promise<Speller> | undefined
}

async function load(): Promise<Speller> {
  const folder = path.join(process.cwd(), 'node_modules', 'dictionary-en')
  const [aff, dic] = await Promise.all([readFile(path.join(folder, 'index.aff')), readFile(path.join(folder, 'index.dic'))])
  return nspell(aff, dic)
}

const speller = (): Promise<Speller> => (globalThis.playcardSpeller ??= load())

/** Which words of the term the dictionary knows; a term without a word is not known. */
export async function spellingOf(term: string): Promise<Spelling> {
  const words = term.split(/[\s/]+/u).filter(word => /\p{L}/u.test(word))
  const held = await speller()
  const unknown = words.filter(word => !held.correct(word.replace(/[’]/g, "'").replace(/[.,;:!?]+$/, '')))
  return { book: NAME, knows: words.length > 0 && unknown.length === 0, unknown }
}
