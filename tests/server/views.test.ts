/** What many read is made once a number, goes out as the same bytes to all of them, at once and at most four times a second. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openGame } from '@/lib/server/book'
import { disconnect } from '@/lib/server/db'
import { follow, viewText } from '@/lib/server/views'
import { newBook, type BookFile } from './book-fixture'
import { newGame, post } from './http'

let book: BookFile
let game = ''
let ann = ''

beforeAll(async () => {
  book = await newBook()
  const made = await newGame([{ name: 'Ann' }, { name: 'Ben' }])
  game = made.id
  ann = made.seats[0] ?? ''
  await post(game, [{ type: 'round.open' }])
})

afterAll(async () => {
  await disconnect()
  book.remove()
})

async function opened() {
  const open = await openGame(game)
  if (!open.ok) throw new Error(open.problem.message)
  return open.value
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

it('the text of one state is made once', async () => {
  const open = await opened()
  expect(viewText(open, 'room')).toBe(viewText(open, 'room'))
  expect(viewText(open, 'seat nobody')).toBeUndefined()
})

it('two hundred readers get the same bytes, the first and the last state, and never more than four a second', async () => {
  const open = await opened()
  const got: Uint8Array[][] = Array.from({ length: 200 }, () => [])
  const leave = got.map(list =>
    follow(open, 'room', (kind, bytes) => {
      if (kind === 'view') list.push(bytes)
    }),
  )
  const begun = Date.now()
  for (let n = 0; n < 60; n += 1) {
    const row = Math.floor(n / 5) % 5
    await post(game, [{ type: 'playcard.mark-one', round: 1, seat: ann, row, column: n % 5, mark: n % 2 ? '1' : 'x' }])
    await post(game, [{ type: 'game.describe', title: `Friday ${n}` }])
  }
  await pause(400)
  const seconds = (Date.now() - begun) / 1000
  for (const end of leave) end()
  const [one = []] = got
  expect(one.length).toBeGreaterThanOrEqual(3)
  expect(one.length).toBeLessThanOrEqual(2 + 4 * seconds)
  for (const list of got) expect(list.every((bytes, at) => bytes === one[at])).toBe(true)
  expect(new TextDecoder().decode(one.at(-1))).toContain('"title":"Friday 59"')
  expect(globalThis.playcardChannels?.size).toBe(0)
})

it('others’ marks are hardly heard by a player, his own at once', async () => {
  const ben = (await opened()).game.seats[1]?.id ?? ''
  const got: string[] = []
  const leave = follow(await opened(), `seat ${ann}`, kind => got.push(kind))
  expect(got).toEqual(['view', 'seq'])
  const begun = Date.now()
  for (let n = 0; n < 30; n += 1) {
    await post(game, [{ type: 'playcard.mark-one', round: 1, seat: ben, row: n % 5, column: 0, mark: '1' }])
    await pause(25)
  }
  const seconds = (Date.now() - begun) / 1000
  const before = got.length
  expect(got.filter(kind => kind === 'view')).toHaveLength(1)
  expect(before).toBeLessThanOrEqual(3 + seconds)
  await post(game, [{ type: 'playcard.mark-one', round: 1, seat: ann, row: 0, column: 0, mark: '1' }])
  await expect.poll(() => got.slice(before)).toContain('view')
  leave()
})

it('a reader who comes while a change is under way takes nothing from the others', async () => {
  const open = await opened()
  const early: string[] = []
  const text = new TextDecoder()
  const first = follow(open, 'room', (kind, bytes) => {
    if (kind === 'view') early.push(text.decode(bytes))
  })
  await post(game, [{ type: 'game.describe', title: 'Saturday' }])
  const second = follow(await opened(), 'room', () => undefined)
  await pause(400)
  first()
  second()
  expect(early.at(-1)).toContain('"title":"Saturday"')
})
