/**
 * The ruling book: rulings that are remembered across games. What a game keeps comes in and goes out with its log, in the log's own transaction;
 * everything else is written, changed and taken out by people. It refuses to rule: it only tells what was ruled before.
 */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { MOST_RULINGS, RULINGS_FORMAT, type NewRuling, type RulingFile, type ToldRuling } from '@/lib/codecs/rulings'
import type { Prisma } from '@/lib/generated/client'
import { advice } from '@/lib/registry'
import { refuse, take, type Result } from '@/lib/table/result'
import type { BookRows } from '@/lib/table/rows'
import { database, type Statements } from './db'
import { keptIn, type Kept } from './kept-rulings'
import { queued, save } from './saving'
import { dropKept, putKept, rulingPage, type RulingQuery } from './sql'

type Stored = Prisma.KeptRulingGetPayload<object>

const told = (row: Stored): ToldRuling => ({
  id: row.id,
  class: row.className,
  category: row.category,
  letter: row.letter,
  entry: row.entry,
  valid: row.valid,
  reason: row.reason,
  source: row.source,
  keptAt: Number(row.keptAt),
  game: row.gameId,
})

const columnsOf = ({ class: className, category, letter, entry, valid, reason, source }: Omit<NewRuling, 'id'>) => ({
  className,
  classKey: advice.fold(className),
  category,
  letter,
  entry,
  valid,
  reason,
  source,
})

const same = (a: Kept, b: Kept | undefined): boolean => b !== undefined && JSON.stringify(a) === JSON.stringify(b)

/**
 * Follows what a game keeps: new ones in, changed ones anew, retracted ones out; what somebody has edited stays as he left it, and what was taken out
 * of the book by hand stays out.
 */
export async function keepRulings(tx: Statements, gameId: string, before: BookRows | null, after: BookRows, now: number): Promise<void> {
  const [old, next] = [new Map(keptIn(before).map(k => [k.id, k])), new Map(keptIn(after).map(k => [k.id, k]))]
  await dropKept(
    tx,
    gameId,
    [...old.keys()].filter(id => !next.has(id)),
  )
  for (const kept of next.values()) {
    if (same(kept, old.get(kept.id))) continue
    const { id, rulingId, ...given } = kept
    await putKept(tx, { id, ...columnsOf(given), gameId, rulingId, keptAt: now }, !old.has(id))
  }
}

export type Asked = {
  text?: string | undefined
  class?: string | undefined
  letter?: string | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

const PAGE = 100

/** Where the page before ended; null for the first page, undefined where the cursor is none of ours. */
function after(cursor: string | undefined): RulingQuery['before'] | undefined {
  if (cursor === undefined) return null
  const [time, id] = Buffer.from(cursor, 'base64url').toString('utf8').split('|')
  return time && id && /^\d{1,15}$/.test(time) ? { keptAt: Number(time), id } : undefined
}

/** Newest first, by pages. With a Class only rulings under that Class; with a letter, those and the ones for which the letter does not matter. */
export async function listRulings({
  text,
  class: className,
  letter,
  cursor,
  limit = PAGE,
}: Asked): Promise<Result<{ rulings: readonly ToldRuling[]; cursor: string | null }>> {
  const before = after(cursor)
  if (before === undefined) return refuse('form.invalid', 'This cursor was not given out by this book.')
  const ids = await rulingPage(database(), {
    text: text ? text : null,
    classKey: className ? advice.fold(className) : null,
    letters: letter && letter !== '*' ? [letter.toUpperCase(), '*', ''] : null,
    before,
    limit: limit + 1,
  })
  const page = await database().keptRuling.findMany({
    where: { id: { in: ids.slice(0, limit) } },
    orderBy: [{ keptAt: 'desc' }, { id: 'desc' }],
  })
  const last = page.at(-1)
  const next = ids.length > limit && last ? Buffer.from(`${last.keptAt}|${last.id}`).toString('base64url') : null
  return take({ rulings: page.map(told), cursor: next })
}

const unknown = <T>(): Result<T> =>
  refuse('ruling.unknown', 'There is no such ruling in the book: it was taken out, or its ruling was undone.')

/** A ruling written in by hand; the same id again answers as the first time. */
export function addRuling(given: NewRuling, now: number): Promise<Result<ToldRuling>> {
  const { id = randomUUID(), ...fields } = given
  return queued(async () => {
    const held = await database().keptRuling.findUnique({ where: { id } })
    if (held) return take(told(held))
    const saved = await save(tx => tx.keptRuling.create({ data: { id, ...columnsOf(fields), keptAt: BigInt(now), edited: true } }))
    return saved.ok ? take(told(saved.value)) : saved
  })
}

/** Changes a ruling; from now on the game that it came from leaves it alone. */
export function changeRuling(id: string, fields: Omit<NewRuling, 'id'>): Promise<Result<ToldRuling>> {
  return queued(async () => {
    if (!(await database().keptRuling.findUnique({ where: { id }, select: { id: true } }))) return unknown<ToldRuling>()
    const saved = await save(tx => tx.keptRuling.update({ where: { id }, data: { ...columnsOf(fields), edited: true } }))
    return saved.ok ? take(told(saved.value)) : saved
  })
}

/** Takes a ruling out of the book; the game that it came from keeps its own. Taking out twice is no mistake. */
export function dropRuling(id: string): Promise<Result<{ dropped: number }>> {
  return queued(async () => {
    const saved = await save(tx => tx.keptRuling.deleteMany({ where: { id } }))
    return saved.ok ? take({ dropped: saved.value.count }) : saved
  })
}

/** The whole book as a file. */
export async function rulingFile(): Promise<RulingFile> {
  const rows = await database().keptRuling.findMany({ orderBy: [{ classKey: 'asc' }, { entry: 'asc' }, { id: 'asc' }] })
  const rulings = rows.map(told).map(({ game: _, ...ruling }) => ruling)
  return { format: RULINGS_FORMAT, version: 1, rulings }
}

/** The same ruling in other words of the file: what makes two of them one. */
export const contentOf = (r: Pick<NewRuling, 'class' | 'category' | 'letter' | 'entry' | 'valid'>): string =>
  JSON.stringify([advice.fold(r.class), advice.fold(r.category), r.letter, r.entry, r.valid])

/** Takes in a file: all of it or nothing. What the book has already, by id or by content, is left as it is. */
export function importRulings(file: RulingFile, now: number): Promise<Result<{ added: number; known: number }>> {
  return queued(async () => {
    const held = await database().keptRuling.findMany()
    const idsHeld = new Set(held.map(r => r.id))
    const contents = new Set(held.map(r => contentOf({ ...told(r) })))
    const rows: Prisma.KeptRulingCreateManyInput[] = []
    for (const { id = randomUUID(), keptAt = now, ...fields } of file.rulings) {
      if (idsHeld.has(id) || contents.has(contentOf(fields))) continue
      idsHeld.add(id)
      contents.add(contentOf(fields))
      rows.push({ id, ...columnsOf(fields), keptAt: BigInt(keptAt), edited: true })
    }
    if (held.length + rows.length > 10 * MOST_RULINGS)
      return refuse('rulings.too-many', 'The ruling book would grow beyond what it can hold: take old rulings out first.')
    const saved = await save(tx => (rows.length > 0 ? tx.keptRuling.createMany({ data: rows }) : Promise.resolve({ count: 0 })))
    return saved.ok ? take({ added: rows.length, known: file.rulings.length - rows.length }) : saved
  })
}
