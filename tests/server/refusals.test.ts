/** Bad input at the level of HTTP: every refusal is 4xx with a closed code and one plain sentence, never a 500, and leaves nothing behind. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { examine } from '@/lib/server/checkup'
import { database, disconnect } from '@/lib/server/db'
import { newBook, type BookFile } from './book-fixture'
import { ask, newGame, post, said, type Got } from './http'
import type { Action } from './playing'

const ALL = ['11111', '11111', '11111', '11111', '11111']
const LONG = 'N'.repeat(200_000)
const WRONG: readonly unknown[] = [null, true, -1, 1.5, 1e300, '', 'abc', '0.5', '1,5', ' 12 ', '1e3', [], {}, [[]], LONG]

let book: BookFile
let game: { id: string; seats: string[] }
let ann = ''
let late = ''

beforeAll(async () => {
  book = await newBook()
  game = await newGame([{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cas' }], { title: 'Refused' })
  ann = game.seats[0] ?? ''
  late = randomUUID()
  const taken = await post(game.id, [
    { type: 'round.open', setup: { letters: ['A', 'B', 'C', 'D', 'E'] } },
    { type: 'playcard.mark', round: 1, seat: ann, marks: ALL },
    { id: late, type: 'seat.add', name: 'Late', from: 2 },
  ])
  expect(said(taken)).toBe('200 taken')
})
afterAll(async () => {
  await disconnect()
  book.remove()
})

const everything = async (): Promise<unknown> => ({
  games: await database().game.findMany({ orderBy: { id: 'asc' } }),
  actions: await database().action.count(),
  cards: await database().playcard.findMany(),
  persons: await database().person.count(),
})

let before: unknown
beforeEach(async () => {
  before = await everything()
})

const PLAIN = /^[\p{L}0-9"'“].{3,600}[.!?]$/su

/** Refused in plain words, and nothing is left behind. */
async function refused(got: Got, expected?: string): Promise<void> {
  const { problem } = got.body
  expect(got.status).toBeGreaterThanOrEqual(400)
  expect(got.status).toBeLessThan(500)
  expect(problem).toMatchObject({ severity: 'error', code: expect.stringMatching(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/) as string })
  expect(problem?.message).toMatch(PLAIN)
  expect(problem?.message).not.toMatch(/\bat .*:\d+:\d+|undefined|\[object|NaN/)
  if (expected !== undefined) expect(said(got)).toBe(expected)
  expect(await everything()).toEqual(before)
}

const card = (more: object): Action => ({ type: 'playcard.mark', round: 1, seat: ann, marks: ALL, ...more })
const sums = (more: object): Action => ({ type: 'playcard.sums', round: 1, seat: ann, ...more })
const open = (setup: unknown): Action => ({ type: 'round.open', setup })
const cell = { round: 1, row: 0, column: 0 }

describe('an action', () => {
  it.each<[string, string, () => Action]>([
    ['an odd Total', '422 paper.impossible', () => sums({ total: 167 })],
    ['a Total that no card has', '422 paper.impossible', () => sums({ total: 194 })],
    ['a Total above 250', '400 form.invalid', () => sums({ total: 252 })],
    ['a Special that no five counts give', '422 paper.impossible', () => sums({ special: 78 })],
    ['sides of different parity', '422 paper.impossible', () => sums({ special: 84, general: 83 })],
    ['a pair that no card has', '422 paper.impossible', () => sums({ special: 109, general: 109 })],
    ['counts with different sums', '422 paper.impossible', () => sums({ columns: [5, 4, 3, 5, 3], rows: [4, 4, 3, 5, 3] })],
    ['counts without a grid', '422 paper.impossible', () => sums({ columns: [5, 5, 5, 5, 0], rows: [5, 5, 5, 5, 0] })],
    ['a count of six', '400 form.invalid', () => sums({ columns: [6, 4, 3, 5, 3] })],
    ['four counts', '400 form.invalid', () => sums({ columns: [5, 4, 3, 5] })],
    ['six counts', '400 form.invalid', () => sums({ rows: [5, 4, 3, 5, 3, 0] })],
    ['a number as text', '400 form.invalid', () => sums({ special: '84' })],
    ['a negative number', '400 form.invalid', () => sums({ general: -1 })],
    ['half a point', '400 form.invalid', () => sums({ general: 0.5 })],
    ['a letter that is a digit', '400 form.invalid', () => open({ letters: ['1', null, null, null, null] })],
    ['a letter with an accent', '400 form.invalid', () => open({ letters: ['É', null, null, null, null] })],
    ['two letters in one place', '400 form.invalid', () => open({ letters: ['AB', null, null, null, null] })],
    ['an empty letter', '400 form.invalid', () => open({ letters: ['', null, null, null, null] })],
    ['four letters', '400 form.invalid', () => open({ letters: ['A', 'B', 'C', 'D'] })],
    ['six letters', '400 form.invalid', () => open({ letters: ['A', 'B', 'C', 'D', 'E', 'F'] })],
    ['six Classes', '400 form.invalid', () => open({ classes: Array.from({ length: 6 }, () => ({ class: 'Aircraft' })) })],
    ['a Class without a name', '400 form.invalid', () => open({ classes: [{ class: ' ' }, null, null, null, null] })],
    ['a Class that is a word', '400 form.invalid', () => open({ classes: ['Aircraft', null, null, null, null] })],
    ['a Class of 200 kB', '413 action.too-long', () => open({ classes: [{ class: LONG }, null, null, null, null] })],
    [
      'two Categories where that is not agreed',
      '422 category.combined',
      () => open({ classes: [{ class: 'A', categories: ['x', 'y'] }, null, null, null, null] }),
    ],
    ['a drawer who is not there', '422 seat.unknown', () => open({ drawers: ['nobody'] })],
    ['a round that exists', '409 round.exists', () => ({ type: 'round.open', number: 1 })],
    ['a round out of order', '422 round.out-of-order', () => ({ type: 'round.open', number: 3 })],
    ['round 0', '400 form.invalid', () => ({ type: 'round.open', number: 0 })],
    ['a round that is not open', '422 round.unknown', () => card({ round: 2 })],
    ['a seat that is not there', '422 seat.unknown', () => card({ seat: 'nobody' })],
    ['a seat that does not sit in that round', '422 seat.not-in-round', () => card({ seat: late })],
    ['a row of six marks', '400 form.invalid', () => card({ marks: ['111111', '11111', '11111', '11111', '11111'] })],
    ['a mark that is none', '400 form.invalid', () => card({ marks: ['1111y', '11111', '11111', '11111', '11111'] })],
    ['marks as one text', '400 form.invalid', () => card({ marks: ALL.join('') })],
    ['column 5', '400 form.invalid', () => ({ type: 'playcard.mark-one', seat: ann, ...cell, column: 5, mark: '1' })],
    ['row -1', '400 form.invalid', () => ({ type: 'playcard.mark-one', seat: ann, ...cell, row: -1, mark: '1' })],
    ['an entry of 200 kB', '413 action.too-long', () => ({ type: 'playcard.write', seat: ann, ...cell, text: LONG })],
    ['an entry of 300 characters', '400 form.invalid', () => ({ type: 'playcard.write', seat: ann, ...cell, text: 'x'.repeat(300) })],
    ['a seat of 200 kB', '413 action.too-long', () => ({ type: 'seat.add', name: LONG })],
    ['a seat called nothing', '400 form.invalid', () => ({ type: 'seat.rename', seat: ann, name: '   ' })],
    ['an order that lacks seats', '422 seat.order-incomplete', () => ({ type: 'seat.order', seats: [ann] })],
    [
      'a challenge of a challenge that is not there',
      '422 challenge.unknown',
      () => ({ type: 'challenge.refuse', challenge: randomUUID() }),
    ],
    ['a challenge by its writer', '422 challenge.own-entry', () => ({ type: 'challenge.open', seat: ann, ...cell, by: ann })],
    ['a challenge by somebody who is not there', '422 seat.unknown', () => ({ type: 'challenge.open', seat: ann, ...cell, by: 'nobody' })],
    ['a ruling for nobody', '400 form.invalid', () => ({ type: 'entries.rule', ...cell, seats: [], valid: true })],
    ['one seat in two groups', '422 same.twice', () => ({ type: 'entries.same', ...cell, groups: [[ann, ann]] })],
    ['closing with gaps', '422 round.gaps', () => ({ type: 'round.close', round: 1 })],
    ['a gap that is none', '400 form.invalid', () => ({ type: 'round.close', round: 1, gaps: ['everything'] })],
    ['a house rule that is fixed', '422 rules.fixed', () => ({ type: 'rules.change', rules: { scoring: 'count' } })],
    ['a house rule that is none', '400 form.invalid', () => ({ type: 'rules.change', rules: { colour: 'red' } })],
    ['0 rounds', '400 form.invalid', () => ({ type: 'rules.change', rules: { rounds: 0 } })],
    ['a day that is none', '400 form.invalid', () => ({ type: 'game.describe', playedOn: '2026-02-30' })],
    ['a zone that is none', '400 form.invalid', () => ({ type: 'game.describe', zone: 'Europe/Nowhere' })],
    ['undoing what is not there', '422 retract.unknown', () => ({ type: 'retract', actions: [randomUUID()] })],
    ['undoing nothing', '400 form.invalid', () => ({ type: 'retract', actions: [] })],
    ['an action that is none', '400 action.unknown', () => ({ type: 'playcard.burn' })],
    ['an action of another pad', '400 action.unknown', () => ({ type: 'turn.record', round: 1, seat: ann, solved: [1] })],
    ['an action called __proto__', '400 action.unknown', () => ({ type: '__proto__' })],
    ['an id that is none', '400 form.invalid', () => ({ id: 'not-an-id', type: 'round.open' })],
    ['version 2 of an action', '400 form.invalid', () => ({ type: 'round.open', v: 2 })],
    ['an empty note', '400 form.invalid', () => ({ type: 'round.open', note: '' })],
  ])('%s: %s', async (_about, expected, action) => {
    await refused(await post(game.id, [action()]), expected)
  })

  it('with a wrong type in every place', { timeout: 300_000 }, async () => {
    const right: Action[] = [
      { type: 'round.open', number: 2, setup: { letters: ['A', null, null, null, null] } },
      { type: 'round.setup', round: 1, letters: ['A', null, null, null, null], classes: [null, null, null, null, null], drawers: [ann] },
      { type: 'timer.add', round: 1, seconds: 5 },
      card({}),
      { type: 'playcard.mark-one', seat: ann, ...cell, mark: 'x' },
      { type: 'playcard.write', seat: ann, ...cell, text: 'Exodus' },
      sums({ columns: [5, 5, 5, 5, 5], rows: [5, 5, 5, 5, 5], special: 125, general: 125, total: 250 }),
      { type: 'playcard.stand', round: 1, seat: ann, as: 'absent' },
      { type: 'playcard.checked', round: 1, seat: ann, by: 'Dee', agrees: true },
      { type: 'entries.rule', ...cell, seats: [ann], valid: false },
      { type: 'entries.same', ...cell, groups: [[ann]] },
      { type: 'key.add', ...cell, entry: 'Exodus' },
      { type: 'challenge.open', seat: ann, ...cell },
      { type: 'seat.leave', seat: late, after: 1 },
      { type: 'seat.order', seats: [ann] },
      { type: 'seat.members', seat: ann, from: 1, members: ['A'] },
      { type: 'director.set', director: 'outside', from: 1 },
      { type: 'rules.change', rules: { rounds: 6 } },
      { type: 'room.show', what: ['totals'] },
      { type: 'room.hold', rounds: [1] },
      { type: 'retract', actions: [late] },
    ]
    for (const action of right)
      for (const name of Object.keys(action).filter(k => k !== 'type'))
        for (const value of WRONG) {
          const got = await post(game.id, [{ ...action, [name]: value }, { type: 'never.taken' }])
          expect(got.status, `${action.type} ${name} ${JSON.stringify(value).slice(0, 20)}`).toBeGreaterThanOrEqual(400)
          expect(got.status, `${action.type} ${name} ${JSON.stringify(value).slice(0, 20)}`).toBeLessThan(500)
        }
    expect(await everything()).toEqual(before)
  })
})

describe('a batch', () => {
  const where = () => `/api/games/${game.id}/actions`
  it.each<[string, string, () => object]>([
    ['that is not JSON', '400 body.not-json', () => ({ raw: '{"actions": [' })],
    ['that is nothing', '400 body.not-json', () => ({ raw: '' })],
    ['that is bytes', '400 body.not-json', () => ({ raw: new Uint8Array([0xff, 0xfe, 0, 1]) })],
    ['that is a number', '400 form.invalid', () => ({ raw: '7' })],
    ['that is null', '400 form.invalid', () => ({ raw: 'null' })],
    ['that is a list', '400 form.invalid', () => ({ body: [{ id: randomUUID(), type: 'round.open' }] })],
    ['without actions', '400 form.invalid', () => ({ body: {} })],
    ['of no actions', '400 form.invalid', () => ({ body: { actions: [] } })],
    [
      'of 501 actions',
      '400 form.invalid',
      () => ({ body: { actions: Array.from({ length: 501 }, () => ({ id: randomUUID(), type: 'round.open' })) } }),
    ],
    [
      'seen in the past of nothing',
      '400 form.invalid',
      () => ({ body: { actions: [{ id: randomUUID(), type: 'round.open' }], seen: -1 } }),
    ],
    ['of 9 MB', '413 body.too-large', () => ({ raw: `{"actions":"${'x'.repeat(9 * 1024 * 1024)}"}` })],
    [
      'with one bad action among good ones',
      '422 round.unknown',
      () => ({
        body: {
          actions: [
            { id: randomUUID(), type: 'round.open' },
            { id: randomUUID(), ...card({ round: 9 }) },
          ],
        },
      }),
    ],
    [
      'with the same id for two things',
      '409 id.reused',
      () => ({ body: { actions: ['a', 'b'].map(title => ({ id: late, type: 'game.describe', title })) } }),
    ],
  ])('%s: %s', async (_about, expected, sent) => {
    await refused(await ask('POST', where(), sent()), expected)
  })

  it('with brackets in brackets in brackets', async () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
    await refused(await ask('POST', where(), { raw: `{"actions":[{"id":"${randomUUID()}","type":"round.open","more":${deep}}]}` }))
    await refused(await ask('POST', '/api/games', { raw: `{"pad":"facts-in-five","seats":[{"name":"Ann"}],"houseRules":${deep}}` }))
    await refused(await ask('POST', '/api/import', { raw: deep }))
  })

  it('for a game that is not there', async () => {
    for (const id of [randomUUID(), 'x', '../../etc/passwd', "' OR 1=1 --", '%00', '__proto__']) {
      await refused(
        await ask('POST', `/api/games/${encodeURIComponent(id)}/actions`, {
          body: { actions: [{ id: randomUUID(), type: 'round.open' }] },
        }),
        '404 game.unknown',
      )
      for (const part of ['', '/log', '/export', '/export.csv'])
        await refused(await ask('GET', `/api/games/${encodeURIComponent(id)}${part}`), '404 game.unknown')
      await refused(await ask('PUT', `/api/games/${encodeURIComponent(id)}/here`, { body: { round: 1, seat: ann } }), '404 game.unknown')
    }
  })
})

describe('a new game', () => {
  const seats = [{ name: 'Ann' }, { name: 'Ben' }]
  it.each<[string, string, object]>([
    ['without a pad', '400 form.invalid', { seats }],
    ['of a pad that is not there', '422 pad.unknown', { pad: 'bridge', seats }],
    ['of a pad called constructor', '422 pad.unknown', { pad: 'constructor', seats }],
    ['without seats', '400 form.invalid', { pad: 'facts-in-five', seats: [] }],
    ['with 201 seats', '422 seats.number', { pad: 'facts-in-five', seats: Array.from({ length: 201 }, () => ({ name: 'A' })) }],
    ['with a seat of 200 kB', '400 form.invalid', { pad: 'facts-in-five', seats: [{ name: LONG }] }],
    ['with a seat of no name', '400 form.invalid', { pad: 'facts-in-five', seats: [{ name: '' }] }],
    ['with a seat that is a word', '400 form.invalid', { pad: 'facts-in-five', seats: ['Ann'] }],
    [
      'with one number twice',
      '422 seat.number-taken',
      {
        pad: 'facts-in-five',
        seats: [
          { name: 'A', number: 3 },
          { name: 'B', number: 3 },
        ],
      },
    ],
    [
      'with one id twice',
      '422 seat.id-taken',
      {
        pad: 'facts-in-five',
        seats: [
          { id: 'a', name: 'A' },
          { id: 'a', name: 'B' },
        ],
      },
    ],
    ['with an id that is none', '400 form.invalid', { id: 'Friday', pad: 'facts-in-five', seats }],
    ['on a day that is none', '400 form.invalid', { pad: 'facts-in-five', seats, playedOn: '2026-13-01' }],
    ['in a zone that is none', '400 form.invalid', { pad: 'facts-in-five', seats, zone: 'Mars/Olympus' }],
    ['with a house rule that is none', '400 form.invalid', { pad: 'facts-in-five', seats, houseRules: { colour: 'red' } }],
    ['directed by seat 7 of 2', '422 rules.no-such-seat', { pad: 'facts-in-five', seats, houseRules: { director: 7 } }],
    ['of 51 rounds', '400 form.invalid', { pad: 'facts-in-five', seats, houseRules: { rounds: 51 } }],
    ['of half a round', '400 form.invalid', { pad: 'facts-in-five', seats, houseRules: { rounds: 0.5 } }],
    ['whose rules are a list', '400 form.invalid', { pad: 'facts-in-five', seats, houseRules: [] }],
  ])('%s: %s', async (_about, expected, body) => {
    await refused(await ask('POST', '/api/games', { body }), expected)
  })

  it('with a wrong type in every place', async () => {
    const right = {
      id: randomUUID(),
      pad: 'facts-in-five',
      title: 'T',
      playedOn: '2026-11-27',
      zone: 'UTC',
      seats,
      houseRules: {},
      counts: true,
    }
    for (const name of ['id', 'pad', 'playedOn', 'zone', 'seats'])
      for (const value of WRONG) {
        const got = await ask('POST', '/api/games', { body: { ...right, [name]: value } })
        expect(got.status, `${name} ${JSON.stringify(value).slice(0, 20)}`).toBeGreaterThanOrEqual(400)
        expect(got.status, `${name} ${JSON.stringify(value).slice(0, 20)}`).toBeLessThan(500)
      }
    expect(await everything()).toEqual(before)
  })
})

describe('who asks', () => {
  it.each<[string, string, Record<string, string>]>([
    ['a page of another site', '403 origin.foreign', { origin: 'https://evil.example' }],
    ['a page without an origin of its own', '403 origin.foreign', { origin: 'null' }],
    ['the same name on another port', '403 origin.foreign', { origin: 'http://127.0.0.1:9' }],
    ['a name that we are not', '403 host.unknown', { host: 'evil.example' }],
    ['a name that only begins like ours', '403 host.unknown', { host: 'localhost.evil.example' }],
    ['no name at all', '403 host.unknown', { host: '' }],
    ['another machine without the passcode', '401 passcode.needed', { 'x-forwarded-for': '192.168.1.20' }],
  ])('%s: %s', async (_about, expected, headers) => {
    await refused(
      await ask('POST', `/api/games/${game.id}/actions`, { body: { actions: [{ id: randomUUID(), type: 'round.open' }] }, headers }),
      expected,
    )
    await refused(await ask('GET', `/api/games/${game.id}`, { headers }), expected)
    await refused(await ask('POST', '/api/games', { body: { pad: 'facts-in-five', seats: [{ name: 'Ann' }] }, headers }), expected)
  })
})

describe('questions', () => {
  it.each([
    '/api/games?status=over',
    '/api/games?from=yesterday',
    '/api/games?to=2026-02-30',
    '/api/games?cursor=abc',
    '/api/games?cursor=%00',
    '/api/games?text=%00',
    '/api/games/%00',
    '/api/games/%00/log',
    '/api/persons?text=a%00',
    '/api/claim',
    '/api/claim?special=',
    '/api/key-word?kind=colour&entry=x',
  ])('%s is refused', async where => {
    await refused(await ask('GET', where), '400 form.invalid')
  })

  it.each([
    'special=abc',
    'special=1e3',
    'total=0.5',
    'special=-3',
    'total=167',
    'columns=1,2,3',
    'columns=6,0,0,0,0',
    'columns=a,b,c,d,e',
    'rows=5,5,5,5,5,5',
    'special=99999999999999999999',
  ])('a claim of %s is not possible, with a reason', async claim => {
    const { status, body } = await ask('GET', `/api/claim?${claim}`)
    expect([status, body['possible']]).toEqual([200, false])
    expect((body['reasons'] as string[]).join()).not.toMatch(/NaN|undefined/)
  })

  it('odd ones are answered all the same', async () => {
    for (const where of ['/api/games?text=%25_%27%22', '/api/games?person=nobody', '/api/key-word'])
      expect([where, (await ask('GET', where)).status]).toEqual([where, 200])
    expect((await ask('GET', '/api/openapi.json')).status).toBe(200)
  })
})

it('after all that the book is whole', async () => {
  expect(await examine(game.id)).toEqual([])
  expect(said(await post(game.id, [{ type: 'round.open' }]))).toBe('200 taken')
})
