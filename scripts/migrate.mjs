/**
 * Brings the database file up to the migrations of this version, before the app opens it: a copy first, then Prisma's deploy, and nothing at all
 * when the file says that it has them already. It knows no table but Prisma's own.
 */
import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { must, Refusal, toolEnvironment } from './process.mjs'

const MIGRATIONS = 'prisma/migrations'
const LOCK_WAIT_MS = 2000

/** The same choice as in lib/server/sqlite-connection.ts, for a script that runs before anything is compiled. */
function open(file, readOnly) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const own = major >= 24 || (major === 22 && minor >= 16) ? process.getBuiltinModule('node:sqlite') : undefined
  const { DatabaseSync } = own ?? createRequire(import.meta.url)('@photostructure/sqlite')
  return new DatabaseSync(file, { timeout: LOCK_WAIT_MS, readOnly })
}

function withDatabase(file, readOnly, work) {
  const database = open(file, readOnly)
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** The names of the migrations that this version brings, oldest first. */
function brought() {
  if (!existsSync(MIGRATIONS)) return []
  return readdirSync(MIGRATIONS)
    .filter(name => existsSync(path.join(MIGRATIONS, name, 'migration.sql')))
    .sort()
}

/** The migrations that the file has; undefined where it has no tables at all. */
function applied(file) {
  if (!statSync(file, { throwIfNoEntry: false })?.size) return undefined
  return withDatabase(file, true, database => {
    const tables = database.prepare(`select name from sqlite_master where type = 'table'`).all()
    if (tables.length === 0) return undefined
    if (!tables.some(({ name }) => name === '_prisma_migrations')) return []
    const done = 'finished_at is not null and rolled_back_at is null'
    return database
      .prepare(`select migration_name from _prisma_migrations where ${done}`)
      .all()
      .map(({ migration_name }) => String(migration_name))
  })
}

function appliedOrRefuse(file) {
  try {
    return applied(file)
  } catch (error) {
    throw new Refusal(`The database ${file} cannot be read: ${error.message}.`)
  }
}

/**
 * Does the file lack a migration? Refuses a file that a later version has written: this one would not understand it.
 * @param {string} file
 */
export function needsMigration(file) {
  const ours = brought()
  const has = appliedOrRefuse(file) ?? []
  const unknown = has.filter(name => !ours.includes(name))
  if (ours.length > 0 && unknown.length > 0)
    throw new Refusal(
      `The database ${file} was made by a later version of Playcard (${unknown.join(', ')}). Update Playcard, or use a copy from its backups folder.`,
    )
  return ours.some(name => !has.includes(name))
}

/** The folder of the database, made where it is missing; refused in plain words where nothing can be saved. */
export function ensureFolder(file) {
  const folder = path.dirname(file)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    if (existsSync(file)) accessSync(file, constants.W_OK)
  } catch (error) {
    throw new Refusal(
      `No game could be saved: ${error.path ?? folder} cannot be written (${error.code}). Change its rights, or set DATABASE_URL to another place.`,
    )
  }
}

/** A copy beside the file that is a whole database by itself. Answers with its path, or undefined where there is nothing to keep. */
function keepCopy(file) {
  if (appliedOrRefuse(file) === undefined) return undefined
  const folder = path.join(path.dirname(file), 'backups')
  const moment = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  const copy = path.join(folder, `${moment}-before-migration.db`)
  try {
    mkdirSync(folder, { recursive: true })
    withDatabase(file, false, database => database.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`))
  } catch (error) {
    throw new Refusal(`The database was left as it is, because it cannot be copied to ${copy} first: ${error.message}.`)
  }
  return copy
}

/**
 * Copies the file, then brings it up to date.
 * @param {string} file
 * @param {(line: string) => void} say
 */
export async function migrate(file, say) {
  const copy = keepCopy(file)
  say(copy ? `Updating the database (a copy is in ${path.relative('.', copy)})` : 'Preparing the database')
  const prisma = path.join('node_modules', 'prisma', 'build', 'index.js')
  const kept = copy ? ` A copy from before is in ${copy}.` : ''
  const env = toolEnvironment({ DATABASE_URL: `file:${file}` })
  await must(
    `The database ${file} could not be brought up to date. Is Playcard still running on it?${kept}`,
    process.execPath,
    [prisma, 'migrate', 'deploy'],
    { env },
  )
}
