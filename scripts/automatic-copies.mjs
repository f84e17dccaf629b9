/** Copies the book by itself while it is served: every few minutes, where something has changed. It remembers how the last one went. */
import { stampOf } from './copies.mjs'
import { run } from './process.mjs'

const USUAL_MINUTES = 10
const LONGEST_MS = 600_000

/** How many minutes lie between two copies; 0 switches them off. Anything unreadable is the usual. */
function minutesOf(env) {
  const minutes = Number(env.PLAYCARD_COPY_MINUTES ?? USUAL_MINUTES)
  return Number.isFinite(minutes) && minutes >= 0 ? minutes : USUAL_MINUTES
}

/** Makes one copy in a process of its own: null, or what went wrong. */
async function backUp() {
  const args = ['scripts/run.mjs', 'lib/server/backup.ts', '--automatic']
  const { code, output } = await run(process.execPath, args, { timeout: LONGEST_MS })
  return code === 0 ? null : output.trim()
}

/**
 * Starts the clock. The answer is looked at by the page of the copies: `every` in minutes, and what went wrong the last time, if anything did.
 * @param {string} database
 * @param {{ env?: NodeJS.ProcessEnv, copy?: () => Promise<string | null> }} [options]
 */
export function copyNowAndThen(database, { env = process.env, copy = backUp } = {}) {
  const state = { every: minutesOf(env), problem: null }
  if (state.every === 0) return state
  let busy = false
  let copied = ''
  const work = async () => {
    if (busy) return
    busy = true
    try {
      const stamp = stampOf(database)
      if (stamp === copied) return
      state.problem = await copy()
      if (state.problem === null) copied = stamp
      else console.error(state.problem)
    } catch (error) {
      state.problem = `The copies cannot be looked at: ${error.message}.`
    } finally {
      busy = false
    }
  }
  setInterval(() => void work(), state.every * 60_000).unref()
  return state
}
