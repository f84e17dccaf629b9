/** People of the book over the screen: asked about look-alikes, made one and two again, a name mended; and the same people again, with another order and date. */
import { expect, test } from './fixtures/test'
import { typeSeats } from './app/start-form'

test('a new name that looks like one in the book is asked about, and linked only when it is said', async ({ book, table }) => {
  const { page } = table
  await book.newGame({ seats: ['Annabel', 'Ben'], title: 'Earlier' })
  await page.goto('/new')
  await typeSeats(page, ['Annabell', 'Benn'])
  await expect(page.getByText('Is Annabell somebody whom the book knows?')).toBeVisible()
  await table.button('Yes, Annabel')
  await expect(page.getByText('Is Annabell somebody whom the book knows?')).toBeHidden()
  await expect(page.getByText('Is Benn somebody whom the book knows?')).toBeVisible()
  await table.button('Start the game')
  await page.waitForURL(/\/games\//)
  await page.goto('/people')
  const people = page.getByRole('list', { name: 'People', exact: true })
  await expect(people.getByRole('listitem').filter({ hasText: 'Annabel' })).toHaveCount(1)
  await expect(people.getByRole('listitem').filter({ hasText: 'Annabel' })).toContainText('2 games')
  await expect(people.getByRole('listitem').filter({ hasText: 'Ben' })).toHaveCount(2)
})

test('two who are one, and two again; no game changes by it', async ({ book, server, table }) => {
  const { page } = table
  const game = await book.newGame({ seats: ['Dorothea', 'Dorothee'], title: 'Both sat here' })
  const exported = async () => (await server.ask(`/api/games/${game.id}/export`)).text
  const before = await exported()
  await page.goto('/')
  await table.press(page.getByRole('link', { name: 'People' }))
  await table.button('Yes, both are Dorothea')
  await expect(page.getByRole('button', { name: 'Yes, both are Dorothea' })).toBeHidden()
  const people = page.getByRole('list', { name: 'People', exact: true })
  await expect(people.getByRole('listitem').filter({ hasText: 'Dorothea' })).toContainText('also Dorothee')
  await table.press(people.getByRole('link', { name: 'Dorothea' }))
  await expect(page.getByRole('heading', { name: 'Said to be the same person' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Both sat here', exact: true })).toBeVisible()
  expect(await exported()).toBe(before)
  await table.button(/^Two people after all.*Dorothee$/)
  await expect(page.getByRole('heading', { name: 'Said to be the same person' })).toBeHidden()
  await page.getByRole('textbox', { name: 'Name in the book' }).fill('Dorothea Brook')
  await table.button('Rename')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dorothea Brook')
  await table.button('Archive: suggest no more')
  await expect(page.getByText('is not suggested any more')).toBeVisible()
  await page.goto('/people')
  await expect(people.getByRole('link', { name: 'Dorothee' })).toBeVisible()
  await expect(people.getByRole('link', { name: 'Dorothea Brook' })).toHaveCount(0)
  expect(await exported()).toBe(before)
  expect((await book.game(game.id)).seats.map(s => s.name)).toEqual(['Dorothea', 'Dorothee'])
})

test('a finished game again: the same people and rules, moved on one seat, played last week, one game however often pressed', async ({
  book,
  table,
}) => {
  const { page } = table
  const first = await book.newGame({ seats: ['Hal', 'Ida', 'Jim'], title: 'The first', houseRules: { rounds: 3 } })
  await book.act(first.id, { type: 'game.finish' })
  await page.goto('/')
  await table.press(page.getByRole('link', { name: /^Same again.*of The first$/ }))
  await table.button('Everybody moves one seat on')
  await page.getByLabel('Played on').fill('2026-11-20')
  await page.getByRole('textbox', { name: 'Title' }).fill('The second')
  await page.getByRole('button', { name: 'Start the game' }).dblclick()
  await page.waitForURL(url => url.pathname.startsWith('/games/') && !url.pathname.includes(first.id))
  await table.expectSaved()
  const second = (await book.games()).filter(g => g.title === 'The second')
  expect(second).toHaveLength(1)
  const game: { seats: { name: string }[]; houseRules?: { rounds: number }; playedOn?: string } = await book.game(second[0]?.id ?? '')
  expect(game).toMatchObject({ playedOn: '2026-11-20', houseRules: { rounds: 3 } })
  expect(game.seats.map(s => s.name)).toEqual(['Ida', 'Jim', 'Hal'])
})
