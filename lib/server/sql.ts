/**
 * All SQL that only SQLite speaks, in one place: rows as one JSON text, written in one statement each.
 * It refuses to know what the rows mean.
 */
import 'server-only'
import { BOOK, type Row, type TableName, type Value } from '@/lib/table/rows'
import type { Statements, Transaction } from './db'

const quoted = (names: readonly string[]): string => names.map(n => `"${n}"`).join(', ')
const values = (names: readonly string[]): string => names.map(n => `value->>'$."${n}"'`).join(', ')

type Table = { table: TableName; gameId: string }

/** Inserts rows or replaces what stands under their keys: one statement, whatever their number. */
export async function putRows(tx: Statements, { table, gameId }: Table, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const { key, columns } = BOOK[table]
  const all = [...key, ...columns]
  const updates = columns.map(c => `"${c}" = excluded."${c}"`).join(', ')
  await tx.$executeRawUnsafe(
    `INSERT INTO "${table}" ("gameId", ${quoted(all)}) SELECT ?, ${values(all)} FROM json_each(?) WHERE true ON CONFLICT ("gameId", ${quoted(key)}) DO UPDATE SET ${updates}`,
    gameId,
    JSON.stringify(rows),
  )
}

/** Deletes the rows with these keys. */
export async function dropRows(tx: Statements, { table, gameId }: Table, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const { key } = BOOK[table]
  const match = key.map(k => `"${table}"."${k}" = value->>'$."${k}"'`).join(' AND ')
  await tx.$executeRawUnsafe(
    `DELETE FROM "${table}" WHERE "gameId" = ? AND EXISTS (SELECT 1 FROM json_each(?) WHERE ${match})`,
    gameId,
    JSON.stringify(rows),
  )
}

/** Persons that nobody has heard of yet; those that are known stay as they are. */
export async function putPersons(tx: Statements, persons: readonly { id: string; name: string }[], now: number): Promise<void> {
  if (persons.length === 0) return
  await tx.$executeRawUnsafe(
    `INSERT INTO "Person" ("id", "name", "archived", "createdAt") SELECT value->>'$.id', value->>'$.name', false, ? FROM json_each(?) WHERE true ON CONFLICT ("id") DO NOTHING`,
    now,
    JSON.stringify(persons),
  )
}

/** Persons as a file has them, those included that its games have just brought, in one statement. */
export async function setPersons(
  tx: Statements,
  persons: readonly { id: string; name: string; archived: boolean; createdAt: number }[],
): Promise<void> {
  if (persons.length === 0) return
  await tx.$executeRawUnsafe(
    `INSERT INTO "Person" ("id", "name", "archived", "createdAt")
       SELECT value->>'$.id', value->>'$.name', value->>'$.archived', value->>'$.createdAt' FROM json_each(?) WHERE true
     ON CONFLICT ("id") DO UPDATE SET "name" = excluded."name", "archived" = excluded."archived", "createdAt" = excluded."createdAt"`,
    JSON.stringify(persons),
  )
}

/**
 * The game's own row, if its log still ends at `seq`; false where another writer was faster. Plain SQL, since Prisma plans an `updateMany` anew each
 * time, which costs as much as all the rows of a playcard.
 */
export async function moveGame(
  tx: Statements,
  at: { id: string; seq: number },
  columns: Readonly<Record<string, Value | boolean>>,
): Promise<boolean> {
  const sets = Object.keys(columns).map(c => `"${c}" = value->>'$."${c}"'`)
  const moved = await tx.$executeRawUnsafe(
    `UPDATE "Game" SET ${sets.join(', ')} FROM (SELECT ? AS value) WHERE "id" = ? AND "seq" = ?`,
    JSON.stringify(columns),
    at.id,
    at.seq,
  )
  return moved === 1
}

export type ActionRow = {
  seq: number
  id: string
  type: string
  payload: string
  actor: string
  device: string
  time: number
  answer: string | null
}

/** Log lines, in one statement. The key (game, number) is unique: two writers cannot both be the next. */
export async function putActions(tx: Statements, gameId: string, actions: readonly ActionRow[]): Promise<void> {
  const columns = ['seq', 'id', 'type', 'payload', 'actor', 'device', 'time', 'answer']
  await tx.$executeRawUnsafe(
    `INSERT INTO "Action" ("gameId", ${quoted(columns)}) SELECT ?, ${values(columns)} FROM json_each(?)`,
    gameId,
    JSON.stringify(actions),
  )
}

/** Takes rulings of this game out of the ruling book, unless somebody has edited them there. */
export async function dropKept(tx: Statements, gameId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.$executeRawUnsafe(
    `DELETE FROM "KeptRuling" WHERE "id" IN (SELECT value FROM json_each(?)) AND "gameId" = ? AND "edited" = false`,
    JSON.stringify(ids),
    gameId,
  )
}

/** Puts a game's ruling into the ruling book, `fresh` or as a change of one that stands there. What somebody has edited stays as he left it. */
export async function putKept(tx: Statements, row: Readonly<Record<string, Value | boolean>>, fresh: boolean): Promise<void> {
  const columns = Object.keys(row)
  const text = JSON.stringify(row)
  const others = columns.filter(c => c !== 'id' && c !== 'keptAt')
  await (fresh
    ? tx.$executeRawUnsafe(
        `INSERT INTO "KeptRuling" (${quoted(columns)}, "edited") SELECT ${values(columns)}, false FROM (SELECT ? AS value) WHERE true ON CONFLICT ("id") DO UPDATE SET ${others.map(c => `"${c}" = excluded."${c}"`).join(', ')} WHERE "edited" = false`,
        text,
      )
    : tx.$executeRawUnsafe(
        `UPDATE "KeptRuling" SET ${others.map(c => `"${c}" = value->>'$."${c}"'`).join(', ')} FROM (SELECT ? AS value) WHERE "id" = value->>'$."id"' AND "edited" = false`,
        text,
      ))
}

/**
 * How many games each person sat in and the last day of them; `merged` says who counts as whom, and a game of both counts once. Only these people where
 * they are named.
 */
export async function sittings(
  tx: Pick<Transaction, '$queryRawUnsafe'>,
  merged: Readonly<Record<string, string>>,
  only?: readonly string[],
): Promise<readonly { person: string; games: number; last: string }[]> {
  const rows = await tx.$queryRawUnsafe<{ person: string; games: bigint | number; last: string }[]>(
    `SELECT COALESCE(same.value, m."personId") AS person, COUNT(DISTINCT m."gameId") AS games, MAX(g."playedOn") AS last
       FROM "SeatMember" m JOIN "Game" g ON g."id" = m."gameId" LEFT JOIN json_each(?) same ON same.key = m."personId"
      ${only ? 'WHERE m."personId" IN (SELECT value FROM json_each(?))' : ''} GROUP BY 1`,
    JSON.stringify(merged),
    ...(only ? [JSON.stringify(only)] : []),
  )
  return rows.map(({ person, games, last }) => ({ person, games: Number(games), last }))
}

/** A text as LIKE looks for it anywhere: % and _ stand for themselves. */
export const likeAnywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** What a page of the ruling book is asked for; a part that is null does not narrow it. `letters` are as they are stored. */
export type RulingQuery = {
  text: string | null
  classKey: string | null
  letters: readonly string[] | null
  before: { keptAt: number; id: string } | null
  limit: number
}

/** The ids of one page of the ruling book, newest first. The text is looked for as it is in every column; small and capital letters are one (A to Z). */
export async function rulingPage(tx: Pick<Transaction, '$queryRawUnsafe'>, asked: RulingQuery): Promise<readonly string[]> {
  const { text, classKey, letters, before, limit } = asked
  const holds = ['entry', 'className', 'category', 'reason', 'source'].map(column => `"${column}" LIKE ?1 ESCAPE '\\'`).join(' OR ')
  const rows = await tx.$queryRawUnsafe<{ id: string }[]>(
    `SELECT "id" AS id FROM "KeptRuling"
      WHERE (?1 IS NULL OR ${holds}) AND (?2 IS NULL OR "classKey" = ?2) AND (?3 IS NULL OR "letter" IN (SELECT value FROM json_each(?3)))
        AND (?4 IS NULL OR "keptAt" < ?4 OR ("keptAt" = ?4 AND "id" < ?5))
      ORDER BY "keptAt" DESC, "id" DESC LIMIT ?6`,
    text === null ? null : likeAnywhere(text),
    classKey,
    letters && JSON.stringify(letters),
    before?.keptAt ?? null,
    before?.id ?? null,
    limit,
  )
  return rows.map(({ id }) => id)
}

/** What a page of the Class cards is asked for; a part that is null does not narrow it. `key` is the text levelled as names of cards are. */
export type CardQuery = { text: string | null; key: string | null; archived: boolean; after: string | null; limit: number }

/** The ids of one page of Class cards by name: the name, a Class or one of its Categories holds the text as it is. */
export async function cardPage(tx: Pick<Transaction, '$queryRawUnsafe'>, asked: CardQuery): Promise<readonly string[]> {
  const { text, key, archived, after, limit } = asked
  const rows = await tx.$queryRawUnsafe<{ id: string }[]>(
    `SELECT c."id" AS id FROM "ClassCard" c
      WHERE c."archived" = ?1 AND (?2 IS NULL OR c."nameKey" > ?2) AND (?3 IS NULL OR c."name" LIKE ?3 ESCAPE '\\' OR c."nameKey" LIKE ?4 ESCAPE '\\'
        OR EXISTS (SELECT 1 FROM "ClassCardClass" k WHERE k."cardId" = c."id" AND (k."className" LIKE ?3 ESCAPE '\\'
          OR EXISTS (SELECT 1 FROM json_each(k."categories") WHERE value LIKE ?3 ESCAPE '\\'))))
      ORDER BY c."nameKey" LIMIT ?5`,
    archived ? 1 : 0,
    after,
    text === null ? null : likeAnywhere(text),
    key === null ? null : likeAnywhere(key),
    limit,
  )
  return rows.map(({ id }) => id)
}

/** Every row of one table of one game, as stored. */
export function readRows(tx: Pick<Transaction, '$queryRawUnsafe'>, { table, gameId }: Table): Promise<readonly Record<string, unknown>[]> {
  const { key, columns } = BOOK[table]
  return tx.$queryRawUnsafe(`SELECT ${quoted([...key, ...columns])} FROM "${table}" WHERE "gameId" = ?`, gameId)
}
