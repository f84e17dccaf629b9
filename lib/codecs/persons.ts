/** How the requests about people of the book are written. It refuses to know who they are. */
import * as z from 'zod/mini'
import { name, seatId } from './form'

/** `PATCH /api/persons/{id}`: what changes; archived is suggested no more. */
export const personPatchSchema = z.object({ name: z.optional(name), archived: z.optional(z.boolean()) })
export type PersonPatch = z.infer<typeof personPatchSchema>

/** `POST /api/persons/{id}/merge` and the like: the other one of two. */
export const otherPersonSchema = z.object({ person: seatId })
