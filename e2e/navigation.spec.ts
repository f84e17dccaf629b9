/** No stale numbers after Back, Forward or a link; what was typed survives leaving; every view has an address; what is not there says so. */
import { expect, test } from './fixtures/test'

const CORNER = { row: 0, column: 0 }

test('Back, Forward and links never show an old total', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  const { page } = table
  await page.goto('/')
  await table.press(page.getByRole('link', { name: /^Go on/ }).first())
  await table.tab('Sheet')
  await table.press(page.getByRole('button', { name: 'Open Round 1, Ann' }).locator('visible=true'))
  const card = table.card('Ann', 1)
  await table.press(card.button('All valid'))
  await card.expectSums(125, 125)
  await page.goBack()
  await table.sheet.expect('Ann', { special: 125, general: 125, total: 250 })
  await page.goForward()
  await card.tap(CORNER)
  await card.expectSums(116, 116)
  await table.tab('Sheet')
  await table.sheet.expect('Ann', { special: 116, general: 116, total: 232 })
  await table.expectSaved()
  await book.act(game.id, {
    type: 'playcard.mark',
    round: 1,
    seat: game.seats[1]?.id ?? '',
    marks: Array.from({ length: 5 }, () => '11111'),
  })
  await table.press(page.getByRole('link', { name: 'All games' }))
  const live = page.getByRole('listitem').filter({ hasText: 'Friday' }).first()
  await expect(live).toContainText('Ben')
  await expect(live).toContainText('250')
  await page.goBack()
  await table.sheet.expect('Ben', { special: 125, general: 125, total: 250 })
  await table.press(page.getByRole('button', { name: 'Open Round 1, Ben' }).locator('visible=true'))
  await table.card('Ben', 1).tap(CORNER)
  await table.card('Ben', 1).tap({ row: 1, column: 1 })
  await table.expectSaved()
  await table.tab('Desk')
  await table.press(page.getByRole('link', { name: 'All games' }))
  await expect(live).toContainText('232')
  await expect(live).not.toContainText('250')
  await page.goBack()
  await page.goForward()
  await expect(live).toContainText('232')
  await expect(live).not.toContainText('250')
})

test('the home page that Back brings is asked for anew', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Cas', 'Dee'], rounds: 1, title: 'Saturday' })
  const { page } = table
  await page.goto('/')
  const live = page.getByRole('listitem').filter({ hasText: 'Saturday' }).first()
  await table.press(live.getByRole('link', { name: /^Go on/ }))
  await table.expectSaved()
  for (const { id } of game.seats) await book.act(game.id, { type: 'playcard.sums', round: 1, seat: id, special: 84, general: 82 })
  await page.goBack()
  await expect(live).toContainText('166')
  await page.reload()
  await expect(live).toContainText('166')
})

test('P66: half typed letters and classes are kept when the page is left by a tab or by Back', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'] })
  await table.open(game.id)
  await table.openRound(1)
  await table.phase('Announce')
  await table.page.getByRole('combobox', { name: 'Class 1', exact: true }).fill('Rivers')
  await table.tab('Sheet')
  await table.tab('Desk')
  await table.phase('Announce')
  await expect(table.page.getByRole('combobox', { name: 'Class 1', exact: true })).toHaveValue('Rivers')
  await table.phase('Letters')
  await table.page.getByRole('textbox', { name: 'Letters, in the order drawn' }).fill('CM')
  await table.page.goBack()
  await expect(table.page.getByRole('combobox', { name: 'Class 1', exact: true })).toHaveValue('Rivers')
  await table.phase('Letters')
  await expect(table.page.getByRole('textbox', { name: 'Letters, in the order drawn' })).toHaveValue('CM')
})

test('P27: the grid lies as the paper does, and can be turned; the marks turn with it and it stays turned', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  await table.open(game.id, `?view=card&round=1&seat=${game.seats[0]?.id ?? ''}`)
  const card = table.card('Ann', 1)
  const heads = card.region.getByRole('grid').getByRole('columnheader')
  await expect(heads.nth(1)).toHaveAccessibleName(/^World Leaders/)
  const { row, column } = { row: 0, column: 3 }
  await card.mark({ row, column }, 'x')
  await table.press(card.region.getByRole('switch', { name: 'Letters across' }))
  await expect(heads.nth(1)).toHaveAccessibleName('Row C')
  await card.expectMark({ row, column }, 'crossed out')
  const [mark, letter] = [await card.cell({ row, column }).boundingBox(), await heads.nth(1).boundingBox()]
  expect(mark?.x).toBeCloseTo(letter?.x ?? Number.NaN, 0)
  await card.mark({ row: 4, column: 0 }, '1')
  await table.expectSaved()
  await table.page.reload()
  await expect(heads.nth(1)).toHaveAccessibleName('Row C')
  expect((await book.card(game.id, 1, 'Ann'))?.marks).toEqual(['???x?', '?????', '?????', '?????', '1????'])
})

test('what is not there says so and leads home', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  const { page } = table
  for (const address of ['/games/nothing', `/games/${crypto.randomUUID()}`, '/no/such/page']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'There is nothing on this page' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'To the games' })).toBeVisible()
  }
  for (const query of ['?view=card&round=1&seat=nobody', `?view=card&round=9&seat=${game.seats[0]?.id ?? ''}`]) {
    await table.open(game.id, query)
    await expect(page.getByRole('heading', { name: 'No such card' })).toBeVisible()
  }
  await table.open(game.id, '?view=nonsense&round=99&phase=none')
  await expect(page.getByRole('region', { name: 'Round 1', exact: true })).toBeVisible()
})
