/**
 * Makes the book what a copy is, and keeps what it was: `node scripts/put-back.mjs <book> <copy> [--replace]`, where the copy has the tables of this
 * version. In one transaction of SQLite, so that a server may run and no power cut leaves half of it; nobody can write between what is kept and what
 * is put back. With `--replace` the file itself changes places with the copy: for a book that is damaged or gone. It knows no table by name.
 */
import { copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { newCopyPath } from './copies.mjs'
import { folderOnDisk, keepCopy, onDisk } from './copying.mjs'
import { openDatabase } from './database.mjs'

const BESIDE = ['-wal', '-shm']
const name = text => `"${text.replaceAll('"', '""')}"`

const tablesOf = (database, schema) =>
  database
    .prepare(`SELECT name FROM ${schema}.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`)
    .all()
    .map(row => String(row.name))
const columnsOf = (database, schema, table) =>
  database
    .prepare(`SELECT name FROM pragma_table_info(?, ?) ORDER BY name`)
    .all(table, schema)
    .map(row => String(row.name))

/** Throws where the two do not have the same tables: nothing would be put back by halves. */
function sameTables(database) {
  const [mine, theirs] = ['main', 'copy'].map(schema =>
    JSON.stringify(tablesOf(database, schema).map(table => [table, columnsOf(database, schema, table)])),
  )
  if (mine !== theirs) throw new Error('the copy has other tables than the book')
  return tablesOf(database, 'main').map(table => ({ table, columns: columnsOf(database, 'main', table) }))
}

function fill(database, tables) {
  for (const { table } of tables) database.exec(`DELETE FROM main.${name(table)}`)
  for (const { table, columns } of tables) {
    const all = columns.map(name).join(', ')
    database.exec(`INSERT INTO main.${name(table)} (${all}) SELECT ${all} FROM copy.${name(table)}`)
  }
  if (database.prepare('PRAGMA main.foreign_key_check').all().length > 0) throw new Error('rows of the copy point at rows that it lacks')
}

/** Answers with the path of what the book was before. A file that is not there would be made by opening it. */
function putBack(file, copy) {
  if (!statSync(file, { throwIfNoEntry: false })?.size) throw new Error('unable to open the book: it is gone or empty')
  const database = openDatabase(file, false)
  try {
    database.exec('PRAGMA synchronous=FULL; PRAGMA foreign_keys=OFF')
    database.prepare('ATTACH ? AS copy').run(copy)
    const tables = sameTables(database)
    database.exec('BEGIN IMMEDIATE')
    try {
      const kept = keepCopy(file, 'before-restore')
      fill(database, tables)
      database.exec('COMMIT')
      return kept
    } catch (error) {
      if (database.isTransaction !== false) database.exec('ROLLBACK')
      throw error
    }
  } finally {
    database.close()
  }
}

/** What there is of the old file is moved aside as it is, with what SQLite kept beside it; then the copy takes its place. */
function replace(file, copy) {
  const part = `${file}.part`
  copyFileSync(copy, part)
  onDisk(part)
  const aside = newCopyPath(file, 'damaged')
  if (existsSync(file)) renameSync(file, aside)
  for (const end of BESIDE) if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${aside}${end}`)
  renameSync(part, file)
  folderOnDisk(path.dirname(file))
  return existsSync(aside) ? aside : undefined
}

const [file, copy, flag] = process.argv.slice(2)
try {
  const kept = flag === '--replace' ? replace(file, copy) : putBack(file, copy)
  console.log(JSON.stringify({ kept: kept === undefined ? null : path.basename(kept) }))
} catch (error) {
  rmSync(`${file}.part`, { force: true })
  console.error(error.message)
  process.exitCode = 1
}
