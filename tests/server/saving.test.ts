/** Where nothing can be saved: 503 with the reason, nothing there by half, and saving again as soon as it can be, without a restart where that is possible. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { examine } from '@/lib/server/checkup'
import { database, disconnect } from '@/lib/server/db'
import { listen, troubleNow } from '@/lib/server/live'
import { openSqlite } from '@/lib/server/sqlite'
import { newBook, type BookFile } from './book-fixture'
import { ask, newGame, post, said } from './http'
import type { Action } from './playing'

const ALL = ['11111', '11111', '11111', '11111', '11111']
const PLAIN = /^Not saved: [^\n]*\.$/

let book: BookFile
let game: { id: string; seats: string[] }
const holders: ChildProcess[] = []

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  book = await newBook()
  game = await newGame([{ name: 'Ann' }, { name: 'Ben' }])
  expect(said(await post(game.id, [{ type: 'round.open' }]))).toBe('200 taken')
})
afterEach(async () => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL')
  await disconnect()
  globalThis.playcardOpenGames = undefined
  book.remove()
  vi.restoreAllMocks()
})

const mark = (): Action => ({ id: randomUUID(), type: 'playcard.mark', round: 1, seat: game.seats[0], marks: ALL })
const write = (text: string): Action => ({ type: 'playcard.write', round: 1, seat: game.seats[1], row: 0, column: 0, text })
const shown = async (): Promise<unknown> => (await ask('GET', `/api/games/${game.id}`)).body

/** Nothing was written: the game is as it was, and the tables agree with the log. */
async function unchanged(before: unknown): Promise<void> {
  expect(await shown()).toEqual(before)
  expect(await examine(game.id)).toEqual([])
}

/** Another program takes the write lock and keeps it until it is told to let go. */
async function hold(): Promise<() => Promise<void>> {
  const script = fileURLToPath(new URL('saving-child.ts', import.meta.url))
  const holder = spawn(process.execPath, ['--import', 'tsx', script, book.file], { stdio: ['pipe', 'pipe', 'inherit'] })
  holders.push(holder)
  await once(holder.stdout, 'data')
  return async () => {
    holder.stdin.end()
    await once(holder, 'exit')
  }
}

it('every open page hears at once that nothing can be saved, whatever its game, and when it can again', async () => {
  const other = await newGame([{ name: 'Cas' }])
  const heard: string[] = []
  const stop = listen(other.id, (event, data) => event === 'trouble' && heard.push(data))
  renameSync(book.file, `${book.file}.away`)
  for (let n = 0; n < 2; n += 1) expect(said(await post(game.id, [mark()]))).toBe('503 saving.file-gone')
  expect(heard).toEqual([expect.stringMatching(PLAIN)])
  expect(troubleNow()).toBe(heard[0])
  renameSync(`${book.file}.away`, book.file)
  expect(said(await post(game.id, [mark()]))).toBe('200 taken')
  stop()
  expect(heard).toEqual([heard[0], ''])
})

describe('another program holds the file', () => {
  it('for ten seconds: refused meanwhile, and taken as soon as it is let go, by asking again', { timeout: 90_000 }, async () => {
    const letGo = await hold()
    const action = mark()
    const held = new Promise<void>(resolve => setTimeout(resolve, 10_000)).then(letGo)
    const codes: string[] = []
    for (;;) {
      const got = said(await post(game.id, [action]))
      codes.push(got)
      if (got === '200 taken') break
    }
    await held
    expect(codes.length).toBeGreaterThan(1)
    expect(new Set(codes.slice(0, -1))).toEqual(new Set(['503 saving.busy']))
    expect(await examine(game.id)).toEqual([])
  })

  it('for longer than we wait: 503, nothing there; after that the same action is taken', async () => {
    const before = await shown()
    const letGo = await hold()
    const action = mark()
    const refused = await post(game.id, [action])
    expect(said(refused)).toBe('503 saving.busy')
    expect(refused.body.problem?.message).toMatch(PLAIN)
    expect(await shown()).toEqual(before)
    await letGo()
    await unchanged(before)
    expect(said(await post(game.id, [action]))).toBe('200 taken')
    expect(await examine(game.id)).toEqual([])
  })

  it('for a moment: the action waits and is taken', async () => {
    const other = await openSqlite(book.file)
    other.exec('BEGIN IMMEDIATE')
    const sent = post(game.id, [mark()])
    await new Promise(resolve => setTimeout(resolve, 400))
    other.exec('ROLLBACK')
    other.close()
    expect(said(await sent)).toBe('200 taken')
  })

  it('a new game is refused in the same way and made when it is asked for again', async () => {
    const other = await openSqlite(book.file)
    other.exec('BEGIN IMMEDIATE')
    const body = { id: randomUUID(), pad: 'facts-in-five', seats: [{ name: 'Ann' }] }
    expect(said(await ask('POST', '/api/games', { body }))).toBe('503 saving.busy')
    other.exec('ROLLBACK')
    other.close()
    expect((await ask('POST', '/api/games', { body })).status).toBe(201)
  })
})

describe('the disk is full', () => {
  const limit = (pages: number) => database().$queryRawUnsafe(`PRAGMA max_page_count=${String(pages)}`)

  it('503 says so; with room again the same actions are taken, without a restart', async () => {
    expect(said(await post(game.id, [write('kept')]))).toBe('200 taken')
    await limit(1)
    const big = Array.from({ length: 40 }, (_, i) => ({
      ...write(`entry ${String(i)} `.padEnd(150, 'x')),
      id: randomUUID(),
      row: i % 5,
      column: (i >> 3) % 5,
    }))
    const before = await shown()
    const refused = await post(game.id, big)
    expect(said(refused)).toBe('503 saving.disk-full')
    expect(refused.body.problem?.message).toMatch(PLAIN)
    await unchanged(before)
    expect(said(await post(game.id, [{ ...mark(), note: 'n'.repeat(1900) }, ...big]))).toBe('503 saving.disk-full')
    await unchanged(before)
    await limit(100_000)
    expect(said(await post(game.id, big))).toBe('200 taken')
    expect(await examine(game.id)).toEqual([])
  })

  it('a real one, where this machine lets us make one', async context => {
    const disk = mkdtempSync(path.join(tmpdir(), 'playcard-full-'))
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]).status === 0
    if (!mounted) {
      rmSync(disk, { recursive: true })
      context.skip()
    }
    try {
      await disconnect()
      copyFileSync(book.file, path.join(disk, 'book.db'))
      process.env.DATABASE_URL = `file:${path.join(disk, 'book.db')}`
      globalThis.playcardOpenGames = undefined
      expect(said(await post(game.id, [write('before')]))).toBe('200 taken')
      const before = await shown()
      spawnSync('dd', ['if=/dev/zero', `of=${path.join(disk, 'filler')}`, 'bs=4k'])
      // What the log file has room for already is still taken, so ask until it is full.
      let refused = await post(game.id, [mark()])
      for (let n = 0; n < 200 && refused.status === 200; n += 1)
        refused = await post(game.id, [write(`entry ${String(n)}`.padEnd(190, 'x'))])
      expect(said(refused)).toBe('503 saving.disk-full')
      const then = await shown()
      expect(then).not.toBe(before)
      await unchanged(then)
      rmSync(path.join(disk, 'filler'))
      expect(said(await post(game.id, [write('after')]))).toBe('200 taken')
      expect(await examine(game.id)).toEqual([])
    } finally {
      await disconnect()
      spawnSync('umount', ['-l', disk])
      rmSync(disk, { recursive: true, force: true })
    }
  })
})

describe('the file is taken away', () => {
  it('503 for writing and for reading, no empty file in its place, and on with it when it is back', async () => {
    const before = await shown()
    renameSync(book.file, `${book.file}.away`)
    const action = mark()
    for (const refused of [await post(game.id, [action]), await ask('GET', `/api/games/${game.id}`), await ask('GET', '/api/health')])
      expect(said(refused)).toBe('503 saving.file-gone')
    expect(existsSync(book.file)).toBe(false)
    renameSync(`${book.file}.away`, book.file)
    await unchanged(before)
    expect(said(await post(game.id, [action]))).toBe('200 taken')
    expect((await ask('GET', '/api/health')).status).toBe(200)
  })

  it('the whole folder with it: the same', async () => {
    const folder = path.dirname(book.file)
    renameSync(folder, `${folder}.away`)
    const refused = said(await post(game.id, [mark()]))
    renameSync(`${folder}.away`, folder)
    expect(refused).toBe('503 saving.file-gone')
    expect(said(await post(game.id, [mark()]))).toBe('200 taken')
  })

  it('and deleted for good: nothing is answered 200 that would be lost', async () => {
    rmSync(book.file)
    expect(said(await post(game.id, [mark()]))).toBe('503 saving.file-gone')
    expect(said(await ask('POST', '/api/games', { body: { pad: 'facts-in-five', seats: [{ name: 'Ann' }] } }))).toBe('503 saving.file-gone')
    expect(existsSync(book.file)).toBe(false)
  })
})

describe('the file is replaced by another', () => {
  it('503, and nothing is written into the other one', async () => {
    await disconnect()
    const copy = `${book.file}.copy`
    copyFileSync(book.file, copy)
    expect(said(await post(game.id, [mark()]))).toBe('200 taken')
    renameSync(copy, book.file)
    const size = statSync(book.file).size
    expect(said(await post(game.id, [write('lost?')]))).toBe('503 saving.file-gone')
    expect(statSync(book.file).size).toBe(size)
  })

  it('a file that is no database at the next start: 503, and it stays as it is', async () => {
    await disconnect()
    globalThis.playcardOpenGames = undefined
    rmSync(book.file)
    for (const rest of ['-wal', '-shm']) rmSync(`${book.file}${rest}`, { force: true })
    writeFileSync(book.file, 'this is a letter and no book '.repeat(300))
    const refused = await post(game.id, [mark()])
    expect(said(refused)).toBe('503 saving.damaged')
    expect(refused.body.problem?.message).toMatch(PLAIN)
    expect(statSync(book.file).size).toBe(29 * 300)
  })

  it('a folder in its place: 503', async () => {
    await disconnect()
    globalThis.playcardOpenGames = undefined
    rmSync(book.file)
    mkdirSync(book.file)
    expect(said(await post(game.id, [mark()]))).toBe('503 saving.file-gone')
  })
})
