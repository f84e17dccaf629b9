/** What was typed is never lost: a reload, a killed tab, a server that is away or killed, an answer that never came. And what is typed is what is meant. */
import { cellsOf, vector } from './app/grids'
import type { FiveTable } from './app/five-table'
import { expect, test } from './fixtures/test'
import type { Book, GameShown } from './fixtures/book'

const CORNER = { row: 0, column: 0 }
const cardAddress = (game: GameShown, seat = 0): string => `?view=card&round=1&seat=${game.seats[seat]?.id ?? ''}`

async function atCard(book: Book, table: FiveTable): Promise<GameShown> {
  const game = await book.newGame({ seats: ['Ann', 'Ben', 'Cas'], rounds: 1 })
  await table.open(game.id, cardAddress(game))
  return game
}

const notSaved = (table: FiveTable) => table.page.getByRole('alert').filter({ hasText: /not saved/i })

test('a server that is killed and comes back gets every mark, once and in order', async ({ book, server, table }) => {
  const game = await atCard(book, table)
  const card = table.card('Ann', 1)
  const { grid, special, general } = vector('g34')
  await table.press(card.button('All valid'))
  await table.expectSaved()
  await server.kill()
  for (const cell of cellsOf(grid, 0)) await card.tap(cell)
  await expect(notSaved(table)).toContainText(`${cellsOf(grid, 0).length} waiting`)
  await expect(notSaved(table)).toContainText('What you typed is kept on this device')
  await card.expectSums(special, general)
  await table.press(card.next('Ben'))
  const next = table.card('Ben', 1)
  await table.press(next.button('All valid'))
  await server.start()
  await table.expectSaved()
  expect((await book.card(game.id, 1, 'Ann'))?.scores).toEqual({ special, general, total: special + general })
  expect((await book.card(game.id, 1, 'Ben'))?.scores?.total).toBe(250)
  const log = await book.log(game.id)
  expect(new Set(log.map(l => l.id)).size).toBe(log.length)
  expect(log.filter(l => l.type === 'playcard.mark-one')).toHaveLength(cellsOf(grid, 0).length)
})

test('marks that wait survive a reload and a killed tab', async ({ book, table, context }) => {
  const game = await atCard(book, table)
  await context.route('**/actions', route => route.abort())
  const card = table.card('Ann', 1)
  await table.press(card.button('All valid'))
  await card.mark(CORNER, 'x')
  await expect(notSaved(table)).toContainText('2 waiting')
  await table.page.reload()
  await card.expectMark(CORNER, 'crossed out')
  await expect(notSaved(table)).toContainText('2 waiting')
  await card.mark({ row: 1, column: 1 }, '.')
  await expect(notSaved(table)).toContainText('4 waiting')
  await table.page.close({ runBeforeUnload: false })
  await context.unroute('**/actions')
  expect(await book.card(game.id, 1, 'Ann')).toBeUndefined()
  const again = await context.newPage()
  await again.goto(`/games/${game.id}`)
  await expect(again.getByRole('status').filter({ hasText: /^saved$/ })).toBeVisible()
  await expect.poll(async () => (await book.card(game.id, 1, 'Ann'))?.marks).toEqual(['x1111', '1.111', '11111', '11111', '11111'])
})

test('an answer that never came does not save twice', async ({ book, table, context }) => {
  const game = await atCard(book, table)
  let lost = 0
  await context.route('**/actions', async route => {
    if (lost >= 2) return route.continue()
    lost += 1
    await route.fetch({ url: route.request().url().replace('playcard.lan', '127.0.0.1'), headers: { 'content-type': 'application/json' } })
    return route.abort()
  })
  await table.press(table.card('Ann', 1).button('All valid'))
  await table.expectSaved()
  await table.card('Ann', 1).mark(CORNER, 'x')
  await table.expectSaved()
  expect(lost).toBe(2)
  expect((await book.log(game.id)).filter(l => l.type.startsWith('playcard.')).map(l => l.type)).toEqual([
    'playcard.mark',
    'playcard.mark-one',
  ])
})

test('a server that is killed when it has stored a mark and not answered: the mark is there once', async ({
  book,
  server,
  table,
  context,
}) => {
  const game = await atCard(book, table)
  let killed = false
  await context.route('**/actions', async route => {
    if (killed) return route.continue()
    killed = true
    await route.fetch({ url: route.request().url().replace('playcard.lan', '127.0.0.1'), headers: { 'content-type': 'application/json' } })
    await server.kill()
    return route.abort()
  })
  await table.press(table.card('Ann', 1).button('All valid'))
  await expect(notSaved(table)).toContainText('1 waiting')
  await server.start()
  await table.expectSaved()
  expect((await book.log(game.id)).map(l => l.type)).toEqual(['round.open', 'playcard.mark'])
})

test('P57: pressed twice, everything happens once', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'] })
  await table.open(game.id)
  const twice = async (name: string | RegExp): Promise<void> => {
    await table.page.getByRole('button', { name }).first().dblclick()
  }
  await twice('Open round 1')
  await table.expectSaved()
  expect((await book.game(game.id)).rounds.map(r => r.number)).toEqual([1])
  await table.phase('Score')
  await table.press(table.cardLine(1, 'Ann'))
  await expect(table.card('Ann', 1).region).toBeVisible()
  await twice('All valid')
  await table.expectSaved()
  expect((await book.log(game.id)).filter(l => l.type === 'playcard.mark')).toHaveLength(1)
  await table.toRound(1)
  await table.phase('Score')
  await table.button('Close round 1')
  await table.dialog.getByRole('button', { name: 'Close with these gaps' }).dblclick()
  await table.expectSaved()
  expect((await book.log(game.id)).filter(l => l.type.startsWith('round.')).map(l => l.type)).toEqual(['round.open', 'round.close'])
  await table.tab('Game')
  await table.button('Finish the game here')
  await table.dialog.getByRole('button', { name: 'Finish the game' }).dblclick()
  await table.expectSaved()
  expect((await book.log(game.id)).filter(l => l.type.startsWith('game.')).map(l => l.type)).toEqual(['game.finish'])
})

test('P55: a card that is judged is not overwritten by other numbers without a word', async ({ book, table }) => {
  const game = await atCard(book, table)
  const card = table.card('Ann', 1)
  await table.press(card.button('All valid'))
  await expect(card.button(/Rest valid|None valid|Rest crossed/)).toHaveCount(0)
  await card.choose('counts')
  await card.expectCounts([5, 5, 5, 5, 5], [5, 5, 5, 5, 5])
  await table.press(card.button(/^World Leaders/))
  await card.digits('4')
  await table.press(card.button(/^Row C/))
  await card.digits('4')
  await table.press(card.next('Ben'))
  await table.expectSaved()
  const held = await book.card(game.id, 1, 'Ann')
  expect(held).toMatchObject({ from: 'cells', scores: { total: 250 } })
  await table.open(game.id, cardAddress(game))
  await expect(card.region.getByRole('list', { name: 'Problems' })).toContainText(/count/i)
  await card.choose('cells')
  await card.expectSums(125, 125)
})

test('P75: turning the phone in the middle of a card keeps what is half typed', async ({ book, table }) => {
  const game = await atCard(book, table)
  const card = table.card('Ann', 1)
  await card.choose('counts')
  await card.digits('543')
  await table.page.setViewportSize({ width: 844, height: 390 })
  await expect(card.button(/^Colleges Universities, 3$/)).toBeVisible()
  await card.digits('21')
  await table.page.setViewportSize({ width: 390, height: 844 })
  await card.digits('54321')
  await table.press(card.next('Ben'))
  await table.expectSaved()
  expect((await book.card(game.id, 1, 'Ann'))?.scores).toEqual({ special: 55, general: 55, total: 110 })
  const ben = table.card('Ben', 1)
  await ben.choose('cells')
  await ben.tap(CORNER)
  await table.page.setViewportSize({ width: 844, height: 390 })
  await ben.expectMark(CORNER, 'valid')
  await ben.tap({ row: 4, column: 4 })
  await ben.expectMark({ row: 4, column: 4 }, 'valid')
})

test('P78: letters that are shortcuts in the grid are letters in a field', async ({ book, table }) => {
  const game = await atCard(book, table)
  const card = table.card('Ann', 1)
  await card.tap(CORNER)
  await table.press(card.region.getByRole('switch', { name: 'Write entries' }))
  const field = card.region.getByRole('textbox', { name: 'What is written there' })
  await field.click()
  await table.page.keyboard.type('Xavu 10.?+ U')
  await table.page.keyboard.press('Enter')
  await table.expectSaved()
  await expect(table.dialog).toBeHidden()
  expect((await book.card(game.id, 1, 'Ann'))?.marks).toEqual(['1????', '?????', '?????', '?????', '?????'])
  await card.expectMark(CORNER, 'valid, Xavu 10\\.\\?\\+ U')
})

test('P78: undo after another action in between takes back only what it names', async ({ book, table, another }) => {
  const game = await atCard(book, table)
  const second = await another()
  await second.open(game.id, cardAddress(game, 1))
  await table.press(table.card('Ann', 1).button('All valid'))
  await table.expectSaved()
  await second.press(second.card('Ben', 1).button('All valid'))
  await second.expectSaved()
  expect(await table.undo()).toContain('Ann, round 1: marks')
  await table.expectSaved()
  expect((await book.card(game.id, 1, 'Ann'))?.scores ?? null).toBeNull()
  expect((await book.card(game.id, 1, 'Ben'))?.scores?.total).toBe(250)
})

test('P41: every state of a cell is the same after a reload', async ({ book, table }) => {
  const game = await atCard(book, table)
  const card = table.card('Ann', 1)
  const states = [
    { cell: { row: 0, column: 0 }, mark: '1', words: 'valid' },
    { cell: { row: 1, column: 1 }, mark: 'x', words: 'crossed out' },
    { cell: { row: 2, column: 2 }, mark: '.', words: 'blank' },
    { cell: { row: 3, column: 3 }, mark: '?', words: 'not judged' },
  ] as const
  for (const { cell, mark } of states) await card.mark(cell, mark)
  await table.press(card.button(/^Dispute an entry/))
  await card.tap({ row: 4, column: 4 }) // names the entry, and marks nothing
  await table.settle('Leave it open')
  await table.expectSaved()
  await table.open(game.id, cardAddress(game))
  for (const { cell, words } of states) await card.expectMark(cell, words)
  await card.expectMark({ row: 4, column: 4 }, 'not judged, challenged')
})
