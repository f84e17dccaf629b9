/** What was typed before somebody else ended the game is asked about, and nothing of it is stored until it is sent again knowingly. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { database, disconnect } from '@/lib/server/db'
import { newBook, type BookFile } from './book-fixture'
import { newGame, post, said, type Got } from './http'

let book: BookFile

beforeAll(async () => {
  book = await newBook()
})
afterAll(async () => {
  await disconnect()
  book.remove()
})

const MARKS = ['11111', '11111', '11111', '11111', '1111x']

/** A game with one round open; answers with its ids and the number of its log. */
async function opened(more: object = {}): Promise<{ id: string; seats: string[]; seq: number }> {
  const game = await newGame([{ name: 'Ann' }, { name: 'Ben' }], more)
  const { body } = await post(game.id, [{ type: 'round.open' }])
  return { ...game, seq: Number(body.seq) }
}

const mark = (seat = '', column = 0) => ({ id: randomUUID(), type: 'playcard.mark-one', round: 1, seat, row: 0, column, mark: '1' })
const from = (id: string, action: object, more: object): Promise<Got> => post(id, [action as ReturnType<typeof mark>], more)
const lines = (gameId: string): Promise<number> => database().action.count({ where: { gameId } })

it('finished by another device since: asked, with who and when, and nothing is stored; sent knowingly it is taken', async () => {
  const { id, seats, seq } = await opened()
  await post(id, [{ type: 'game.finish' }], { device: 'desk' })
  const typed = mark(seats[0])
  const asked = await from(id, typed, { device: 'phone', knew: seq })
  expect(said(asked)).toBe('409 game.ended-meanwhile')
  expect(asked.body.problem?.message).toMatch(
    /^The game ended meanwhile \(\d+ \w+ at \d\d:\d\d, Director\), and this was typed before that/,
  )
  expect(await lines(id)).toBe(seq + 1)
  expect(said(await from(id, typed, { device: 'phone', knew: seq + 1 }))).toBe('200 taken')
  expect(said(await from(id, typed, { device: 'phone', knew: seq }))).toBe('200 taken') // the same once more: it is there already
  expect(await lines(id)).toBe(seq + 2)
})

it('finished by the same device, or by nobody, or reopened since: nothing is asked', async () => {
  const { id, seats, seq } = await opened()
  expect(said(await from(id, mark(seats[0]), { device: 'phone', knew: seq }))).toBe('200 taken')
  await post(id, [{ type: 'game.finish' }], { device: 'phone' })
  expect(said(await from(id, mark(seats[0], 1), { device: 'phone', knew: seq }))).toBe('200 taken')
  expect(said(await from(id, mark(seats[0], 2), { device: 'desk', knew: seq }))).toBe('409 game.ended-meanwhile')
  expect(said(await from(id, mark(seats[0], 3), { device: 'desk' }))).toBe('200 taken') // a program that does not say
  await post(id, [{ type: 'game.reopen' }], { device: 'phone' })
  expect(said(await from(id, mark(seats[0], 4), { device: 'desk', knew: seq }))).toBe('200 taken')
})

it('ended by the rules, in the middle of a longer log: the same question', async () => {
  const { id, seats, seq } = await opened({ houseRules: { rounds: 1 } })
  for (const seat of seats) await post(id, [{ type: 'playcard.mark', round: 1, seat, marks: MARKS }], { device: 'desk' })
  await post(id, [{ type: 'round.close', round: 1, gaps: [] }], { device: 'desk' })
  await post(id, [{ type: 'game.describe', describe: { note: 'a fine evening' } }], { device: 'phone' })
  expect(said(await from(id, mark(seats[0]), { device: 'phone', knew: seq }))).toBe('409 game.ended-meanwhile')
  expect(said(await from(id, mark(seats[0]), { device: 'phone', knew: seq + 1 }))).toBe('409 game.ended-meanwhile')
})
