/**
 * Game files out and in: an import adds what is missing, continues a game whose log is a prefix, and refuses a diverged one.
 * All or nothing. A file has no door that its actions came through, so they are held against the same forms and rules; only what the book that
 * wrote the file had set aside itself is taken unjudged, and listed.
 */
import 'server-only'
import Papa from 'papaparse'
import { masterSheetRows } from '@/lib/exchange/csv'
import { FORMAT, VERSION, type GameFile } from '@/lib/exchange/game-file'
import { problemDocument } from '@/lib/table/document'
import type { Game, LogLine } from '@/lib/table/seal'
import { forget, idOf, keep, openGame, replayStored, type Open } from './book'
import { canonical } from './canonical'
import { database } from './db'
import { publish } from './live'
import { gameColumns, LONGEST_ACTION, refusal, type Answer } from './log'
import { keepRulings } from './ruling-book'
import { newPhotos, photosInFile, putPhotos, type PhotoRow } from './photos'
import { queued, save } from './saving'
import { withPersons } from './new-persons'
import { putActions } from './sql'
import { writeRows } from './tables'

/** What this book has set aside of the log goes along by name, so that another book takes it as it is. Most files have none. */
function asideOf({ game }: Open): { aside?: readonly string[] } {
  const aside = game.aside().map(a => a.id)
  return aside.length > 0 ? { aside } : {}
}

/** The whole game as a file. */
export async function exportGame(open: Open): Promise<Record<string, unknown>> {
  const photos = await photosInFile(open.id)
  const row = await database().game.findUniqueOrThrow({ where: { id: open.id }, select: { pad: true, createdAt: true } })
  return {
    format: FORMAT,
    version: VERSION,
    id: open.id,
    pad: row.pad,
    createdAt: Number(row.createdAt),
    opening: open.opening,
    ...asideOf(open),
    log: open.lines.map(({ raw, stamp }) => ({ seq: stamp.seq, time: stamp.time, actor: stamp.actor, device: stamp.device, action: raw })),
    ...(photos.length > 0 ? { photos } : {}),
  }
}

const csvOf = (sheet: ReturnType<Game['sheet']>, seats: Game['seats'], word: string): string =>
  Papa.unparse(
    masterSheetRows(sheet, seats, word).map(row => [...row]),
    { newline: '\r\n' },
  )

/** The master sheet as CSV. */
export const exportCsv = ({ game }: Open): string => csvOf(game.sheet(), game.seats, game.pad.roundWord)

/** The same without anything that is held back; undefined while the room does not show the standings. */
export function readersCsv({ game }: Open): string | undefined {
  const { sheet, seats } = game.readers()
  return game.room().standings ? csvOf(sheet, seats, game.pad.roundWord) : undefined
}

const linesOf = (file: GameFile): readonly LogLine[] =>
  file.log.map(l => ({ raw: l.action, stamp: { seq: l.seq, time: l.time, actor: l.actor, device: l.device } }))

/** The first place where two logs are not the same action, or undefined where one is a prefix of the other. */
function firstDifference(mine: readonly LogLine[], theirs: readonly LogLine[]): number | undefined {
  const shared = Math.min(mine.length, theirs.length)
  for (let i = 0; i < shared; i += 1) if (canonical(mine[i]?.raw) !== canonical(theirs[i]?.raw)) return i + 1
  return undefined
}

const diverged = (seq: number, line: LogLine | undefined): Answer =>
  refusal(
    {
      severity: 'error',
      code: 'import.diverged',
      message:
        seq === 0 ? 'This game began otherwise in this book.' : `The two logs part at action ${seq}: this file is not a continuation.`,
    },
    { firstDifference: { seq, id: line ? idOf(line) : null } },
  )

type Added = { lines: readonly LogLine[]; photos: readonly PhotoRow[] }

async function write(file: GameFile, open: Open, held: Open | undefined, added: Added, now: number): Promise<Answer | undefined> {
  const columns = gameColumns(open.game, open.seq, now)
  const saved = await save(async tx => {
    if (held) await tx.game.update({ where: { id: file.id }, data: columns })
    else
      await tx.game.create({
        data: { id: file.id, pad: file.pad, opening: JSON.stringify(file.opening), createdAt: BigInt(file.createdAt), ...columns },
      })
    const rows = added.lines.map(l => ({
      ...l.stamp,
      id: idOf(l),
      type: String((l.raw as { type: unknown }).type),
      payload: JSON.stringify(l.raw),
      answer: null,
    }))
    await putActions(tx, file.id, rows)
    const before = held?.game.rows() ?? null
    await writeRows(tx, file.id, before, open.game.rows(), now)
    await keepRulings(tx, file.id, before, open.game.rows(), now)
    await putPhotos(tx, file.id, added.photos)
  })
  return saved.ok ? undefined : refusal(saved.problem)
}

/** What no log can look like: gaps in its numbers, or an action twice. */
function notALog(lines: readonly LogLine[]): Answer | undefined {
  if (lines.some((l, i) => l.stamp.seq !== i + 1))
    return refusal({ severity: 'error', code: 'import.numbers', message: 'The actions of this file are not numbered one after the other.' })
  if (new Set(lines.map(idOf)).size < lines.length)
    return refusal({ severity: 'error', code: 'import.twice', message: 'An action stands twice in this file.' })
  return undefined
}

/** Refuses an action that `POST …/actions` would refuse for its length. */
function tooLong(lines: readonly LogLine[]): Answer | undefined {
  const long = lines.find(l => canonical(l.raw).length > LONGEST_ACTION)
  return (
    long &&
    refusal({
      severity: 'error',
      code: 'action.too-long',
      message: `Action ${long.stamp.seq} of this file is longer than anything that happens at a table.`,
    })
  )
}

/**
 * The first action that counts for nothing, unless it was taken back, this book holds it already, or the book that wrote the file had set it aside:
 * a log that was admitted is never refused for what later rules think of it.
 */
function notAdmitted(file: GameFile, game: Game, held: Open | undefined): Answer | undefined {
  const known = new Set([...(file.aside ?? []), ...game.retractedBy().keys()])
  const first = game.aside().find(a => a.seq > (held?.seq ?? 0) && !known.has(a.id))
  return (
    first &&
    refusal(
      { ...first.problem, code: 'import.not-standing', message: `${first.problem.message} Nothing of this file was taken.` },
      { action: { seq: first.seq, id: first.id } },
    )
  )
}

/** Refuses a file that is another game than the one this book holds under its id. */
function notTheSameGame(held: Open, file: GameFile, lines: readonly LogLine[]): Answer | undefined {
  if (held.game.pad.id !== file.pad || canonical(held.opening) !== canonical(file.opening)) return diverged(0, undefined)
  const differing = firstDifference(held.lines, lines)
  return differing === undefined ? undefined : diverged(differing, lines[differing - 1])
}

/** A file that has no action beyond the book may still bring photos. */
async function addPhotos(file: GameFile, held: Open, photos: readonly PhotoRow[]): Promise<Answer> {
  const saved = await save(tx => putPhotos(tx, file.id, photos))
  return saved.ok ? { status: 200, body: { id: file.id, seq: held.seq, added: 0 } } : refusal(saved.problem)
}

/** Writes what the file has beyond the book, and says what does not stand of it. */
async function add(file: GameFile, lines: readonly LogLine[], held: Open | undefined, now: number): Promise<Answer> {
  const added = held ? lines.slice(held.lines.length) : lines
  const photos = await newPhotos(file.id, file.photos ?? [])
  if (!photos.ok) return refusal(photos.problem)
  if (held && added.length === 0) return addPhotos(file, held, photos.value)
  const replayed = replayStored(file.id, file.pad, file.opening, lines)
  if (!replayed.ok) return refusal(replayed.problem)
  const refused = notAdmitted(file, replayed.value.game, held)
  if (refused) return refused
  const failed = await write(file, replayed.value, held, { lines: added, photos: photos.value }, now)
  forget(file.id)
  if (failed) return failed
  keep(replayed.value)
  publish(file.id, 'seq', String(replayed.value.seq))
  const problems = replayed.value.game.aside().map(a => problemDocument(a.problem))
  return { status: held ? 200 : 201, body: { id: file.id, seq: replayed.value.seq, added: added.length, problems } }
}

/** A file of another program may leave the people of its seats unnamed. */
const completed = (file: GameFile): GameFile => ({
  ...file,
  opening: { ...file.opening, seats: withPersons(file.id, file.opening.seats) },
})

async function importNow(given: GameFile, now: number): Promise<Answer> {
  const file = completed(given)
  const lines = linesOf(file)
  const wrong = notALog(lines) ?? tooLong(lines)
  if (wrong) return wrong
  const opened = await openGame(file.id)
  const held = opened.ok ? opened.value : undefined
  const other = held && notTheSameGame(held, file, lines)
  return other ?? add(file, lines, held, now)
}

/** `POST /api/import`. */
export const importGame = (file: GameFile, now: number): Promise<Answer> => queued(() => importNow(file, now))
