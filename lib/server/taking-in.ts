/**
 * Game files in: what a file would do is judged first (nothing, a new game, a continuation, or refused with every place that does not fit), then done
 * whole or not at all. A file has no door that its actions came through, so they are held against the same forms and rules; only what the book that
 * wrote the file had set aside itself is taken unjudged, and listed. People are matched by their ids and by nothing else.
 */
import 'server-only'
import type { GameFile } from '@/lib/exchange/game-file'
import { padOf } from '@/lib/registry'
import { problemDocument } from '@/lib/table/document'
import type { Aside, Game, LogLine } from '@/lib/table/seal'
import { forget, idOf, keep, openGame, replayStored, type Open } from './book'
import { canonical } from './canonical'
import type { Transaction } from './db'
import { publish } from './live'
import { gameColumns, LONGEST_ACTION, refusal, type Answer } from './log'
import { withPersons } from './new-persons'
import { newPhotos, putPhotos, type PhotoRow } from './photos'
import { keepRulings } from './ruling-book'
import { queued, save } from './saving'
import { putActions } from './sql'
import { writeRows } from './tables'

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

/** Writes what the file has beyond the book. */
export async function write({ file, whole, held, added, photos }: Plan, tx: Transaction, now: number): Promise<void> {
  const columns = gameColumns(whole.game, whole.seq, now)
  if (held) await tx.game.update({ where: { id: file.id, seq: held.seq }, data: columns })
  else
    await tx.game.create({
      data: { id: file.id, pad: file.pad, opening: JSON.stringify(file.opening), createdAt: BigInt(file.createdAt), ...columns },
    })
  const rows = added.map(l => ({
    ...l.stamp,
    id: idOf(l),
    type: String((l.raw as { type: unknown }).type),
    payload: JSON.stringify(l.raw),
    answer: null,
  }))
  if (rows.length > 0) await putActions(tx, file.id, rows)
  const before = held?.game.rows() ?? null
  await writeRows(tx, file.id, before, whole.game.rows(), now)
  await keepRulings(tx, file.id, before, whole.game.rows(), now)
  await putPhotos(tx, file.id, photos)
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
 * The actions that count for nothing, unless they were taken back, this book holds them already, or the book that wrote the file had set them aside:
 * a log that was admitted is never refused for what later rules think of it.
 */
function notAdmitted(file: GameFile, game: Game, held: Open | undefined): readonly Aside[] {
  const known = new Set([...(file.aside ?? []), ...game.retractedBy().keys()])
  return game.aside().filter(a => a.seq > (held?.seq ?? 0) && !known.has(a.id))
}

function notStanding([first, ...more]: readonly Aside[]): Answer | undefined {
  if (!first) return undefined
  const problems = [first, ...more].map(({ seq, id, problem }) => ({ seq, id, message: problem.message }))
  return refusal(
    { ...first.problem, code: 'import.not-standing', message: `${first.problem.message} Nothing of this file was taken.` },
    { action: { seq: first.seq, id: first.id }, problems },
  )
}

/** Rules that count otherwise than ours, and that we do not know, cannot be gone by. */
function laterRules(file: GameFile): Answer | undefined {
  const pad = padOf(file.pad)
  if (!pad || file.rulesVersion <= pad.rulesVersion) return undefined
  const message = `This game was counted by a later edition of the rules of ${pad.name} (${file.rulesVersion}, this Playcard has ${pad.rulesVersion}). Update Playcard.`
  return refusal({ severity: 'error', code: 'import.later', message })
}

/** Refuses a file that is another game than the one this book holds under its id. */
function notTheSameGame(held: Open, file: GameFile, lines: readonly LogLine[]): Answer | undefined {
  if (held.game.pad.id !== file.pad || canonical(held.opening) !== canonical(file.opening)) return diverged(0, undefined)
  const differing = firstDifference(held.lines, lines)
  return differing === undefined ? undefined : diverged(differing, lines[differing - 1])
}

/** A file of another program may leave the people of its seats unnamed. */
const completed = (file: GameFile): GameFile => ({
  ...file,
  opening: { ...file.opening, seats: withPersons(file.id, file.opening.seats) },
})

/** What taking in one file comes to: `held` is the game as the book has it, `whole` as it will be, `added` what is new of its log, `photos` what is new of them. */
export type Plan = { file: GameFile; held: Open | undefined; whole: Open; added: readonly LogLine[]; photos: readonly PhotoRow[] }
export type Judged = { ok: true; plan: Plan } | { ok: false; answer: Answer }

const no = (answer: Answer): Judged => ({ ok: false, answer })

/** What the file has beyond the book, replayed. A file that has no action beyond it may still bring photos. */
async function planned(file: GameFile, lines: readonly LogLine[], held: Open | undefined): Promise<Judged> {
  const fresh = await newPhotos(file.id, file.photos ?? [])
  if (!fresh.ok) return no(refusal(fresh.problem))
  const photos = fresh.value
  const added = held ? lines.slice(held.lines.length) : lines
  if (held && added.length === 0) return { ok: true, plan: { file, held, whole: held, added, photos } }
  const replayed = replayStored(file.id, file.pad, file.opening, lines)
  if (!replayed.ok) return no(refusal(replayed.problem))
  const refused = notStanding(notAdmitted(file, replayed.value.game, held))
  return refused ? no(refused) : { ok: true, plan: { file, held, whole: replayed.value, added, photos } }
}

/** Judges a file against the book; writes nothing. */
export async function judge(given: GameFile): Promise<Judged> {
  const file = completed(given)
  const lines = linesOf(file)
  const wrong = laterRules(file) ?? notALog(lines) ?? tooLong(lines)
  if (wrong) return no(wrong)
  const opened = await openGame(file.id)
  const held = opened.ok ? opened.value : undefined
  const other = held && notTheSameGame(held, file, lines)
  return other ? no(other) : planned(file, lines, held)
}

/** Does this plan change the book? */
export const changes = ({ held, added, photos }: Plan): boolean => held === undefined || added.length + photos.length > 0

/** Everybody hears of it, after the commit. */
export function told({ file, whole }: { file: { id: string }; whole: Open }): void {
  keep(whole)
  publish(file.id, 'seq', String(whole.seq))
}

async function importNow(given: GameFile, now: number): Promise<Answer> {
  const judged = await judge(given)
  if (!judged.ok) return judged.answer
  const { plan } = judged
  const { file, held, whole, added } = plan
  if (!changes(plan)) return { status: 200, body: { id: file.id, seq: whole.seq, added: 0 } }
  const saved = await save(tx => write(plan, tx, now))
  forget(file.id)
  if (!saved.ok) return refusal(saved.problem)
  told(plan)
  const problems = whole.game.aside().map(a => problemDocument(a.problem))
  return { status: held ? 200 : 201, body: { id: file.id, seq: whole.seq, added: added.length, problems } }
}

/** `POST /api/import`. */
export const importGame = (file: GameFile, now: number): Promise<Answer> => queued(() => importNow(file, now))
