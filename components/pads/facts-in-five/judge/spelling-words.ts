/** What a book of spelling says of an entry, in one sentence. It refuses to mend the entry. */
import * as z from 'zod/mini'

/** The part of an answer of the reference books that is about spelling. */
export const spellingSchema = z.object({
  book: z.string(),
  knows: z.boolean(),
  unknown: z.array(z.string()),
  suggestions: z.array(z.object({ word: z.string(), instead: z.array(z.string()) })),
})
export type Spelled = z.infer<typeof spellingSchema>

/** "The English dictionary does not know cathedrel; near to it: cathedral." */
export function spellingWords({ book, knows, unknown, suggestions }: Spelled): string {
  if (knows) return `Spelled as the ${book} has it.`
  const near = suggestions.map(({ word, instead }) => `near to ${word}: ${instead.join(', ')}`)
  return `The ${book} does not know ${unknown.join(', ') || 'it'}${near.map(words => `; ${words}`).join('')}. That settles nothing.`
}
