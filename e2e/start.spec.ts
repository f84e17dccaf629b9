/** Starting a game: names one after another, nobody forgotten, a Director from five on, one game however often it is pressed, and the same people again. */
import { expect, test } from './fixtures/test'
import { paste, typeSeats } from './app/start-form'

const FIVE = ['Ann', 'Ben', 'Cas', 'Dee', 'Eve']

test('five seats, a Director, a title; and the first round', async ({ book, table }) => {
  const id = await table.startGame({ seats: FIVE, title: 'The long evening', director: '5. Eve' })
  const game = await book.game(id)
  expect(game).toMatchObject({ title: 'The long evening', status: 'live', rounds: [] })
  expect(game.seats.map(s => s.name)).toEqual(FIVE)
  await table.button('Open round 1')
  await expect(table.page.getByRole('region', { name: 'Round 1', exact: true })).toBeVisible()
  await table.phase('Draw')
  // R-F5-08, 09: from the Director's left, one card each.
  await expect(
    table.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: table.page.getByRole('combobox') }),
  ).toHaveText([/1.*Ann/, /2.*Ben/, /3.*Cas/, /4.*Dee/, /5.*Eve/])
  await table.page.goBack()
  await expect(table.page).not.toHaveURL(/\/new/)
})

test('P57: pressed twice it is one game, and Back leads to no second one', async ({ book, table }) => {
  const { page } = table
  await page.goto('/new')
  await typeSeats(page, ['Fay', 'Gus'])
  await page.getByRole('textbox', { name: 'Title' }).fill('Only once')
  await page.getByRole('button', { name: 'Start the game' }).dblclick()
  await page.waitForURL(/\/games\//)
  await table.expectSaved()
  await page.goBack()
  expect((await book.games()).filter(g => g.title === 'Only once')).toHaveLength(1)
})

test('a form that waits for the server keeps what was typed, and starts one game in the end', async ({ book, server, table }) => {
  const { page } = table
  await page.goto('/new')
  await typeSeats(page, ['Hal', 'Ida'])
  await page.getByRole('textbox', { name: 'Title' }).fill('In the storm')
  await server.stop()
  await table.button('Start the game')
  await expect(page.getByText('The game has not begun')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name of seat 2' })).toHaveValue('Ida')
  await server.start()
  await page.reload()
  await expect(page.getByText('This is what you had typed before.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name of seat 1' })).toHaveValue('Hal')
  await table.button('Start the game')
  await page.waitForURL(/\/games\//)
  expect((await book.games()).filter(g => g.title === 'In the storm')).toHaveLength(1)
})

test('nobody is left out because Enter was not pressed, and nobody starts alone without being told', async ({ book, table }) => {
  const { page } = table
  await page.goto('/new')
  await table.button('Start the game')
  await expect(page.getByText(/Say who sits at the table first/)).toBeVisible()
  await typeSeats(page, ['Jo'])
  await page.getByRole('combobox', { name: 'Next player' }).fill('Kim')
  await table.button('Start the game')
  await page.waitForURL(/\/games\//)
  const game = await book.game(new URL(page.url()).pathname.split('/')[2] ?? '')
  expect(game.seats.map(s => s.name)).toEqual(['Jo', 'Kim'])
})

test('from five on a Director is asked for, and may stay unsaid', async ({ table }) => {
  const { page } = table
  await page.goto('/new')
  await typeSeats(page, FIVE.slice(0, 4))
  await expect(page.getByText('Five or more play: choose a Director')).toBeHidden()
  await typeSeatFive()
  await expect(page.getByText('Five or more play: choose a Director')).toBeVisible()
  await page.getByRole('combobox', { name: 'Who directs?' }).selectOption({ label: '2. Ben' })
  await expect(page.getByText('Five or more play: choose a Director')).toBeHidden()

  async function typeSeatFive(): Promise<void> {
    const box = page.getByRole('combobox', { name: 'Next player' })
    await box.fill('Eve')
    await box.press('Enter')
  }
})

test('P07: the same people again is a new game, and the live one stays what it was', async ({ book, table }) => {
  const first = await book.newGame({ seats: ['Lou', 'Max'], rounds: 1, title: 'First evening' })
  await book.act(first.id, { type: 'playcard.sums', round: 1, seat: first.seats[0]?.id ?? '', special: 84, general: 82 })
  await table.open(first.id, '?view=game')
  await table.press(table.page.getByRole('link', { name: 'Same people again' }))
  await expect(table.page.getByRole('textbox', { name: 'Name of seat 2' })).toHaveValue('Max')
  await table.page.getByRole('textbox', { name: 'Title' }).fill('Second evening')
  await table.button('Start the game')
  await table.page.waitForURL(url => url.pathname.startsWith('/games/') && !url.pathname.includes(first.id))
  await table.page.goto('/')
  const shelf = table.page.getByRole('listitem')
  await table.press(shelf.filter({ hasText: 'First evening' }).getByRole('link', { name: /^Go on/ }))
  await table.tab('Sheet')
  await table.sheet.expect('Lou', { special: 84, general: 82, total: 166 }, 1)
  expect((await book.games()).filter(g => /^(First|Second) evening$/.test(g.title))).toHaveLength(2)
})

test('a pasted list that is not taken is not left out, ten thousand lines are no list, and the same people keep number and table', async ({
  book,
  table,
}) => {
  const { page } = table
  await page.goto('/new')
  const box = page.getByRole('combobox', { name: 'Next player' })
  const list = page.getByRole('textbox', { name: 'The list' })
  const many = Array.from({ length: 10_000 }, (_, i) => `Somebody ${i}\t${i + 1}`).join('\n')
  await paste(box, many)
  const refused = page
    .getByRole('alert')
    .filter({ hasText: 'This list has 10000 lines, and at most 2000 are read: nothing was taken over.' })
  await expect(refused).toBeVisible()
  await expect(list).toHaveValue('')
  await list.fill('Una\t7\tA\nVic\t3\tA\nWim\t4\tB')
  await expect(refused).toBeHidden()
  await paste(list, many)
  await expect(refused).toBeVisible()
  await expect(list).toHaveValue(/^Una.*\nVic.*\nWim.*$/)
  await table.button('Start the game')
  await expect(page.getByText('The list of 3 lines under “Seats from a list” is not taken yet')).toBeVisible()
  await expect(page).toHaveURL(/\/new$/)
  await table.button('Take 3 seats at 2 tables')
  await page.getByRole('textbox', { name: 'Title' }).fill('Hall')
  await table.button('Start the game')
  await page.waitForURL(/\/games\//)
  const first = new URL(page.url()).pathname.split('/')[2] ?? ''
  const seats = [
    { name: 'Una', number: 7, table: 'A' },
    { name: 'Vic', number: 3, table: 'A' },
    { name: 'Wim', number: 4, table: 'B' },
  ]
  expect((await book.game(first)).seats).toMatchObject(seats)

  await page.goto(`/new?from=${first}`)
  await expect(page.getByRole('textbox', { name: 'Name of seat 3' })).toHaveValue('Wim')
  await page.getByRole('textbox', { name: 'Title' }).fill('Hall')
  await table.button('Start the game')
  await page.waitForURL(url => url.pathname.startsWith('/games/') && !url.pathname.includes(first))
  await table.expectSaved()
  const again = new URL(page.url()).pathname.split('/')[2] ?? ''
  expect((await book.game(again)).seats).toMatchObject(seats)
  await page.goto('/')
  const alike = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Hall', exact: true }) })
  await expect(alike).toHaveCount(2)
  const days = await alike.getByText(/begun at \d\d:\d\d/).allTextContents()
  expect(new Set(days).size).toBe(2)
})
