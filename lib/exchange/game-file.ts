/**
 * The game file: one game's opening and whole log as versioned JSON, to keep and to carry to another book.
 * It refuses to know where files and logs are kept.
 */
import * as z from 'zod/mini'
import { openingGivenSchema } from '../codecs/game'
import { ids } from '../codecs/form'
import { LARGEST_PHOTO } from './jpeg'

const text = z.string().check(z.maxLength(200))
/** Milliseconds that a calendar can show. */
const moment = z.int().check(z.gte(0), z.lte(8_640_000_000_000_000))

const MOST_PHOTOS = 1000
const LONGEST_JPEG = 2 * LARGEST_PHOTO

export const FORMAT = 'playcard-game'
export const VERSION = 1

/** Version 1 of the file. */
export const gameFileSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  id: ids,
  pad: z.string().check(z.maxLength(60)),
  createdAt: moment,
  opening: openingGivenSchema,
  log: z.array(
    z.object({
      seq: z.int().check(z.gte(1)),
      time: moment,
      actor: text,
      device: text,
      action: z.looseObject({ id: ids, type: text }),
    }),
  ),
  /** Actions of this log that the book that wrote the file had set aside, because its rules could not take them any more. */
  aside: z.optional(z.array(ids)),
  /** Photos that challenges of this log name, as base64. */
  photos: z.optional(
    z
      .array(z.object({ id: ids, keptAt: moment, jpeg: z.string().check(z.maxLength(LONGEST_JPEG)) }))
      .check(z.maxLength(MOST_PHOTOS, `a game file brings ${MOST_PHOTOS} photos at most`)),
  ),
})
export type GameFile = z.infer<typeof gameFileSchema>
