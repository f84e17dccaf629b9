/** Writes a file that only we may read: the whole of it is there, or what was there before. It refuses to know what is in it. */
import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'

/**
 * @param {string} file
 * @param {string} text
 */
export function writeSecretFile(file, text) {
  const draft = `${file}.${randomUUID()}`
  try {
    const handle = openSync(draft, 'wx', 0o600)
    try {
      writeSync(handle, text)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}
