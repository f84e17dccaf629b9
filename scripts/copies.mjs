/**
 * Where the copies of the book lie, what they are called, and which of them make room for newer ones. It makes none (copying.mjs does) and opens none.
 */
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const NAME =
  /^(?:(.+)-)?(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(\d{2})-(automatic|by-hand|before-update|before-restore|before-migration|damaged)\.db$/

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How many of each kind are kept; of the automatic ones the newest, then the last of each hour, day and month. */
const KEPT = { newest: 6, hours: 24, days: 30, months: 24, others: 10 }

/** The folder of the copies: `backups` beside the database, or the one that PLAYCARD_BACKUPS names (another disk, say). */
export function copiesFolder(database, env = process.env) {
  const named = env.PLAYCARD_BACKUPS?.trim()
  return named ? path.resolve(named) : path.join(path.dirname(database), 'backups')
}

/** What a copy's name says of it, or undefined where it is no copy of this book. Moments in names are UTC. */
export function readCopyName(name, database) {
  const [, book, day, hours, minutes, seconds, why] = NAME.exec(name) ?? []
  const madeAt = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
  if (why === undefined || Number.isNaN(madeAt)) return undefined
  const isOurs = book === undefined || book === path.basename(database, path.extname(database))
  return isOurs ? { name, why: why === 'before-migration' ? 'before-update' : why, madeAt } : undefined
}

/** A path for a new copy that nothing stands at yet: a second later where two are made in one. */
export function newCopyPath(database, why, now = Date.now()) {
  const folder = copiesFolder(database)
  const book = path.basename(database, path.extname(database))
  for (let at = now; ; at += 1000) {
    const moment = new Date(at).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
    const file = path.join(folder, `${book}-${moment}-${why}.db`)
    if (!existsSync(file)) return file
  }
}

/** The copies of this book, newest first, with their size in bytes. None where there is no folder. */
export function copiesOf(database) {
  const folder = copiesFolder(database)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap(name => {
      const copy = readCopyName(name, database)
      const size = copy && statSync(path.join(folder, name), { throwIfNoEntry: false })?.size
      return copy && size !== undefined ? [{ ...copy, size }] : []
    })
    .sort((a, b) => b.madeAt - a.madeAt || (a.name < b.name ? 1 : -1))
}

/** The names of the last copy in each span of time, for so many spans that have one. */
function lastOfEach(copies, spanOf, most) {
  const seen = new Map()
  for (const copy of copies) {
    const span = spanOf(copy.madeAt)
    if (!seen.has(span)) seen.set(span, copy.name)
  }
  return [...seen.values()].slice(0, most)
}

/**
 * The names of the copies that may go. Those that somebody asked for never go by themselves. The clock is not asked: a clock that was set
 * wrong cannot empty the folder.
 */
export function toDrop(copies) {
  const newestFirst = [...copies].sort((a, b) => b.madeAt - a.madeAt)
  const automatic = newestFirst.filter(c => c.why === 'automatic')
  const kept = new Set([
    ...automatic.slice(0, KEPT.newest).map(c => c.name),
    ...lastOfEach(automatic, at => Math.floor(at / HOUR), KEPT.hours),
    ...lastOfEach(automatic, at => Math.floor(at / DAY), KEPT.days),
    ...lastOfEach(automatic, at => new Date(at).toISOString().slice(0, 7), KEPT.months),
  ])
  const others = ['before-update', 'before-restore', 'damaged'].flatMap(why => newestFirst.filter(c => c.why === why).slice(KEPT.others))
  return [...automatic.filter(c => !kept.has(c.name)), ...others].map(c => c.name)
}

/**
 * What the book's files look like: another text, and something was written. Not compared with the times of copies, since a clock that was ahead
 * for an hour would stop them for that long.
 */
export function stampOf(database) {
  const seen = [database, `${database}-wal`].map(file => statSync(file, { throwIfNoEntry: false }))
  return seen.map(stat => (stat ? `${stat.size}:${stat.mtimeMs}` : '')).join(' ')
}
