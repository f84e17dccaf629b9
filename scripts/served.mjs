/** Which process serves this book, and where: a note beside the database, for the commands that must ask it instead of writing themselves. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

const noteOf = database => `${database}.served`

/** Leaves the note; it goes when the process ends. */
export function sayServed(database, port) {
  const note = noteOf(database)
  writeFileSync(note, JSON.stringify({ pid: process.pid, port }))
  process.once('exit', () => rmSync(note, { force: true }))
}

/** The process and port that serve this book now, or undefined: a note of a process that is gone is none. */
export function servedBy(database) {
  try {
    const { pid, port } = JSON.parse(readFileSync(noteOf(database), 'utf8'))
    process.kill(pid, 0)
    return { pid, port }
  } catch {
    return undefined
  }
}
