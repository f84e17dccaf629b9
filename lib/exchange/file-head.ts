/**
 * Whose file it is, read before anything else in it: one of ours, one of a later Playcard, or none of ours.
 * It refuses to know what stands below the head.
 */
import { refuse, type Result } from '../table/result'

export const isObject = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null && !Array.isArray(raw)

/** A file of this format that a later Playcard wrote; undefined where it is none. */
export function later(raw: unknown, format: string, version: number, what: string): Result<never> | undefined {
  if (!isObject(raw) || raw['format'] !== format || typeof raw['version'] !== 'number' || raw['version'] <= version) return undefined
  return refuse(
    'import.later',
    `${what} was written by a later version of Playcard (form ${raw['version']}, this one reads up to ${version}). Update Playcard.`,
  )
}

/** Why a file chosen by somebody is not read any further: it is of another program, or of a later Playcard; undefined where it may be read. */
export function notOurs(raw: unknown, format: string, version: number, what: string): Result<never> | undefined {
  if (!isObject(raw) || raw['format'] !== format)
    return refuse('file.not-ours', `${what} is none that Playcard wrote: “format” is not “${format}”. Nothing was taken over.`)
  return later(raw, format, version, what)
}
