/**
 * A Prisma 6 driver adapter for one SQLite file. One connection writes, behind a lock that a transaction keeps until it ends; another one reads.
 * So reads never wait, nothing can slip into somebody else's transaction, and the lock comes back whatever fails.
 * It knows nothing of games. When Prisma has an adapter for node:sqlite of its own, this file and its two neighbours go.
 * (No 'server-only' here: Prisma's command line loads it too.)
 */
import type {
  ConnectionInfo,
  IsolationLevel,
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
  SqlQuery,
  SqlResultSet,
  Transaction,
} from '@prisma/driver-adapter-utils'
import { DriverAdapterError } from '@prisma/driver-adapter-utils'
import { Connection } from './sqlite-connection'
import { overAlready } from './sqlite-values'

const provider = 'sqlite'
const adapterName = 'playcard-sqlite'

/** SQLite's own limit since 3.32; Prisma's guess for SQLite is 999. */
const MAX_BIND_VALUES = 32_766
/** 32 MB of pages at hand instead of 2: what a search in ten thousand games leaps over is not read from the disk at each leap. */
const AT_HAND = 'cache_size=-32000'
const WRITER = ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', AT_HAND]
const READER = ['query_only=ON', AT_HAND]

/** A SELECT, also behind a WITH, and surely nothing that writes: a word too many only costs a turn in the queue. */
const onlyReads = (sql: string): boolean =>
  /^\s*SELECT\b/i.test(sql) || (/^\s*WITH\b/i.test(sql) && !/\b(INSERT|UPDATE|DELETE|REPLACE)\b/i.test(sql))

/** A transaction in progress: it owns the writer until `release`, and once over it touches the writer never again. */
class SqliteTransaction implements Transaction {
  readonly provider = provider
  readonly adapterName = adapterName
  readonly options = { usePhantomQuery: true }
  readonly #writer: Connection
  readonly #release: () => void
  #over = false

  constructor(writer: Connection, release: () => void) {
    this.#writer = writer
    this.#release = release
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- Prisma waits for a promise, SQLite answers at once
  async queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    this.#assertOpen()
    return this.#writer.query(query)
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- as above
  async executeRaw(query: SqlQuery): Promise<number> {
    this.#assertOpen()
    return this.#writer.run(query)
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- as above
  async commit(): Promise<void> {
    this.#assertOpen()
    try {
      this.#writer.assertFileIsThere()
      this.#writer.exec('COMMIT')
    } catch (error) {
      this.#undo()
      throw error
    }
    this.#end()
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- as above
  async rollback(): Promise<void> {
    if (!this.#over) this.#undo()
  }

  /** After a full disk SQLite has rolled back by itself: what came next would be committed alone. */
  #assertOpen(): void {
    if (this.#over) throw overAlready('the transaction has ended')
    if (!this.#writer.inTransaction) throw overAlready('the database has rolled the transaction back')
  }

  #undo(): void {
    try {
      if (this.#writer.inTransaction) this.#writer.exec('ROLLBACK')
    } finally {
      this.#end()
    }
  }

  #end(): void {
    this.#over = true
    this.#release()
  }
}

class SqliteAdapter implements SqlDriverAdapter {
  readonly provider = provider
  readonly adapterName = adapterName
  #writer: Connection
  #reader: Connection
  #tail: Promise<void> = Promise.resolve()

  constructor(writer: Connection, reader: Connection) {
    this.#writer = writer
    this.#reader = reader
  }

  async queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    if (this.#reader === this.#writer || !onlyReads(query.sql)) return this.#alone(() => this.#writer.query(query))
    if (this.#reader.isStale) await this.#alone(() => undefined)
    this.#reader.assertFileIsThere()
    return this.#reader.query(query)
  }

  executeRaw(query: SqlQuery): Promise<number> {
    return this.#alone(() => this.#writer.run(query))
  }

  executeScript(script: string): Promise<void> {
    return this.#alone(() => {
      this.#writer.exec(script)
    })
  }

  /** Takes the file's write lock at the start, so that a transaction is never refused in the middle. */
  async startTransaction(isolation?: IsolationLevel): Promise<Transaction> {
    if (isolation !== undefined && isolation !== 'SERIALIZABLE')
      throw new DriverAdapterError({ kind: 'InvalidIsolationLevel', level: isolation })
    const release = await this.#turn()
    try {
      this.#writer.assertFileIsThere()
      await this.#refresh()
      this.#writer.exec('BEGIN IMMEDIATE')
    } catch (error) {
      release()
      throw error
    }
    return new SqliteTransaction(this.#writer, release)
  }

  /**
   * After a failure because the file was closed to us, both connections are opened anew at the next try. The old ones are closed first: SQLite lends
   * a new connection what an open one in the process has of the file. Only with the turn, and outside a transaction.
   */
  async #refresh(): Promise<void> {
    if (!this.#writer.isStale && !this.#reader.isStale) return
    const [writer, reader] = [this.#writer, this.#reader]
    writer.retire()
    reader.retire()
    this.#writer = await writer.reopened(WRITER)
    this.#reader = reader === writer ? this.#writer : await reader.reopened(READER)
  }

  getConnectionInfo(): ConnectionInfo {
    return { maxBindValues: MAX_BIND_VALUES, supportsRelationJoins: false }
  }

  /** Waits for what is running; then the file alone is the whole database. */
  async dispose(): Promise<void> {
    const release = await this.#turn()
    try {
      this.#writer.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch {
      // A checkpoint that cannot be made now is made by whoever opens the file next: closing all the same.
    } finally {
      this.#writer.close()
      if (this.#reader !== this.#writer) this.#reader.close()
      release()
    }
  }

  /** Waits for its turn, then lets the event loop turn once: without that a queue of writes would starve every request. */
  async #turn(): Promise<() => void> {
    const before = this.#tail
    let release: () => void = () => undefined
    this.#tail = new Promise(resolve => {
      release = resolve
    })
    await before
    await new Promise(resolve => setImmediate(resolve))
    return release
  }

  async #alone<T>(work: () => T): Promise<T> {
    const release = await this.#turn()
    try {
      this.#writer.assertFileIsThere()
      await this.#refresh()
      return work()
    } finally {
      release()
    }
  }
}

/** What PrismaClient and Prisma's command line take as `adapter`. `readers: false` for migrations, which lock the file for themselves. */
export class Sqlite implements SqlMigrationAwareDriverAdapterFactory {
  readonly provider = provider
  readonly adapterName = adapterName
  readonly #path: string
  readonly #readers: boolean

  constructor(path: string, { readers = true }: { readers?: boolean } = {}) {
    this.#path = path
    this.#readers = readers
  }

  async connect(): Promise<SqlDriverAdapter> {
    const writer = await Connection.open(this.#path, WRITER)
    if (!this.#readers) return new SqliteAdapter(writer, writer)
    try {
      return new SqliteAdapter(writer, await Connection.open(this.#path, READER))
    } catch (error) {
      writer.close()
      throw error
    }
  }

  async connectToShadowDb(): Promise<SqlDriverAdapter> {
    const memory = await Connection.open(':memory:', [])
    return new SqliteAdapter(memory, memory)
  }
}

/** The file itself, for tools that run beside the app (doctor, backup): plain SQL, no queue. */
export function openSqlite(path: string, options: { readOnly?: boolean } = {}): Promise<Connection> {
  return Connection.open(path, options.readOnly === true ? READER : ['foreign_keys=ON'], options)
}
