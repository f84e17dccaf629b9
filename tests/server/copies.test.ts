/** Copies of the book: made while others write, opened and looked at, and put back with what was there kept aside. */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Copy, Restored } from '@/lib/codecs/copies'
import { examine } from '@/lib/server/checkup'
import { database, disconnect } from '@/lib/server/db'
import { listen } from '@/lib/server/live'
import { openSqlite } from '@/lib/server/sqlite'
import { newBook, type BookFile } from './book-fixture'
import { ask, newGame, post, said } from './http'

// Every look into a copy is a process of its own: seconds, or many on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

let book: BookFile
let game: { id: string; seats: string[] }

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  book = await newBook()
  game = await newGame([{ name: 'Ann' }, { name: 'Ben' }], { title: 'Kept' })
  expect(said(await post(game.id, [{ type: 'round.open' }]))).toBe('200 taken')
})
afterEach(async () => {
  await disconnect()
  globalThis.playcardOpenGames = undefined
  book.remove()
  vi.restoreAllMocks()
})

const folder = (): string => path.join(path.dirname(book.file), 'backups')
const copies = async (): Promise<Copy[]> => (await ask('GET', '/api/copies')).body['copies'] as Copy[]
const copyNow = async (): Promise<Copy> => {
  const { status, body } = await ask('POST', '/api/copies')
  expect(status).toBe(201)
  return body as unknown as Copy
}
/** A copy that nobody has looked into: quicker. */
const bareCopy = async (): Promise<Copy> => {
  execFileSync(process.execPath, ['scripts/copy.mjs', book.file, 'by-hand'])
  const [copy] = await copies()
  if (!copy) throw new Error('no copy')
  expect(copy.check).toBeNull()
  return copy
}
const restore = (name: string) => ask('POST', `/api/copies/${encodeURIComponent(name)}/restore`)
const restored = async (name: string): Promise<Restored> => {
  const { status, body } = await restore(name)
  expect([status, body.problem?.message]).toEqual([200, undefined])
  return body as unknown as Restored
}
const describeAs = (title: string, id = randomUUID()) => ({ id, type: 'game.describe', title })

async function idsIn(file: string): Promise<Set<string>> {
  const connection = await openSqlite(file, { readOnly: true })
  try {
    return new Set(connection.rows('SELECT "id" FROM "Action"').map(([id]) => String(id)))
  } finally {
    connection.close()
  }
}

/** Writes nonsense into the middle of a file. */
function spoil(file: string): void {
  const opened = openSync(file, 'r+')
  for (let at = 4096; at < statSync(file).size; at += 4096) writeSync(opened, Buffer.alloc(600, 7), 0, 600, at)
  closeSync(opened)
}

it('a copy is listed with its day, size and what was found; the book becomes it again, and what it was is kept', async () => {
  const before = (await ask('GET', `/api/games/${game.id}`)).body
  const copy = await copyNow()
  expect(copy).toMatchObject({ why: 'by-hand', size: statSync(path.join(folder(), copy.name)).size })
  expect(copy.check).toMatchObject({
    sound: true,
    games: 1,
    actions: 1,
    differences: 0,
    said: '1 game, 1 actions; every table agrees with the logs.',
  })
  expect(await copies()).toEqual([copy])
  const later = describeAs('Later')
  expect(said(await post(game.id, [later]))).toBe('200 taken')
  const other = await newGame([{ name: 'Cas' }])
  const heard: string[] = []
  const stop = listen(game.id, (_event, data) => heard.push(data))
  const done = await restored(copy.name)
  stop()
  expect(done).toMatchObject({ from: copy.name, games: 1, mended: 0 })
  expect(heard).toEqual(['1'])
  expect((await ask('GET', `/api/games/${game.id}`)).body).toEqual(before)
  expect(said(await ask('GET', `/api/games/${other.id}`))).toBe('404 game.unknown')
  expect(await examine(game.id)).toEqual([])
  expect(await database().person.count()).toBe(2)
  // Whoever holds what is gone hears so, and does not go on with it.
  expect(said(await ask('GET', `/api/games/${game.id}/log?after=2&last=${later.id}`))).toBe('409 log.other')
  expect(said(await post(game.id, [describeAs('Otherwise')]))).toBe('200 taken')
  expect(said(await ask('GET', `/api/games/${game.id}/log?after=2&last=${later.id}`))).toBe('409 log.other')
  // And the way back again.
  expect(await restored(done.kept ?? '')).toMatchObject({ games: 2 })
  expect((await ask('GET', `/api/games/${game.id}`)).body).toMatchObject({ title: 'Later', seq: 2 })
  expect((await ask('GET', `/api/games/${other.id}`)).status).toBe(200)
  expect(readdirSync(folder()).filter(n => n.startsWith('.') || n.endsWith('.part'))).toEqual([])
})

it(
  'six scorers write meanwhile: every answered action is in the book or in what was kept, and none is in a copy by half',
  { timeout: 400_000 },
  async () => {
    const games = await Promise.all(Array.from({ length: 6 }, (_, i) => newGame([{ name: `Seat ${i}` }])))
    const copy = await copyNow()
    const answered: string[] = []
    const refused: string[] = []
    let writing = true
    const scorer = async (id: string): Promise<void> => {
      while (writing) {
        const pair = [describeAs('one'), describeAs('two')]
        const got = await post(id, pair)
        if (got.status === 200) answered.push(...pair.map(a => a.id))
        else refused.push(said(got))
        await new Promise(resolve => setTimeout(resolve, 20)) // the processes that copy and look need a turn too
      }
    }
    const scorers = games.map(({ id }) => scorer(id))
    const made = await ask('POST', '/api/copies')
    const first = await restored(copy.name)
    writing = false
    await Promise.all(scorers)
    expect(refused).toEqual([])
    expect(answered.length).toBeGreaterThan(20)
    const kept = await Promise.all([first.kept].map(name => idsIn(path.join(folder(), name ?? ''))))
    const now = await idsIn(book.file)
    const lost = answered.filter(id => !now.has(id) && !kept.some(ids => ids.has(id)))
    expect(lost).toEqual([])
    const between = made.body as unknown as Copy
    expect(between.check).toMatchObject({ sound: true, differences: 0 })
    expect(((await idsIn(path.join(folder(), between.name))).size - 1) % 2).toBe(0)
    for (const { id } of games) expect(await examine(id)).toEqual([])
  },
)

describe('a copy that is not whole', () => {
  it('is told so, and the book stays as it is', async () => {
    const copy = await bareCopy()
    spoil(path.join(folder(), copy.name))
    const refused = await restore(copy.name)
    expect(said(refused)).toBe('422 copy.damaged')
    expect(refused.body.problem?.message).toMatch(/^This copy cannot be restored\. .*The book is as it was\.$/)
    expect((await copies())[0]?.check).toMatchObject({ sound: false })
    expect((await ask('GET', `/api/games/${game.id}`)).body).toMatchObject({ seq: 1 })
  })

  it('cut off since it was looked into: nobody has looked into it, and it is not put back', async () => {
    const copy = await copyNow()
    truncateSync(path.join(folder(), copy.name), 10_000)
    expect((await copies())[0]?.check).toBeNull()
    expect(said(await restore(copy.name))).toBe('422 copy.damaged')
  })

  it('tables that differ from the log are written anew as it comes back', async () => {
    const copy = await bareCopy()
    const connection = await openSqlite(path.join(folder(), copy.name))
    connection.exec(`UPDATE "Seat" SET "name" = 'Nobody' WHERE "place" = 0`)
    connection.exec('PRAGMA journal_mode=DELETE')
    connection.close()
    expect(await restored(copy.name)).toMatchObject({ mended: 1 })
    expect(await examine(game.id)).toEqual([])
  })

  it.each(['nothing.db', '../book.db', '..%2F..%2Fetc%2Fpasswd'])('%s names no copy', async name => {
    expect(said(await restore(name))).toBe('404 copy.unknown')
    expect(said(await ask('GET', `/api/copies/${encodeURIComponent(name)}/file`))).toBe('404 copy.unknown')
  })
})

describe('a book that cannot be read', () => {
  it('damaged: the copies are listed, one takes its place without a restart, and the damaged file is kept', async () => {
    const copy = await bareCopy()
    await disconnect()
    globalThis.playcardOpenGames = undefined
    spoil(book.file)
    expect(said(await post(game.id, [describeAs('x')]))).toBe('503 saving.damaged')
    expect(await copies()).toEqual([copy])
    const done = await restored(copy.name)
    expect(done.kept).toMatch(/-damaged\.db$/)
    expect(statSync(path.join(folder(), done.kept ?? '')).size).toBeGreaterThan(4096)
    expect(said(await post(game.id, [describeAs('On with it')]))).toBe('200 taken')
    expect(await examine(game.id)).toEqual([])
  })

  it('gone: the same, and there is nothing to keep', async () => {
    const copy = await bareCopy()
    rmSync(book.file)
    expect(said(await post(game.id, [describeAs('x')]))).toBe('503 saving.file-gone')
    const done = await restored(copy.name)
    expect(done.kept).toBeNull()
    expect(said(await post(game.id, [describeAs('On with it')]))).toBe('200 taken')
  })
})

it('the folder of the copies cannot be made: said in a sentence, and the book goes on', async () => {
  writeFileSync(folder(), 'a file where the folder should be')
  const refused = await ask('POST', '/api/copies')
  expect(said(refused)).toBe('503 saving.copy')
  expect(refused.body.problem?.message).toMatch(/^No copy could be made: .*The book is as it was\.$/)
  expect(said(await post(game.id, [describeAs('On with it')]))).toBe('200 taken')
})
