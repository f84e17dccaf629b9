/**
 * The port behind which reference books stand (R-F5-65, Verifying Entries): one question, and either senses or an honest "this book does not know".
 * It refuses to know any book, and what a sense means for an entry: people settle disputes.
 */

/** One meaning of a term: the words for it, what they mean, and what it is a kind of, the nearest first. */
export type Sense = { book: string; part: string; words: readonly string[]; gloss: string; is: readonly string[] }

export type ReferenceBook = { readonly name: string; readonly look: (term: string) => Promise<readonly Sense[]> }

/** A word that a book of spelling does not know, and the words of the book that may be meant, the likeliest first. */
export type Suggestion = { word: string; instead: readonly string[] }

/** What a book of spelling says of a term: whether it knows every word of it, and what the others may be meant for where that was found in time. */
export type Spelling = { book: string; knows: boolean; unknown: readonly string[]; suggestions: readonly Suggestion[] }

export type Found = { term: string; senses: readonly Sense[]; /** Books that do not know the term. */ silent: readonly string[] }

/** Longer than any entry of a playcard: not looked up. */
const LONGEST = 120

/** The term as books are asked for it: no signs around it, single spaces. */
export const termOf = (text: string): string =>
  text
    .normalize('NFC')
    .slice(0, 2 * LONGEST)
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, '')
    .replace(/\s+/gu, ' ')
    .slice(0, LONGEST)

/** Asks all books; those that do not know the term are named. */
export async function lookUp(books: readonly ReferenceBook[], text: string): Promise<Found> {
  const term = termOf(text)
  const answers = await Promise.all(books.map(async book => ({ name: book.name, senses: term === '' ? [] : await book.look(term) })))
  return { term, senses: answers.flatMap(a => a.senses), silent: answers.filter(a => a.senses.length === 0).map(a => a.name) }
}
