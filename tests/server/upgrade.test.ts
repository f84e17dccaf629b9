/** A book of each earlier release is brought up to date by the script that npm start runs, with a copy of it kept; games and numbers stay. */
import { createHash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { openSqlite } from '@/lib/server/sqlite'

const run = promisify(execFile)
const MIGRATIONS = readdirSync(path.join('prisma', 'migrations'))
  .filter(name => /^\d/.test(name))
  .sort()

/** Prisma's own list of what a file has. */
const LIST = `CREATE TABLE "_prisma_migrations" ("id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL, "finished_at" DATETIME, "migration_name" TEXT NOT NULL,
  "logs" TEXT, "rolled_back_at" DATETIME, "started_at" DATETIME NOT NULL DEFAULT current_timestamp, "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0)`

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A book as a release with only these migrations left it, with one person in it. */
async function bookOf(migrations: readonly string[]): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'playcard-upgrade-'))
  folders.push(folder)
  const file = path.join(folder, 'book.db')
  const connection = await openSqlite(file)
  connection.exec('PRAGMA journal_mode=WAL')
  connection.exec(LIST)
  for (const name of migrations) {
    const sql = readFileSync(path.join('prisma', 'migrations', name, 'migration.sql'), 'utf8')
    connection.exec(sql)
    const checksum = createHash('sha256').update(sql).digest('hex')
    connection.exec(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "applied_steps_count") VALUES ('${name}', '${checksum}', 1, '${name}', 1)`,
    )
  }
  connection.exec(`INSERT INTO "Person" ("id", "name", "archived", "createdAt") VALUES ('p1', 'Ann', false, 0)`)
  connection.close()
  return file
}

const setUp = (file: string): Promise<{ stdout: string }> =>
  run(process.execPath, ['scripts/setup.mjs'], { env: { ...process.env, DATABASE_URL: `file:${file}` } })

async function rowsOf(file: string, sql: string): Promise<unknown[][]> {
  const connection = await openSqlite(file, { readOnly: true })
  try {
    return connection.rows(sql)
  } finally {
    connection.close()
  }
}

it.each(MIGRATIONS.slice(0, -1).map((name, i) => ({ name, has: MIGRATIONS.slice(0, i + 1) })))(
  'from the release that ended with $name',
  { timeout: 120_000 },
  async ({ has }) => {
    const file = await bookOf(has)
    expect((await setUp(file)).stdout).toContain('Updating the database')
    const applied = await rowsOf(file, 'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1')
    expect(applied.flat()).toEqual(MIGRATIONS)
    expect((await rowsOf(file, 'SELECT name FROM Person')).flat()).toEqual(['Ann'])
    const [copy, ...more] = readdirSync(path.join(path.dirname(file), 'backups'))
    expect(more).toEqual([])
    const before = await rowsOf(path.join(path.dirname(file), 'backups', copy ?? ''), 'SELECT migration_name FROM _prisma_migrations')
    expect(before.flat()).toEqual(has)
    expect((await setUp(file)).stdout).not.toContain('Updating')
  },
)

/** What the server says of a file that it refuses. */
async function served(file: string): Promise<string> {
  const script = path.join(process.cwd(), 'scripts', 'serve.mjs')
  const { stderr } = await run(process.execPath, [script], { env: { ...process.env, DATABASE_URL: `file:${file}` }, timeout: 20_000 }).then(
    () => ({ stderr: 'it was served' }),
    (error: unknown) => error as { stderr: string },
  )
  return stderr.trim()
}

describe('a server that is started by hand', () => {
  const said = (file: string, what: string): string => `The database ${file} ${what}. Run this first: node scripts/setup.mjs`
  const stale = 'is not up to date with this version of Playcard'

  it('refuses a file that lacks a migration, has none, or is not there, and leaves it alone', async () => {
    const older = await bookOf(MIGRATIONS.slice(0, -1))
    expect(await served(older)).toBe(said(older, stale))
    const empty = path.join(path.dirname(older), 'empty.db')
    writeFileSync(empty, '')
    expect(await served(empty)).toBe(said(empty, stale))
    const none = path.join(path.dirname(older), 'none.db')
    expect(await served(none)).toBe(said(none, 'is not there yet'))
    expect(existsSync(none)).toBe(false)
  })
})
