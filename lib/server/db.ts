/** The one Prisma client of the process, on our own driver. On globalThis, because pages and routes get different instances of this module. */
import 'server-only'
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import { PrismaClient } from '@/lib/generated/client'
import type { Value } from '@/lib/table/rows'
import { databasePath } from '@/scripts/database-path.mjs'
import { Sqlite } from './sqlite'

declare global {
  var playcardDatabase: PrismaClient | undefined
  /** The connection that the client works on; gone with it. */
  var playcardConnection: Promise<SqlDriverAdapter> | undefined
}

function open(file: Sqlite): Promise<SqlDriverAdapter> {
  const opened = file.connect()
  globalThis.playcardConnection = opened
  opened.catch(() => {
    globalThis.playcardConnection = undefined
  })
  return opened
}

function connect(): PrismaClient {
  const file = new Sqlite(databasePath())
  return new PrismaClient({
    adapter: { provider: file.provider, adapterName: file.adapterName, connect: () => open(file) },
    transactionOptions: { maxWait: 10_000, timeout: 20_000 },
    errorFormat: 'minimal',
  })
}

/** The client; connects at the first question. */
export const database = (): PrismaClient => (globalThis.playcardDatabase ??= connect())

/** What a transaction gives: the client without the means to start another. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

/** Where statements run: a transaction of the client's, or one of plain SQL. Answers with the number of changed rows. */
export interface Statements {
  $executeRawUnsafe(sql: string, ...values: Value[]): PromiseLike<number>
}

async function connection(): Promise<SqlDriverAdapter> {
  await database().$connect()
  if (!globalThis.playcardConnection) throw new Error('The client has no connection.')
  return globalThis.playcardConnection
}

/**
 * A transaction of plain SQL in the client's own queue of writes. For the one place where every mark passes: the client would spend twice as long on
 * planning and handing over the statements as SQLite spends on them.
 */
export async function transact<T>(work: (tx: Statements) => Promise<T>): Promise<T> {
  const tx = await (await connection()).startTransaction()
  try {
    const done = await work({ $executeRawUnsafe: (sql, ...args) => tx.executeRaw({ sql, args, argTypes: [] }) })
    await tx.commit()
    return done
  } catch (error) {
    await tx.rollback()
    throw error
  }
}

/** Lets go of the file, so that it alone is the whole database. */
export async function disconnect(): Promise<void> {
  await globalThis.playcardDatabase?.$disconnect()
  globalThis.playcardDatabase = undefined
  globalThis.playcardConnection = undefined
}
