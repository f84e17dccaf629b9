/**
 * What the server says to a browser, read before it is believed. Its own server is trusted in the small print: only what the app leans on is asked.
 * It refuses to know what to do with it.
 */
import type { Problem } from '../table/result'
import type { LogLine } from '../table/seal'

/** Who is on which card now. */
export type Here = { device: string; name: string; round: number; seat: string; since: number }
export type Conflict = {
  round: number
  seat?: string
  row?: number
  column?: number
  part?: string
  mine: string
  theirs: string
  by: string
  device: string
  at: string
}
/** The answer to a gesture: its number, or why not. */
export type Answer = { seq: number | undefined; problem: Problem | undefined; conflicts: readonly Conflict[] }

type Parts = Readonly<Record<string, unknown>>

const isParts = (said: unknown): said is Parts => typeof said === 'object' && said !== null
const hasTexts = (said: Parts, ...names: readonly string[]): boolean => names.every(name => typeof said[name] === 'string')
const hasNumbers = (said: Parts, ...names: readonly string[]): boolean => names.every(name => typeof said[name] === 'number')

const isHere = (said: unknown): said is Here =>
  isParts(said) && hasTexts(said, 'device', 'name', 'seat') && hasNumbers(said, 'round', 'since')

const isProblem = (said: unknown): said is Problem => isParts(said) && hasTexts(said, 'severity', 'code', 'message')

const isConflict = (said: unknown): said is Conflict =>
  isParts(said) && hasNumbers(said, 'round') && hasTexts(said, 'mine', 'theirs', 'by', 'device', 'at')

type ToldAction = { seq: number; id: string; type: string; payload: object; at: string; actor: string; device: string }
const isToldAction = (said: unknown): said is ToldAction =>
  isParts(said) && hasNumbers(said, 'seq') && hasTexts(said, 'id', 'type', 'at', 'actor', 'device') && isParts(said['payload'])

export function readHere(text: string): readonly Here[] {
  const said: unknown = JSON.parse(text)
  return Array.isArray(said) ? said.filter(isHere) : []
}

export function readAnswer(said: unknown): Answer {
  const { seq, problem, conflicts }: Parts = isParts(said) ? said : {}
  return {
    seq: typeof seq === 'number' ? seq : undefined,
    problem: isProblem(problem) ? problem : undefined,
    conflicts: Array.isArray(conflicts) ? conflicts.filter(isConflict) : [],
  }
}

/** Why a device is not let in: a code, and the server's own sentence. */
export type Barred = Pick<Problem, 'code' | 'message'>

const NOT_LET_IN: Barred = { code: 'right.missing', message: 'Playcard does not let this device in any more. Ask the Director.' }

/** Why this device is not let in any more; null where it is, and where it is something else that is wrong. */
export async function barredBy(response: Response): Promise<Barred | null> {
  if (response.status !== 401 && response.status !== 403) return null
  return readAnswer(await response.json()).problem ?? NOT_LET_IN
}

/** The end of a log, oldest first; none of it where one line is not as it should be, since a log with a hole is another game. */
export function readTail(said: unknown): readonly LogLine[] {
  const told = isParts(said) ? said['actions'] : undefined
  if (!Array.isArray(told) || !told.every(isToldAction)) return []
  return told.map(({ seq, id, type, payload, at, actor, device }) => ({
    raw: { ...payload, id, type },
    stamp: { seq, time: Date.parse(at), actor, device },
  }))
}
