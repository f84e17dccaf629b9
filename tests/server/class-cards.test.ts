/** The library of Class cards: the rulebook's five from the start, searched, written in, changed, put away, out and in again; every bad input has its answer. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { database, disconnect } from '@/lib/server/db'
import { RULEBOOK_CARDS } from '@/lib/pads/facts-in-five/class-cards/examples'
import { newBook, type BookFile } from './book-fixture'
import { ask, newGame, post, said, type Got } from './http'

let book: BookFile
beforeAll(async () => {
  book = await newBook()
})
afterAll(async () => {
  await disconnect()
  book.remove()
})

type Told = { id: string; name: string; form: string; classes: { class: string; categories: string[] }[]; archived: boolean }
const cards = async (query = ''): Promise<Told[]> => {
  const { status, body } = await ask('GET', `/api/class-cards${query}`)
  expect(status).toBe(200)
  return body['cards'] as Told[]
}
const names = async (query = ''): Promise<string[]> => (await cards(query)).map(c => c.name)
const file = (text: string): Promise<Got> => ask('POST', '/api/class-cards/file', { raw: text })
const TREES = { name: 'Trees', form: 'single', classes: [{ class: 'Trees', categories: ['Native', 'Tall'] }] }
const HEAD = 'card,form,class,categories'

describe('a new book', () => {
  it("has the rulebook's five cards, word for word", async () => {
    const held = await cards()
    expect(held.map(({ name, form, classes }) => ({ name, form, classes }))).toEqual(
      [...RULEBOOK_CARDS].sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1)),
    )
  })
  it('finds them by name, Class and Category, and says nothing of others', async () => {
    expect(await names('?text=sci')).toEqual(['Scientists'])
    expect(await names('?text=structures')).toEqual(['Aircraft, vessels, structures, resorts'])
    expect(await names('?text=nobel')).toEqual(['Scientists'])
    expect(await names('?text=zebra')).toEqual([])
  })
})

describe('the text that is sought', () => {
  it('is looked for as it is: % and _ and signs of any notation stand for themselves', async () => {
    const odd = [
      { name: '100% wool', form: 'single', classes: [{ class: 'Cloth', categories: ['snake_case', 'back\\slash', 'the "quoted"'] }] },
      { name: 'Ärzte', form: 'single', classes: [{ class: 'Doctors', categories: [] }] },
    ]
    for (const card of odd) expect((await ask('POST', '/api/class-cards', { body: card })).status).toBe(201)
    const found = (text: string) => names(`?text=${encodeURIComponent(text)}`)
    for (const text of ['%', '100%', '_', 'e_c', '\\', 'k\\s', '"', '"quoted"']) expect(await found(text), text).toEqual(['100% wool'])
    for (const text of ['1%l', 's%e', '10__', '","', '[', '%%']) expect(await found(text), text).toEqual([])
    expect(await found('ärz')).toEqual(['Ärzte'])
    const ids = (await cards('?limit=500')).filter(c => odd.some(o => o.name === c.name)).map(c => c.id)
    for (const id of ids) await ask('PATCH', `/api/class-cards/${id}`, { body: { archived: true } })
    expect(await found('%')).toEqual([])
    await database().classCardClass.deleteMany({ where: { cardId: { in: ids } } })
    await database().classCard.deleteMany({ where: { id: { in: ids } } })
  })
})

describe('by hand', () => {
  it('is written in once, whatever is pressed twice, changed, put away and brought back', async () => {
    const id = randomUUID()
    for (let press = 0; press < 2; press += 1) expect((await ask('POST', '/api/class-cards', { body: { id, ...TREES } })).status).toBe(201)
    expect(await names('?text=native')).toEqual(['Trees'])
    const face = { ...TREES, name: 'Trees and shrubs', form: 'choice', classes: [...TREES.classes, { class: 'Shrubs' }] }
    expect((await ask('PATCH', `/api/class-cards/${id}`, { body: { face } })).body).toMatchObject({
      name: 'Trees and shrubs',
      form: 'choice',
    })
    expect(said(await ask('PATCH', `/api/class-cards/${id}`, { body: { archived: true } }))).toBe('200 taken')
    expect(await names('?text=shrubs')).toEqual([])
    expect(await names('?text=shrubs&archived=only')).toEqual(['Trees and shrubs'])
    await ask('PATCH', `/api/class-cards/${id}`, { body: { archived: false } })
    expect((await ask('GET', `/api/class-cards/${id}`)).body).toMatchObject({
      archived: false,
      classes: face.classes.map(c => ({ categories: [], ...c })),
    })
    expect(await database().classCardClass.count({ where: { cardId: id } })).toBe(2)
  })
  it.each([
    [{ ...TREES, name: '' }, '400 form.invalid'],
    [{ ...TREES, name: ' scientists ' }, '409 card.name-taken'],
    [{ ...TREES, form: 'double' }, '400 form.invalid'],
    [{ ...TREES, name: 'No Class', classes: [] }, '400 form.invalid'],
    [{ ...TREES, name: 'Spell', form: 'spelling' }, '400 form.invalid'],
    [{ ...TREES, name: 'x'.repeat(10_000) }, '400 form.invalid'],
    [{ ...TREES, name: 'More', colour: 'red' }, '400 form.invalid'],
    [
      { ...TREES, name: 'Big', classes: [{ class: 'Big', categories: Array.from({ length: 101 }, (_, i) => `c${i}`) }] },
      '400 form.invalid',
    ],
  ])('refuses %j', async (card, code) => {
    const before = await names()
    expect(said(await ask('POST', '/api/class-cards', { body: card }))).toBe(code)
    expect(await names()).toEqual(before)
  })
  it('says so where there is no such card, the name is taken by a change, or a page is none', async () => {
    expect(said(await ask('GET', '/api/class-cards/nobody'))).toBe('404 card.unknown')
    expect(said(await ask('PATCH', '/api/class-cards/nobody', { body: { archived: true } }))).toBe('404 card.unknown')
    const [first] = await cards('?text=wild')
    const face = { name: 'SCIENTISTS', form: 'wild', classes: [] }
    expect(said(await ask('PATCH', `/api/class-cards/${first?.id ?? ''}`, { body: { face } }))).toBe('409 card.name-taken')
    expect(await names('?text=wild')).toEqual(['Wild card'])
    for (const query of ['?limit=0', '?limit=501', '?limit=x', '?cursor=%20%20'])
      expect(said(await ask('GET', `/api/class-cards${query}`)), query).toBe('400 form.invalid')
  })
})

describe('as a file', () => {
  it('comes out and in again, by JSON and by CSV, and adds nothing twice', async () => {
    const before = await cards()
    const written = [await ask('GET', '/api/class-cards/file'), await ask('GET', '/api/class-cards/file.csv')]
    for (const { text } of written) expect((await file(text)).body).toMatchObject({ added: 0, known: before.length })
    expect(await cards()).toEqual(before)
    expect(written[1]?.text).toContain('Noun (over 5) (6-10) (11-15) (over 15)')
  })
  it('is taken whole: a deck of 230 goes by pages', async () => {
    const deck = Array.from({ length: 230 }, (_, i) => `Deck ${String(i).padStart(3, '0')},single,Topic ${i},a; b`)
    expect((await file([HEAD, ...deck].join('\n'))).body).toMatchObject({ added: 230, known: 0 })
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await ask('GET', `/api/class-cards?text=Deck&limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`)
      seen.push(...(body['cards'] as Told[]).map(c => c.name))
      cursor = body['cursor'] as string | null
    }
    expect(seen).toEqual(deck.map(line => line.split(',')[0]))
  })
  const FINE = 'Brand new,single,Brand new,'
  it.each([
    [
      'a wrong header',
      `name,kind,topic\n${FINE}`,
      '422 file.header',
      'names a column “name” that is not known. It should name: card, form, class, categories.',
    ],
    ['a missing column', `card,form,categories\n${FINE}`, '422 file.header', 'The column “class” is missing.'],
    [
      'a duplicate card',
      `${HEAD}\n${FINE}\nOther,wild,,\nBRAND  NEW,wild,,`,
      '422 file.duplicate',
      'Line 4: the card “BRAND  NEW” is a duplicate of line 2.',
    ],
    [
      'a card that the book has otherwise',
      `${HEAD}\n${FINE}\n\nScientists,single,Scientists,Rich`,
      '409 card.name-taken',
      'Line 4: the book has another card called “Scientists”.',
    ],
    [
      'a card that is none',
      `${HEAD}\n${FINE}\nHalf,choice,Half,x`,
      '400 form.invalid',
      'Line 3: “Half”: a choice card has two Classes or more.',
    ],
    ['a million rows', `${HEAD}\n${'Rows,wild,,\n'.repeat(600_000)}`, '422 file.too-many', 'more than 20000 rows: nothing was taken over'],
    [
      'a million rows in 20 MB',
      `${HEAD}\n${`Rows,single,${'x'.repeat(10)},\n`.repeat(1_000_000)}`,
      '413 body.too-large',
      'nothing was taken over',
    ],
    ['no text at all', '', '422 file.empty', 'This file is empty.'],
    ['half a JSON', '{"format":"playcard-class-cards",', '422 file.not-json', 'neither CSV with a header nor JSON'],
    ['a deep JSON', '['.repeat(100_000), '422 file.not-json', 'neither CSV'],
    [
      'a game file',
      '{"format":"playcard-game","version":1,"cards":[]}',
      '422 file.not-ours',
      'This file of Class cards is none that Playcard wrote',
    ],
  ])('with %s is refused, and nothing of it is taken', async (_, text, code, words) => {
    const before = await database().classCard.count()
    const got = await file(text)
    expect(said(got)).toBe(code)
    expect(got.body.problem?.message).toContain(words)
    expect(await database().classCard.count()).toBe(before)
    expect(await names('?text=brand')).toEqual([])
  })
  it('refuses what would not fit into the book, whole', async () => {
    const before = await database().classCard.count()
    const lines = Array.from({ length: 1990 }, (_, i) => `Many ${i},wild,,`)
    expect(said(await file([HEAD, ...lines].join('\n')))).toBe('422 cards.too-many')
    expect(await database().classCard.count()).toBe(before)
  })
})

it('an announcement keeps its card, and its warnings hang on no library', async () => {
  const [card] = await cards('?text=sci')
  if (!card) throw new Error('no card')
  const { id, seats } = await newGame([{ name: 'Ann' }, { name: 'Ben' }])
  const { archived: _, id: cardId, ...printed } = card
  const classes = [{ class: 'Scientists', category: 'Rich', card: cardId, printed, chosenBy: seats[0] }, null, null, null, null]
  expect(said(await post(id, [{ type: 'round.open', setup: { classes } }]))).toBe('200 taken')
  await ask('PATCH', `/api/class-cards/${cardId}`, { body: { face: { name: 'Scientists', form: 'wild', classes: [] } } })
  const { body } = await ask('GET', `/api/games/${id}`)
  expect(body).toMatchObject({
    rounds: [{ setup: { classes: [{ class: 'Scientists', category: 'Rich', card: cardId }, null, null, null, null] } }],
  })
  expect((body['problems'] as { code: string; column?: number }[]).filter(p => p.column === 0).map(p => p.code)).toEqual(['card.category'])
  const out = await ask('GET', `/api/games/${id}/export`)
  expect(out.text).toContain('Nobel Prize Winner')
})
