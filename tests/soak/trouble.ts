/** What goes wrong in the long night: the server is killed, its clock jumps, somebody goes back to a copy. It reads what a restore kept aside. */
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { copiesOf } from '@/scripts/copies.mjs'
import { openSqlite } from '@/lib/server/sqlite'
import type { Night } from './night'

const HOUR = 3_600_000
const CLOCK = pathToFileURL(path.join(path.dirname(createRequire(import.meta.url).resolve('./main.ts')), 'clock.mjs')).href

export const bookOf = (night: Night): string => path.join(night.server.folder, 'playcard.db')

/** The ids in a file, each with how often it is there. */
export async function idsIn(file: string): Promise<ReadonlyMap<string, number>> {
  const connection = await openSqlite(file, { readOnly: true })
  try {
    return new Map(connection.rows('SELECT "id", count(*) FROM "Action" GROUP BY "id"').map(([id, n]) => [String(id), Number(n)]))
  } finally {
    connection.close()
  }
}

const seen = new Set<string>()
/** What every restore so far kept aside. */
export async function readKept(night: Night): Promise<void> {
  for (const { name, why } of copiesOf(bookOf(night))) {
    if (why !== 'before-restore' || seen.has(name)) continue
    seen.add(name)
    for (const id of (await idsIn(path.join(night.server.folder, 'backups', name))).keys()) night.kept.add(id)
  }
}

/** From now on the server that is started next has a clock that is off by this. */
function setClock(night: Night, off: number): void {
  process.env.PLAYCARD_SOAK_CLOCK = String(off)
  process.env.NODE_OPTIONS = `--import ${CLOCK}`
  night.count('clock steps')
}

/** In the last third nobody is killed, so that a leak can be seen. */
export async function kill(night: Night, every: number): Promise<void> {
  const chance = night.chance(900)
  while (!night.isOver()) {
    await night.sleep(chance.int(every / 2, every * 1.5))
    if (night.isOver() || night.passed > 0.66) continue
    await night.server.kill()
    night.count('kills')
    if (chance.often(0.5)) setClock(night, chance.of(0, -2 * HOUR, 3 * HOUR, 25 * HOUR, -30_000))
    await startAgain(night)
  }
}

/** A machine with much else to do may be late: that is counted and tried again. A server that ended by itself is a fault. */
async function startAgain(night: Night): Promise<void> {
  for (;;) {
    try {
      await night.server.start()
      return
    } catch (problem) {
      const isGone = night.server.process.exitCode !== null
      if (isGone) night.fault(String(problem).slice(0, 500))
      night.count(isGone ? 'starts that failed' : 'starts that took too long')
      await night.server.kill()
      if (night.isOver()) throw problem
    }
  }
}

/** Goes back to a copy every so often; a kill may come between. */
export async function goBack(night: Night, every: number): Promise<void> {
  while (!night.isOver()) {
    const made = await night.ask('POST', '/api/copies')
    const { name, check } = JSON.parse(made?.text ?? '{}') as { name?: string; check?: { sound: boolean; differences: number } }
    if (made?.status === 201) night.count('copies')
    if (check && (!check.sound || check.differences > 0)) night.fault(`a copy is not sound: ${made?.text ?? ''}`)
    await night.sleep(every)
    if (night.isOver() || name === undefined) continue
    const done = await night.ask('POST', `/api/copies/${name}/restore`)
    if (done?.status === 200) night.count('restores')
    else night.count(`restores not done (${done?.status ?? 'no answer'})`)
    await readKept(night)
  }
}
