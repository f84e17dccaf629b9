/**
 * SQL that says what a Class, a Category or a letter usually brings: how often it was used in all, and what the newest cards under it had. The sample is bounded, so
 * that a book of ten thousand games answers as one of a hundred; how many cards it rests on goes along.
 * It refuses to know what an axis is called, and which texts mean the same.
 */
import 'server-only'
import type { Reader } from './sql-finding'
import type { Side } from './sql-statistics'

/** Rounds that the newest cards are taken from, in the order in which they came into the book. */
export const NEWEST_ROUNDS = 300

const COUNTS: Readonly<Record<Side, string>> = { columns: '"columnCounts"', rows: '"rowCounts"' }

const plain = <T extends object>(rows: readonly T[]): T[] =>
  rows.map(
    row => Object.fromEntries(Object.entries(row).map(([name, v]) => [name, typeof v === 'bigint' ? Number(v) : (v as unknown)])) as T,
  )

/** A heading is found by its own text (a Class), or by what stands beside it (a Category); the other of the two is then told apart. */
export type By = 'text' | 'detail'

const BESIDE: Readonly<Record<By, By>> = { text: 'detail', detail: 'text' }

/** The newest rounds with one of these headings (axis ?1, texts ?2), but for those of game ?3. */
const NEWEST = (by: By): string => `SELECT * FROM (SELECT h."gameId", h."round", h."place", h."${BESIDE[by]}" AS beside FROM "Heading" h
  WHERE h."axis" = ?1 AND h."${by}" IN (SELECT value FROM json_each(?2)) AND h."gameId" <> ?3 ORDER BY h.rowid DESC LIMIT ${NEWEST_ROUNDS})`

const OF_GAMES = `CROSS JOIN "Game" g ON g."id" = n."gameId" AND g."counts" AND NOT g."archived"
  CROSS JOIN "Playcard" p ON p."gameId" = n."gameId" AND p."round" = n."round" AND p."stand" = 'played' AND p."complete"`

export type Heading = { axis: string; by: By; texts: readonly string[] }

/** In how many rounds it stood there. */
export async function usesOf(tx: Reader, { axis, by, texts }: Heading): Promise<number> {
  const rows = await tx.$queryRawUnsafe<{ uses: bigint | number }[]>(
    `SELECT COUNT(*) AS uses FROM "Heading" WHERE "axis" = ?1 AND "${by}" IN (SELECT value FROM json_each(?2))`,
    axis,
    JSON.stringify(texts),
  )
  return Number(rows[0]?.uses ?? 0)
}

export type Brought = { beside: string | null; count: number; cards: number }

/** How often each count of valid entries came about under it, by what stood beside it. */
export const broughtBy = async (tx: Reader, { axis, by, texts }: Heading, side: Side, but = ''): Promise<Brought[]> =>
  plain(
    await tx.$queryRawUnsafe<Brought[]>(
      `WITH n AS (${NEWEST(by)}) SELECT n.beside AS beside, CAST(substr(p.${COUNTS[side]}, n."place" + 1, 1) AS INTEGER) AS count, COUNT(*) AS cards
       FROM n ${OF_GAMES} AND p.${COUNTS[side]} IS NOT NULL GROUP BY 1, 2`,
      axis,
      JSON.stringify(texts),
      but,
    ),
  )

export type CellPar = { text: string; cards: number; valid: number }

/** What single entries under this heading of a column brought, by the heading of their row: only cards whose marks are known. */
export const cellsUnder = async (tx: Reader, { axis, by, texts }: Heading, rowAxis: string, but = ''): Promise<CellPar[]> =>
  plain(
    await tx.$queryRawUnsafe<CellPar[]>(
      `WITH n AS (${NEWEST(by)}) SELECT r."text" AS text, COUNT(*) AS cards, SUM(substr(p."marks", r."place" * 6 + n."place" + 1, 1) = '1') AS valid
       FROM n ${OF_GAMES} AND p."marks" IS NOT NULL AND p."source" = 'cells'
       CROSS JOIN "Heading" r ON r."gameId" = n."gameId" AND r."round" = n."round" AND r."axis" = ?4 GROUP BY 1`,
      axis,
      JSON.stringify(texts),
      but,
      rowAxis,
    ),
  )

/** Every text of an axis (or what stood beside it) with how often it stood over a round. */
export const usesByText = async (tx: Reader, axis: string, by: By): Promise<{ text: string; uses: number }[]> =>
  plain(
    await tx.$queryRawUnsafe<{ text: string; uses: number }[]>(
      `SELECT "${by}" AS text, COUNT(*) AS uses FROM "Heading" WHERE "axis" = ?1 AND "${by}" IS NOT NULL GROUP BY 1`,
      axis,
    ),
  )
