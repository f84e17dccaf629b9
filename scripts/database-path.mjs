/**
 * Where the game database lives: one answer for the app, for Prisma's command line and for the scripts.
 * It reads DATABASE_URL and nothing else; it opens no file and creates none.
 */
import path from 'node:path'

const DEFAULT_URL = 'file:data/playcard.db'

/** The path behind `file:`, with what Prisma's documentation allows around it taken away. */
function fileOf(url) {
  const [, scheme, rest = ''] = /^(?:([a-z][a-z0-9+.-]+):)?(.*)$/is.exec(url) ?? []
  if (scheme?.toLowerCase() === 'file') return rest.replace(/\?.*$/, '').replace(/^\/\/(?=\/)/, '')
  throw new Error(`DATABASE_URL must look like ${DEFAULT_URL}, and it is ${scheme ? `a ${scheme} address` : 'a plain path'}.`)
}

/**
 * The absolute path of the database file. A relative path in DATABASE_URL is relative to the project's root, which is the working directory of
 * every command of this project.
 * @param {Record<string, string | undefined>} [env]
 * @param {string} [root]
 * @returns {string}
 */
export function databasePath(env = process.env, root = process.cwd()) {
  const file = fileOf(env.DATABASE_URL?.trim() || DEFAULT_URL)
  if (!file || file === ':memory:') throw new Error('DATABASE_URL names no file.')
  return path.resolve(root, file)
}
