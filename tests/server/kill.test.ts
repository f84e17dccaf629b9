/**
 * kill -9 at a random moment after a POST was sent to a socket, 200 times: what was answered with 200 is there, everything else is there whole or not at all,
 * the tables agree with the log, and whoever sends again what was not answered ends with the evening that nobody disturbed.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { padOf } from '@/lib/registry'
import { examine } from '@/lib/server/checkup'
import { database, disconnect } from '@/lib/server/db'
import type { LogLine } from '@/lib/table/seal'
import { Evening, idOf, type Proposed } from '../unit/evening'
import { Chance } from '../unit/random'
import { playThrough } from '../unit/table/programmes'
import { newBook, type BookFile } from './book-fixture'
import { BookEvening, START, textOf, type Line } from './evening-book'

const KILLS = Number(process.env.PLAYCARD_KILLS ?? 200)
const ACTIONS = 100
const WARM = 2

let book: BookFile
let scratch: BookFile
let folder = ''
const children = new Set<ChildProcess>()

/** One file instead of a hundred to read: a child is started 200 times. */
async function bundle(): Promise<void> {
  const root = process.cwd()
  mkdirSync(path.join(root, 'node_modules', '.cache'), { recursive: true })
  folder = mkdtempSync(path.join(root, 'node_modules', '.cache', 'kill-'))
  const alias = { '@': root, 'server-only': path.join(root, 'tests', 'server', 'server-only.ts') }
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias },
    build: { ssr: 'tests/server/kill-child.ts', outDir: folder, target: 'node20' },
  })
}

beforeAll(async () => {
  scratch = await newBook()
  book = await newBook()
  await bundle()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await disconnect()
  for (const { remove } of [book, scratch]) remove()
  rmSync(folder, { recursive: true, force: true })
})

type Ack = { n: number; status: number; body: string }
type Child = { process: ChildProcess; port: Promise<number>; gone: Promise<unknown> }

/** Quick to start rather than quick to run: it lives for a moment. */
const BRIEF = ['--liftoff-only', '--no-opt', '--max-lazy', '--single-threaded-gc']

function start(): Child {
  const env = { ...process.env, DATABASE_URL: `file:${scratch.file}`, REAL_DATABASE_URL: `file:${book.file}` }
  const running = spawn(process.execPath, [...BRIEF, path.join(folder, 'kill-child.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  children.add(running)
  const gone = once(running, 'close').then(() => children.delete(running))
  const said = new Promise<number>(resolve => {
    createInterface({ input: running.stdout }).on('line', line => {
      resolve(Number(line))
    })
  })
  const port = Promise.race([said, gone.then(() => Promise.reject(new Error('the child ended by itself')))])
  port.catch(() => undefined)
  return { process: running, port, gone }
}

type Batch = { n: number; now: number; actions: Proposed[] }
type Game = { id: string; batches: Batch[]; expected: string }

/** An evening in batches of one to four actions, and the document that it comes to where nobody is killed. */
async function prepare(seed: number, chance: Chance): Promise<Game> {
  const evening = new Evening(seed)
  const play = playThrough(evening, ACTIONS)
  const id = idOf(seed, 0xfff0000)
  await new BookEvening(id, new Evening(seed), { title: 'Killed' }).begin()
  const batches: Batch[] = []
  const lines: LogLine[] = []
  while (lines.length < play.lines.length) {
    const part = play.lines.slice(lines.length, lines.length + chance.int(1, 4)) as Line[]
    const now = START + batches.length * 60_000
    batches.push({ n: batches.length, now, actions: part.map(l => l.raw) })
    for (const { raw } of part) lines.push({ raw, stamp: { seq: lines.length + 1, time: now, actor: 'Director', device: 'phone' } })
  }
  const replayed = padOf(play.padId)?.replay(play.given, lines)
  if (!replayed?.ok) throw new Error('not replayed')
  return { id, batches, expected: documentText(replayed.value.document()) }
}

/** Without what the game is called, which the seed does not know. */
const documentText = (document: Record<string, unknown>): string => {
  const { id: _id, seq: _seq, title: _title, number: _number, ...game } = document
  return textOf(game)
}

/** A moment to kill: so long after the batches were sent, or after the first answer, which on a busy machine may be late. */
type Moment = { afterAnswer: boolean; wait: number }

/** The batches one after the other, as a device's outbox sends them, until one is not answered. Nothing is thrown: whoever is killed answers nothing. */
async function post(port: number, game: Game, sent: readonly Batch[], onAck: (ack: Ack) => void): Promise<void> {
  try {
    for (const { n, now, actions } of sent) {
      const answer = await fetch(`http://127.0.0.1:${String(port)}/api/games/${game.id}/actions`, {
        method: 'POST',
        headers: { 'x-evening-time': String(now) },
        body: JSON.stringify({ actions, device: 'phone' }),
      })
      onAck({ n, status: answer.status, body: await answer.text() })
    }
  } catch {
    // The connection was cut.
  }
}

/** Sends batches to a child and kills it at some moment after that; gives the batches that were answered. */
async function killed(
  child: Child,
  game: Game,
  sent: readonly Batch[],
  { afterAnswer, wait }: Moment,
): Promise<{ acked: Set<number>; first: number | undefined }> {
  const port = await child.port
  const acks: Ack[] = []
  const started = performance.now()
  let first: number | undefined
  let posted: Promise<void> = Promise.resolve()
  const answered = new Promise<void>(resolve => {
    posted = post(port, game, sent, ack => {
      acks.push(ack)
      first ??= performance.now() - started
      resolve()
    })
  })
  if (afterAnswer) await Promise.race([answered, child.gone])
  await new Promise(resolve => setTimeout(resolve, wait))
  expect(child.process.exitCode).toBeNull()
  child.process.kill('SIGKILL')
  await child.gone
  await posted
  expect(acks.filter(ack => ack.status !== 200)).toEqual([])
  return { acked: new Set(acks.map(ack => ack.n)), first }
}

async function idsInFile(game: Game): Promise<Set<string>> {
  return new Set((await database().action.findMany({ where: { gameId: game.id }, select: { id: true } })).map(row => row.id))
}

it('nothing that was answered is lost, and nothing is there by half', { timeout: 1_800_000 }, async () => {
  const chance = new Chance(9)
  const warm = Array.from({ length: WARM }, start)
  const seen = { answered: 0, thereAllTheSame: 0, notThere: 0 }
  let kills = 0
  let usual = 80
  for (let seed = 5200; kills < KILLS; seed += 1) {
    const game = await prepare(seed, chance)
    let next = 0
    while (kills < KILLS && next < game.batches.length) {
      // Every second time nobody else holds the file, so that whoever opens it next must recover it.
      if (kills % 2 === 0) await disconnect()
      const child = warm.shift() ?? start()
      warm.push(start())
      const sent = game.batches.slice(next, next + chance.int(1, 3))
      const afterAnswer = chance.often(0.35)
      const { acked, first } = await killed(child, game, sent, { afterAnswer, wait: chance.next() * usual * (afterAnswer ? 0.5 : 1.6) })
      kills += 1
      if (first !== undefined) usual = 0.8 * usual + 0.2 * first
      const there = await idsInFile(game)
      expect(await examine(game.id)).toEqual([])
      for (const { n, actions } of sent) {
        const found = actions.filter(a => there.has(a.id)).length
        if (acked.has(n)) expect(found).toBe(actions.length)
        else expect([0, actions.length]).toContain(found)
        if (acked.has(n)) seen.answered += 1
        else if (found > 0) seen.thereAllTheSame += 1
        else seen.notThere += 1
      }
      expect([...there].length).toBe(game.batches.flatMap(b => b.actions).filter(a => there.has(a.id)).length)
      next = game.batches.find(b => b.n >= next && !acked.has(b.n))?.n ?? game.batches.length
    }
    if (next === game.batches.length) {
      const played = new BookEvening(game.id, new Evening(seed), { title: 'Killed' })
      expect(documentText(await played.shown())).toBe(game.expected)
    }
  }
  expect(kills).toBe(KILLS)
  expect(seen.answered).toBeGreaterThan(KILLS / 10)
  expect(seen.notThere).toBeGreaterThan(KILLS / 10)
})
