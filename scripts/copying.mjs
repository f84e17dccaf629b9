/**
 * Makes a copy of the book that is a whole database by itself, while others read and write. The copy has its name only when it is whole and on the
 * disk. It knows no table.
 */
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { newCopyPath } from './copies.mjs'
import { openDatabase } from './database.mjs'

const quoted = text => `'${text.replaceAll("'", "''")}'`

/** After this what was written into the file survives a power cut. */
export function onDisk(file, mode = 'r+') {
  const opened = openSync(file, mode)
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

/** After this the name of a file in this folder survives a power cut; where a folder cannot be opened (Windows), its file system sees to that. */
export function folderOnDisk(folder) {
  try {
    onDisk(folder, 'r')
  } catch (error) {
    if (!['EISDIR', 'EPERM', 'EACCES', 'EINVAL'].includes(error.code)) throw error
  }
}

/** Writes all that is committed in the database into a new file at `copy`. SQLite sees to it that it is one moment of the book. */
export function writeCopy(file, copy) {
  const part = `${copy}.part`
  mkdirSync(path.dirname(copy), { recursive: true })
  rmSync(part, { force: true })
  try {
    const database = openDatabase(file, true)
    try {
      database.exec(`VACUUM INTO ${quoted(part)}`)
    } finally {
      database.close()
    }
    onDisk(part)
    renameSync(part, copy)
    folderOnDisk(path.dirname(copy))
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** A copy with a name that says when and why. Answers with its path. */
export function keepCopy(file, why) {
  const copy = newCopyPath(file, why)
  writeCopy(file, copy)
  return copy
}
