/**
 * One at a time, over processes: a lock file with the number of the process that holds it, touched every second. It is taken over when that process
 * is gone, or when it has not been touched for a while (the number may belong to somebody else by now).
 */
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'

const TOUCH_MS = 1000
const STALE_MS = 15_000
const ASK_AGAIN_MS = 250

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Makes the file, or says that it exists. */
function make(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function ageOf(file) {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat ? Date.now() - stat.mtimeMs : 0
}

/** The process that holds the lock, or undefined where nobody does any more. */
function holder(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return ageOf(file) < STALE_MS && (pid === 0 || isAlive(pid)) ? pid : undefined
  } catch {
    return undefined
  }
}

/** Only one may clear a stale lock away: a second one would clear the first one's new lock. */
function clearStale(file) {
  const broom = `${file}.taking-over`
  if (ageOf(broom) > STALE_MS) rmSync(broom, { force: true })
  if (!make(broom)) return
  try {
    if (holder(file) === undefined) rmSync(file, { force: true })
  } finally {
    rmSync(broom, { force: true })
  }
}

async function take(file, waiting) {
  let told = false
  while (!make(file)) {
    const pid = holder(file)
    if (pid === undefined) clearStale(file)
    else {
      if (!told) waiting(pid)
      told = true
      await new Promise(resolve => setTimeout(resolve, ASK_AGAIN_MS))
    }
  }
}

/**
 * Does the work while nobody else who asks for the same file does theirs.
 * @template T
 * @param {string} file
 * @param {(pid: number) => void} waiting called once, when somebody else is at work
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(file, waiting, work) {
  await take(file, waiting)
  const touch = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date())
    } catch {
      // Somebody has removed it: whoever comes next may start, which is what they wanted.
    }
  }, TOUCH_MS)
  const drop = () => rmSync(file, { force: true })
  process.once('exit', drop)
  try {
    return await work()
  } finally {
    clearInterval(touch)
    process.removeListener('exit', drop)
    drop()
  }
}
