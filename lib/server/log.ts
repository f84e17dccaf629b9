/**
 * The one door to a game's log: a batch is judged, written with its row differences in one transaction, and only then told to others.
 * All or none of a batch is taken. It refuses to know any rule.
 */
import 'server-only'
import type { Batch } from '@/lib/codecs/game'
import { problemDocument } from '@/lib/table/document'
import { ENDED_EARLY } from '@/lib/table/master-sheet'
import { refuse, take, type Problem, type Result } from '@/lib/table/result'
import type { JsonObject } from '@/lib/table/score-pad'
import { mayAct, type Role } from '@/lib/table/rights'
import type { Game, LogLine } from '@/lib/table/seal'
import { forget, heldGame, idOf, keep, openGame, type Open } from './book'
import { canonical } from './canonical'
import { database } from './db'
import { endedMeanwhile } from './ended'
import { publish } from './live'
import { queued, saveRows } from './saving'
import { keepRulings } from './ruling-book'
import { moveGame, putActions, type ActionRow } from './sql'
import { writeRows } from './tables'

export type Answer = { status: number; body: unknown }
export type Sender = { actor: string; role: Role; now: number }

/** Signs of one action as JSON. */
export const LONGEST_ACTION = 64 * 1024

const STATUS: Readonly<Record<string, number>> = {
  'form.invalid': 400,
  'action.unknown': 400,
  'action.too-long': 413,
  'photo.too-large': 413,
  'photo.not-jpeg': 400,
  'photo.unknown': 404,
  'game.unknown': 404,
  'person.unknown': 404,
  'ruling.unknown': 404,
  'heading.unknown': 404,
  'card.unknown': 404,
  'link.unknown': 404,
  'right.missing': 403,
  'link.name-taken': 409,
  'round.exists': 409,
  'card.name-taken': 409,
  'id.reused': 409,
  'log.damaged': 503,
  'copy.unknown': 404,
  'file.too-large': 413,
  'file.cut-off': 400,
  'log.other': 409,
  'game.ended-meanwhile': 409,
  conflict: 409,
}

/** Which HTTP status a refusal of the rules has: 422 unless its code says more. */
export const statusOf = (problem: Problem): number => (problem.code.startsWith('saving.') ? 503 : (STATUS[problem.code] ?? 422))

/** The refusal's parts that screens read beside the problem itself. */
export const refusal = (problem: Problem, more: JsonObject = {}): Answer => ({
  status: statusOf(problem),
  body: {
    problem: problemDocument(problem),
    ...(problem.overrulable ? { overrulable: true } : {}),
    ...(problem.dependents ? { dependents: problem.dependents } : {}),
    ...(problem.gaps ? { gaps: problem.gaps } : {}),
    ...more,
  },
})

/** Splits a batch into what the log has already and what is new; the same id with other content is refused. */
function unknownOf(open: Open, actions: Batch['actions']): Result<Batch['actions']> {
  const fresh: Batch['actions'] = []
  const inBatch = new Map<string, string>()
  for (const action of actions) {
    const text = canonical(action)
    if (text.length > LONGEST_ACTION)
      return refuse('action.too-long', 'One of these actions is longer than anything that happens at a table.')
    const seq = open.ids.get(action.id)
    const known = seq === undefined ? inBatch.get(action.id) : canonical(open.lines[seq - 1]?.raw)
    if (known !== undefined && known !== text) return refuse('id.reused', 'This id was used for another action.')
    if (known === undefined) fresh.push(action)
    inBatch.set(action.id, text)
  }
  return take(fresh)
}

/** Whose actions this one takes back; of those that the log does not know the rules will speak. */
const retracted = (open: Open, raw: Batch['actions'][number]): readonly string[] =>
  Array.isArray(raw['actions'])
    ? raw['actions'].flatMap(id => open.lines[(open.ids.get(String(id)) ?? open.lines.length + 1) - 1]?.stamp.actor ?? [])
    : []

/** Is this the sender's to do? A form that nobody can read is left to the one who reads it. */
function permitted(open: Open, raw: Batch['actions'][number], sender: Sender): Result<null> {
  const read = sender.role === 'director' ? undefined : open.game.pad.read(raw)
  return read?.ok ? mayAct(sender, read.value, () => retracted(open, raw)) : take(null)
}

type Judged = { game: Game; lines: readonly LogLine[]; notices: readonly Problem[] }

function conflictAnswer(conflicts: ReturnType<Game['conflicts']>): Answer {
  const [first] = conflicts
  const on = first?.device ? `, on ${first.device},` : ''
  const message = `${first?.by ?? 'Somebody'}${on} changed ${conflicts.length === 1 ? 'this' : `${conflicts.length} of these marks`} meanwhile: look again and choose.`
  return refusal({ severity: 'error', code: 'conflict', message }, { conflicts: conflicts.map(c => ({ ...c })) })
}

/** Judges the new actions one after the other, at the door: form, conflict, rule. Nothing is written. */
function judge(
  open: Open,
  fresh: Batch['actions'],
  batch: Batch,
  sender: Sender,
): { ok: true; value: Judged } | { ok: false; answer: Answer } {
  let game = open.game
  const lines: LogLine[] = []
  const notices: Problem[] = []
  for (const raw of fresh) {
    const line: LogLine = {
      raw,
      stamp: { seq: open.seq + lines.length + 1, time: sender.now, actor: sender.actor, device: batch.device ?? 'program' },
    }
    const may = permitted(open, raw, sender)
    if (!may.ok) return { ok: false, answer: refusal(may.problem) }
    const looks = game.mayLook(line, sender)
    if (!looks.ok && looks.problem.code === 'check.own') return { ok: false, answer: refusal(looks.problem) }
    const conflicts = game.conflicts(line, batch.seen)
    if (conflicts.length > 0) return { ok: false, answer: conflictAnswer(conflicts) }
    const next = game.record(line)
    if (!next.ok) return { ok: false, answer: refusal(next.problem) }
    game = next.value
    lines.push(line)
    notices.push(...(next.notices ?? []))
  }
  return { ok: true, value: { game, lines, notices } }
}

const typeOf = (line: LogLine): string =>
  line.raw !== null && typeof line.raw === 'object' && 'type' in line.raw ? String(line.raw.type) : ''

const actionRows = (lines: readonly LogLine[], answer: string): readonly ActionRow[] =>
  lines.map((line, i) => ({
    seq: line.stamp.seq,
    id: idOf(line),
    type: typeOf(line),
    payload: JSON.stringify(line.raw),
    actor: line.stamp.actor,
    device: line.stamp.device,
    time: line.stamp.time,
    answer: i === lines.length - 1 ? answer : null,
  }))

/** The columns of the game itself that follow from its log. */
export const gameColumns = (game: Game, seq: number, now: number) => ({
  ...game.about,
  status: game.status,
  archived: game.archived,
  through: game.sheet().through,
  early: game.sheet().ending?.why === ENDED_EARLY,
  scale: game
    .sheet()
    .classifications.map(c => c.id)
    .join(' '),
  seq,
  changedAt: BigInt(now),
})

/** Writes the lines and the row differences; refuses with `log.overtaken` where another process has written meanwhile. */
async function write(open: Open, judged: Judged, answer: string, now: number): Promise<Result<Open>> {
  const seq = open.seq + judged.lines.length
  const before = open.game.rows()
  const after = judged.game.rows()
  const columns = { ...gameColumns(judged.game, seq, now), changedAt: now }
  const saved = await saveRows(async tx => {
    if (!(await moveGame(tx, open, columns))) return false
    await putActions(tx, open.id, actionRows(judged.lines, answer))
    await writeRows(tx, open.id, before, after, now)
    await keepRulings(tx, open.id, before, after, now)
    return true
  })
  if (!saved.ok) return { ok: false, problem: saved.problem }
  if (!saved.value) return refuse('log.overtaken', 'Another process wrote first.')
  const ids = new Map(open.ids)
  for (const line of judged.lines) ids.set(idOf(line), line.stamp.seq)
  return take({ ...open, seq, game: judged.game, lines: [...open.lines, ...judged.lines], ids })
}

/** What the sender of these known actions was told the first time. */
async function firstAnswer(open: Open, batch: Batch): Promise<Answer> {
  const seq = Math.max(...batch.actions.map(a => open.ids.get(a.id) ?? 0))
  const row = await database().action.findFirst({
    where: { gameId: open.id, seq: { gte: seq }, answer: { not: null } },
    orderBy: { seq: 'asc' },
    select: { answer: true },
  })
  return { status: 200, body: JSON.parse(row?.answer ?? 'null') ?? { seq, problems: [] } }
}

/** An edit that takes the end away says so (api 3.13). */
const liveAgain = (before: Game, after: Game): readonly Problem[] =>
  before.status === 'finished' && after.status === 'live'
    ? [{ severity: 'hint', code: 'game.live-again', message: 'The end is taken away by this change: the game is live again.' }]
    : []

const answerText = (before: Game, judged: Judged, seq: number): string =>
  JSON.stringify({ seq, problems: [...judged.notices, ...liveAgain(before, judged.game), ...judged.game.problems()].map(problemDocument) })

async function attempt(open: Open, batch: Batch, sender: Sender): Promise<Answer> {
  const fresh = unknownOf(open, batch.actions)
  if (!fresh.ok) return refusal(fresh.problem)
  if (fresh.value.length === 0) return firstAnswer(open, batch)
  const ended = endedMeanwhile(open, batch)
  if (ended) return refusal(ended)
  const judged = judge(open, fresh.value, batch, sender)
  if (!judged.ok) return judged.answer
  const answer = answerText(open.game, judged.value, open.seq + judged.value.lines.length)
  const written = await write(open, judged.value, answer, sender.now)
  if (!written.ok) {
    forget(open.id)
    return refusal(written.problem)
  }
  keep(written.value)
  publish(open.id, 'seq', String(written.value.seq))
  return { status: 200, body: JSON.parse(answer) }
}

/** Writes on the game as this process holds it; a refusal never rests on a copy that another process has overtaken. */
async function submitNow(gameId: string, batch: Batch, sender: Sender): Promise<Answer> {
  const held = await heldGame(gameId)
  if (!held.ok) return refusal(held.problem)
  const first = await attempt(held.value, batch, sender)
  if (first.status === 200 || first.status === 503) return first
  const now = await openGame(gameId)
  if (!now.ok) return refusal(now.problem)
  return now.value === held.value ? first : attempt(now.value, batch, sender)
}

/** Takes a batch into the log, or says why not (api 2 and 3). Never half of it. */
export const submit = (gameId: string, batch: Batch, sender: Sender): Promise<Answer> => queued(() => submitNow(gameId, batch, sender))
