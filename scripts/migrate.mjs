/**
 * Brings the database file up to the migrations of this version, before the app opens it: Prisma's deploy on a
 * copy that then takes its place, and nothing at all when the file says that it has them already. It knows no table but Prisma's own.
 */
import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { copiesFolder } from './copies.mjs'
import { folderOnDisk, keepCopy, onDisk } from './copying.mjs'
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

/** The file's write lock, so that nobody can save into a book that is about to be replaced. Let go with close(). */
function hold(file) {
  const database = openDatabase(file, false)
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    database.exec('BEGIN IMMEDIATE')
    if (!statSync(`${file}-wal`, { throwIfNoEntry: false })?.size) return database
    throw new Error('another program has it open')
  } catch (error) {
    database.close()
    throw error
  }
}

const withoutRest = file => {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true })
}

/** Brings a file of its own up to date and leaves it whole on the disk. */
async function deployed(work, sentence) {
  await deploy(work, sentence)
  const database = openDatabase(work, false)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  onDisk(work)
}

/** A copy of the book is brought up to date and then takes its place, so that whatever interrupts this leaves the book as it was. */
async function updated(file, say) {
  const work = `${file}.updating`
  withoutRest(work)
  const held = hold(file)
  try {
    const copy = keepCopy(file, 'before-update')
    say(`Updating the database (a copy is in ${path.relative('.', copy)})`)
    copyFileSync(copy, work)
    chmodSync(work, statSync(file).mode)
    await deployed(work, `The database ${file} could not be brought up to date and was left as it is. A copy is in ${copy}.`)
    renameSync(work, file)
    folderOnDisk(path.dirname(file))
  } finally {
    held.close()
    withoutRest(work)
  }
  for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
}

/** A book that nobody has written in yet. */
async function begun(file, say) {
  const work = `${file}.updating`
  withoutRest(work)
  say('Preparing the database')
  await deployed(work, `The database ${file} could not be made.`)
  renameSync(work, file)
}

/**
 * Copies the file, then brings it up to date.
 * @param {string} named
 * @param {(line: string) => void} say
 */
export async function migrate(named, say) {
  const file = existsSync(named) ? realpathSync(named) : named
  if (appliedOrRefuse(file) === undefined) return begun(file, say)
  try {
    await updated(file, say)
  } catch (error) {
    if (error instanceof Refusal) throw error
    const rest = `it cannot be copied to ${copiesFolder(file)} and replaced: ${error.message}. Is Playcard still running on it?`
    throw new Refusal(`The database ${file} was left as it is, because ${rest}`)
  }
}

/**
 * Brings a file up to date as it lies: only for one that may be thrown away.
 * @param {string} file
 * @param {string} sentence what to say where it fails
 */
export function deploy(file, sentence) {
  const prisma = path.join('node_modules', 'prisma', 'build', 'index.js')
  return must(sentence, process.execPath, [prisma, 'migrate', 'deploy'], { env: toolEnvironment({ DATABASE_URL: `file:${file}` }) })
}
