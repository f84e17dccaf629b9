/**
 * Brings the database file up to the migrations of this version, before the app opens it: a copy first, then Prisma's deploy, and nothing at all
 * when the file says that it has them already. It knows no table but Prisma's own.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from './database.mjs'
import { must, Refusal, toolEnvironment } from './process.mjs'

const MIGRATIONS = 'prisma/migrations'

/** The names of the migrations that this version brings, oldest first. */
function brought() {
  if (!existsSync(MIGRATIONS)) return []
  return readdirSync(MIGRATIONS)
    .filter(name => existsSync(path.join(MIGRATIONS, name, 'migration.sql')))
    .sort()
}

/** The migrations that the file has; undefined where it has no tables at all. Asked in a process of its own: see migrations-of.mjs. */
function applied(file) {
  if (!statSync(file, { throwIfNoEntry: false })?.size) return undefined
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/migrations-of.mjs', file], { encoding: 'utf8' })
  if (status !== 0) throw new Error(/Error: (.*)/.exec(stderr)?.[1] ?? stderr.trim())
  return JSON.parse(stdout) ?? undefined
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
    const database = openDatabase(file, false)
    try {
      database.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`)
    } finally {
      database.close()
    }
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
