/**
 * The copies of the book: made, listed, checked, rotated, and one of them put back. The work on files is done by processes of their own, so that a
 * table that is playing is not kept waiting. It refuses to know what a game is.
 */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { copyCheckSchema, type Copy, type CopyCheck, type Restored } from '@/lib/codecs/copies'
import { refuse, take, type Result } from '@/lib/table/result'
import { copiesFolder, copiesOf, toDrop, type NamedCopy, type Why } from '@/scripts/copies.mjs'
import { databasePath } from '@/scripts/database-path.mjs'
import { run } from '@/scripts/process.mjs'
import { forgetAll } from './book'
import { database, disconnect } from './db'
import { heardGames, publish } from './live'
import { queued, readingSentence, savingProblem } from './saving'

const LONGEST_MS = 600_000
/** As scripts/run.mjs runs a program of ours, without the two processes between. */
const TYPESCRIPT = ['--import', 'tsx', '--conditions', 'react-server']

const folder = (): string => copiesFolder(databasePath())
/** Where the copies lie, for people who look for them. */
export const folderOfCopies = folder
/** Where a copy lies. */
export const pathOfCopy = (name: string): string => path.join(folder(), name)
const noteOf = (name: string): string => `${pathOfCopy(name)}.check.json`

function noted(name: string, size: number): CopyCheck | null {
  try {
    const check = copyCheckSchema.parse(JSON.parse(readFileSync(noteOf(name), 'utf8')))
    return check.size === size ? check : null
  } catch {
    return null // no note, or half of one: it was not looked at
  }
}

const withCheck = (copy: NamedCopy & { size: number }): Copy => ({ ...copy, check: noted(copy.name, copy.size) })

/** The copies of this book, newest first. The book itself is not asked: it may be damaged. */
export const listCopies = (): readonly Copy[] => copiesOf(databasePath()).map(withCheck)

/** The copy of this name; any other text names none. */
export const copyNamed = (name: string): Copy | undefined => listCopies().find(c => c.name === name || encodeURIComponent(c.name) === name)

const unknownCopy = <T>(): Result<T> => refuse('copy.unknown', 'There is no such copy in the folder of this book.')

/** The first sentence of what a program printed. */
const firstLine = (output: string): string => (output.trim().split('\n')[0] ?? '').slice(0, 300).replace(/\.$/, '')

function failed<T>(what: string, output: string): Result<T> {
  const known = savingProblem(new Error(output))
  const why = known.code === 'saving.unavailable' ? firstLine(output) : known.message.replace(/^Not saved: /, '').replace(/\..*$/s, '')
  return refuse(known.code === 'saving.unavailable' ? 'saving.copy' : known.code, `${what}: ${why}. The book is as it was.`)
}

const program = (...args: string[]): Promise<{ code: number; output: string }> => run(process.execPath, args, { timeout: LONGEST_MS })

const foundSchema = z.object({ sound: z.boolean(), games: z.number(), actions: z.number(), differences: z.number(), said: z.string() })

function readFound(output: string): z.infer<typeof foundSchema> | undefined {
  try {
    return foundSchema.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''))
  } catch {
    return undefined
  }
}

/** Opens a trial of the copy, writes down what was found, and lends the trial to `work` before it goes. */
async function onTrial<T>(copy: Copy, work: (check: CopyCheck, trial: string) => Promise<Result<T>>): Promise<Result<T>> {
  const place = path.join(folder(), `.trial-${randomUUID()}`)
  const trial = path.join(place, 'book.db')
  try {
    const { output } = await program(...TYPESCRIPT, 'lib/server/check-copy.ts', pathOfCopy(copy.name), trial)
    const found = readFound(output)
    if (!found) return failed('The copy could not be looked at', output)
    const check = { ...found, at: Date.now(), size: copy.size }
    writeFileSync(`${noteOf(copy.name)}.part`, JSON.stringify(check))
    renameSync(`${noteOf(copy.name)}.part`, noteOf(copy.name))
    return await work(check, trial)
  } catch (error) {
    return failed('The copy could not be looked at', error instanceof Error ? error.message : String(error))
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

async function checked(copy: Copy): Promise<Result<Copy>> {
  return onTrial(copy, check => Promise.resolve(take({ ...copy, check })))
}

/** Opens a copy and runs the doctor over it; the answer is the copy with what was found. */
export async function checkCopy(name: string): Promise<Result<Copy>> {
  const copy = copyNamed(name)
  return copy ? checked(copy) : unknownCopy()
}

function drop(name: string): void {
  for (const end of ['', '-wal', '-shm', '.check.json']) rmSync(`${pathOfCopy(name)}${end}`, { force: true })
}

const FORGOTTEN_MS = 3_600_000

/** What was left behind where a process was killed at its work. */
function sweep(): void {
  for (const name of existsSync(folder()) ? readdirSync(folder()) : []) {
    const age = Date.now() - (statSync(pathOfCopy(name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if ((name.startsWith('.trial-') || name.endsWith('.part')) && age > FORGOTTEN_MS)
      rmSync(pathOfCopy(name), { recursive: true, force: true })
  }
}

/** Copies the book as it is now, looks at the copy, and lets go of what newer ones stand for. */
export async function makeCopy(why: Why): Promise<Result<Copy>> {
  const { code, output } = await program('scripts/copy.mjs', databasePath(), why)
  const made = code === 0 ? copyNamed(path.basename(output.trim())) : undefined
  if (!made) return failed('No copy could be made', output)
  sweep()
  const looked = await checked(made)
  if (looked.ok && looked.value.check?.sound) for (const name of toDrop(copiesOf(databasePath()))) drop(name)
  return looked
}

const putBack = (trial: string, ...flags: string[]): Promise<{ code: number; output: string }> =>
  program('scripts/put-back.mjs', databasePath(), trial, ...flags)

const isBeyondReading = (output: string): boolean => ['saving.damaged', 'saving.file-gone'].includes(savingProblem(new Error(output)).code)

/** With nobody else writing: the copy in, what was there aside. A book that cannot be read changes places with the copy as a file. */
async function exchange(trial: string): Promise<Result<string | null>> {
  const first = await putBack(trial)
  const broken = first.code !== 0 && isBeyondReading(first.output)
  if (broken) await disconnect()
  const done = broken ? await putBack(trial, '--replace') : first
  if (done.code !== 0) return failed('The copy was not restored', done.output)
  const { kept } = z.object({ kept: z.nullable(z.string()) }).parse(JSON.parse(done.output))
  return take(kept)
}

/** Every open page hears what its game's number is now; those whose game is gone ask, and hear that. */
async function tellAll(): Promise<void> {
  forgetAll()
  try {
    await database().game.count()
  } catch {
    await disconnect() // the file was exchanged under us: the next question opens the new one
  }
  for (const id of heardGames()) {
    const row = await database().game.findUnique({ where: { id }, select: { seq: true } })
    publish(id, 'seq', String(row?.seq ?? 0))
  }
}

/**
 * Makes the book what a copy is. What it was before is kept as a copy of its own, taken under the same lock, so that everything that was ever
 * confirmed is in the one or in the other.
 */
export async function restoreCopy(name: string): Promise<Result<Restored>> {
  const copy = copyNamed(name)
  if (!copy) return unknownCopy()
  return onTrial(copy, async ({ sound, games, differences, said }, trial) => {
    if (!sound) return refuse('copy.damaged', `This copy cannot be restored. ${said} The book is as it was.`)
    const kept = await queued(() => exchange(trial))
    if (!kept.ok) return kept
    await tellAll()
    return take({ from: name, kept: kept.value, games, mended: differences })
  })
}

/** Why the book cannot be read at the moment, in a sentence; undefined where it can. */
export async function bookTrouble(): Promise<string | undefined> {
  try {
    await database().game.count()
    return undefined
  } catch (error) {
    return readingSentence(error) ?? 'The book cannot be read.'
  }
}
