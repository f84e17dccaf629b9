/**
 * Opens a copy of the book as this version would: `node scripts/run.mjs lib/server/check-copy.ts <copy> <trial>`. The copy itself is not touched: a
 * trial beside it is brought up to date, read through, and its tables are written anew where they differ from its logs. Prints what it found as JSON.
 */
import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { deploy, needsMigration } from '@/scripts/migrate.mjs'
import { allGames, examine, rebuild } from './checkup'
import { database, disconnect } from './db'
import { openSqlite } from './sqlite'

export type Found = { sound: boolean; games: number; actions: number; differences: number; said: string }

const unsound = (said: string): Found => ({ sound: false, games: 0, actions: 0, differences: 0, said })

/** What SQLite itself says of the file; undefined where it finds nothing wrong. */
async function damage(file: string): Promise<string | undefined> {
  const connection = await openSqlite(file, { readOnly: true })
  try {
    const [first] = connection.rows('PRAGMA quick_check(1)').flat()
    const [lost] = connection.rows('PRAGMA foreign_key_check')
    if (first !== 'ok') return `The file is damaged: ${String(first)}.`
    return lost ? `The file is damaged: a row of ${String(lost[0])} points at nothing.` : undefined
  } finally {
    connection.close()
  }
}

async function readThrough(): Promise<Found> {
  const games = await allGames()
  let differences = 0
  for (const id of games) {
    const found = await examine(id)
    differences += found.length
    if (found.length > 0) await rebuild(id)
  }
  const actions = await database().action.count()
  const whole = `${games.length} ${games.length === 1 ? 'game' : 'games'}, ${actions} actions`
  const said =
    differences === 0 ? `${whole}; every table agrees with the logs.` : `${whole}; ${differences} cells are written anew from the logs.`
  return { sound: true, games: games.length, actions, differences, said }
}

async function look(copy: string, trial: string): Promise<Found> {
  mkdirSync(path.dirname(trial), { recursive: true })
  copyFileSync(copy, trial)
  try {
    const wrong = await damage(trial)
    if (wrong !== undefined) return unsound(wrong)
    if (needsMigration(trial)) await deploy(trial, 'The copy could not be brought up to date with this version of Playcard.')
    process.env.DATABASE_URL = `file:${trial}`
    return await readThrough()
  } catch (error) {
    return unsound(`The copy cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await disconnect()
  }
}

const [copy = '', trial = ''] = process.argv.slice(2)
console.log(JSON.stringify(await look(copy, trial)))
