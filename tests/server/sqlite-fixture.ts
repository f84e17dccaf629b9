/** A fresh SQLite file for each test of the driver, and short ways to ask it things. It knows the adapter, not Prisma's client. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ArgScalarType, SqlDriverAdapter, SqlQuery, SqlQueryable } from '@prisma/driver-adapter-utils'
import { afterEach } from 'vitest'
import { Sqlite } from '@/lib/server/sqlite'

const endings: (() => unknown)[] = []

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

/** Something to do when the test is over, last one first. */
export function atEnd(work: () => unknown): void {
  endings.push(work)
}

/** The path of a file that does not exist yet, in a folder of its own that everybody may write. */
export function freshPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'playcard-sqlite-'))
  chmodSync(folder, 0o777)
  endings.push(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return join(folder, 'test.db')
}

/** An adapter on the file, closed when the test is over. */
export async function open(path: string, options?: { readers?: boolean }): Promise<SqlDriverAdapter> {
  const adapter = await new Sqlite(path, options).connect()
  // Closing waits for open transactions, and a test that failed may have left one: do not wait for ever.
  endings.push(() => Promise.race([adapter.dispose().catch(() => undefined), new Promise(resolve => setTimeout(resolve, 2000).unref())]))
  return adapter
}

/** A fresh adapter with this schema. */
export async function fresh(schema: string): Promise<{ path: string; adapter: SqlDriverAdapter }> {
  const path = freshPath()
  const adapter = await open(path)
  await adapter.executeScript(schema)
  return { path, adapter }
}

/** A query as Prisma would send it. */
export function sql(text: string, ...args: (readonly [ArgScalarType, unknown])[]): SqlQuery {
  return {
    sql: text,
    args: args.map(([, value]) => value),
    argTypes: args.map(([scalarType]) => ({ scalarType, arity: 'scalar' })),
  }
}

/** The rows that a query answers with. */
export async function rows(on: SqlQueryable, text: string, ...args: (readonly [ArgScalarType, unknown])[]): Promise<unknown[][]> {
  return (await on.queryRaw(sql(text, ...args))).rows
}

/** What went wrong, as a value: the cause of a DriverAdapterError. */
export async function refusal(work: Promise<unknown>): Promise<unknown> {
  try {
    await work
  } catch (error) {
    return error instanceof Error && 'cause' in error ? error.cause : error
  }
  throw new Error('it was not refused')
}

/** Another process that works on the file: see sqlite-child.ts. With `uid` it gives up its rights first. */
export function child(args: string[], options: { uid?: number; gid?: number } = {}): ChildProcess {
  const script = fileURLToPath(new URL('sqlite-child.ts', import.meta.url))
  const started = spawn(process.execPath, ['--import', 'tsx', script, ...args], { stdio: ['ignore', 'pipe', 'inherit'], ...options })
  endings.push(() => started.kill('SIGKILL'))
  return started
}
