/** A book of each earlier release is brought up to date by the script that npm start runs, with a copy of it kept; games and numbers stay. */
import { createHash } from 'node:crypto'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { openGame } from '@/lib/server/book'
import { allGames, examine } from '@/lib/server/checkup'
import { disconnect } from '@/lib/server/db'
import { openSqlite } from '@/lib/server/sqlite'
import { goldens, numbersOf } from '../golden/golden'
import { listed } from './migration-list'

const run = promisify(execFile)
const MIGRATIONS = readdirSync(path.join('prisma', 'migrations'))
  .filter(name => /^\d/.test(name))
  .sort()

const GOLDEN = path.resolve('tests', 'golden', '0.1.0', 'book.db')

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** The golden book is of this release: what later ones add to it, their migrations add. */
const LAST_OF_GOLDEN = '20261201100000_ruling_book'

/** A book as a release with only these migrations left it, with one person in it. */
async function bookOf(migrations: readonly string[]): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'playcard-upgrade-'))
  folders.push(folder)
  const file = path.join(folder, 'book.db')
  const connection = await openSqlite(file)
  connection.exec('PRAGMA journal_mode=WAL')
  let filled = false
  for (const name of migrations) {
    if (name > LAST_OF_GOLDEN && !filled) fill(connection)
    filled ||= name > LAST_OF_GOLDEN
    const sql = readFileSync(path.join('prisma', 'migrations', name, 'migration.sql'), 'utf8')
    connection.exec(sql)
    const checksum = createHash('sha256').update(sql).digest('hex')
    connection.exec(listed(name, checksum))
  }
  if (!filled) fill(connection)
  connection.close()
  return file
}

/** What the golden book holds, as far as this release had tables for it. */
function fill(connection: Awaited<ReturnType<typeof openSqlite>>): void {
  connection.exec(`PRAGMA foreign_keys=OFF; ATTACH '${GOLDEN}' AS golden`)
  const columns = (schema: string, table: string): string[] =>
    connection.rows('SELECT name FROM pragma_table_info(?, ?)', table, schema).map(([name]) => `"${String(name)}"`)
  const tables = connection.rows(`SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_%' ESCAPE '\\'`)
  for (const [name] of tables) {
    const table = String(name)
    const there = new Set(columns('main', table))
    const all = columns('golden', table)
      .filter(c => there.has(c))
      .join(', ')
    if (all !== '') connection.exec(`INSERT INTO main."${table}" (${all}) SELECT ${all} FROM golden."${table}"`)
  }
  connection.exec('DETACH golden')
}

/** The doctor finds nothing in it, and every game has the points that it had. */
async function expectSound(file: string): Promise<void> {
  process.env.DATABASE_URL = `file:${file}`
  globalThis.playcardOpenGames = undefined
  try {
    const games = await allGames()
    expect(games).toHaveLength(goldens().length)
    for (const id of games) expect(await examine(id)).toEqual([])
    for (const { file: golden, numbers } of goldens()) {
      const open = await openGame(golden.id)
      if (!open.ok) throw new Error(open.problem.message)
      expect(numbersOf(open.value.game)).toEqual(numbers[String(open.value.game.pad.rulesVersion)])
    }
  } finally {
    await disconnect()
  }
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
    await expectSound(file)
    const [copy, ...more] = readdirSync(path.join(path.dirname(file), 'backups'))
    expect(more).toEqual([])
    const before = await rowsOf(path.join(path.dirname(file), 'backups', copy ?? ''), 'SELECT migration_name FROM _prisma_migrations')
    expect(before.flat()).toEqual(has)
    expect((await setUp(file)).stdout).not.toContain('Updating')
  },
)

it('interrupted at any moment, an update leaves the book as it was, and the next one ends', { timeout: 240_000 }, async () => {
  const older = MIGRATIONS.slice(0, -1)
  const file = await bookOf(older)
  const people = await rowsOf(file, 'SELECT count(*) FROM Person')
  let interrupted = 0
  for (const wait of [0, 150, 400, 900, 1600]) {
    const child = spawn(process.execPath, ['scripts/setup.mjs'], {
      env: { ...process.env, DATABASE_URL: `file:${file}` },
      detached: true,
      stdio: 'ignore',
    })
    const gone = once(child, 'exit')
    // From the moment at which the work has begun.
    while (!existsSync(`${file}.updating`) && child.exitCode === null) await new Promise(resolve => setTimeout(resolve, 5))
    await new Promise(resolve => setTimeout(resolve, wait))
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    await gone
    const applied = (await rowsOf(file, 'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1')).flat()
    expect([older, MIGRATIONS]).toContainEqual(applied)
    interrupted += applied.length < MIGRATIONS.length ? 1 : 0
    expect(await rowsOf(file, 'SELECT count(*) FROM Person')).toEqual(people)
    expect(await rowsOf(file, 'PRAGMA quick_check')).toEqual([['ok']])
  }
  expect(interrupted).toBeGreaterThan(0)
  await setUp(file)
  await expectSound(file)
  expect(readdirSync(path.dirname(file)).filter(name => name.includes('updating'))).toEqual([])
})

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
