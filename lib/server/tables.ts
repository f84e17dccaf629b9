/**
 * Keeps the book's tables equal to `rowsOf(game)`: the difference between before and after, written in the log's own transaction.
 * No action has a projection of its own; nothing here knows what a row means.
 */
import 'server-only'
import { BOOK, type BookRows, type Row, type TableName } from '@/lib/table/rows'
import type { Statements } from './db'
import { dropRows, putPersons, putRows } from './sql'

export const TABLES = Object.keys(BOOK).filter((name): name is TableName => name in BOOK)

const keyed = (table: TableName, rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map(row => [JSON.stringify(BOOK[table].key.map(k => row[k])), row]))

export type Difference = { table: TableName; put: readonly Row[]; drop: readonly Row[] }

const sameRow = (a: Row, b: Row): boolean => a === b || Object.keys(b).every(column => a[column] === b[column])

/** What must be written so that the tables hold `after` instead of `before`. */
export function differences(before: BookRows | null, after: BookRows): readonly Difference[] {
  return TABLES.flatMap(table => {
    const old = keyed(table, before?.[table] ?? [])
    const now = keyed(table, after[table])
    const put = [...now].filter(([key, row]) => {
      const held = old.get(key)
      return held === undefined || !sameRow(held, row)
    })
    const drop = [...old].filter(([key]) => !now.has(key))
    return put.length + drop.length === 0 ? [] : [{ table, put: put.map(([, row]) => row), drop: drop.map(([, row]) => row) }]
  })
}

/** Writes the difference. Persons come first: members point at them. */
export async function writeRows(tx: Statements, gameId: string, before: BookRows | null, after: BookRows, now: number): Promise<void> {
  for (const { table, put, drop } of differences(before, after)) {
    if (table === 'SeatMember')
      await putPersons(
        tx,
        put.map(row => ({ id: String(row['personId']), name: String(row['name']) })),
        now,
      )
    await dropRows(tx, { table, gameId }, drop)
    await putRows(tx, { table, gameId }, put)
  }
}
