/** Photos of cards kept with challenges: bytes beside the log, named by it; through undo, doctor, file and another book. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LARGEST_PHOTO, MOST_PHOTO_BYTES } from '@/lib/exchange/jpeg'
import { examine } from '@/lib/server/checkup'
import { database, disconnect } from '@/lib/server/db'
import { newBook, type BookFile } from './book-fixture'
import { ask, newGame, post, said, type Got } from './http'

const books: BookFile[] = []
async function otherBook(): Promise<void> {
  await disconnect()
  globalThis.playcardOpenGames = undefined
  books.push(await newBook())
}
beforeAll(otherBook)
afterAll(async () => {
  await disconnect()
  for (const { remove } of books) remove()
})

type Parts = { width?: number; height?: number; filler?: number; notes?: boolean; magic?: readonly number[] }

/** The parts of a JPEG that are looked at, and a picture of nothing. */
function jpeg({ width = 640, height = 480, filler = 100, notes = false, magic = [0xff, 0xd8] }: Parts = {}): Uint8Array<ArrayBuffer> {
  const frame = [0xff, 0xc0, 0, 8, 8, height >> 8, height & 255, width >> 8, width & 255, 0]
  const camera = notes ? [0xff, 0xe1, 0, 8, 0x45, 0x78, 0x69, 0x66, 0, 0] : []
  const start = [...magic, ...camera, ...frame, 0xff, 0xda, 0, 2]
  return new Uint8Array([...start, ...Array.from({ length: filler }, (_, i) => i % 251), 0xff, 0xd9])
}

const put = (game: string, photo: string, raw: Uint8Array<ArrayBuffer>): Promise<Got> =>
  ask('PUT', `/api/games/${game}/photos/${photo}`, { raw })
const shown = async (game: string, photo: string): Promise<number> => (await ask('GET', `/api/games/${game}/photos/${photo}`)).status

async function disputed(): Promise<{ id: string; challenge: string }> {
  const { id, seats } = await newGame([{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cas' }])
  const challenge = randomUUID()
  await post(id, [
    { type: 'round.open' },
    { id: challenge, type: 'challenge.open', round: 1, seat: seats[0], row: 1, column: 2, by: seats[1], paper: '1' },
  ])
  return { id, challenge }
}

const photosOf = async (id: string): Promise<unknown> => {
  const { body } = await ask('GET', `/api/games/${id}`)
  const [round] = body['rounds'] as { challenges: { photos: unknown }[] }[]
  return round?.challenges.map(c => c.photos)
}

describe('a photo', () => {
  it('is kept once, named by the log, shown as it came, and is in neither the document nor the log', async () => {
    const { id, challenge } = await disputed()
    const [photo, bytes] = [randomUUID(), jpeg({ filler: 5000 })]
    expect(said(await post(id, [{ type: 'challenge.photo', challenge, photo }]))).toBe('200 taken')
    expect(await shown(id, photo)).toBe(404)
    for (let press = 0; press < 2; press += 1) expect(said(await put(id, photo, bytes))).toBe('200 taken')
    expect(said(await put(id, photo, jpeg({ filler: 5001 })))).toBe('409 id.reused')
    expect(await photosOf(id)).toEqual([[photo]])
    const request = await ask('GET', `/api/games/${id}/photos/${photo}`)
    expect([request.status, request.headers.get('content-type'), request.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/jpeg',
      'nosniff',
    ])
    expect((await database().photo.findFirst())?.jpeg).toEqual(bytes)
    for (const where of ['', '/log']) expect((await ask('GET', `/api/games/${id}${where}`)).text.length).toBeLessThan(5000)
    expect(await database().challenge.findFirst({ where: { gameId: id }, select: { photos: true } })).toEqual({ photos: photo })
    expect(await examine(id)).toEqual([])
  })

  it('is there again when an undone challenge is done again, and its own undo takes it off the challenge only', async () => {
    const { id, challenge } = await disputed()
    const [photo, keep] = [randomUUID(), randomUUID()]
    await post(id, [{ id: keep, type: 'challenge.photo', challenge, photo }])
    await put(id, photo, jpeg())
    expect((await post(id, [{ type: 'retract', actions: [challenge] }])).body).toMatchObject({ dependents: [keep] })
    const undo = randomUUID()
    expect(said(await post(id, [{ id: undo, type: 'retract', actions: [challenge, keep] }]))).toBe('200 taken')
    expect(await photosOf(id)).toEqual([])
    expect(await shown(id, photo)).toBe(200)
    expect(said(await post(id, [{ type: 'retract', actions: [undo] }]))).toBe('200 taken')
    expect(await photosOf(id)).toEqual([[photo]])
    await post(id, [{ type: 'retract', actions: [keep] }])
    expect(await photosOf(id)).toEqual([[]])
    expect(await shown(id, photo)).toBe(200)
    expect(await examine(id)).toEqual([])
  })

  it('joins a settled challenge too, four at most, each once', async () => {
    const { id, challenge } = await disputed()
    await post(id, [{ type: 'challenge.refuse', challenge }])
    const photos = Array.from({ length: 5 }, () => randomUUID())
    const keep = (photo: string | undefined) => post(id, [{ type: 'challenge.photo', challenge, photo }])
    for (const photo of photos.slice(0, 4)) expect(said(await keep(photo))).toBe('200 taken')
    expect(said(await keep(photos[4]))).toBe('422 photo.too-many')
    expect(said(await post(id, [{ type: 'challenge.photo', challenge: randomUUID(), photo: photos[4] }]))).toBe('422 challenge.unknown')
    const other = await disputed()
    await post(other.id, [{ type: 'challenge.photo', challenge: other.challenge, photo: photos[0] }])
    expect(said(await post(other.id, [{ type: 'challenge.photo', challenge: other.challenge, photo: photos[0] }]))).toBe('422 photo.exists')
    expect(said(await post(other.id, [{ type: 'challenge.photo', challenge: other.challenge, photo: '../book' }]))).toBe('400 form.invalid')
  })
})

describe('what is no photo', () => {
  it.each([
    ['nothing', new Uint8Array(), '400 photo.not-jpeg'],
    ['a page', new Uint8Array(Buffer.from('<script>alert(1)</script>')), '400 photo.not-jpeg'],
    ['a PNG', jpeg({ magic: [0x89, 0x50] }), '400 photo.not-jpeg'],
    ['a beginning only', jpeg().slice(0, 8), '400 photo.not-jpeg'],
    ['no size', jpeg({ width: 0 }), '422 photo.pixels'],
    ['a wall', jpeg({ width: 20_000 }), '422 photo.pixels'],
    ['with the notes of the camera', jpeg({ notes: true }), '422 photo.camera-notes'],
    ['too many bytes', jpeg({ filler: LARGEST_PHOTO }), '413 body.too-large'],
  ] as const)('%s', async (_name, bytes, code) => {
    const { id } = await disputed()
    expect(said(await put(id, randomUUID(), bytes))).toBe(code)
    expect(await database().photo.count({ where: { gameId: id } })).toBe(0)
  })
  it('goes to a game and an id that are', async () => {
    const { id } = await disputed()
    expect(said(await put(randomUUID(), randomUUID(), jpeg()))).toBe('404 game.unknown')
    expect(said(await put(id, 'photo', jpeg()))).toBe('400 form.invalid')
    expect(await shown(id, randomUUID())).toBe(404)
  })
  it('ends where the room of a game ends, with a plain sentence', async () => {
    const { id } = await disputed()
    const bytes = jpeg({ filler: LARGEST_PHOTO - 100 })
    const answers: string[] = []
    for (let i = 0; i * bytes.byteLength < MOST_PHOTO_BYTES; i += 1) answers.push(said(await put(id, randomUUID(), bytes)))
    expect(answers.at(-1)).toBe('422 photo.full')
    expect(new Set(answers.slice(0, -1))).toEqual(new Set(['200 taken']))
  })
})

describe('in a game file', () => {
  it('travels with the game, comes in once, comes later, and the next export is equal', async () => {
    const { id, challenge } = await disputed()
    const [first, second] = [randomUUID(), randomUUID()]
    await post(id, [
      { type: 'challenge.photo', challenge, photo: first },
      { type: 'challenge.photo', challenge, photo: second },
    ])
    await put(id, first, jpeg())
    const early = await ask('GET', `/api/games/${id}/export`)
    await put(id, second, jpeg({ filler: 3000 }))
    const { text } = await ask('GET', `/api/games/${id}/export`)
    await otherBook()
    expect(await ask('POST', '/api/import', { raw: early.text })).toMatchObject({ status: 201 })
    expect([await shown(id, first), await shown(id, second)]).toEqual([200, 404])
    expect(await ask('POST', '/api/import', { raw: text })).toMatchObject({ status: 200, body: { added: 0 } })
    expect((await ask('GET', `/api/games/${id}/export`)).text).toBe(text)
    expect(await ask('POST', '/api/import', { raw: early.text })).toMatchObject({ status: 200, body: { added: 0 } })
    expect((await ask('GET', `/api/games/${id}/export`)).text).toBe(text)
    expect(await examine(id)).toEqual([])
  })
  it.each([
    ['no photo', () => Buffer.from('no photo at all').toString('base64'), '400 photo.not-jpeg'],
    ['another one under a known id', () => Buffer.from(jpeg({ filler: 77 })).toString('base64'), '422 import.photo-differs'],
    ['too much', () => 'A'.repeat(3 * LARGEST_PHOTO), '400 form.invalid'],
  ])('refuses a file whole: %s', async (_name, make, code) => {
    const { id, challenge } = await disputed()
    const photo = randomUUID()
    await post(id, [{ type: 'challenge.photo', challenge, photo }])
    await put(id, photo, jpeg())
    const { text } = await ask('GET', `/api/games/${id}/export`)
    const file = JSON.parse(text) as { log: unknown[]; photos: object[] }
    const bad = { ...file, photos: [{ ...file.photos[0], jpeg: make() }] }
    expect(said(await ask('POST', '/api/import', { body: bad }))).toBe(code)
    expect((await ask('GET', `/api/games/${id}/export`)).text).toBe(text)
  })
})
