/** Prisma's command line: the engine without binaries, on our own driver, on the file that DATABASE_URL names. */
import path from 'node:path'
import { defineConfig } from 'prisma/config'
import { Sqlite } from './lib/server/sqlite'
import { databasePath } from './scripts/database-path.mjs'

const file = databasePath()
process.env.DATABASE_URL = `file:${file}`

export default defineConfig({
  experimental: { adapter: true },
  engine: 'js',
  // eslint-disable-next-line @typescript-eslint/require-await -- Prisma wants a promise
  adapter: async () => new Sqlite(file, { readers: false }),
  schema: path.join('prisma', 'schema.prisma'),
  migrations: { path: path.join('prisma', 'migrations') },
})
