/** What a browser is told of a file before it is taken in: what it will do, game by game, and every place that does not fit. */
import * as z from 'zod/mini'

const gamePlanSchema = z.object({
  id: z.string(),
  title: z.string(),
  playedOn: z.string(),
  pad: z.string(),
  /** `new`: not in the book yet. `continues`: has later actions. `known`: adds nothing. `refused`: and so is the whole file. */
  does: z.enum(['new', 'continues', 'known', 'refused']),
  /** Actions that are added. */
  actions: z.number(),
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
  /** Where in the file's log it does not fit; 0 is the beginning. */
  places: z.array(z.object({ seq: z.number(), message: z.string() })),
  /** What is worth knowing and no reason to refuse. */
  notes: z.array(z.string()),
})
export type GamePlan = z.infer<typeof gamePlanSchema>

const namedSchema = z.object({ id: z.string(), name: z.string() })

export const archivePlanSchema = z.object({
  games: z.array(gamePlanSchema),
  /** Nothing stands in the way. */
  ok: z.boolean(),
  people: z.object({
    new: z.number(),
    known: z.number(),
    /** Known by their id, and called otherwise here; the book's name stays. */
    renamed: z.array(z.object({ id: z.string(), here: z.string(), there: z.string() })),
    /** New ones who look like somebody of the book; they stay two until somebody says that they are one. */
    alike: z.array(z.object({ comes: namedSchema, like: namedSchema })),
  }),
  rulings: z.object({ new: z.number(), known: z.number() }),
  cards: z.object({
    new: z.number(),
    known: z.number(),
    /** Names of those that are otherwise here: the book's stay. */
    otherwise: z.array(z.string()),
    /** Why they cannot come in, which refuses the whole file. */
    refusal: z.nullable(z.string()),
  }),
})
export type ArchivePlan = z.infer<typeof archivePlanSchema>

/** What taking in did. */
export const archiveDoneSchema = z.object({
  added: z.number(),
  continued: z.number(),
  known: z.number(),
  people: z.number(),
  rulings: z.number(),
  cards: z.number(),
})
export type ArchiveDone = z.infer<typeof archiveDoneSchema>
