/**
 * One open SQLite file, over the API of node:sqlite. It chooses the driver (Node's own where it is complete, else a package with the same API),
 * keeps prepared statements, and refuses a file that was taken away. It knows nothing of queues and transactions: see sqlite.ts.
 */
import { statSync } from 'node:fs'
import type { SqlQuery, SqlResultSet } from '@prisma/driver-adapter-utils'
import { bind, columnType, failure, unbind } from './sqlite-values'
import type { Stored } from './sqlite-values'

/** The part of node:sqlite that is used here. */
interface Statement {
  all(...values: Stored[]): Stored[][]
  run(...values: Stored[]): { changes: number | bigint }
  columns(): { name: string; type: string | null }[]
  setReadBigInts(on: boolean): void
  setReturnArrays(on: boolean): void
}
interface Database {
  readonly isTransaction: boolean
  exec(sql: string): void
  prepare(sql: string): Statement
  close(): void
}
interface Driver {
  DatabaseSync: new (path: string, options: { timeout: number; readOnly: boolean }) => Database
}

/** While it waits for somebody else's lock the whole process stands still: keep it short, and try again outside. */
const LOCK_WAIT_MS = 200
const KEPT_STATEMENTS = 300
const WORTH_KEEPING = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i

const CLOSED_TO_US = /readonly|unable to open/i

const isDriver = (module: object | undefined): module is Driver => module !== undefined && 'DatabaseSync' in module

/** Column types, array rows, a lock timeout and `isTransaction` came with 22.16 and 24. */
function nodeHasIt(): boolean {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 16)
}

async function loadDriver(): Promise<Driver> {
  const own = nodeHasIt() ? process.getBuiltinModule('node:sqlite') : undefined
  return isDriver(own) ? own : await import('@photostructure/sqlite')
}

const identity = (path: string): string | undefined => {
  const stat = path === ':memory:' ? undefined : statSync(path, { bigint: true, throwIfNoEntry: false })
  return stat && `${stat.dev}:${stat.ino}`
}

/** An open file. Every failure is a DriverAdapterError. */
export class Connection {
  readonly #path: string
  readonly #database: Database
  readonly #kept = new Map<string, Statement>()
  readonly #identity: string | undefined
  #isStale = false
  #isClosed = false

  private constructor(path: string, database: Database) {
    this.#path = path
    this.#database = database
    this.#identity = identity(path)
  }

  /** Opens the file and sets its PRAGMAs. A file that cannot be opened so is named in the error. */
  static async open(path: string, pragmas: readonly string[], { readOnly = false } = {}): Promise<Connection> {
    const { DatabaseSync } = await loadDriver()
    let database: Database | undefined
    try {
      database = new DatabaseSync(path, { timeout: LOCK_WAIT_MS, readOnly })
      for (const pragma of pragmas) database.exec(`PRAGMA ${pragma}`)
      return new Connection(path, database)
    } catch (error) {
      database?.close()
      throw failure(unopened(path, error))
    }
  }

  /** It met a file that was closed to us in one of its parts, and will not notice that it may be open by now: see `reopened`. */
  get isStale(): boolean {
    return this.#isStale
  }

  get inTransaction(): boolean {
    return this.#database.isTransaction
  }

  /** A write into a file that somebody deleted or replaced would be lost, and a read from it out of date. */
  assertFileIsThere(): void {
    if (identity(this.#path) !== this.#identity) throw failure(new Error(`the database file was removed or replaced: ${this.#path}`))
  }

  /**
   * The same file opened anew: what SQLite could only read when it opened it, it never writes through that connection, though it may now.
   * Refuses another file that stands in its place.
   */
  async reopened(pragmas: readonly string[]): Promise<Connection> {
    this.assertFileIsThere()
    const fresh = await Connection.open(this.#path, pragmas)
    if (fresh.#identity === this.#identity) return fresh
    fresh.close()
    throw failure(new Error(`the database file was removed or replaced: ${this.#path}`))
  }

  /** Runs Prisma's query and answers with its rows. */
  query({ sql, args, argTypes }: SqlQuery): SqlResultSet {
    try {
      const statement = this.#prepare(sql)
      const raw = statement.all(...args.map((value, at) => bind(value, argTypes[at]?.scalarType)))
      const columns = statement.columns()
      const columnTypes = columns.map(({ type }, at) => columnType(type, column(raw, at)))
      const rows = raw.map(row => columnTypes.map((type, at) => unbind(row[at] ?? null, type)))
      return { columnNames: columns.map(({ name }) => name), columnTypes, rows }
    } catch (error) {
      throw this.#failed(error)
    }
  }

  /** Runs Prisma's statement and answers with the number of changed rows. */
  run({ sql, args, argTypes }: SqlQuery): number {
    try {
      return Number(this.#prepare(sql).run(...args.map((value, at) => bind(value, argTypes[at]?.scalarType))).changes)
    } catch (error) {
      throw this.#failed(error)
    }
  }

  /** For tools: the rows of a plain query, as SQLite holds them. Whole numbers are bigint. */
  rows(sql: string, ...values: Stored[]): Stored[][] {
    try {
      return this.#prepare(sql).all(...values)
    } catch (error) {
      throw this.#failed(error)
    }
  }

  /** Runs a script of statements. */
  exec(sql: string): void {
    try {
      this.#database.exec(sql)
    } catch (error) {
      throw this.#failed(error)
    }
  }

  /** Closed, and stale for whoever asks it something: to be `reopened`. */
  retire(): void {
    this.#isStale = true
    this.close()
  }

  close(): void {
    this.#kept.clear()
    if (!this.#isClosed) this.#database.close()
    this.#isClosed = true
  }

  #failed(error: unknown): Error {
    if (error instanceof Error && CLOSED_TO_US.test(error.message)) this.#isStale = true
    return failure(error)
  }

  #prepare(sql: string): Statement {
    const known = this.#kept.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    statement.setReadBigInts(true)
    statement.setReturnArrays(true)
    if (this.#kept.size >= KEPT_STATEMENTS) this.#kept.clear()
    if (WORTH_KEEPING.test(sql)) this.#kept.set(sql, statement)
    return statement
  }
}

function* column(rows: Stored[][], at: number): Generator<Stored> {
  for (const row of rows) yield row[at] ?? null
}

function unopened(path: string, error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error)
  if (message.includes('is locked')) return new Error(message)
  if (message.includes('readonly')) return new Error(`the database file is readonly, so no game can be saved: ${path} (${message})`)
  return new Error(`${message}: ${path}`)
}
