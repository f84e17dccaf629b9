/** Questions and places in a form that nothing has: refused in plain words; what is asked for is taken as it is written. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disconnect } from '@/lib/server/db'
import { listen } from '@/lib/server/live'
import { newBook, type BookFile } from './book-fixture'
import { ask, newGame, post, said } from './http'

let book: BookFile
let game: { id: string; seats: string[] }

beforeAll(async () => {
  book = await newBook()
  game = await newGame([{ name: 'Ann' }, { name: '100% Ben' }], { title: 'Plain' })
})
afterAll(async () => {
  await disconnect()
  book.remove()
})

describe('who is here', () => {
  it('is told with every card, and when a device leaves', async () => {
    const [seat = ''] = game.seats
    const put = async (device: string, on: string | null) => {
      const { body } = await ask('PUT', `/api/games/${game.id}/here`, { body: { round: 1, seat: on, device, name: device } })
      return (body as { here: { device: string; seat: string }[] }).here
        .filter(h => h.device !== 'program')
        .map(h => `${h.device} ${h.seat}`)
    }
    expect(await put('a', seat)).toEqual([`a ${seat}`])
    expect(await put('b', seat)).toEqual([`a ${seat}`, `b ${seat}`])
    expect(await put('a', null)).toEqual([`b ${seat}`])
    expect(await put('b', null)).toEqual([])
  })
  it.each<[string, string, object]>([
    ['a round below 1', '400 form.invalid', { round: -5 }],
    ['no whole round', '400 form.invalid', { round: 1.5 }],
    ['a seat that is not there', '422 seat.unknown', { seat: 'nobody' }],
  ])('%s is refused and nobody hears of it', async (_what, expected, more) => {
    const heard: string[] = []
    const stop = listen(game.id, (_event, data) => heard.push(data))
    expect(said(await ask('PUT', `/api/games/${game.id}/here`, { body: { round: 1, seat: game.seats[0], ...more } }))).toBe(expected)
    expect(heard).toEqual([])
    expect((await ask('PUT', `/api/games/${game.id}/here`, { body: { round: 1, seat: game.seats[0] } })).status).toBe(200)
    expect(heard).toHaveLength(1)
    stop()
  })
})

describe('a text that is looked for', () => {
  const found = async (text: string): Promise<string[]> => {
    const { body } = await ask('GET', `/api/games?text=${encodeURIComponent(text)}`)
    return (body['games'] as { title: string }[]).map(g => g.title).sort()
  }
  it('is found as it is written: % and _ and \\ are signs like any other', async () => {
    await newGame([{ name: 'Cas' }], { title: 'under_score' })
    await newGame([{ name: 'Dee' }], { title: 'back\\slash' })
    expect(await found('%')).toEqual(['Plain'])
    expect(await found('_')).toEqual(['under_score'])
    expect(await found('\\')).toEqual(['back\\slash'])
    expect(await found('0% b')).toEqual(['Plain'])
    expect(await found('UNDER')).toEqual(['under_score'])
    expect(await found('a%')).toEqual([])
    for (const text of ['%', '_', '\\']) {
      const names = (await ask('GET', `/api/persons?text=${encodeURIComponent(text)}`)).body['persons'] as { name: string }[]
      expect(names.map(p => p.name)).toEqual(text === '%' ? ['100% Ben'] : [])
    }
  })
})

describe('a number in a question', () => {
  it.each(['after=abc', 'after=-1', 'after=1.5'])('log?%s is refused', async query => {
    const got = await ask('GET', `/api/games/${game.id}/log?${query}`)
    expect([said(got), got.body.problem?.message]).toEqual(['400 form.invalid', '"after" is the number of an action: 0 or more.'])
  })
  it.each(['limit=abc', 'limit=-1', 'limit=0', 'limit=201'])('games?%s is refused', async query => {
    const got = await ask('GET', `/api/games?${query}`)
    expect([said(got), got.body.problem?.message]).toEqual(['400 form.invalid', '"limit" is a number of games from 1 to 200.'])
  })
  it('is taken where it is one', async () => {
    expect((await ask('GET', `/api/games/${game.id}/log?after=0`)).status).toBe(200)
    const { body } = await ask('GET', '/api/games?limit=1')
    expect(body['games']).toHaveLength(1)
    expect(body['cursor']).toEqual(expect.any(String))
  })
})

it.each([100, 5000, 100_000])('JSON that is %i levels deep is JSON, and too deep', async levels => {
  const raw = `{"pad":"facts-in-five","seats":[{"name":"Ann"}],"houseRules":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`
  const got = await ask('POST', '/api/games', { raw })
  expect([said(got), got.body.problem?.message]).toEqual([
    '400 form.invalid',
    'This game is too deep: it has more levels than anything that Playcard takes.',
  ])
})

it('a conflict names who changed it and on which device', async () => {
  const one = { type: 'playcard.mark-one', round: 1, seat: game.seats[0], row: 0, column: 0 }
  expect(said(await post(game.id, [{ type: 'round.open' }, { ...one, mark: '1' }], { device: 'phone-57f3' }))).toBe('200 taken')
  const got = await post(game.id, [{ ...one, id: randomUUID(), mark: 'x', was: '.' }], { device: 'tablet' })
  expect([said(got), got.body.problem?.message]).toEqual([
    '409 conflict',
    'Director, on phone-57f3, changed this meanwhile: look again and choose.',
  ])
})
