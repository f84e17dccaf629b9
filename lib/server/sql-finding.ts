/**
 * SQL that finds games: whose, which Class, which words, which days. What narrows to few games drives the question; what holds for many is asked of
 * each game while the newest are walked through. So neither a rare name nor a common one reads the whole book.
 * It refuses to know what a name or a Class means, and how either is spelled.
 */
import 'server-only'
import type { Transaction } from './db'
import { likeAnywhere } from './sql'

export type Reader = Pick<Transaction, '$queryRawUnsafe'>

/** One thing that a game must have: how the games that have it are listed, and how one game (`g`) is asked for it. */
export type Must = { list: string; holds: string; args: readonly string[] }

/** One of these people sat in it. */
export const havingPersons = (ids: readonly string[]): Must => ({
  list: 'SELECT "gameId" AS id FROM "SeatMember" WHERE "personId" IN (SELECT value FROM json_each(?1))',
  holds: 'EXISTS (SELECT 1 FROM "SeatMember" m WHERE m."gameId" = g."id" AND m."personId" IN (SELECT value FROM json_each(?1)))',
  args: [JSON.stringify(ids)],
})

/** One of these texts stands over a column or before a row. */
export const havingHeadings = (axes: readonly string[], texts: readonly string[]): Must => ({
  list: `SELECT "gameId" AS id FROM "Heading"
    WHERE "axis" IN (SELECT value FROM json_each(?1)) AND "text" IN (SELECT value FROM json_each(?2))`,
  holds: `EXISTS (SELECT 1 FROM "Heading" h WHERE h."gameId" = g."id"
    AND h."axis" IN (SELECT value FROM json_each(?1)) AND h."text" IN (SELECT value FROM json_each(?2)))`,
  args: [JSON.stringify(axes), JSON.stringify(texts)],
})

/**
 * The title holds this text as it is (% and _ stand for themselves), or one of these names stood at the table. Names are listed before titles: they lie
 * in indexes, and where they alone are many no title is read. One game is asked for those who sit in it (`+` keeps the index by name out of it), not
 * each name for the game: a surname has more bearers than a table has seats.
 */
export const naming = (text: string, names: readonly string[]): Must => ({
  list: `SELECT "gameId" AS id FROM "Seat" WHERE "name" IN (SELECT value FROM json_each(?3))
    UNION ALL SELECT "gameId" FROM "SeatMember" WHERE "name" IN (SELECT value FROM json_each(?3))
    UNION ALL SELECT "id" FROM "Game" WHERE "title" LIKE ?1 ESCAPE '\\' OR "title" LIKE ?2 ESCAPE '\\'`,
  holds: `(g."title" LIKE ?1 ESCAPE '\\' OR g."title" LIKE ?2 ESCAPE '\\'
    OR EXISTS (SELECT 1 FROM "Seat" s WHERE s."gameId" = g."id" AND +s."name" IN (SELECT value FROM json_each(?3)))
    OR EXISTS (SELECT 1 FROM "SeatMember" m WHERE m."gameId" = g."id" AND +m."name" IN (SELECT value FROM json_each(?3))))`,
  args: [likeAnywhere(text.toLowerCase()), likeAnywhere(text.toUpperCase()), JSON.stringify(names)],
})

/** A list of texts as one value: the client takes its time over each row of an answer. */
async function textsOf(tx: Reader, select: string, args: readonly string[]): Promise<readonly string[]> {
  const [row] = await tx.$queryRawUnsafe<{ texts: string }[]>(`SELECT json_group_array(text) AS texts FROM (${select})`, ...args)
  return row === undefined ? [] : (JSON.parse(row.texts) as string[])
}

/** More games than this are many: walking through the newest finds a page of them sooner than listing all. */
const FEW = 500

/** The games that have it, each once; undefined where they are many. */
async function fewWith(tx: Reader, must: Must, few: number): Promise<ReadonlySet<string> | undefined> {
  const found = await textsOf(tx, `SELECT id AS text FROM (${must.list}) LIMIT ${few * 4}`, must.args)
  const ids = new Set(found)
  return found.length === few * 4 || ids.size > few ? undefined : ids
}

/** What a game's own row must say. */
export type Own = {
  archived?: boolean | undefined
  status?: string | undefined
  pad?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** Only games after this one, newest first. */
  after?: { playedOn: string; id: string } | undefined
}

class Question {
  readonly #parts: string[] = []
  readonly #args: (string | number)[] = []

  /** `?1`, `?2` of the part become the next free numbers. */
  add(part: string, ...args: readonly (string | number)[]): void {
    const first = this.#args.length
    this.#parts.push(part.replace(/\?(\d)/g, (_, n: string) => `?${first + Number(n)}`))
    this.#args.push(...args)
  }

  get where(): string {
    return this.#parts.length === 0 ? '' : `WHERE ${this.#parts.join(' AND ')}`
  }

  get args(): readonly (string | number)[] {
    return this.#args
  }
}

function ofOwn({ archived, status, pad, from, to, after }: Own): Question {
  const question = new Question()
  if (archived !== undefined) question.add('g."archived" = ?1', archived ? 1 : 0)
  if (status !== undefined) question.add('g."status" = ?1', status)
  if (pad !== undefined) question.add('g."pad" = ?1', pad)
  if (from !== undefined) question.add('g."playedOn" >= ?1', from)
  if (to !== undefined) question.add('g."playedOn" <= ?1', to)
  if (after) question.add('g."playedOn" <= ?1 AND (g."playedOn" < ?1 OR g."id" < ?2)', after.playedOn, after.id)
  return question
}

/** What is asked for: of the game's own row, of what goes with it, and how many at most. */
export type Wanted = { own: Own; musts: readonly Must[]; limit: number }

/** The ids of the games that have all of it, newest first by the day they were played. The answer is the same whatever counts as few. */
export async function gamesWith(tx: Reader, { own, musts, limit }: Wanted, fewest = FEW): Promise<readonly string[]> {
  const question = ofOwn(own)
  let few: ReadonlySet<string> | undefined
  for (const must of musts) {
    const ids = await fewWith(tx, must, fewest)
    if (ids === undefined) question.add(must.holds, ...must.args)
    else few = few === undefined ? ids : new Set([...few].filter(id => ids.has(id)))
  }
  if (few?.size === 0) return []
  const from = few === undefined ? '"Game" g' : `json_each(?${question.args.length + 1}) l CROSS JOIN "Game" g ON g."id" = l.value`
  const rows = await tx.$queryRawUnsafe<{ id: string }[]>(
    `SELECT g."id" AS id FROM ${from} ${question.where} ORDER BY g."playedOn" DESC, g."id" DESC LIMIT ${limit}`,
    ...question.args,
    ...(few === undefined ? [] : [JSON.stringify([...few])]),
  )
  return rows.map(({ id }) => id)
}

/** Every different text of an indexed column, by leaps from one to the next: as many steps as there are texts, however many rows. */
function different(tx: Reader, table: string, column: string, fixed: string, args: readonly string[]): Promise<readonly string[]> {
  const next = (more: string): string => `SELECT MIN("${column}") FROM "${table}" WHERE ${fixed}${more}`
  return textsOf(
    tx,
    `WITH RECURSIVE leap(text) AS (SELECT (${next('')}) UNION ALL SELECT (${next(` AND "${column}" > leap.text`)}) FROM leap WHERE leap.text IS NOT NULL)
     SELECT text FROM leap WHERE text IS NOT NULL`,
    args,
  )
}

/** Every name that ever stood at a table: seats, players, members of teams. */
export const namesAtTables = async (tx: Reader): Promise<readonly string[]> => [
  ...new Set([...(await different(tx, 'Seat', 'name', 'true', [])), ...(await different(tx, 'SeatMember', 'name', 'true', []))]),
]

/** Every different text of an axis, as it was typed; by detail, of what stood beside it. */
export const headingTexts = (tx: Reader, axis: string, by: 'text' | 'detail' = 'text'): Promise<readonly string[]> =>
  different(tx, 'Heading', by, '"axis" = ?1', [axis])
