/** Game files out of one book and into another: equal there, continued where one is the beginning of the other, refused whole where they part. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examine } from '@/lib/server/checkup'
import { database, disconnect } from '@/lib/server/db'
import { Evening, idOf } from '../unit/evening'
import { newBook, type BookFile } from './book-fixture'
import { BookEvening } from './evening-book'
import { ask, newGame, post, said, type Got } from './http'
import { SAMPLE_GAME } from '@/prisma/seed'

type File = {
  id: string
  pad: string
  createdAt: unknown
  opening: { rules: unknown; seats: object[]; about: Record<string, unknown> }
  log: { seq: number; time: unknown; action: Record<string, unknown> }[]
} & Record<string, unknown>

const SEEDS = [6100, 6101, 6102]
let books: BookFile[] = []
let evenings: { id: string; file: File; text: string; shown: Record<string, unknown>; log: unknown; csv: string }[] = []

/** From here on everything is asked of another, empty book. */
async function otherBook(): Promise<void> {
  await disconnect()
  globalThis.playcardOpenGames = undefined
  books.push(await newBook())
}

const exported = (id: string): Promise<Got> => ask('GET', `/api/games/${id}/export`)
const taken = (file: unknown): Promise<Got> => ask('POST', '/api/import', { body: file })
const copy = (file: File): File => structuredClone(file)

beforeAll(async () => {
  await otherBook()
  for (const seed of SEEDS) {
    const { id } = await (
      await new BookEvening(idOf(seed, 1), new Evening(seed), { title: `Evening ${String(seed)} é 🦉` }).begin()
    ).play(100)
    const { text } = await exported(id)
    evenings.push({
      id,
      text,
      file: JSON.parse(text) as File,
      shown: (await ask('GET', `/api/games/${id}`)).body,
      log: (await ask('GET', `/api/games/${id}/log`)).body,
      csv: (await ask('GET', `/api/games/${id}/export.csv`)).text,
    })
  }
})
afterAll(async () => {
  await disconnect()
  for (const { remove } of books) remove()
  books = []
  evenings = []
})

describe('a file in an empty book', () => {
  it.each(SEEDS.map((seed, i) => ({ seed, i })))(
    'evening $seed comes in whole: the game, its log, its tables, its sheet, its next export',
    async ({ i }) => {
      await otherBook()
      const evening = evenings[i]
      if (!evening) throw new Error('no evening')
      expect(await taken(evening.file)).toMatchObject({ status: 201, body: { id: evening.id, seq: 100, added: 100, problems: [] } })
      expect((await ask('GET', `/api/games/${evening.id}`)).body).toEqual(evening.shown)
      expect((await ask('GET', `/api/games/${evening.id}/log`)).body).toEqual(evening.log)
      expect((await ask('GET', `/api/games/${evening.id}/export.csv`)).text).toBe(evening.csv)
      expect((await exported(evening.id)).text).toBe(evening.text)
      expect(await examine(evening.id)).toEqual([])
      expect(await taken(evening.file)).toMatchObject({ status: 200, body: { seq: 100, added: 0 } })
      expect((await exported(evening.id)).text).toBe(evening.text)
      const last = evening.file.log.at(-1)?.action
      expect((await ask('POST', `/api/games/${evening.id}/actions`, { body: { actions: [last] } })).status).toBe(200)
      expect((await ask('GET', `/api/games/${evening.id}`)).body).toEqual(evening.shown)
    },
  )

  it('a beginning is continued by the whole, and the whole takes nothing from a beginning', async () => {
    await otherBook()
    const [evening] = evenings
    if (!evening) throw new Error('no evening')
    const beginning = { ...copy(evening.file), log: evening.file.log.slice(0, 40) }
    expect(await taken(beginning)).toMatchObject({ status: 201, body: { added: 40 } })
    expect(await examine(evening.id)).toEqual([])
    expect(await taken(evening.file)).toMatchObject({ status: 200, body: { seq: 100, added: 60 } })
    expect((await ask('GET', `/api/games/${evening.id}`)).body).toEqual(evening.shown)
    expect(await taken(beginning)).toMatchObject({ status: 200, body: { seq: 100, added: 0 } })
    expect((await exported(evening.id)).text).toBe(evening.text)
    expect(await examine(evening.id)).toEqual([])
  })

  it('an empty log is a game that has begun', async () => {
    await otherBook()
    const [evening] = evenings
    if (!evening) throw new Error('no evening')
    expect(await taken({ ...evening.file, log: [] })).toMatchObject({ status: 201, body: { seq: 0, added: 0 } })
    expect(await taken(evening.file)).toMatchObject({ status: 200, body: { added: 100 } })
    expect((await ask('GET', `/api/games/${evening.id}`)).body).toEqual(evening.shown)
  })
})

describe('a file that parts from the book', () => {
  const title = { type: 'game.describe', title: 'Here' }

  it('is refused with the first action that differs, and changes nothing', async () => {
    await otherBook()
    const { id } = await newGame([{ name: 'Ann' }], { title: 'Both' })
    expect(said(await post(id, [{ type: 'round.open' }, title]))).toBe('200 taken')
    const file = JSON.parse((await exported(id)).text) as File
    expect(said(await post(id, [title]))).toBe('200 taken')
    const here = (await exported(id)).text
    const foreign = {
      seq: 3,
      time: 1_790_000_000_000,
      actor: 'Director',
      device: 'there',
      action: { id: randomUUID(), type: 'game.describe', title: 'There' },
    }
    const refused = await taken({ ...file, log: [...file.log, foreign] })
    expect(said(refused)).toBe('422 import.diverged')
    expect(refused.body['firstDifference']).toEqual({ seq: 3, id: foreign.action.id })
    const changed = copy(file)
    const second = changed.log[1]
    if (second) second.action['title'] = 'Changed'
    expect((await taken(changed)).body['firstDifference']).toMatchObject({ seq: 2 })
    const otherwise = copy(file)
    otherwise.opening.about['title'] = 'Otherwise'
    const atOnce = await taken(otherwise)
    expect([said(atOnce), atOnce.body['firstDifference']]).toEqual(['422 import.diverged', { seq: 0, id: null }])
    expect((await exported(id)).text).toBe(here)
    expect(await examine(id)).toEqual([])
  })
})

describe('a file that is none', () => {
  const whole = (): File => {
    const [evening] = evenings
    if (!evening) throw new Error('no evening')
    return { ...copy(evening.file), id: randomUUID() }
  }
  const edit = (change: (file: File) => void): File => {
    const file = whole()
    change(file)
    return file
  }
  const first = (file: File) => file.log[0] ?? { seq: 0, time: 0, action: {} }

  it.each<[string, string, () => unknown]>([
    ['something else', '400 form.invalid', () => ({ hello: 'world' })],
    ['a list', '400 form.invalid', () => [whole()]],
    ['another format', '400 form.invalid', () => ({ ...whole(), format: 'tournament' })],
    ['a later version', '422 import.later', () => ({ ...whole(), version: 3 })],
    ['a pad that is not there', '422 pad.unknown', () => ({ ...whole(), pad: 'bridge' })],
    ['no seats', '422 seats.number', () => edit(f => (f.opening = { ...f.opening, rules: {}, seats: [] }))],
    ['house rules that are none', '400 form.invalid', () => edit(f => (f.opening.rules = { colour: 'red' }))],
    ['no log', '400 form.invalid', () => ({ ...whole(), log: undefined })],
    ['an action without an id', '400 form.invalid', () => edit(f => delete first(f).action['id'])],
    ['a number left out', '422 import.numbers', () => edit(f => f.log.splice(3, 1))],
    ['numbers from 2', '422 import.numbers', () => edit(f => f.log.splice(0, 1))],
    ['an action twice', '422 import.twice', () => edit(f => Object.assign(f.log[1] ?? {}, { action: first(f).action }))],
    ['a time that is half', '400 form.invalid', () => edit(f => (first(f).time = 1.5))],
    ['a time that no calendar has', '400 form.invalid', () => edit(f => (first(f).time = 1e300))],
    ['a time that is a text', '400 form.invalid', () => edit(f => (first(f).time = '2026'))],
    ['a beginning that is half', '400 form.invalid', () => edit(f => (f.createdAt = 0.5))],
    ['a day that is a header', '400 form.invalid', () => edit(f => (f.opening.about['playedOn'] = '2026\r\nset-cookie: a=b'))],
    ['a game number that is half', '400 form.invalid', () => edit(f => (f.opening.about['number'] = 1.5))],
  ])('%s: %s', async (_about, expected, file) => {
    const before = [await database().game.count(), await database().action.count(), await database().person.count()]
    expect(said(await taken(file()))).toBe(expected)
    expect([await database().game.count(), await database().action.count(), await database().person.count()]).toEqual(before)
  })

  it('a file that was cut off is refused wherever it was cut', async () => {
    const text = JSON.stringify(whole())
    for (const at of [1, 20, 200, Math.floor(text.length / 2), text.length - 1])
      expect(said(await ask('POST', '/api/import', { raw: text.slice(0, at) }))).toBe('400 body.not-json')
  })

  const aboutOf = (change: object): File => edit(f => Object.assign(f.opening.about, change))

  it.each<[string, string, () => unknown]>([
    ['opening.about.title must have no more than 120 signs', '400 form.invalid', () => aboutOf({ title: 'x'.repeat(300_000) })],
    ['opening.about.title must not be empty', '400 form.invalid', () => aboutOf({ title: '' })],
    ['opening.about.zone: There is no such time zone', '400 form.invalid', () => aboutOf({ zone: 'Europe/Nowhere' })],
    ['opening.about.note must have no more than 2000 signs', '400 form.invalid', () => aboutOf({ note: 'x'.repeat(2001) })],
    ['opening.rules must be an object', '400 form.invalid', () => edit(f => (f.opening.rules = null))],
    [
      'Action 1 of this file is longer than anything',
      '413 action.too-long',
      () => edit(f => (first(f).action['note'] = 'x'.repeat(2_000_000))),
    ],
  ])('what no door would let in: %s', async (sentence, expected, file) => {
    const before = [await database().game.count(), await database().action.count(), await database().person.count()]
    const got = await taken(file())
    expect(said(got)).toBe(expected)
    expect(got.body.problem?.message).toContain(sentence)
    expect([await database().game.count(), await database().action.count(), await database().person.count()]).toEqual(before)
  })

  describe('an action that counts for nothing', () => {
    const CLASSES = Array.from({ length: 6 }, () => ({ class: 'Aircraft' }))
    const WRONG: [string, string, Record<string, unknown>][] = [
      ['of no type', 'Action 3 cannot be read: This game has no action called bogus.', { type: 'bogus' }],
      ['without its form', 'Action 3 cannot be read: ', { type: 'playcard.mark', round: 1, seat: 'a', marks: ['9'] }],
      ['with six classes', 'Action 3 cannot be read: ', { type: 'round.setup', round: 1, classes: CLASSES }],
      [
        'for nobody',
        'Action 3 (playcard.sums) does not stand: There is no such seat',
        { type: 'playcard.sums', round: 1, seat: 'nobody', special: 84 },
      ],
    ]
    /** A short game of its own, with one more action at its end and whatever comes after that. */
    async function fileWith(...more: Record<string, unknown>[]): Promise<File> {
      const { id } = await newGame([{ name: 'Ann' }])
      expect(said(await post(id, [{ type: 'round.open' }, { type: 'game.describe', place: 'Here' }]))).toBe('200 taken')
      const file = JSON.parse((await exported(id)).text) as File
      const stamp = { time: 1_790_000_000_000, actor: 'Director', device: 'there' }
      const log = [...file.log, ...more.map((action, i) => ({ ...stamp, seq: i + 3, action: { id: randomUUID(), ...action } }))]
      return { ...file, id: randomUUID(), log }
    }

    it.each(WRONG)('%s: the file is refused and the action named', async (_about, sentence, action) => {
      const file = await fileWith(action, { type: 'bogus as well' })
      const got = await taken(file)
      expect(said(got)).toBe('422 import.not-standing')
      expect(got.body.problem?.message).toContain(sentence)
      expect(got.body.problem?.message).toMatch(/Nothing of this file was taken\.$/)
      expect(got.body['action']).toEqual({ seq: 3, id: file.log[2]?.action['id'] })
      expect(said(await ask('GET', `/api/games/${file.id}`))).toBe('404 game.unknown')
      expect(said(await taken({ ...file, log: file.log.slice(0, 2) }))).toBe('201 taken')
      expect(said(await taken(file))).toBe('422 import.not-standing')
      expect((await ask('GET', `/api/games/${file.id}`)).body['seq']).toBe(2)
    })

    it.each(WRONG)(
      '%s, set aside by the book that wrote the file: taken, listed, exported again as it came, and continued',
      async (_about, _s, action) => {
        const whole = await fileWith(action, { type: 'game.describe', title: 'After it' })
        const file = { ...whole, aside: [whole.log[2]?.action['id']] }
        const got = await taken(file)
        expect(got).toMatchObject({ status: 201, body: { added: 4, problems: [{ severity: 'error' }] } })
        const again = JSON.parse((await exported(file.id)).text) as File
        expect(again).toEqual(file)
        expect(await taken(again)).toMatchObject({ status: 200, body: { added: 0 } })
        const further = { seq: 5, time: 1_790_000_000_000, actor: 'Director', device: 'there' }
        const next = { ...whole, log: [...whole.log, { ...further, action: { id: randomUUID(), type: 'game.describe', title: 'Later' } }] }
        expect(await taken(next)).toMatchObject({ status: 200, body: { added: 1 } })
      },
    )

    it("that was taken back in the same file is nobody's loss", async () => {
      const id = randomUUID()
      const file = await fileWith({ id, type: 'playcard.sums', round: 1, seat: 'nobody', special: 84 }, { type: 'retract', actions: [id] })
      expect(await taken(file)).toMatchObject({ status: 201, body: { added: 4, problems: [] } })
    })
  })
})

it('the sample game is a game like any other, and is made once', async () => {
  await otherBook()
  const { seed } = await import('@/prisma/seed')
  await seed()
  const once = (await exported(SAMPLE_GAME)).text
  await seed()
  expect((await exported(SAMPLE_GAME)).text).toBe(once)
  expect(await database().game.count()).toBe(1)
  expect(await examine(SAMPLE_GAME)).toEqual([])
  const { body } = await ask('GET', `/api/games/${SAMPLE_GAME}`)
  expect(body).toMatchObject({ status: 'finished', problems: [] })
  expect(body['rounds']).toHaveLength(5)
  expect(JSON.stringify(body['rounds'])).toContain('"scores":{"special":84,"general":82,"total":166}')
  expect(body['masterSheet']).toMatchObject({ through: 5, complete: true })
})
