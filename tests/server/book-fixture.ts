/** A book of its own for one test file: a real SQLite file made by the project's own migrations. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSqlite } from '@/lib/server/sqlite'
import { listed } from './migration-list'

export type BookFile = { file: string; remove: () => void }

/** Makes the file and points DATABASE_URL at it. Call before anything asks for the database. */
export async function newBook(): Promise<BookFile> {
  const folder = mkdtempSync(path.join(tmpdir(), 'playcard-'))
  const file = path.join(folder, 'book.db')
  const connection = await openSqlite(file)
  const migrations = path.join(process.cwd(), 'prisma', 'migrations')
  for (const name of readdirSync(migrations).sort())
    if (/^\d/.test(name)) connection.exec(`${readFileSync(path.join(migrations, name, 'migration.sql'), 'utf8')};${listed(name, '')}`)
  connection.close()
  process.env.DATABASE_URL = `file:${file}`
  return {
    file,
    remove: () => {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
