/** How a copy of the book is told of, over HTTP and in the note beside it: one form for both ends. It refuses to know where copies lie. */
import * as z from 'zod/mini'

/** What came of opening a copy and holding its tables against its logs. */
export const copyCheckSchema = z.object({
  /** When it was looked at, and how large the file was then; a file that has another size now was not looked at. */
  at: z.number(),
  size: z.number(),
  /** It can be opened, read and restored. */
  sound: z.boolean(),
  games: z.number(),
  actions: z.number(),
  /** In how many cells its tables differ from its logs; restoring writes them anew. */
  differences: z.number(),
  /** The same in a sentence. */
  said: z.string(),
})
export type CopyCheck = z.infer<typeof copyCheckSchema>

export const copySchema = z.object({
  name: z.string(),
  why: z.enum(['automatic', 'by-hand', 'before-update', 'before-restore', 'damaged']),
  madeAt: z.number(),
  size: z.number(),
  check: z.nullable(copyCheckSchema),
})
export type Copy = z.infer<typeof copySchema>

/** What a restore did: from which copy, and where what the book was before is kept. */
export const restoredSchema = z.object({
  from: z.string(),
  kept: z.nullable(z.string()),
  games: z.number(),
  /** Cells of the copy that differed from its logs and were written anew. */
  mended: z.number(),
})
export type Restored = z.infer<typeof restoredSchema>
