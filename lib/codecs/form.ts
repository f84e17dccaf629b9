/**
 * The words that all codecs share: ids, names, rounds, and how a failed parse becomes one plain sentence.
 * It refuses to know any rule: only the form. Written with zod/mini because the browser parses with it too.
 */
import * as z from 'zod/mini'
import { refuse, take, type Result } from '../table/result'
import { closedText } from '../table/closed-text'
import { formSentence, NO_WORDS } from './form-words'

/** A form's names may be anything that was sent. */
const LONGEST_SENTENCE = 400

export const ids = z.guid()
/** A seat's or person's id: minted by us or by an outside program, never a name. */
export const seatId = z.string().check(z.minLength(1), z.maxLength(120))
/** Words that stand where a seat's id may stand, so that no seat is called so. */
const RESERVED: ReadonlySet<string> = new Set(['none', 'outside', 'director'])
/** The id of a seat that comes to a table from outside. */
export const newSeatId = seatId.check(
  z.refine(id => !RESERVED.has(id), 'none, outside and director have a meaning of their own: give the seat another id'),
)
/** A name or a note turns nothing on a page but itself. */
export const closed = z.overwrite(closedText)
/** What people type: trimmed, not empty, 120 characters at most; any script, any sign. */
export const name = z.string().check(z.trim(), closed, z.minLength(1), z.maxLength(120))
export const shortText = z.string().check(closed, z.maxLength(200))
export const longText = z.string().check(closed, z.maxLength(2000))
export const roundNumber = z.int().check(z.gte(1), z.lte(1000))
export const axis = z.literal([0, 1, 2, 3, 4])
export const isoDate = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, 'A date is written like 2026-11-27.'),
  z.refine(text => {
    const date = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  }, 'There is no such date.'),
)
export const zone = z.string().check(
  z.maxLength(64),
  z.refine(text => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: text }).format(0).length > 0
    } catch {
      return false
    }
  }, 'There is no such time zone.'),
)

/** Five of something, as the tuple that the rules use. */
export const fiveOf = <T extends z.ZodMiniType>(item: T): z.ZodMiniTuple<[T, T, T, T, T], null> => z.tuple([item, item, item, item, item])

/** What every action may carry besides its payload (api 2). */
export const envelope = {
  id: ids,
  at: z.optional(z.string().check(z.maxLength(40))),
  v: z.optional(z.literal(1)),
  note: z.optional(z.string().check(closed, z.minLength(1), z.maxLength(2000))),
  overrule: z.optional(
    z.object({ code: z.string().check(z.maxLength(80)), note: z.string().check(closed, z.minLength(1), z.maxLength(2000)) }),
  ),
}

/** Whoever else in this process loads zod gives it a language of its own for everybody (Next's server does); what is said here stays ours. */
const PLAIN = { error: () => NO_WORDS }

/** Parses, or says in one sentence which part does not fit the form. */
export function parse<T>(schema: z.ZodMiniType<T>, raw: unknown, what: string): Result<T> {
  const parsed = schema.safeParse(raw, PLAIN)
  if (parsed.success) return take(parsed.data)
  return refuse('form.invalid', formSentence(what, raw, parsed.error.issues).slice(0, LONGEST_SENTENCE))
}
