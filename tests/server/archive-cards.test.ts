/** Class cards in the file of the whole book: out and in by their ids, nothing twice, nothing overwritten, and files of the version before without them. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { database } from '@/lib/server/db'
import { archived, cells, emptyBook, preview, removeBooks, taken } from './archive-fixture'
import { ask, newGame, post, said } from './http'

afterAll(removeBooks)

const TREES = { name: 'Trees', form: 'single', classes: [{ class: 'Trees', categories: ['Native', 'Tall'] }] }
const write = (card: object) => ask('POST', '/api/class-cards', { body: card })

it('goes out whole and in again by ids, also what is put away; a second time nothing comes in', async () => {
  await emptyBook()
  const [one, two] = [randomUUID(), randomUUID()]
  await write({ id: one, ...TREES })
  await write({ id: two, name: 'Put away', form: 'wild', classes: [] })
  await ask('PATCH', `/api/class-cards/${two}`, { body: { archived: true } })
  const { id, seats } = await newGame([{ name: 'Ann' }, { name: 'Ben' }])
  const printed = { ...TREES }
  const announced = { class: 'Trees', category: 'Tall', card: one, printed, chosenBy: seats[0] }
  await post(id, [{ type: 'round.open', setup: { classes: [announced, null, null, null, null] } }])
  const file = await archived()
  expect(file).toMatchObject({ version: 2 })
  expect(file.cards).toHaveLength(7)
  const before = await cells()
  await emptyBook()
  expect((await preview(file)).cards).toEqual({ new: 2, known: 5, otherwise: [], refusal: null })
  expect(await database().classCard.count()).toBe(5)
  expect(await taken(file)).toMatchObject({ status: 200, body: { added: 1, cards: 2 } })
  const now = await cells()
  for (const name of ['ClassCard', 'ClassCardClass']) expect([name, now[name]]).toEqual([name, before[name]])
  expect(await archived()).toEqual(file)
  expect((await preview(file)).cards).toMatchObject({ new: 0, known: 7 })
  expect(await taken(file)).toMatchObject({ status: 200, body: { added: 0, cards: 0 } })
  expect(await cells()).toEqual(now)
})

it('a card that was changed here stays, one of the same name stays alone, and both are named before the yes', async () => {
  await emptyBook()
  const [one, two] = [randomUUID(), randomUUID()]
  await write({ id: one, ...TREES })
  await write({ id: two, name: 'Rivers', form: 'single', classes: [{ class: 'Rivers', categories: [] }] })
  const file = await archived()
  await emptyBook()
  await write({ id: one, ...TREES, classes: [{ class: 'Trees', categories: ['Evergreen'] }] })
  await write({ id: randomUUID(), name: 'RIVERS', form: 'wild', classes: [] })
  const before = await cells()
  const { cards } = await preview(file)
  expect([cards.new, cards.known, cards.otherwise.toSorted()]).toEqual([0, 7, ['Rivers', 'Trees']])
  expect(await taken(file)).toMatchObject({ status: 200, body: { cards: 0 } })
  expect(await cells()).toEqual(before)
})

it('a file of the version before has no cards and is taken as it is; one with a card that is none is refused whole', async () => {
  await emptyBook()
  await write(TREES)
  await newGame([{ name: 'Ann' }])
  const { cards, ...file } = await archived()
  await emptyBook()
  const earlier = { ...file, version: 1 }
  expect((await preview(earlier)).cards).toEqual({ new: 0, known: 0, otherwise: [], refusal: null })
  expect(await taken(earlier)).toMatchObject({ status: 200, body: { added: 1, cards: 0 } })
  const before = await cells()
  expect(said(await taken({ ...file, cards: [...cards, { ...cards[0], id: randomUUID(), form: 'double' }] }))).toBe('400 form.invalid')
  expect(said(await taken(file))).toBe('400 form.invalid')
  expect(await cells()).toEqual(before)
})

it('what would not fit into the book is refused before anything is written', async () => {
  await emptyBook()
  const file = await archived()
  const many = Array.from({ length: 1996 }, (_, i) => ({
    id: randomUUID(),
    name: `Many ${String(i)}`,
    form: 'wild',
    classes: [],
    archived: false,
  }))
  const plan = await preview({ ...file, cards: many })
  expect([plan.ok, plan.cards.refusal]).toEqual([false, expect.stringContaining('2000 Class cards at most') as string])
  expect(said(await taken({ ...file, cards: many }))).toBe('422 cards.too-many')
  expect(await database().classCard.count()).toBe(5)
})
