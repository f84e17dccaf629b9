/** Books to write out and to take in: empty ones, the file of one, and every cell of one. It refuses to know what is right. */
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import type { ArchivePlan } from '@/lib/codecs/archive'
import type { Archive } from '@/lib/exchange/archive'
import { database, disconnect } from '@/lib/server/db'
import { newBook, type BookFile } from './book-fixture'
import { ask, type Got } from './http'

const books: BookFile[] = []
/** Another book, with nothing in it but what every new one has. */
export async function emptyBook(): Promise<void> {
  await disconnect()
  globalThis.playcardOpenGames = undefined
  books.push(await newBook())
  // Nobody pulls a plug here, and so many games would wait for the disk most of the time.
  await database().$executeRawUnsafe('PRAGMA synchronous=OFF')
}
/** When all is done. */
export async function removeBooks(): Promise<void> {
  await disconnect()
  for (const { remove } of books) remove()
}

/** The whole book as a file. */
export async function archived(): Promise<Archive> {
  const { status, bytes } = await ask('GET', '/api/archive')
  expect(status).toBe(200)
  return JSON.parse(gunzipSync(bytes).toString('utf8')) as Archive
}
export const packed = (value: unknown): Uint8Array<ArrayBuffer> => new Uint8Array(gzipSync(JSON.stringify(value)))
export const taken = (value: unknown): Promise<Got> => ask('POST', '/api/archive', { raw: packed(value) })
/** What the book says that it would do. */
export const preview = async (value: unknown): Promise<ArchivePlan> => {
  const { status, body } = await ask('POST', '/api/archive/preview', { raw: packed(value) })
  expect([status, body.problem]).toEqual([200, undefined])
  return body as unknown as ArchivePlan
}

/** Every table of the file as it is stored, but for the moments at which this book wrote its rows. */
export async function cells(): Promise<Record<string, unknown>> {
  const names = [
    'Game',
    'Action',
    'Person',
    'PersonBond',
    'Seat',
    'SeatMember',
    'Round',
    'Heading',
    'Playcard',
    'Score',
    'Standing',
    'Entry',
    'Challenge',
    'ChallengeStage',
    'Vote',
    'Ruling',
    'KeptRuling',
    'ClassCard',
    'ClassCardClass',
  ]
  const all: Record<string, unknown> = {}
  for (const name of names) {
    const rows = await database().$queryRawUnsafe<Record<string, unknown>[]>(`SELECT * FROM "${name}"`)
    all[name] = rows
      .map(({ changedAt: _c, answer: _a, ...row }) => (name === 'ClassCard' ? { ...row, createdAt: 0 } : row))
      .map(row => JSON.stringify(row, (_k, v: unknown) => (typeof v === 'bigint' ? Number(v) : v)))
      .map(text => (name === 'Game' ? text.replace(/,\\"request\\":\\"(?:[^"\\]|\\\\.|\\\\\\")*\\"/, '') : text))
      .sort()
  }
  return all
}
