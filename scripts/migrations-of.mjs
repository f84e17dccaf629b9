/**
 * Prints which migrations a database file has, as JSON; null where it has no tables at all. A process of its own, because the driver keeps a file open
 * as long as a statement on it lives, and Prisma's deploy wants the file for itself. It knows no table but Prisma's own.
 */
import { openDatabase } from './database.mjs'

const database = openDatabase(process.argv[2], true)
const tables = database.prepare(`select name from sqlite_master where type = 'table'`).all()
const done = 'finished_at is not null and rolled_back_at is null'
const names = () => database.prepare(`select migration_name from _prisma_migrations where ${done}`).all()
const known = tables.some(({ name }) => name === '_prisma_migrations')
console.log(JSON.stringify(tables.length === 0 ? null : known ? names().map(row => String(row.migration_name)) : []))
