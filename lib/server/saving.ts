/**
 * One writer at a time in this process, patience where another process holds the file, and plain words where nothing can be saved.
 * It refuses to know what is written.
 */
import 'server-only'
import type { Problem } from '@/lib/table/result'
import { database, transact, type Statements, type Transaction } from './db'
import { tellTrouble } from './live'

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

const BUSY = /P1008|SocketTimeout|is locked|SQLITE_BUSY/i

type Reason = { pattern: RegExp; code: string; what: string; saving: string; reading: string }

const REASONS: readonly Reason[] = [
  {
    pattern: BUSY,
    code: 'saving.busy',
    what: 'another program holds the database',
    saving: 'It is tried again by itself.',
    reading: 'Try again in a moment; if it stays so, end the other program.',
  },
  {
    pattern: /disk is full|SQLITE_FULL/i,
    code: 'saving.disk-full',
    what: 'the disk is full',
    saving: 'Make room; what you typed is kept here and goes out then.',
    reading: 'Make room, then try again.',
  },
  {
    pattern: /readonly|read-only|SQLITE_READONLY|EACCES|EROFS/i,
    code: 'saving.read-only',
    what: 'the database file cannot be written to',
    saving: 'What you typed is kept here.',
    reading: 'Let this account read and write the file and its folder, then try again.',
  },
  {
    pattern: /removed or replaced|ENOENT|unable to open|SQLITE_CANTOPEN/i,
    code: 'saving.file-gone',
    what: 'the database file is gone or was replaced',
    saving: 'Put it back, or restore a copy under “Copies and files” on the first page; what you typed is kept here.',
    reading: 'Put it back, restore a copy, or restart Playcard.',
  },
  {
    pattern: /malformed|corrupt|not a database/i,
    code: 'saving.damaged',
    what: 'the database file is damaged',
    saving: 'Restore a copy under “Copies and files” on the first page; what you typed is kept here.',
    reading: 'Restore a copy: “Copies of the book” has them.',
  },
]

const reasonOf = (error: unknown): Reason | undefined => {
  const text = said(error)
  return REASONS.find(({ pattern }) => pattern.test(text))
}

/** What a failed write is called, for the 503 that every device shows. */
export function savingProblem(error: unknown): Problem {
  const found = reasonOf(error)
  return {
    severity: 'error',
    code: found?.code ?? 'saving.unavailable',
    message: found
      ? `Not saved: ${found.what}. ${found.saving}`
      : 'Not saved: the database did not answer. What you typed is kept here and is tried again.',
  }
}

/** Why the book cannot be read and what to do, for a page; undefined where the error is a fault of ours and no state of the file. */
export function readingSentence(error: unknown): string | undefined {
  const found = reasonOf(error)
  return found && `The book cannot be read: ${found.what}. ${found.reading}`
}

export type Saved<T> = { ok: true; value: T } | { ok: false; problem: Problem }

/** One transaction of the client, of `longest` milliseconds; tried again while another process holds the file, at most about two seconds. Never throws for a failed write. */
export const save = <T>(work: (tx: Transaction) => Promise<T>, longest?: number): Promise<Saved<T>> =>
  patiently(() => database().$transaction(work, longest === undefined ? undefined : { timeout: longest }))

/** The same for plain SQL: what is written at every mark. */
export const saveRows = <T>(work: (tx: Statements) => Promise<T>): Promise<Saved<T>> => patiently(() => transact(work))

async function patiently<T>(transaction: () => Promise<T>): Promise<Saved<T>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const value = await transaction()
      tellTrouble('')
      return { ok: true, value }
    } catch (error) {
      if (attempt < MOST_TRIES && BUSY.test(said(error))) {
        await new Promise(resolve => setTimeout(resolve, BETWEEN * attempt))
        continue
      }
      const problem = savingProblem(error)
      if (problem.code === 'saving.unavailable') console.error(error)
      else tellTrouble(problem.message)
      return { ok: false, problem }
    }
  }
}
