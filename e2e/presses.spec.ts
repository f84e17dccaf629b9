/**
 * What a hurried hand does: two taps for one, Back with something open over the page, a key that can do nothing, a number typed over another. Each press
 * here comes as fast as a finger's double tap, where the hand of the other specs takes its time.
 */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/test'
import type { FiveTable } from './app/five-table'

/** Between the two taps of a double tap, in milliseconds. */
const FAST = 150

/** Two taps (or clicks) where this lies now, however the page changes meanwhile. */
async function twice({ page, touch }: FiveTable, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded()
  const box = await what.boundingBox()
  if (!box) throw new Error('nothing to tap')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const tap = (): Promise<void> => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  await tap()
  await page.waitForTimeout(FAST)
  await tap()
}

/** The line of a seat on the desk; others name it as their scorer. */
const lineOf = (page: Page, seat: string): Locator =>
  page.getByRole('list', { name: 'Cards of round 1' }).getByRole('button', { name: new RegExp(`^\\d+ ?${seat}`) })

const marksOf = (page: Page): Promise<readonly (string | null)[]> =>
  page.getByRole('gridcell').evaluateAll(cells => cells.flatMap(cell => cell.getAttribute('data-mark') ?? []))

test('a double tap that opens a card marks nothing on it, and one on the next key skips nobody', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben', 'Cas', 'Dee', 'Eve', 'Fay', 'Gus'], rounds: 1 })
  const { page } = table
  await table.open(game.id)
  for (const seat of ['Ann', 'Dee', 'Gus']) {
    await table.phase('Score')
    await twice(table, lineOf(page, seat))
    await expect(table.card(seat, 1).region).toBeVisible()
    expect(new Set(await marksOf(page))).toEqual(new Set(['?']))
    await table.tab('Desk')
  }
  await table.phase('Score')
  await twice(table, page.getByRole('button', { name: /^Enter .*Ann.* card$/ }))
  await expect(table.card('Ann', 1).region).toBeVisible()
  await twice(table, table.card('Ann', 1).next('Ben'))
  await expect(table.card('Ben', 1).region).toBeVisible()
  await page.waitForTimeout(FAST * 3)
  // The many keys go when they have done their work: what lies there then is not pressed.
  await twice(table, table.card('Ben', 1).button('All valid'))
  await table.card('Ben', 1).expectSums(125, 125)
  expect(new Set(await marksOf(page))).toEqual(new Set(['1']))
  expect((await book.log(game.id)).map(a => a.type)).toEqual(['round.open', 'playcard.mark'])
})

test('cells tapped fast one after the other, and one cell twice, are all meant', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  const { page } = table
  await table.open(game.id, `?view=card&round=1&seat=${game.seats[0]?.id ?? ''}`)
  const card = table.card('Ann', 1)
  const boxes = await Promise.all([0, 1, 2, 3, 4].map(column => card.cell({ row: 1, column }).boundingBox()))
  for (const box of boxes) {
    if (!box) throw new Error('no cell')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await (table.touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  }
  await twice(table, card.cell({ row: 0, column: 0 }))
  await card.expectMark({ row: 0, column: 0 }, 'crossed out')
  await table.expectSaved()
  const marks = (await book.card(game.id, 1, 'Ann'))?.marks ?? []
  expect(marks).toEqual(['x????', '11111', '?????', '?????', '?????'])
})

test('a double press opens one round, not two', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'] })
  await table.open(game.id)
  await table.openRound(1)
  await table.page.waitForTimeout(FAST * 4)
  await twice(table, table.page.getByRole('button', { name: 'Open round 2' }))
  await expect(table.page.getByRole('region', { name: 'Round 2', exact: true })).toBeVisible()
  await table.expectSaved()
  expect((await book.game(game.id)).rounds).toHaveLength(2)
})

test('Back closes what is open over the page, and only that', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  const { page } = table
  await page.goto('/')
  await table.press(page.getByRole('link', { name: /^Go on/ }).first())
  await table.tab('Sheet')
  await table.tab('History')
  const history = page.url()
  await table.button('Undo my last action')
  await expect(table.dialog).toBeVisible()
  await page.goBack()
  await expect(table.dialog).toBeHidden()
  await expect(page).toHaveURL(history)
  await expect(page.getByRole('button', { name: 'History', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Master Score Sheet' })).toBeVisible()
  await table.tab('Desk')
  await table.phase('Judge')
  await table.button('Disputed entry')
  await expect(table.dialog).toBeVisible()
  await page.goBack()
  await expect(table.dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Disputed entry' })).toBeVisible()
  expect((await book.log(game.id)).map(a => a.type)).toEqual(['round.open'])
})

test('closing a round names the cards that their paper does not agree with; the desk marks them too', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  const all = Array.from({ length: 5 }, () => '11111')
  for (const { id } of game.seats) await book.act(game.id, { type: 'playcard.mark', round: 1, seat: id, marks: all })
  await table.open(game.id)
  const { page } = table
  await table.phase('Score')
  await table.button('Close round 1')
  await expect(table.dialog).toContainText('Everything is there, and agrees.')
  await table.button('Not yet')
  await book.act(game.id, { type: 'playcard.sums', round: 1, seat: game.seats[1]?.id, total: 232 })
  await expect(lineOf(page, 'Ben')).toContainText('paper differs')
  await expect(lineOf(page, 'Ann')).not.toContainText('differs')
  await table.button('Close round 1')
  await expect(table.dialog.getByRole('heading')).toHaveText('Round 1 has 1 card to look at')
  await expect(table.dialog.getByRole('listitem')).toHaveText(['Ben: The paper says Total 232, the card gives 250.'])
  await table.button('Close the round')
  await expect(page.getByRole('button', { name: 'Reopen round 1' })).toBeVisible()
})

test('the undo of a card says what it cannot take back, and why', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  const { page } = table
  const card = (seat: number): string => `?view=card&round=1&seat=${game.seats[seat]?.id ?? ''}`
  await table.open(game.id, card(0))
  const undo = table.card('Ann', 1).button('undo')
  await table.press(undo)
  await expect(page.getByRole('status').filter({ hasText: 'There is nothing to take back' })).toBeInViewport()
  await table.card('Ann', 1).tap({ row: 0, column: 0 })
  await expect(page.getByText('There is nothing to take back')).toBeHidden()
  await table.expectSaved()
  await table.press(table.card('Ann', 1).next('Ben'))
  await table.press(table.card('Ben', 1).button('undo'))
  const said = page.getByRole('status').filter({ hasText: 'Your last action was not on this card' })
  await expect(said).toBeInViewport()
  await expect(said).toContainText('Ann, round 1, row C, World Leaders')
})

test('a number is typed over by the next one; ten counts say what they give before they are sent; a refusal is said once', async ({
  book,
  table,
}) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  await table.open(game.id, `?view=card&round=1&seat=${game.seats[0]?.id ?? ''}`)
  const card = table.card('Ann', 1)
  await card.choose('numbers')
  await card.digits('83')
  await card.digits('61')
  await table.press(card.button(/^Special, 83/))
  await card.digits('79')
  await expect(card.button(/^Special, 79/)).toBeVisible()
  await table.press(card.button(/^General, 61/))
  await card.digits('2')
  await table.press(card.next('Ben'))
  await expect(card.region.getByText('a Total is always even')).toHaveCount(1)
  await card.choose('counts')
  await card.digits('5555555554')
  await expect(card.region.getByText('One of the ten is a slip.')).toHaveCount(1)
  await table.press(card.next('Ben'))
  await expect(card.region.getByText('One of the ten is a slip.')).toHaveCount(1)
  await table.press(card.button('Backspace'))
  await card.digits('5')
  await card.expectSums(125, 125)
})
