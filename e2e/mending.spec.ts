/** What a phone typed while it was away and the server does not take: shown beside the reason, mended on its card, entered again, or let go of knowingly. */
import type { Cell } from './app/grids'
import { FiveTable } from './app/five-table'
import { expect, test } from './fixtures/test'
import type { Book, GameShown } from './fixtures/book'

const cardAddress = (game: GameShown, round = 1): string => `?view=card&round=${round}&seat=${game.seats[0]?.id ?? ''}`
const cell = (column: number): Cell => ({ row: 0, column })
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

const lastId = async (book: Book, game: GameShown): Promise<string> => (await book.log(game.id)).at(-1)?.id ?? ''

test('typed into a round that was taken back meanwhile: kept with the reason, mended when the round is there again', async ({
  book,
  table,
}) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 2 })
  await table.open(game.id, cardAddress(game, 2))
  await table.page.context().setOffline(true)
  await table.card('Ann', 2).tap(cell(0))
  await table.card('Ann', 2).tap(cell(1))
  await book.act(game.id, { type: 'retract', actions: [await lastId(book, game)] })
  await table.page.context().setOffline(false)
  const refused = table.page.getByRole('region', { name: 'Not saved' })
  await expect(refused).toContainText('Ann, round 2')
  await expect(refused).toContainText('valid')
  await expect(refused.getByRole('button', { name: 'Open the card' })).toBeHidden()
  await refused.getByRole('button', { name: 'Enter it again' }).first().tap()
  await expect(refused.getByRole('button', { name: 'Enter it again' }).first()).toBeVisible() // still not possible, and still there
  await table.page.reload()
  await expect(refused).toContainText('Ann, round 2')
  await book.act(game.id, { type: 'round.open', number: 2 })
  await refused.getByRole('button', { name: 'Open the card' }).first().tap()
  await expect(table.card('Ann', 2).region).toBeVisible()
  await expect(refused).toContainText('Ann, round 2')
  await refused.getByRole('button', { name: 'Enter it again' }).first().tap()
  await expect(refused).toBeHidden()
  await table.expectSaved()
  expect((await book.card(game.id, 2, 'Ann'))?.marks?.[0]).toBe('11???')
})

test('an outbox of last week meets a finished game: it asks, changes nothing, and forgets nothing until told twice', async ({
  book,
  table,
  context,
  isMobile,
}) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  await table.open(game.id, cardAddress(game))
  await context.route('**/actions', route => route.abort())
  for (const column of [0, 1, 2, 3, 4]) await table.card('Ann', 1).tap(cell(column))
  await expect(table.page.getByRole('alert').filter({ hasText: /not saved/i })).toContainText('5 waiting')
  await table.page.close()
  await book.act(game.id, { type: 'game.finish' })
  const { seq } = await book.game(game.id)
  await context.unroute('**/actions')
  const later = new FiveTable(await context.newPage(), isMobile)
  await later.page.addInitScript(week => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + week
  }, WEEK_MS)
  await later.page.goto(`/games/${game.id}`)
  const refused = later.page.getByRole('region', { name: 'Not saved' })
  await expect(refused).toContainText('The game ended meanwhile')
  await later.press(refused.getByText('What was typed'))
  await expect(refused.getByText(/^Ann, round 1.*valid$/)).toHaveCount(5)
  expect((await book.game(game.id)).seq).toBe(seq)
  await later.button('Let go')
  await expect(refused).toContainText('It is nowhere else.')
  await later.page.reload()
  await expect(refused).toContainText('The game ended meanwhile')
  await later.button('Enter it again')
  await expect(refused).toBeHidden()
  await later.expectSaved()
  expect((await book.card(game.id, 1, 'Ann'))?.marks?.[0]).toBe('11111')
  expect((await book.game(game.id)).seq).toBe(seq + 5)
})

test('what is let go of is gone, and nothing of it is stored', async ({ book, table, context }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  await table.open(game.id, cardAddress(game))
  await context.setOffline(true)
  await table.card('Ann', 1).tap(cell(0))
  await book.act(game.id, { type: 'game.finish' })
  await context.setOffline(false)
  const refused = table.page.getByRole('region', { name: 'Not saved' })
  await expect(refused).toContainText('The game ended meanwhile')
  await table.button('Let go')
  await table.button('Let it go for good')
  await expect(refused).toBeHidden()
  await table.expectSaved()
  await table.page.reload()
  await table.expectSaved()
  await expect(refused).toBeHidden()
  expect((await book.log(game.id)).map(l => l.type)).toEqual(['round.open', 'game.finish'])
})
