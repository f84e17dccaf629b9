/** The one Prisma client of the process, on our own driver. On globalThis, because pages and routes get different instances of this module. */
import 'server-only'
import { PrismaClient } from '@/lib/generated/client'
import { databasePath } from '@/scripts/database-path.mjs'
import { Sqlite } from './sqlite'

declare global {
  var playcardDatabase: PrismaClient | undefined
}

const connect = (): PrismaClient =>
  new PrismaClient({
    adapter: new Sqlite(databasePath()),
    transactionOptions: { maxWait: 10_000, timeout: 20_000 },
    errorFormat: 'minimal',
  })

/** The client; connects at the first question. */
export const database = (): PrismaClient => (globalThis.playcardDatabase ??= connect())

/** What a transaction gives: the client without the means to start another. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

/** Lets go of the file, so that it alone is the whole database. */
export async function disconnect(): Promise<void> {
  await globalThis.playcardDatabase?.$disconnect()
  globalThis.playcardDatabase = undefined
}
