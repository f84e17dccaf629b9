/**
 * Every route there is, found in the folder and not in a list: a stranger, a foreign name, a viewer and the holder of another game's link get nothing from it
 * but what is named here. A new route that forgets its gate fails here.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { database, disconnect } from '@/lib/server/db'
import { newBook, type BookFile } from './book-fixture'
import { newGame, post } from './http'
import { holder, inTheNetwork } from './readers'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Response | Promise<Response>
type Module = Partial<Record<(typeof METHODS)[number], Handler>>

/** Whoever may ask at all may have these: what tells nothing of any game, and how to sign in (which answers 401 to no passcode). */
const FOR_EVERYBODY = ['GET /api/passcode', 'DELETE /api/passcode', 'GET /api/version', 'GET /authority.crt', 'GET /l/[token]']
const FOR_VIEWERS = ['GET /api/games/[id]/export.csv', 'GET /api/games/[id]/live', 'GET /api/games/[id]/room']

const FILES = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(file => path.basename(file) === 'route.ts')
const load = async (file: string): Promise<Module> => (await import(path.resolve('app', file))) as Module

let book: BookFile
let game = ''
let other = ''
let seat = ''

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  book = await newBook()
  await inTheNetwork(book.file)
  const made = await newGame([{ name: 'Ann' }, { name: 'Ben' }])
  game = made.id
  seat = made.seats[0] ?? ''
  other = (await newGame([{ name: 'Cas' }, { name: 'Dee' }])).id
  await post(game, [{ type: 'round.open' }])
})
afterAll(async () => {
  await disconnect()
  book.remove()
  vi.restoreAllMocks()
})

type Visitor = { host?: string; cookie?: string; origin?: string }

async function statusOf(handler: Handler, method: string, { host = 'playcard.lan', cookie = '', origin }: Visitor): Promise<number> {
  const leave = new AbortController()
  const headers = { host, 'x-forwarded-for': '192.168.1.77', cookie, ...(origin === undefined ? {} : { origin }) }
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }
  const request = new Request(`http://${host}/api`, { method, headers, signal: leave.signal, ...body })
  const params = Promise.resolve({ id: game, seat, photo: 'x', link: 'x', token: 'x' })
  const { status } = await handler(request, { params })
  leave.abort()
  return status
}

/** What answers this visitor with anything but "who are you?" and "you may not". */
async function openTo(visitor: Visitor): Promise<readonly string[]> {
  const open: string[] = []
  for (const file of FILES) {
    const routes = await load(file)
    for (const method of METHODS) {
      const handler = routes[method]
      if (!handler) continue
      globalThis.passcodeLimits = undefined
      const status = await statusOf(handler, method, visitor)
      if (status !== 401 && status !== 403) open.push(`${method} /${path.dirname(file)}`)
    }
  }
  return open.toSorted()
}

const actions = (): Promise<number> => database().action.count()

it('all of them are looked at', () => {
  expect(FILES.length).toBeGreaterThan(40)
})

it('a stranger in the network gets what is for everybody, and writes nothing', async () => {
  const before = await actions()
  expect(await openTo({})).toEqual(FOR_EVERYBODY.toSorted())
  expect(await openTo({ cookie: 'playcard_director=forged; playcard_link_x=forged' })).toEqual(FOR_EVERYBODY.toSorted())
  expect(await actions()).toBe(before)
})

it('a foreign name or a foreign page gets nothing at all', async () => {
  expect(await openTo({ host: 'evil.example' })).toEqual([])
  expect(await openTo({ origin: 'http://evil.example' })).toEqual([])
})

it('a viewer gets what the room shows besides, in his game only, and writes nothing', async () => {
  const before = await actions()
  const mine = await holder(game, { right: 'viewer', name: 'Wall' })
  expect(await openTo({ cookie: mine.cookie })).toEqual([...FOR_EVERYBODY, ...FOR_VIEWERS].toSorted())
  const foreign = await holder(other, { right: 'viewer', name: 'Elsewhere' })
  expect(await openTo({ cookie: foreign.cookie })).toEqual(FOR_EVERYBODY.toSorted())
  expect(await actions()).toBe(before)
})
