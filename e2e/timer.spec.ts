/** The sand timer is the server's: right after a reload, on a second device, on a device whose clock is wrong, and with the server away. */
import type { FiveTable } from './app/five-table'
import { expect, test } from './fixtures/test'
import type { Book } from './fixtures/book'

/** Seconds left as the screen says them. */
async function shown(table: FiveTable): Promise<number> {
  const label = (await table.page.getByRole('timer').getAttribute('aria-label')) ?? ''
  const [, minutes, seconds] = /^(\d+) minutes (\d+) seconds left$/.exec(label) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

/** Seconds left by the server's own record. */
async function recorded(book: Book, game: string): Promise<number> {
  const timer = (await book.game(game)).rounds[0]?.timer
  if (!timer) throw new Error('no timer runs')
  const end = new Date(timer.startedAt).getTime() + timer.seconds * 1000
  return (end - (timer.stoppedAt === null ? Date.now() : new Date(timer.stoppedAt).getTime())) / 1000
}

async function expectRight(table: FiveTable, book: Book, game: string): Promise<void> {
  await expect.poll(async () => Math.abs((await shown(table)) - (await recorded(book, game)))).toBeLessThanOrEqual(2)
}

test('right after a reload, more time, stop, and on a second device', async ({ book, table, another }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  await table.open(game.id, '?round=1&phase=write')
  expect(await shown(table)).toBe(300)
  await table.button('Start')
  await expect(table.page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await table.expectSaved()
  await expect.poll(() => shown(table)).toBeLessThan(299)
  await table.page.reload()
  await expectRight(table, book, game.id)
  await table.button('30 seconds')
  await table.expectSaved()
  expect(await recorded(book, game.id)).toBeGreaterThan(300)
  await expectRight(table, book, game.id)
  const second = await another()
  await second.open(game.id, '?round=1&phase=write')
  await expectRight(second, book, game.id)
  await second.button('Stop')
  await expect(table.page.getByRole('button', { name: 'Go on' })).toBeVisible()
  const left = await shown(table)
  expect(Math.abs(left - (await shown(second)))).toBeLessThanOrEqual(1)
  await table.page.reload()
  await expect.poll(() => shown(table)).toBe(left)
  await table.button('Go on')
  await table.expectSaved()
  await expectRight(table, book, game.id)
  expect(await shown(table)).toBeLessThanOrEqual(left)
})

for (const minutes of [-10, 10])
  test(`right on a phone whose clock is ${minutes} minutes off`, async ({ book, table }) => {
    const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
    await book.act(game.id, { type: 'timer.start', round: 1, seconds: 240 })
    await table.page.addInitScript(offset => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + offset
    }, minutes * 60_000)
    await table.open(game.id, '?round=1&phase=write')
    await expectRight(table, book, game.id)
    await table.button('30 seconds')
    await table.expectSaved()
    await expectRight(table, book, game.id)
  })

test('the end is said in words, and closes nothing', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  await book.act(game.id, { type: 'timer.start', round: 1, seconds: 3 })
  await table.open(game.id, '?round=1&phase=write')
  await expect(table.page.getByText('Time: pencils down')).toBeVisible()
  expect((await book.game(game.id)).rounds[0]?.status).toBe('open')
  await table.button('30 seconds')
  await expect(table.page.getByText(/running|last half minute/)).toBeVisible()
})

test('P35: undo takes the start of the clock back', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  await table.open(game.id, '?round=1&phase=write')
  await table.button('Start')
  await expect(table.page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await table.expectSaved()
  expect(await table.undo()).toContain('the timer starts')
  await expect(table.page.getByRole('button', { name: 'Start' })).toBeVisible()
  expect(await shown(table)).toBe(300)
  await table.expectSaved()
  expect((await book.game(game.id)).rounds[0]?.timer ?? null).toBeNull()
})
