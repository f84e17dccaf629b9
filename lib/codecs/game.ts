/**
 * How a game begins, how a batch of actions arrives, and how a log line is kept: the forms around the pads' own actions.
 * It refuses to know any pad.
 */
import * as z from 'zod/mini'
import { closed, ids, isoDate, longText, name, newSeatId, roundNumber, seatId, shortText, zone } from './form'
import { seatParts } from './shared'

const seat = z.object({ id: z.optional(newSeatId), ...seatParts })

/** `POST /api/games`. Only the pad and the seats are needed. */
export const newGameSchema = z.object({
  id: z.optional(ids),
  pad: z.string().check(z.maxLength(60)),
  title: z.optional(name),
  playedOn: z.optional(isoDate),
  zone: z.optional(zone),
  number: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(1_000_000)))),
  place: z.optional(z.nullable(shortText)),
  note: z.optional(z.nullable(longText)),
  counts: z.optional(z.boolean()),
  seats: z.array(seat).check(z.minLength(1), z.maxLength(1000)),
  houseRules: z.optional(z.record(z.string(), z.unknown())),
})
export type NewGame = z.infer<typeof newGameSchema>

/**
 * `POST /api/games/{id}/actions`. Each action is read by the game's own pad. `knew` is the log's number when this was typed: where somebody else ended the
 * game after it, the sender is asked first.
 */
export const batchSchema = z.object({
  actions: z.array(z.looseObject({ id: ids, type: z.string().check(z.maxLength(60)) })).check(z.minLength(1), z.maxLength(500)),
  seen: z.optional(z.int().check(z.gte(0))),
  knew: z.optional(z.int().check(z.gte(0))),
  device: z.optional(z.string().check(closed, z.maxLength(80))),
})
export type Batch = z.infer<typeof batchSchema>

const about = z.object({
  title: z.string(),
  playedOn: isoDate,
  zone: z.string(),
  number: z.nullable(z.int()),
  place: z.nullable(z.string()),
  note: z.nullable(z.string()),
  counts: z.boolean(),
})

/** What the book keeps of a game's beginning. */
export const openingSchema = z.object({
  rules: z.unknown(),
  about,
  seats: z.array(z.object({ id: seatId, ...seatParts })).check(z.maxLength(1000)),
})

/** A game's beginning as a file brings it: what `POST /api/games` would take, and nothing that it would not. */
export const openingGivenSchema = z.object({
  rules: z.record(z.string(), z.unknown()),
  about: z.object({
    title: name,
    playedOn: isoDate,
    zone,
    number: z.nullable(z.int().check(z.gte(0), z.lte(1_000_000))),
    place: z.nullable(shortText),
    note: z.nullable(longText),
    counts: z.boolean(),
  }),
  seats: z.array(z.object({ id: newSeatId, ...seatParts })).check(z.maxLength(1000)),
})

/** `PUT /api/games/{id}/here`. No seat: on no card any more. */
export const hereSchema = z.object({
  round: roundNumber,
  seat: z.nullable(seatId),
  device: z.optional(z.string().check(closed, z.maxLength(80))),
  name: z.optional(shortText),
})
