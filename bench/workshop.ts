/**
 * The bench's own copy of the app, built in a temporary folder with an empty page beside the others, and servers of it on databases of their own.
 * Nothing of it touches the project's folder, and all of it is gone at the end.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { copyFileSync, cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const NOT_COPIED = new Set(['node_modules', '.next', '.git', 'data', 'bench', 'test-results', 'playwright-report', 'coverage'])
const BUILD_MS = 600_000
const START_MS = 60_000
const STOP_MS = 15_000

/**
 * Outlives us, however we end: hears the numbers of our processes as they start (+) and end (-), and when we are gone it stops those that are left
 * and removes the folder.
 */
const CARETAKER = `
  const left = new Set()
  const folder = process.argv[1]
  require('node:readline').createInterface({ input: process.stdin })
    .on('line', line => line.startsWith('+') ? left.add(Number(line.slice(1))) : left.delete(Number(line.slice(1))))
    .on('close', () => {
      const wait = left.size > 0 ? 5000 : 0
      for (const pid of left) try { process.kill(pid, 'SIGTERM') } catch {}
      setTimeout(() => require('node:fs').rmSync(folder, { recursive: true, force: true, maxRetries: 10 }), wait)
    })
`

/** What the game page is compared with: the root layout and a word. */
const EMPTY_PAGE = `export default function Empty() {\n  return <main>Empty</main>\n}\n`

export type Server = { port: number; pid: number; database: string; stop: () => Promise<void> }
export type Workshop = {
  /** Starts the built app on a new database: an empty one, or as `fill` leaves it. */
  serve: (name: string, fill?: (database: string) => void) => Promise<Server>
  /** Starts it on a database that is there, once more if need be. */
  serveOn: (database: string) => Promise<Server>
  /** A migrated database without a row. */
  newDatabase: (name: string) => string
  close: () => Promise<void>
}

/** A folder of hard links: the packages once more without their 800 MB; copied where links are not to be had. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else
      try {
        linkSync(source, target)
      } catch {
        copyFileSync(source, target)
      }
  }
}

function copyApp(root: string, app: string): void {
  mkdirSync(path.join(app, 'data'), { recursive: true })
  for (const name of readdirSync(root))
    if (!NOT_COPIED.has(name)) cpSync(path.join(root, name), path.join(app, name), { recursive: true, verbatimSymlinks: true })
  linkFolder(path.join(root, 'node_modules'), path.join(app, 'node_modules'))
  mkdirSync(path.join(app, 'app', 'empty'), { recursive: true })
  writeFileSync(path.join(app, 'app', 'empty', 'page.tsx'), EMPTY_PAGE)
}

/** Processes that work in the folder, and the one that cleans up after them. */
class Caretaker {
  readonly #process: ChildProcess
  readonly #running = new Set<ChildProcess>()

  constructor(folder: string) {
    this.#process = spawn(process.execPath, ['-e', CARETAKER, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
    this.#process.stdin?.on('error', () => undefined)
  }

  start(app: string, args: readonly string[], database: string): ChildProcess {
    const env = { ...process.env, DATABASE_URL: `file:${database}` }
    const child = spawn(process.execPath, args, { cwd: app, env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#running.add(child)
    this.#process.stdin?.write(`+${String(child.pid)}\n`)
    child.once('close', () => {
      this.#running.delete(child)
      this.#process.stdin?.write(`-${String(child.pid)}\n`)
    })
    return child
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running].map(stop))
    await new Promise(resolve => {
      this.#process.once('close', resolve)
      this.#process.stdin?.end()
    })
  }
}

/** Resolves when it has printed `sign`, or has ended well where there is no sign to wait for. */
function hear(child: ChildProcess, patience: number, sign?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = (why: string): void => {
      reject(new Error(`${why}\n${said.trimEnd()}`))
    }
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      fail(`${child.spawnargs.join(' ')} took longer than ${patience / 1000} s.`)
    }, patience)
    const listen = (chunk: Buffer): void => {
      said += chunk.toString()
      if (sign === undefined || !said.includes(sign)) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('close', code => {
      clearTimeout(timer)
      if (code === 0 && sign === undefined) resolve()
      else fail(`${child.spawnargs.join(' ')} ended with ${code ?? 'a signal'}.`)
    })
  })
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new Error('There is no free port.'))
      })
    })
  })

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    child.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

async function serve(caretaker: Caretaker, app: string, database: string): Promise<Server> {
  const port = await freePort()
  const child = caretaker.start(app, ['scripts/serve.mjs', '--port', String(port)], database)
  await hear(child, START_MS, 'Playcard is at')
  if (child.pid === undefined) throw new Error('The server has no process number.')
  return { port, pid: child.pid, database, stop: () => stop(child) }
}

/** Copies and builds the app: about a minute. */
export async function openWorkshop(): Promise<Workshop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'playcard-bench-'))
  const caretaker = new Caretaker(folder)
  const app = path.join(folder, 'app')
  const empty = path.join(folder, 'empty.db')
  try {
    copyApp(process.cwd(), app)
    await hear(caretaker.start(app, ['scripts/setup.mjs', '--build'], empty), BUILD_MS)
  } catch (error) {
    await caretaker.close()
    throw error
  }
  const newDatabase = (name: string): string => {
    const database = path.join(folder, `${name}.db`)
    copyFileSync(empty, database)
    return database
  }
  return {
    newDatabase,
    serveOn: database => serve(caretaker, app, database),
    serve: (name, fill) => {
      const database = newDatabase(name)
      fill?.(database)
      return serve(caretaker, app, database)
    },
    close: () => caretaker.close(),
  }
}
