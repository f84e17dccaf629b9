/**
 * The least that keeps the same rows: one SQLite transaction through the driver, with statements prepared once and no app around it.
 * It refuses to know what the rows mean; it is told the columns.
 */
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { BOOK, type Row, type TableName, type Value } from '@/lib/table/rows'
import { differences } from '@/lib/server/tables'
import type { Game } from '@/lib/table/seal'

type Statement = ReturnType<DatabaseSyncInstance['prepare']>
export type GameRow = Readonly<Record<string, Value>>

const quoted = (names: readonly string[]): string => names.map(name => `"${name}"`).join(', ')
const holes = (names: readonly unknown[]): string => names.map(() => '?').join(', ')

const putSql = (table: TableName): string => {
  const { key, columns } = BOOK[table]
  const all = ['gameId', ...key, ...columns]
  const updates = columns.map(c => `"${c}" = excluded."${c}"`).join(', ')
  return `INSERT INTO "${table}" (${quoted(all)}) VALUES (${holes(all)}) ON CONFLICT (${quoted(['gameId', ...key])}) DO UPDATE SET ${updates}`
}
const dropSql = (table: TableName): string =>
  `DELETE FROM "${table}" WHERE ${['gameId', ...BOOK[table].key].map(k => `"${k}" = ?`).join(' AND ')}`

export class BareBook {
  readonly #database: DatabaseSyncInstance
  readonly #prepared = new Map<string, Statement>()

  constructor(file: string) {
    this.#database = new DatabaseSync(file)
    for (const pragma of ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON']) this.#database.exec(`PRAGMA ${pragma}`)
  }

  /** One transaction: the game's own row, its new log row, and the rows that differ. Answers with how long it took and how many rows it wrote. */
  save(game: GameRow, action: GameRow | null, before: Game | null, after: Game): { ms: number; rows: number } {
    const changes = differences(before?.rows() ?? null, after.rows())
    const id = String(game['id'])
    const start = performance.now()
    this.#database.exec('BEGIN IMMEDIATE')
    this.#insert('INSERT OR IGNORE INTO', 'Game', game)
    const columns = Object.keys(game)
    this.#run(`UPDATE "Game" SET ${columns.map(c => `"${c}" = ?`).join(', ')} WHERE "id" = ?`, [...Object.values(game), id])
    if (action) this.#insert('INSERT INTO', 'Action', action)
    for (const { table, put, drop } of changes) {
      const { key, columns: others } = BOOK[table]
      for (const row of drop) this.#run(dropSql(table), [id, ...key.map(k => row[k] ?? null)])
      for (const row of put) {
        if (table === 'SeatMember') this.#person(row)
        this.#run(putSql(table), [id, ...[...key, ...others].map(c => row[c] ?? null)])
      }
    }
    this.#database.exec('COMMIT')
    const ms = performance.now() - start
    return { ms, rows: 1 + (action ? 1 : 0) + changes.reduce((sum, c) => sum + c.put.length + c.drop.length, 0) }
  }

  close(): void {
    this.#database.close()
  }

  #person(row: Row): void {
    this.#insert('INSERT OR IGNORE INTO', 'Person', { id: row['personId'] ?? null, name: row['name'] ?? null, archived: 0, createdAt: 0 })
  }

  #insert(how: string, table: string, row: GameRow): void {
    const columns = Object.keys(row)
    this.#run(`${how} "${table}" (${quoted(columns)}) VALUES (${holes(columns)})`, Object.values(row))
  }

  #run(sql: string, values: readonly Value[]): void {
    const statement = this.#prepared.get(sql) ?? this.#database.prepare(sql)
    this.#prepared.set(sql, statement)
    statement.run(...values)
  }
}
