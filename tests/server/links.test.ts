/** What a link lets its holder do, and what it does not: in its own game, in another one, forged, used twice, taken back. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disconnect } from '@/lib/server/db'
import { directorPath } from '@/scripts/passcode.mjs'
import { newBook, type BookFile } from './book-fixture'
import { ask, newGame, post, said } from './http'
import { holder, inTheNetwork, listenTo, makeLink, open, phone } from './readers'

let book: BookFile
let game = ''
let other = ''
let ann = ''

const MARKS = ['11111', '11111', '11111', '11111', '1111x']
const mark = () => ({ id: crypto.randomUUID(), type: 'playcard.mark', round: 1, seat: ann, marks: MARKS })
/** What a judging or announcing screen asks for besides its game: for whoever works at a table, and for nobody who only looks. */
const ADVICE = [
  '/api/key-word?entry=Louisville&class=Cities',
  '/api/reference?term=oak',
  '/api/rulings?class=Cities',
  '/api/class-cards?limit=500',
]
/** The same within the game. */
const AT_WORK = ['', '/log', '/par?round=1']

async function canJudge(cookie: string): Promise<void> {
  for (const where of [...ADVICE, ...AT_WORK.map(end => `/api/games/${game}${end}`)])
    expect([where, (await phone('GET', where, cookie)).status]).toEqual([where, 200])
  const photo = `/api/games/${game}/photos/${crypto.randomUUID()}`
  expect(said(await phone('GET', photo, cookie))).toBe('404 photo.unknown')
  for (const where of ['/api/class-cards', '/api/rulings'])
    expect(said(await phone('POST', where, cookie, { body: {} }))).toBe('401 passcode.needed')
}

const does = async (cookie: string, action: object): Promise<string> =>
  said(await phone('POST', `/api/games/${game}/actions`, cookie, { body: { actions: [{ id: crypto.randomUUID(), ...action }] } }))

beforeAll(async () => {
  book = await newBook()
  await inTheNetwork(book.file)
  const made = await newGame([{ name: 'Ann' }, { name: 'Ben' }])
  game = made.id
  ann = made.seats[0] ?? ''
  other = (await newGame([{ name: 'Cas' }, { name: 'Dee' }])).id
  await post(game, [{ type: 'round.open' }])
  await post(other, [{ type: 'round.open' }])
})

afterAll(async () => {
  await disconnect()
  book.remove()
})

describe('a viewer', () => {
  it('sees what the room sees and nothing else, and a post gets 403', async () => {
    const { cookie } = await holder(game, { right: 'viewer', name: 'The wall' })
    expect((await phone('GET', `/api/games/${game}/room`, cookie)).body).toMatchObject({
      title: 'Facts in Five',
      standings: [{ name: 'Ann' }, { name: 'Ben' }],
    })
    expect((await phone('GET', `/api/games/${game}/export.csv`, cookie)).status).toBe(200)
    expect(await does(cookie, mark())).toBe('403 right.missing')
    for (const where of ['', '/log', '/export', '/links', '/par?round=1', '/photos/x', `/seats/${ann}`])
      expect([where, said(await phone('GET', `/api/games/${game}${where}`, cookie))]).toEqual([where, '403 right.missing'])
    expect(said(await phone('POST', `/api/games/${game}/links`, cookie, { body: { right: 'scorer', name: 'Me' } }))).toBe(
      '403 right.missing',
    )
    expect(said(await phone('PUT', `/api/games/${game}/here`, cookie, { body: { round: 1, seat: ann } }))).toBe('403 right.missing')
    for (const where of ['/api/games', '/api/persons', '/api/rulings/file', ...ADVICE])
      expect([where, said(await phone('GET', where, cookie))]).toEqual([where, '401 passcode.needed'])
    expect(said(await phone('POST', '/api/games', cookie, { body: { pad: 'facts-in-five', seats: [{ name: 'X' }] } }))).toBe(
      '401 passcode.needed',
    )
  })
})

describe('a seat', () => {
  it('sees its own cards and not those of another seat', async () => {
    const { made } = await makeLink(game, { right: 'seat', seats: 'all' })
    expect(made.map(m => [m.link.name, m.link.seat === ann])).toEqual([
      ['Ann (1)', true],
      ['Ben (2)', false],
    ])
    expect(said(await ask('POST', `/api/games/${game}/links`, { body: { right: 'seat', seats: 'all' } }))).toBe('422 link.nobody-left')
    const [first, second] = made
    const { cookie, to } = await open(first?.address ?? '')
    expect(to).toBe(`/games/${game}/seats/${ann}`)
    expect((await phone('GET', `/api/games/${game}/seats/${ann}`, cookie)).body).toMatchObject({ seat: { name: 'Ann' }, cards: [] })
    expect(said(await phone('GET', `/api/games/${game}/seats/${second?.link.seat ?? ''}`, cookie))).toBe('403 right.missing')
    expect((await phone('GET', `/api/games/${game}/room`, cookie)).status).toBe(200)
    expect(await does(cookie, mark())).toBe('403 right.missing')
    for (const where of ADVICE) expect([where, said(await phone('GET', where, cookie))]).toEqual([where, '401 passcode.needed'])
  })
})

describe('a scorer', () => {
  it('enters and judges in his own name, and does nothing else', async () => {
    const { cookie } = await holder(game, { right: 'scorer', name: 'Mia' })
    expect(await does(cookie, mark())).toBe('200 taken')
    expect(await does(cookie, { type: 'playcard.checked', round: 1, seat: ann, by: 'Mia', agrees: true })).toBe('200 taken')
    const refused = [
      { type: 'round.open' },
      { type: 'round.close', round: 1, gaps: ['missing'] },
      { type: 'timer.start', round: 1 },
      { type: 'seat.add', name: 'Eve' },
      { type: 'rules.change', rules: { rounds: 3 } },
      { type: 'game.finish' },
      { type: 'room.hold', rounds: [] },
      { type: 'checks.set', required: false },
      { type: 'cut.set', points: 50, least: 3 },
      { type: 'room.show', what: ['key'] },
      { type: 'director.set', director: 'outside', from: 1 },
    ]
    for (const action of refused) expect([action.type, await does(cookie, action)]).toEqual([action.type, '403 right.missing'])
    for (const where of ['/export', '/links'])
      expect(said(await phone('GET', `/api/games/${game}${where}`, cookie))).toBe('403 right.missing')
    await canJudge(cookie)
    expect(said(await phone('GET', '/api/rulings/file', cookie))).toBe('401 passcode.needed')
    const { actions } = (await phone('GET', `/api/games/${game}/log`, cookie)).body as unknown as {
      actions: { type: string; actor: string; id: string }[]
    }
    expect(actions.map(a => [a.type, a.actor])).toEqual([
      ['round.open', 'Director'],
      ['playcard.mark', 'Mia'],
      ['playcard.checked', 'Mia'],
    ])
    expect(await does(cookie, { type: 'retract', actions: [actions[0]?.id] })).toBe('403 right.missing')
    expect(await does(cookie, { type: 'retract', actions: [actions[2]?.id] })).toBe('200 taken')
    expect(said(await ask('POST', `/api/games/${game}/links`, { body: { right: 'scorer', name: ' mia ' } }))).toBe('409 link.name-taken')
    expect(said(await ask('POST', `/api/games/${game}/links`, { body: { right: 'scorer', name: 'Director' } }))).toBe('409 link.name-taken')
  })
})

describe("the Director's chair", () => {
  it('is handed over once, for this game alone', async () => {
    const { address } = await makeLink(game, { right: 'director', name: 'Nora' })
    const { cookie, to } = await open(address)
    expect(to).toBe(`/games/${game}`)
    expect(await open(address)).toEqual({ cookie: '', to: '/no-link' })
    expect(await does(cookie, { type: 'timer.start', round: 1 })).toBe('200 taken')
    await canJudge(cookie)
    expect((await phone('GET', `/api/games/${game}/links`, cookie)).status).toBe(200)
    expect((await phone('GET', `/api/games/${game}/export`, cookie)).text).toContain('"actor": "Nora"')
    for (const where of ['/api/games', `/api/games/${other}`, `/api/games/${other}/links`])
      expect(said(await phone('GET', where, cookie))).toBe('401 passcode.needed')
  })
})

describe('a link', () => {
  it('for one game opens no other, in no way', async () => {
    for (const body of [{ right: 'viewer' }, { right: 'scorer', name: 'Olaf' }]) {
      const { cookie } = await holder(game, body)
      for (const where of ['', '/room', '/log', '/export.csv'])
        expect(said(await phone('GET', `/api/games/${other}${where}`, cookie))).toBe('401 passcode.needed')
      expect((await listenTo(other, cookie)).status).toBe(401)
      const sent = { body: { actions: [{ id: crypto.randomUUID(), type: 'round.close', round: 1, gaps: ['missing'] }] } }
      expect(said(await phone('POST', `/api/games/${other}/actions`, cookie, sent))).toBe('401 passcode.needed')
    }
  })

  it('that is taken back is over at once, in mid-stream too', async () => {
    const { cookie, id, address } = await holder(game, { right: 'viewer', name: 'Corridor' })
    const kept = await holder(game, { right: 'viewer', name: 'Hall' })
    const [stream, hall] = [await listenTo(game, cookie), await listenTo(game, kept.cookie)]
    expect(await stream.next()).toContain('event: view')
    expect(await hall.next()).toContain('event: view')
    const before = Date.now()
    expect((await ask('DELETE', `/api/games/${game}/links/${id}`)).status).toBe(200)
    expect(await stream.next()).toBeUndefined()
    expect(Date.now() - before).toBeLessThan(1000)
    expect(said(await phone('GET', `/api/games/${game}/room`, cookie))).toBe('401 link.revoked')
    expect((await listenTo(game, cookie)).status).toBe(401)
    expect(await open(address)).toEqual({ cookie: '', to: '/no-link' })
    expect((await phone('GET', `/api/games/${game}/room`, kept.cookie)).status).toBe(200)
    hall.leave()
    expect(said(await ask('DELETE', `/api/games/${other}/links/${id}`))).toBe('404 link.unknown')
  })

  it('that is forged, cut, of another book or of nobody gives nothing', async () => {
    const { cookie, id } = await holder(game, { right: 'scorer', name: 'Pia' })
    const [name = '', value = ''] = cookie.split('=')
    const viewer = await holder(game, { right: 'viewer', name: 'W' })
    const forged = [
      `${name}=`,
      `${name}=${id}`,
      `${name}=${value.slice(0, -4)}`,
      `${name}=${value.replace(/.$/, last => (last === 'a' ? 'b' : 'a'))}`,
      `playcard_link_nobody=${value}`,
      `playcard_link_${viewer.id}=${value}`,
      `playcard_director=${value}`,
      `${name}=%E0%A4%A`,
      'playcard_link_=; playcard_link=x',
    ]
    for (const wrong of forged)
      expect([wrong, said(await phone('GET', `/api/games/${game}`, wrong))]).toEqual([wrong, '401 passcode.needed'])
    for (const token of ['x', '', 'a'.repeat(5000)])
      expect(await open(`http://playcard.lan/l/${token || '%20'}`)).toEqual({ cookie: '', to: '/no-link' })
  })

  it('keeps its secret out of the book, the list, the log and every file', async () => {
    const { address, id } = await holder(game, { right: 'scorer', name: 'Rosa' })
    const secret = address.split('/l/')[1] ?? ''
    expect(secret.length).toBeGreaterThan(30)
    const texts = await Promise.all(
      ['/links', '/log', '/export', '', '/room'].map(async where => (await ask('GET', `/api/games/${game}${where}`)).text),
    )
    for (const text of texts) expect(text).not.toContain(secret)
    expect(texts[0]).toContain(id)
    for (const end of ['', '-wal']) expect(readFileSync(`${book.file}${end}`).includes(secret)).toBe(false)
  })

  it('is not made, and not used up, while there is no passcode to sign it with', async () => {
    const { address } = await makeLink(game, { right: 'director', name: 'Eve' })
    const file = directorPath(book.file)
    const secret = readFileSync(file)
    rmSync(file)
    expect(said(await ask('POST', `/api/games/${game}/links`, { body: { right: 'viewer' } }))).toBe('409 link.unsigned')
    expect((await open(address)).to).toBe('/no-link')
    writeFileSync(file, secret)
    expect((await open(address)).to).toBe(`/games/${game}`)
  })

  it('of an unknown kind, seat or game is refused in words', async () => {
    expect(said(await ask('POST', `/api/games/${game}/links`, { body: { right: 'king' } }))).toBe('400 form.invalid')
    expect(said(await ask('POST', `/api/games/${game}/links`, { body: { right: 'seat', seat: 'nobody' } }))).toBe('422 seat.unknown')
    expect(said(await ask('POST', '/api/games/none/links', { body: { right: 'viewer' } }))).toBe('404 game.unknown')
  })
})
