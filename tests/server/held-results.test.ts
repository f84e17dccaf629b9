/** What is held back is in nothing that a viewer's or a player's link can load: a canary in every place of a held round is searched for in all of it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '@/lib/server/db'
import { newBook, type BookFile } from './book-fixture'
import { ask, newGame, post } from './http'
import { holder, inTheNetwork, listenTo, phone, type Held } from './readers'

let book: BookFile
let game = ''
let seats: string[] = []
let viewer: Held
let player: Held

const CANARY = 'Quetzalcoatl'
const CLASSES = ['Cities', 'Birds', 'Rivers', 'Foods', 'Kings'].map(name => ({ class: name }))
const LETTERS = ['C', 'M', 'E', 'L', 'S']
const ALL = ['11111', '11111', '11111', '11111', '11111']
/** Special and General 113 and 113, Total 226 with one crossed less: no other number here looks like it. */
const TELLING = ['11111', '11111', '11111', '111x1', '11x11']

beforeAll(async () => {
  book = await newBook()
  await inTheNetwork(book.file)
  const made = await newGame([{ name: 'Ann' }, { name: 'Ben' }], { houseRules: { rounds: 2 } })
  game = made.id
  seats = made.seats
  const [ann, ben] = seats
  const acts = [
    { type: 'round.open', setup: { classes: CLASSES, letters: LETTERS } },
    { type: 'playcard.mark', round: 1, seat: ann, marks: ALL },
    { type: 'playcard.mark', round: 1, seat: ben, marks: ['1....', '.....', '.....', '.....', '.....'] },
    { type: 'round.close', round: 1 },
    { type: 'round.open', setup: { classes: CLASSES, letters: LETTERS } },
    { type: 'room.show', what: ['round', 'timer', 'standings', 'winners', 'key'] },
    { type: 'room.hold', rounds: [2] },
    { type: 'seat.members', seat: ben, from: 2, members: [{ name: `${CANARY} the substitute` }] },
    { type: 'seat.add', name: `${CANARY} the late`, from: 2 },
    { type: 'playcard.mark', round: 2, seat: ann, marks: TELLING },
    { type: 'playcard.mark', round: 2, seat: ben, marks: TELLING },
    { type: 'playcard.write', round: 2, seat: ann, row: 0, column: 0, text: CANARY },
    { type: 'key.add', round: 2, row: 0, column: 0, entry: CANARY },
    { type: 'entries.rule', round: 2, row: 1, column: 1, seats: [ann], valid: true, reason: CANARY },
    { type: 'playcard.stand', round: 2, seat: ben, as: 'void', reason: CANARY },
  ]
  for (const action of acts) {
    const answer = await post(game, [action])
    if (answer.status !== 200) throw new Error(`${action.type}: ${answer.text}`)
  }
  viewer = await holder(game, { right: 'viewer' })
  player = await holder(game, { right: 'seat', seat: ann })
})

afterAll(async () => {
  await disconnect()
  book.remove()
})

/** Everything that these links can load, whatever the answer is. */
async function everything(): Promise<string> {
  const ways = ['', '/room', '/log', '/export', '/export.csv', '/links', ...seats.map(s => `/seats/${s}`)]
  const texts: string[] = []
  for (const { cookie } of [viewer, player])
    for (const way of ways) texts.push((await phone('GET', `/api/games/${game}${way}`, cookie)).text)
  for (const [cookie, more] of [
    [viewer.cookie, {}],
    [viewer.cookie, { query: '?view=room' }],
    [player.cookie, {}],
    [player.cookie, { seat: seats[0] ?? '' }],
  ] as const) {
    const stream = await listenTo(game, cookie, more)
    texts.push((await stream.next()) ?? '')
    stream.leave()
  }
  return texts.join('\n')
}

it('nothing of a held round is in it: no name, no text, no reason, no total', async () => {
  const { text } = await ask('GET', `/api/games/${game}`)
  const total = (JSON.parse(text) as { rounds: { playcards: Record<string, { scores: { total: number } }> }[] }).rounds[1]?.playcards[
    seats[0] ?? ''
  ]?.scores.total
  expect(total).toBeGreaterThan(100)
  expect(text).toContain(CANARY)
  const shown = await everything()
  expect(shown).not.toContain(CANARY)
  expect(shown).not.toMatch(new RegExp(`\\b(${total ?? ''}|${250 + (total ?? 0)})\\b`))
  expect(shown).toContain('"held":2')
  expect(shown).toMatch(/"through":1/)
  expect(shown).toContain('Ann')
})

it('a change in a held round sends nobody anything, and no end is told', async () => {
  const stream = await listenTo(game, viewer.cookie)
  const first = (await stream.next()) ?? ''
  await post(game, [{ type: 'playcard.mark-one', round: 2, seat: seats[0], row: 4, column: 4, mark: 'x', note: 'looked again' }])
  await post(game, [{ type: 'game.finish' }])
  await post(game, [{ type: 'game.describe', title: 'After the check' }])
  const next = (await stream.next()) ?? ''
  stream.leave()
  expect(first).toContain('"title":"Facts in Five"')
  expect(next).toContain('"title":"After the check"')
  expect(next).toContain('"status":"live"')
  expect(next).not.toContain(CANARY)
})

it('the Director may let players see their own cards of it, and lets it out at last', async () => {
  await post(game, [{ type: 'room.show', what: ['standings', 'own-held'] }])
  const own = await phone('GET', `/api/games/${game}/seats/${seats[0] ?? ''}`, player.cookie)
  expect(own.text).toContain(CANARY)
  expect((await phone('GET', `/api/games/${game}/room`, player.cookie)).text).not.toContain(CANARY)
  await post(game, [{ type: 'room.show', what: ['round'] }])
  expect((await phone('GET', `/api/games/${game}/export.csv`, viewer.cookie)).status).toBe(403)
  expect((await phone('GET', `/api/games/${game}/room`, viewer.cookie)).body).toMatchObject({ standings: null, winners: null, key: null })
  await post(game, [{ type: 'room.show', what: ['standings', 'winners', 'key'] }])
  await post(game, [{ type: 'room.hold', rounds: [] }])
  const open = await phone('GET', `/api/games/${game}/room`, viewer.cookie)
  expect(open.body).toMatchObject({ status: 'finished', through: 2, held: null })
  expect(open.text).toContain(`${CANARY} the late`)
})
