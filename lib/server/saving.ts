/**
 * One writer at a time in this process, patience where another process holds the file, and plain words where nothing can be saved.
 * It refuses to know what is written.
 */
import 'server-only'
import type { Problem } from '@/lib/table/result'
import { database, type Transaction } from './db'

declare global {
  var playcardQueue: { tail: Promise<unknown> } | undefined
}

/** Runs `work` after everything that was queued before it, whether that succeeded or not. */
export function queued<T>(work: () => Promise<T>): Promise<T> {
  const queue = (globalThis.playcardQueue ??= { tail: Promise.resolve() })
  const mine = queue.tail.then(work, work)
  queue.tail = mine.catch(() => undefined)
  return mine
}

const MOST_TRIES = 8
const BETWEEN = 50

/** Everything that an error says of itself, its causes and Prisma's meta included (a raw query hides the driver's words there). */
function said(error: unknown, depth = 0): string {
  if (typeof error === 'string') return error
  if (depth > 4 || typeof error !== 'object' || error === null) return ''
  const own = error instanceof Error ? `${error.name} ${error.message}` : ''
  return [own, ...Object.values(error).map(part => said(part, depth + 1)), error instanceof Error ? said(error.cause, depth + 1) : ''].join(
    ' ',
  )
}

const busy = (text: string): boolean => /P1008|SocketTimeout|is locked|SQLITE_BUSY/i.test(text)

const REASONS: readonly (readonly [RegExp, string, string])[] = [
  [
    /P1008|SocketTimeout|is locked|SQLITE_BUSY/i,
    'saving.busy',
    'Not saved: another program holds the database. It is tried again by itself.',
  ],
  [
    /disk is full|SQLITE_FULL/i,
    'saving.disk-full',
    'Not saved: the disk is full. Make room; what you typed is kept here and goes out then.',
  ],
  [
    /readonly|read-only|SQLITE_READONLY|EACCES|EROFS/i,
    'saving.read-only',
    'Not saved: the database file cannot be written to. What you typed is kept here.',
  ],
  [
    /removed or replaced|ENOENT|unable to open|SQLITE_CANTOPEN/i,
    'saving.file-gone',
    'Not saved: the database file is gone or was replaced. Put it back or restart Playcard; what you typed is kept here.',
  ],
  [
    /malformed|corrupt|not a database/i,
    'saving.damaged',
    'Not saved: the database file is damaged. Restore a copy; what you typed is kept here.',
  ],
]

/** What a failed write is called, for the 503 that every device shows. */
export function savingProblem(error: unknown): Problem {
  const text = said(error)
  const found = REASONS.find(([pattern]) => pattern.test(text))
  return {
    severity: 'error',
    code: found?.[1] ?? 'saving.unavailable',
    message: found?.[2] ?? 'Not saved: the database did not answer. What you typed is kept here and is tried again.',
  }
}

export type Saved<T> = { ok: true; value: T } | { ok: false; problem: Problem }

/** One transaction; tried again while another process holds the file, at most about two seconds. Never throws for a failed write. */
export async function save<T>(work: (tx: Transaction) => Promise<T>): Promise<Saved<T>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { ok: true, value: await database().$transaction(work) }
    } catch (error) {
      if (attempt < MOST_TRIES && busy(said(error))) {
        await new Promise(resolve => setTimeout(resolve, BETWEEN * attempt))
        continue
      }
      const problem = savingProblem(error)
      if (problem.code === 'saving.unavailable') console.error(error)
      return { ok: false, problem }
    }
  }
}
