/** The ruling book: what a game keeps comes in with its log and goes with it, what people write stays; searched, changed, out and in again. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examine } from '@/lib/server/checkup'
import { disconnect } from '@/lib/server/db'
import { readRulings } from '@/lib/exchange/ruling-file'
import { newBook, type BookFile } from './book-fixture'
import { ask, newGame, post, said } from './http'

let book: BookFile
beforeAll(async () => {
  book = await newBook()
})
afterAll(async () => {
  await disconnect()
  book.remove()
})

type Told = {
  id: string
  class: string
  category: string
  letter: string
  entry: string
  valid: boolean
  reason: string | null
  source: string | null
  game: string | null
}
const rulings = async (query = ''): Promise<Told[]> => {
  const { status, body } = await ask('GET', `/api/rulings${query}`)
  expect(status).toBe(200)
  return body['rulings'] as Told[]
}
const CLASSES = [{ class: 'Edible Products', category: 'Food Seasoning' }, null, null, null, null]
const at = { round: 1, row: 0, column: 0 }

async function table(): Promise<{ id: string; seats: string[] }> {
  const made = await newGame([{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cas' }])
  await post(made.id, [{ type: 'round.open', setup: { classes: CLASSES, letters: ['M', null, null, null, null] } }])
  return made
}

describe('a ruling kept during a game', () => {
  it('is in the book with Class, Category, letter and the answer, and is found for near entries', async () => {
    const { id, seats } = await table()
    await post(id, [
      { type: 'playcard.write', ...at, seat: seats[0], text: 'Mace' },
      { type: 'playcard.write', ...at, seat: seats[1], text: 'MACE' },
    ])
    const rule = {
      id: randomUUID(),
      type: 'entries.rule',
      ...at,
      seats: seats.slice(0, 2),
      valid: true,
      reason: 'the shell of nutmeg',
      source: 'Larousse',
      keep: true,
    }
    expect(said(await post(id, [rule]))).toBe('200 taken')
    const found = await rulings('?class=edible%20products&letter=M&entry=Maces')
    expect(found).toMatchObject([
      {
        id: rule.id,
        class: 'Edible Products',
        category: 'Food Seasoning',
        letter: 'M',
        entry: 'Mace',
        valid: true,
        reason: 'the shell of nutmeg',
        source: 'Larousse',
        game: id,
      },
    ])
    expect(await rulings('?class=Flowers')).toEqual([])
    expect(await rulings('?letter=C')).toEqual([])
    expect(await rulings('?entry=Mustard')).toEqual([])
    expect(await examine(id)).toEqual([])
  })
  it('goes with its retraction, comes back with redo, and follows a Class that was misheard', async () => {
    const { id, seats } = await table()
    await post(id, [{ type: 'playcard.write', ...at, seat: seats[0], text: 'Marjoram' }])
    const rule = { id: randomUUID(), type: 'entries.rule', ...at, seats: [seats[0]], valid: false, keep: true }
    await post(id, [rule])
    expect(await rulings('?entry=Marjoram')).toHaveLength(1)
    const back = { id: randomUUID(), type: 'retract', actions: [rule.id] }
    await post(id, [back])
    expect(await rulings('?entry=Marjoram')).toEqual([])
    await post(id, [{ type: 'retract', actions: [back.id] }])
    await post(id, [{ type: 'round.setup', round: 1, classes: [{ class: 'Plants' }, null, null, null, null] }])
    expect(await rulings('?entry=Marjoram')).toMatchObject([{ class: 'Plants', category: '', valid: false }])
  })
  it('stays as somebody has edited it, and out when somebody has taken it out', async () => {
    const { id, seats } = await table()
    await post(id, [{ type: 'playcard.write', ...at, seat: seats[0], text: 'Mint' }])
    const rule = { id: randomUUID(), type: 'entries.rule', ...at, seats: [seats[0]], valid: true, keep: true }
    await post(id, [rule])
    const changed = { class: 'Herbs', entry: 'Mint', valid: false, reason: 'a leaf' }
    expect(said(await ask('PUT', `/api/rulings/${rule.id}`, { body: changed }))).toBe('200 taken')
    await post(id, [{ type: 'retract', actions: [rule.id] }])
    expect(await rulings('?entry=Mint')).toMatchObject([{ class: 'Herbs', valid: false, reason: 'a leaf' }])
    expect(said(await ask('DELETE', `/api/rulings/${rule.id}`))).toBe('200 taken')
    expect(await rulings('?entry=Mint')).toEqual([])
    expect(said(await ask('PUT', `/api/rulings/${rule.id}`, { body: changed }))).toBe('404 ruling.unknown')
  })
  it('is named by the caller where only hands were raised; without an answer there is nothing to keep', async () => {
    const { id, seats } = await table()
    await post(id, [{ type: 'entries.rule', ...at, seats: seats.slice(0, 2), valid: true, keep: true, entry: 'Mastic' }])
    await post(id, [{ type: 'entries.rule', ...at, seats: [seats[2]], valid: false, keep: true }])
    expect((await rulings()).filter(r => r.game === id)).toMatchObject([{ entry: 'Mastic', valid: true }])
  })
  it('is not kept where the batch is refused', async () => {
    const { id, seats } = await table()
    const before = await rulings()
    const batch = [
      { type: 'entries.rule', ...at, seats: [seats[0]], valid: true, keep: true, entry: 'Mystery' },
      { type: 'key.remove', ...at, entry: 'not there' },
    ]
    expect(said(await post(id, batch))).toBe('422 key.unknown')
    expect(await rulings()).toEqual(before)
  })
})

describe('by hand', () => {
  it('is written in once, whatever is pressed twice', async () => {
    const ruling = { id: randomUUID(), class: 'Flowers', letter: 'T', entry: 'Tulip', valid: true }
    for (let press = 0; press < 2; press += 1) expect((await ask('POST', '/api/rulings', { body: ruling })).status).toBe(201)
    expect(await rulings('?text=tulip')).toHaveLength(1)
  })
  it.each([
    [{ class: '', entry: 'x', valid: true }, '400 form.invalid'],
    [{ class: 'Flowers', entry: '   ', valid: true }, '400 form.invalid'],
    [{ class: 'Flowers', entry: 'x'.repeat(10_000), valid: true }, '400 form.invalid'],
    [{ class: 'Flowers', entry: 'Rose' }, '400 form.invalid'],
    [{ class: 'Flowers', entry: 'Rose', valid: true, letter: 'RO' }, '400 form.invalid'],
  ])('refuses %j', async (ruling, code) => {
    expect(said(await ask('POST', '/api/rulings', { body: ruling }))).toBe(code)
  })
  it('is found by its own signs: % and _ stand for themselves', async () => {
    for (const entry of ['100% Pure', '100 Proof', 'snake_case', 'snakeXcase', 'back\\slash'])
      await ask('POST', '/api/rulings', { body: { class: 'Signs', entry, valid: true } })
    const found = async (text: string) => (await rulings(`?text=${encodeURIComponent(text)}`)).map(r => r.entry).sort()
    expect(await found('%')).toEqual(['100% Pure'])
    expect(await found('_')).toEqual(['snake_case'])
    expect(await found('\\')).toEqual(['back\\slash'])
    expect(await found('SNAKE')).toEqual(['snakeXcase', 'snake_case'])
  })
  it('goes by pages and refuses a cursor that is none', async () => {
    const file = {
      format: 'playcard-rulings',
      version: 1,
      rulings: Array.from({ length: 230 }, (_, i) => ({ class: 'Pages', entry: `Entry ${i}`, valid: true })),
    }
    expect((await ask('POST', '/api/rulings/file', { body: file })).body).toMatchObject({ added: 230, known: 0 })
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await ask('GET', `/api/rulings?text=Pages${cursor === '' ? '' : `&cursor=${cursor}`}`)
      seen.push(...(body['rulings'] as Told[]).map(r => r.entry))
      cursor = body['cursor'] as string | null
    }
    expect(new Set(seen).size).toBe(230)
    expect(await rulings('?class=pages')).toHaveLength(230)
    expect((await rulings('?class=pages&entry=Entry%20120')).map(r => r.entry)).toContain('Entry 120')
    expect(said(await ask('GET', '/api/rulings?cursor=nonsense'))).toBe('400 form.invalid')
  })
})

describe('as a file', () => {
  it('comes out and in again, by JSON and by CSV, and adds nothing twice', async () => {
    await ask('POST', '/api/rulings', {
      body: {
        class: 'Ships',
        category: 'Sunk',
        letter: '*',
        entry: '=Titanic, "the"',
        valid: true,
        reason: 'line\nbreak',
        source: "'quoted'",
      },
    })
    const before = await rulings('?class=ships')
    const { text } = await ask('GET', '/api/rulings/file')
    const csv = await ask('GET', '/api/rulings/file.csv')
    for (const written of [text, csv.text]) {
      const read = readRulings(written)
      if (!read.ok) throw new Error(read.problem.message)
      expect(read.value.rulings.find(r => r.class === 'Ships')).toMatchObject({
        entry: '=Titanic, "the"',
        valid: true,
        letter: '*',
        reason: 'line\nbreak',
      })
      const { body } = await ask('POST', '/api/rulings/file', { body: read.value })
      expect(body).toMatchObject({ added: 0 })
    }
    expect(await rulings('?class=ships')).toEqual(before)
  })
})
