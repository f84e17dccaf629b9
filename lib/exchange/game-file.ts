/**
 * The game file: one game's opening and whole log as versioned JSON, to keep and to carry to another book. Files of earlier versions are brought up
 * to date as they are read; those of later ones are refused. It refuses to know where files and logs are kept.
 */
import * as z from 'zod/mini'
import { openingGivenSchema } from '../codecs/game'
import { ids, parse } from '../codecs/form'
import type { Result } from '../table/result'
import { isObject, later } from './file-head'
import { LARGEST_PHOTO } from './jpeg'

const text = z.string().check(z.maxLength(200))
/** Milliseconds that a calendar can show. */
const moment = z.int().check(z.gte(0), z.lte(8_640_000_000_000_000))

const MOST_PHOTOS = 1000
const LONGEST_JPEG = 2 * LARGEST_PHOTO

export const FORMAT = 'playcard-game'
/** 1: without `rulesVersion`. */
export const VERSION = 2

export const gameFileSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  id: ids,
  pad: z.string().check(z.maxLength(60)),
  /** Which edition of the pad's rules counted the points in the book that wrote the file. */
  rulesVersion: z.int().check(z.gte(1)),
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

const upToDate = (raw: unknown): unknown =>
  isObject(raw) && raw['format'] === FORMAT && raw['version'] === 1 ? { ...raw, version: VERSION, rulesVersion: 1 } : raw

/** A game file of this or an earlier version, or what is wrong with it. */
export const readGameFile = (raw: unknown, what = 'This game file'): Result<GameFile> =>
  later(raw, FORMAT, VERSION, what) ?? parse(gameFileSchema, upToDate(raw), what)
