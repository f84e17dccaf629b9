/**
 * How a remembered ruling is written: in the HTTP API, in a file of the ruling book, and in what a browser reads of it.
 * It refuses to know where rulings are kept, and which of them apply.
 */
import * as z from 'zod/mini'
import { closed, ids, name, shortText } from './form'

const letter = z.string().check(z.regex(/^[A-Z*]?$/, 'A letter is A to Z, * for a wild tile, or nothing where it does not matter'))
const because = z.nullable(z.string().check(z.trim(), closed, z.maxLength(2000)))

/** What somebody may write or change. */
export const rulingFields = {
  class: name,
  category: z._default(z.string().check(z.trim(), closed, z.maxLength(200)), ''),
  letter: z._default(letter, ''),
  entry: name,
  valid: z.boolean(),
  reason: z._default(because, null),
  source: z._default(z.nullable(shortText), null),
}

export const newRulingSchema = z.strictObject({ id: z.optional(ids), ...rulingFields })
export type NewRuling = z.infer<typeof newRulingSchema>

export const RULINGS_FORMAT = 'playcard-rulings'
const rulingId = z.string().check(z.regex(/^[0-9a-fA-F-]{36}(:\d{1,3})?$/, 'this is no id of a ruling'))
const moment = z.int().check(z.gte(0), z.lte(8_640_000_000_000_000))

/** The most rulings that a file may bring at once. */
export const MOST_RULINGS = 20_000

/** Version 1 of the ruling book's file. */
export const rulingFileSchema = z.object({
  format: z.literal(RULINGS_FORMAT),
  version: z.literal(1),
  rulings: z
    .array(z.object({ id: z.optional(rulingId), keptAt: z.optional(moment), ...rulingFields }))
    .check(z.maxLength(MOST_RULINGS, `a file of rulings brings ${MOST_RULINGS} at most`)),
})
export type RulingFile = z.infer<typeof rulingFileSchema>

/** A ruling as the book tells it. `game` is where it was kept; null where it was written in or brought by a file. */
export const toldRulingSchema = z.object({
  id: z.string(),
  class: z.string(),
  category: z.string(),
  letter: z.string(),
  entry: z.string(),
  valid: z.boolean(),
  reason: z.nullable(z.string()),
  source: z.nullable(z.string()),
  keptAt: z.number(),
  game: z.nullable(z.string()),
})
export type ToldRuling = z.infer<typeof toldRulingSchema>
export const toldRulingsSchema = z.object({ rulings: z.array(toldRulingSchema), cursor: z.nullable(z.string()) })
