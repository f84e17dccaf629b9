/** Opens a SQLite file for a script that runs before anything is compiled: the same choice of driver as in lib/server/sqlite-connection.ts. */
import { createRequire } from 'node:module'

const LOCK_WAIT_MS = 2000

/**
 * @param {string} file
 * @param {boolean} readOnly
 */
export function openDatabase(file, readOnly) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const own = major >= 24 || (major === 22 && minor >= 16) ? process.getBuiltinModule('node:sqlite') : undefined
  const { DatabaseSync } = own ?? createRequire(import.meta.url)('@photostructure/sqlite')
  return new DatabaseSync(file, { timeout: LOCK_WAIT_MS, readOnly })
}
