/** The book as one file: out, wiped, in again, and everything is equal; what does not fit is refused whole, with every place. */
import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Archive } from '@/lib/exchange/archive'
import { pads } from '@/lib/registry'
import { examine } from '@/lib/server/checkup'
import { database } from '@/lib/server/db'
import { submit } from '@/lib/server/log'
import { createGame } from '@/lib/server/games'
import { idOf } from '../unit/evening'
import { eveningOf, playThrough } from '../unit/table/programmes'
import { archived, cells, emptyBook, packed, preview, removeBooks, taken } from './archive-fixture'
import { ask, newGame, post, said, type Got } from './http'

const GAMES = 200
const ACTIONS = 16

afterAll(removeBooks)

/** A random evening in the book, through its door. */
async function play(seed: number): Promise<string> {
  const pad = pads[seed % pads.length]
  if (!pad) throw new Error('no pad')
  const evening = eveningOf(pad, seed)
  const { lines } = playThrough(evening, ACTIONS)
  const { seats, houseRules } = evening.programme
  const id = idOf(seed, 1)
  const begun = await createGame({ id, pad: pad.id, seats, houseRules, title: `Evening ${seed}`, playedOn: '2026-11-27' }, seed * 1000)
  expect(begun.status).toBe(201)
  const actions = lines.map(({ raw }) => raw as { id: string; type: string })
  for (const batch of [actions.slice(0, 1), actions.slice(1)].filter(b => b.length > 0)) {
    const by = { actor: 'Director', role: 'director', now: 1_790_000_000_000 + seed } as const
    expect((await submit(id, { actions: batch, device: 'phone' }, by)).status).toBe(200)
  }
  return id
}

describe('two hundred random evenings of all pads', () => {
  let file: Archive
  let before: Record<string, unknown>
  const ids: string[] = []

  beforeAll(async () => {
    await emptyBook()
    for (let seed = 0; seed < GAMES; seed += 1) ids.push(await play(seed))
    const people = await database().person.findMany({ take: 4, orderBy: { id: 'asc' } })
    const [a, b, c, d] = people.map(p => p.id)
    await ask('POST', `/api/persons/${a ?? ''}/merge`, { body: { person: b } })
    await ask('POST', `/api/persons/${c ?? ''}/merge`, { body: { person: d } })
    await ask('POST', `/api/persons/${c ?? ''}/unmerge`, { body: { person: d } })
    await ask('PATCH', `/api/persons/${a ?? ''}`, { body: { name: 'Renamed since', archived: true } })
    await ask('POST', '/api/rulings', { body: { class: 'Aircraft', entry: 'Concorde', valid: true } })
    file = await archived()
    before = await cells()
  }, 300_000)

  it('out, wiped, in again: equal cell by cell, and the next file is equal', { timeout: 300_000 }, async () => {
    expect(file.games).toHaveLength(GAMES)
    expect(new Set(file.games.map(g => g.pad)).size).toBe(pads.length)
    await emptyBook()
    const plan = await preview(file)
    expect(plan).toMatchObject({ ok: true, people: { known: 0, alike: [], renamed: [] } })
    expect(plan.games.every(g => g.does === 'new')).toBe(true)
    expect(await database().game.count()).toBe(0)
    expect(await taken(file)).toMatchObject({ status: 200, body: { added: GAMES, continued: 0, known: 0 } })
    expect(await archived()).toEqual(file)
    const now = await cells()
    for (const [name, rows] of Object.entries(before)) if (name !== 'Game') expect([name, now[name]]).toEqual([name, rows])
    for (const id of ids.slice(0, 30)) expect(await examine(id)).toEqual([])
    // A second time it adds nothing.
    expect((await preview(file)).games.every(g => g.does === 'known')).toBe(true)
    expect(await taken(file)).toMatchObject({
      status: 200,
      body: { added: 0, continued: 0, known: GAMES, people: 0, rulings: 0, cards: 0 },
    })
    expect(await cells()).toEqual(now)
  })

  it('the published schema fits every game that was written out', async () => {
    const { body } = await ask('GET', '/api/game-file.schema.json')
    const { allOf: _, ...plain } = body
    const schema = z.fromJSONSchema(plain)
    for (const game of file.games) expect(schema.safeParse(game).error).toBeUndefined()
    expect(schema.safeParse({ ...file.games[0], log: 'none' }).success).toBe(false)
    const actions = z.object({ allOf: z.array(z.object({ if: z.unknown(), then: z.unknown() })) }).parse(body).allOf
    expect(actions).toHaveLength(pads.length)
  })
})

describe('what a file will do is said first', () => {
  const stamp = { time: 1_790_000_000_000, actor: 'Director', device: 'there' }

  it('new, continued, known, refused: all or nothing, and each place is named', async () => {
    await emptyBook()
    const [known, goesOn, parts] = [await newGame([{ name: 'Ann' }]), await newGame([{ name: 'Ben' }]), await newGame([{ name: 'Cas' }])]
    for (const { id } of [known, goesOn, parts]) await post(id, [{ type: 'round.open' }])
    const file = await archived()
    const game = (id: string) => file.games.find(g => g.id === id) ?? file.games[0]
    const extra = (seq: number, type: string, more: object = {}) => ({ ...stamp, seq, action: { id: randomUUID(), type, ...more } })
    const title = { title: 'Otherwise' }
    game(goesOn.id)?.log.push(extra(2, 'game.describe', { title: 'Goes on' }))
    await post(parts.id, [{ type: 'game.describe', title: 'Here' }])
    const fine = { ...file, games: [game(known.id), game(goesOn.id)] }
    game(parts.id)?.log.push(extra(2, 'game.describe', title))
    const wrong = { ...structuredClone(game(known.id)), id: randomUUID() }
    wrong.log?.push(extra(2, 'playcard.sums', { round: 1, seat: 'nobody', special: 84 }), extra(3, 'no.such.action'))
    const whole = { ...file, games: [...file.games, wrong] }
    const before = await cells()
    const plan = await preview(whole)
    expect(plan.ok).toBe(false)
    expect(Object.fromEntries(plan.games.map(g => [g.id, g.does]))).toEqual({
      [known.id]: 'known',
      [goesOn.id]: 'continues',
      [parts.id]: 'refused',
      [wrong.id]: 'refused',
    })
    expect(plan.games.find(g => g.id === parts.id)).toMatchObject({ code: 'import.diverged', places: [{ seq: 2 }] })
    expect(plan.games.find(g => g.id === wrong.id)?.places.map(p => p.seq)).toEqual([2, 3])
    expect(said(await taken(whole))).toBe('422 import.diverged')
    expect(await cells()).toEqual(before)
    expect(await taken(fine)).toMatchObject({ status: 200, body: { added: 0, continued: 1, known: 1 } })
    expect((await ask('GET', `/api/games/${goesOn.id}`)).body).toMatchObject({ title: 'Goes on', seq: 2 })
  })

  it('people are known by their ids; who looks like somebody is listed and stays two', async () => {
    await emptyBook()
    await newGame([{ name: 'Dorothea' }, { name: 'Ben' }], { title: 'There' })
    const there = await archived()
    await emptyBook()
    const here = await newGame([{ name: 'Dorothee' }, { name: 'Zoe' }], { title: 'Here' })
    const plan = await preview(there)
    expect(plan.people).toMatchObject({ new: 2, known: 0, alike: [{ comes: { name: 'Dorothea' }, like: { name: 'Dorothee' } }] })
    expect((await taken(there)).status).toBe(200)
    expect(await database().person.count()).toBe(4)
    const person = there.people.find(p => p.name === 'Ben')?.id ?? ''
    await ask('PATCH', `/api/persons/${person}`, { body: { name: 'Benjamin' } })
    expect((await preview(there)).people).toMatchObject({ new: 0, renamed: [{ here: 'Benjamin', there: 'Ben' }] })
    expect((await ask('GET', `/api/games/${here.id}`)).status).toBe(200)
  })
})

describe('versions', () => {
  it('a file of the first version is brought up to date; a later one is refused in a sentence', async () => {
    await emptyBook()
    const { id } = await newGame([{ name: 'Ann' }])
    await post(id, [{ type: 'round.open' }])
    const { text } = await ask('GET', `/api/games/${id}/export`)
    const file = JSON.parse(text) as Record<string, unknown>
    expect(file).toMatchObject({ version: 2, rulesVersion: 1 })
    await emptyBook()
    const first: Record<string, unknown> = { ...file, version: 1 }
    delete first['rulesVersion']
    expect(await ask('POST', '/api/import', { body: first })).toMatchObject({ status: 201, body: { added: 1 } })
    expect((await ask('GET', `/api/games/${id}/export`)).text).toBe(text)
    for (const [later, sentence] of [
      [
        { ...file, version: 3 },
        'This game file was written by a later version of Playcard (form 3, this one reads up to 2). Update Playcard.',
      ],
      [
        { ...file, id: randomUUID(), rulesVersion: 9 },
        'This game was counted by a later edition of the rules of Facts in Five (9, this Playcard has 1). Update Playcard.',
      ],
    ] as const) {
      const got = await ask('POST', '/api/import', { body: later })
      expect([said(got), got.body.problem?.message]).toEqual(['422 import.later', sentence])
    }
    expect(said(await taken({ format: 'playcard-book', version: 3 }))).toBe('422 import.later')
  })
})

describe('files that are none', () => {
  const send = (raw: string | Uint8Array<ArrayBuffer>): Promise<Got> => ask('POST', '/api/archive', { raw })
  const nothing = async (): Promise<number[]> => [
    await database().game.count(),
    await database().person.count(),
    await database().keptRuling.count(),
  ]

  it.each<[string, string, () => string | Uint8Array<ArrayBuffer>]>([
    ['nothing', '400 body.not-json', () => ''],
    ['a picture', '400 body.not-json', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])],
    ['another program’s', '400 form.invalid', () => JSON.stringify({ tournament: 'Spring', rounds: [] })],
    ['packed and cut off', '400 file.cut-off', () => packed({ format: 'playcard-book', version: 1, games: [] }).slice(0, 40)],
    ['packed rubbish', '400 file.cut-off', () => new Uint8Array([0x1f, 0x8b, 1, 2, 3, 4, 5, 6, 7, 8, 9])],
    ['a bomb', '413 file.too-large', () => new Uint8Array(gzipSync(Buffer.alloc(80 * 1024 * 1024, 0x20)))],
    ['9 MB', '413 body.too-large', () => 'x'.repeat(9 * 1024 * 1024)],
    ['deeply nested', '400 form.invalid', () => packed(JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`))],
    [
      'no list of games',
      '400 form.invalid',
      () => packed({ format: 'playcard-book', version: 1, games: {}, people: [], bonds: [], rulings: [] }),
    ],
    [
      'a game that is none',
      '400 form.invalid',
      () => packed({ format: 'playcard-book', version: 1, games: [{}], people: [], bonds: [], rulings: [] }),
    ],
  ])('%s: %s, and nothing was written', async (_what, expected, raw) => {
    await emptyBook()
    const got = await send(raw())
    expect(said(got)).toBe(expected)
    expect(got.body.problem?.message).toMatch(/\.$/)
    expect(await nothing()).toEqual([0, 0, 0])
  })

  it('a game twice: refused by its name', async () => {
    await emptyBook()
    await newGame([{ name: 'Ann' }], { title: 'Twins' })
    const file = await archived()
    await emptyBook()
    const got = await taken({ ...file, games: [...file.games, ...file.games] })
    expect(said(got)).toBe('422 import.twice')
    expect(got.body.problem?.message).toContain('Twins')
    expect(await nothing()).toEqual([0, 0, 0])
  })

  const ruling = { class: 'Cities', category: 'Capital', letter: 'P', entry: 'Paris', valid: true, reason: null, source: null }
  const [bond, kept] = [
    { person: 'a', other: 'b', same: true, at: 1, actor: 'Director', undoneAt: null },
    { keptAt: 1, edited: false },
  ]
  it.each([
    ['people', { id: 'a', name: 'Ann', archived: false, createdAt: 1 }],
    ['bonds', { id: 'ab', ...bond }],
    ['rulings', { id: 'r', ...ruling, ...kept, game: null, ruling: null }],
  ])('of the %s one twice: refused by its id, and nothing was written', async (list, one) => {
    await emptyBook()
    const file = await archived()
    expect((await taken({ ...file, [list]: [one] })).status).toBe(200)
    await emptyBook()
    const got = await taken({ ...file, [list]: [one, one] })
    expect(said(got)).toBe('422 import.twice')
    expect(got.body.problem?.message).toContain(one.id)
    expect(await nothing()).toEqual([0, 0, 0])
  })
})
