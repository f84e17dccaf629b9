/**
 * Writes whole evenings into a book's file in large transactions: the real rows of the real rules, without the door between. For benches and tests that
 * need thousands of games in a minute. It refuses to make anything up: what it writes is what the game says of itself.
 */
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { gameColumns } from '@/lib/server/log'
import { BOOK, type TableName, type Value } from '@/lib/table/rows'
import type { Played } from './play'

type Statement = ReturnType<DatabaseSyncInstance['prepare']>
type Cells = Readonly<Record<string, unknown>>

const TABLES = Object.keys(BOOK).filter((name): name is TableName => name in BOOK)
const A_TIME = 200

const cell = (value: unknown): Value | bigint => {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || value === undefined) return null
  return typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string' ? value : JSON.stringify(value)
}

class BookWriter {
  readonly #database: DatabaseSyncInstance
  readonly #prepared = new Map<string, Statement>()

  constructor(file: string) {
    this.#database = new DatabaseSync(file)
    for (const pragma of ['journal_mode=WAL', 'synchronous=NORMAL']) this.#database.exec(`PRAGMA ${pragma}`)
  }

  insert(table: string, row: Cells, orIgnore = false): void {
    const columns = Object.keys(row)
    const key = `${table} ${columns.join()}`
    const sql = `INSERT ${orIgnore ? 'OR IGNORE ' : ''}INTO "${table}" (${columns.map(c => `"${c}"`).join()}) VALUES (${columns.map(() => '?').join()})`
    const statement = this.#prepared.get(key) ?? this.#database.prepare(sql)
    this.#prepared.set(key, statement)
    statement.run(...Object.values(row).map(cell))
  }

  begin(): void {
    this.#database.exec('BEGIN')
  }

  commit(): void {
    this.#database.exec('COMMIT')
  }

  /** The file alone is the whole book afterwards, with what SQLite likes to know of its indexes left unknown, as in a book that grew by play. */
  close(): void {
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    this.#database.close()
  }
}

function writeGame(writer: BookWriter, { id, pad, opening, lines, game, createdAt }: Played): void {
  const changedAt = lines.at(-1)?.stamp.time ?? createdAt
  writer.insert('Game', { id, pad, opening: JSON.stringify(opening), createdAt, ...gameColumns(game, lines.length, changedAt) })
  for (const { raw, stamp } of lines) {
    const { id: action, type } = raw as { id: string; type: string }
    writer.insert('Action', { gameId: id, ...stamp, id: action, type, payload: JSON.stringify(raw), answer: null })
  }
  const rows = game.rows()
  for (const member of rows.SeatMember)
    writer.insert('Person', { id: member['personId'], name: member['name'], archived: 0, createdAt }, true)
  for (const table of TABLES) for (const row of rows[table]) writer.insert(table, { gameId: id, ...row })
}

/** Writes them all into the file, which must have the tables already. Answers with how many. */
export function writeEvenings(file: string, evenings: Iterable<Played>): number {
  const writer = new BookWriter(file)
  let count = 0
  writer.begin()
  for (const evening of evenings) {
    writeGame(writer, evening)
    count += 1
    if (count % A_TIME === 0) {
      writer.commit()
      writer.begin()
    }
  }
  writer.commit()
  writer.close()
  return count
}
