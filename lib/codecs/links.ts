/** How a link is asked for and told: the right that it gives, its name, its seat. It refuses to know what the right allows. */
import * as z from 'zod/mini'
import { name, seatId } from './form'

const right = z.enum(['viewer', 'seat', 'scorer', 'director'])

/** `POST /api/games/{id}/links`. `seat` belongs to the right of that name; `seats: "all"` makes one for every seat that has none in force. */
export const newLinkSchema = z.object({
  right,
  name: z.optional(name),
  seat: z.optional(seatId),
  seats: z.optional(z.literal('all')),
})
export type NewLink = z.infer<typeof newLinkSchema>

export const linkSchema = z.object({
  id: z.string(),
  right,
  seat: z.nullable(z.string()),
  name: z.string(),
  createdAt: z.string(),
  openedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
})
export type LinkTold = z.infer<typeof linkSchema>

export const linkListSchema = z.object({ links: z.array(linkSchema) })
/** A new link with its address, which is told this once. */
export const linkMadeSchema = z.object({ made: z.array(z.object({ link: linkSchema, address: z.string() })), reachable: z.boolean() })
export type LinkMade = z.infer<typeof linkMadeSchema>
