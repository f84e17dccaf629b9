/**
 * The book is closed to this account, or one of its pages is damaged, while Playcard runs: said in a sentence with the way out, nothing there by half, and
 * saving goes on without a restart as soon as the file may be written again.
 */
import { randomUUID } from 'node:crypto'
import { chmodSync, closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { examine } from '@/lib/server/checkup'
import { database, disconnect } from '@/lib/server/db'
import { listen, troubleNow } from '@/lib/server/live'
import { openSqlite } from '@/lib/server/sqlite'
import { newBook, type BookFile } from './book-fixture'
import { ask, newGame, post, said } from './http'
import type { Action } from './playing'

const ALL = ['11111', '11111', '11111', '11111', '11111']
/** An account that owns nothing: the administrator's may write whatever the rights say. */
const NOBODY = 65534
const isRoot = process.geteuid?.() === 0

let book: BookFile
let game: { id: string; seats: string[] }

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  book = await newBook()
  game = await newGame([{ name: 'Ann' }, { name: 'Ben' }])
  expect(said(await post(game.id, [{ type: 'round.open' }]))).toBe('200 taken')
})
afterEach(async () => {
  if (isRoot) process.seteuid?.(0)
  await disconnect()
  globalThis.playcardOpenGames = undefined
  book.remove()
  vi.restoreAllMocks()
})

const mark = (): Action => ({ id: randomUUID(), type: 'playcard.mark', round: 1, seat: game.seats[0], marks: ALL })

describe('a file that may only be read', () => {
  it('is read meanwhile, every page hears why nothing is saved, and the same action is taken when it may be written', async () => {
    // Somebody else has the book open too, so that all its parts stay where they are.
    const other = await openSqlite(book.file)
    other.rows('SELECT COUNT(*) FROM "Game"')
    const rights = (mode: number): void => {
      for (const part of [book.file, `${book.file}-wal`, `${book.file}-shm`]) if (existsSync(part)) chmodSync(part, mode)
    }
    chmodSync(path.dirname(book.file), 0o777)
    const heard: string[] = []
    const stop = listen(game.id, (event, data) => event === 'trouble' && heard.push(data))
    try {
      await disconnect()
      rights(0o444)
      if (isRoot) process.seteuid?.(NOBODY)
      const action = mark()
      for (let n = 0; n < 2; n += 1) expect(said(await post(game.id, [action]))).toBe('503 saving.read-only')
      expect(heard).toEqual(['Not saved: the database file cannot be written to. What you typed is kept here.'])
      expect(troubleNow()).toBe(heard[0])
      const read = await ask('GET', `/api/games/${game.id}`)
      expect([read.status, read.body['seq']]).toEqual([200, 1])
      if (isRoot) process.seteuid?.(0)
      rights(0o666)
      if (isRoot) process.seteuid?.(NOBODY)
      expect(said(await post(game.id, [action]))).toBe('200 taken')
      expect([heard.at(-1), troubleNow()]).toEqual(['', ''])
      expect(await examine(game.id)).toEqual([])
    } finally {
      stop()
      other.close()
    }
  })
})

describe('a damaged page', () => {
  /** Overwrites the first page of one table, as a failing disk does, while nobody has the file open. */
  async function damage(table: string): Promise<void> {
    const [row] = await database().$queryRawUnsafe<{ page: bigint | number; size: bigint | number }[]>(
      `SELECT rootpage AS page, (SELECT page_size FROM pragma_page_size) AS size FROM sqlite_master WHERE name = '${table}'`,
    )
    const [page, size] = [Number(row?.page), Number(row?.size)]
    await disconnect()
    globalThis.playcardOpenGames = undefined
    const file = openSync(book.file, 'r+')
    writeSync(file, Buffer.alloc(size, 0xab), 0, size, (page - 1) * size)
    closeSync(file)
  }

  it('is named as what it is, with the way out, for reading and for writing; what lies elsewhere can still be read', async () => {
    await damage('Action')
    const before = readFileSync(book.file)
    const [reading, writing] = [await ask('GET', `/api/games/${game.id}`), await post(game.id, [mark()])]
    for (const got of [reading, writing]) {
      expect(said(got)).toBe('503 saving.damaged')
      expect(got.body.problem?.message).toContain('the database file is damaged')
      expect(got.body.problem?.message).toMatch(/Restore a copy/)
    }
    const { status, body } = await ask('GET', '/api/games')
    expect([status, (body['games'] as unknown[]).length]).toEqual([200, 1])
    expect(readFileSync(book.file).equals(before)).toBe(true)
  })

  it('of another table: what is written there is refused whole, and the log has nothing of it', async () => {
    await damage('Playcard')
    const refused = await post(game.id, [mark()])
    expect(said(refused)).toBe('503 saving.damaged')
    expect(refused.body.problem?.message).toMatch(/^Not saved: [^\n]*Restore a copy/)
    expect(await database().action.count()).toBe(1)
  })
})
