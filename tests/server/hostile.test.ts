/** Requests made from the API's own description and spoilt: never a 500, a stack trace or a hang, and a refused one writes nothing. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { pads } from '@/lib/registry'
import { examine } from '@/lib/server/checkup'
import { database, disconnect } from '@/lib/server/db'
import { openSqlite } from '@/lib/server/sqlite'
import { Requests, type Description, type Known } from '../soak/requests'
import { Chance } from '../unit/random'
import { newBook, type BookFile } from './book-fixture'
import { ask, newGame, post } from './http'

const COUNT = Number(process.env.PLAYCARD_HOSTILE ?? 3000)
/** Longer than this is a hang, also on a machine that reads its dictionaries for the first time while it does much else. */
const LONGEST_MS = 60_000

let book: BookFile
const errors: string[] = []

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => errors.push(said.map(String).join(' ')))
  book = await newBook()
})
afterAll(async () => {
  await disconnect()
  book.remove()
  vi.restoreAllMocks()
})

async function known(): Promise<Known> {
  for (const pad of pads) {
    const members = pad.seatRange.teams === 'always' ? { members: [{ name: 'Hal' }, { name: 'Ida' }] } : {}
    const seats = Array.from({ length: Math.max(2, pad.seatRange.min) }, (_, i) => ({ name: `Seat ${i}`, ...members }))
    const { id } = await newGame(seats, { pad: pad.id })
    await post(id, [{ type: 'round.open' }])
  }
  const games = (await database().game.findMany()).map(g => g.id)
  const seats = (await database().seat.findMany()).map(s => s.id)
  const actions = (await database().action.findMany()).map(a => a.id)
  return { games, seats, actions }
}

it(`${String(COUNT)} of them`, { timeout: Math.max(600_000, COUNT * 60) }, async () => {
  await database().$executeRawUnsafe('PRAGMA synchronous=OFF')
  const { body } = await ask('GET', '/api/openapi.json')
  // Streams, the passcode and copies of files have tests of their own.
  const share = (method: string, path: string): number =>
    path.endsWith('/live') || path === '/api/passcode' || path === '/api/hand-claim' || (path === '/api/copies' && method === 'POST')
      ? 0
      : 1
  const requests = new Requests(body as unknown as Description, new Chance(77), await known(), share)
  const watcher = await openSqlite(book.file, { readOnly: true })
  /** SQLite's own count of what others committed to the file. */
  const version = (): string => String(watcher.rows('PRAGMA data_version').flat()[0])
  const seen = new Map<number, number>()
  let before = version()
  for (let n = 0; n < COUNT; n += 1) {
    const { method, path, raw } = requests.next()
    const started = performance.now()
    const got = await ask(method, path, raw === undefined ? {} : { raw })
    const what = `${method} ${path.slice(0, 200)} ${(raw ?? '').slice(0, 600)} → ${String(got.status)} ${got.text.slice(0, 300)}`
    seen.set(got.status, (seen.get(got.status) ?? 0) + 1)
    expect(got.status, what).toBeLessThan(500)
    expect(performance.now() - started, what).toBeLessThan(LONGEST_MS)
    const after = version()
    if (got.status < 400) {
      before = after
      continue
    }
    expect(got.body.problem?.message, what).toMatch(/\S/)
    expect(got.text, what).not.toMatch(/\n\s+at |node_modules|Prisma|SQLITE/)
    expect(after, what).toBe(before)
  }
  watcher.close()
  expect(errors).toEqual([])
  expect(seen.get(200) ?? 0).toBeGreaterThan(COUNT / 50)
  for (const status of [400, 404, 422]) expect(seen.get(status) ?? 0, String(status)).toBeGreaterThan(0)
  for (const { id } of await database().game.findMany()) expect(await examine(id)).toEqual([])
})
