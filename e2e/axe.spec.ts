/** No violation that axe can find on any main page, by day and by night. */
import { expect, test } from './fixtures/test'
import type { Book, GameShown } from './fixtures/book'
import { TestServer } from './fixtures/server'
import { expectClean } from './ui/axe'

/** A round that has everything: a whole card, one half judged with a dispute that is open, an absent one, one that is missing. */
async function fullGame(book: Book): Promise<GameShown> {
  const game = await book.newGame({ seats: ['Ann', 'Ben', 'Cas', 'Dee', 'Eve'], rounds: 2, houseRules: { director: 4 } })
  const [ann = '', ben = '', cas = ''] = game.seats.map(s => s.id)
  await book.act(
    game.id,
    { type: 'playcard.mark', round: 1, seat: ann, marks: ['11.11', '1x111', '11.1x', '11111', '1111.'] },
    { type: 'playcard.write', round: 1, seat: ann, row: 1, column: 1, text: 'Matthew' },
    { type: 'playcard.mark', round: 1, seat: ben, marks: ['1x???', '.....', '?????', '11111', 'xxxxx'] },
    { type: 'challenge.open', round: 1, seat: ben, row: 0, column: 0, by: cas, reason: 'not a king' },
    { type: 'playcard.stand', round: 1, seat: cas, as: 'absent' },
    { type: 'timer.start', round: 1 },
  )
  return book.game(game.id)
}

type Place = { name: string; at: string }

const cardAt = (game: GameShown, seat: number): string => `?view=card&round=1&seat=${game.seats[seat]?.id ?? ''}`

const bookPlaces = (game: GameShown): readonly Place[] => [
  { name: 'home', at: '/' },
  { name: 'new', at: '/new' },
  { name: 'same again', at: `/new?from=${game.id}` },
  ...['draw', 'announce', 'letters', 'write', 'judge', 'score'].map(phase => ({
    name: `desk, ${phase}`,
    at: `/games/${game.id}?round=1&phase=${phase}`,
  })),
  { name: 'nothing', at: '/no/such/page' },
]

const cardPlaces = (game: GameShown): readonly Place[] => [
  { name: 'card, whole', at: cardAt(game, 0) },
  { name: 'card, disputed', at: cardAt(game, 1) },
  { name: 'card, empty', at: cardAt(game, 3) },
  ...['sheet', 'history', 'seats', 'game'].map(view => ({ name: view, at: `?view=${view}` })),
]

test.describe.configure({ timeout: 300_000 })

test('home, starting a game, the round desk', async ({ book, table }) => {
  const game = await fullGame(book)
  for (const { name, at } of bookPlaces(game)) {
    await table.page.goto(at)
    await expect(table.page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(table.page.getByRole('status').filter({ hasText: 'on its way' })).toHaveCount(0)
    await expectClean(table.page, name)
  }
})

test('cards in three ways, sheet, history, seats, game', async ({ book, table }) => {
  const game = await fullGame(book)
  for (const { name, at } of cardPlaces(game)) {
    await table.open(game.id, at)
    await expectClean(table.page, name)
  }
  await table.open(game.id, cardAt(game, 3))
  for (const way of ['counts', 'numbers'] as const) {
    await table.card('Dee', 1).choose(way)
    await expectClean(table.page, `card, ${way}`)
  }
})

test('dialogs, questions and the first visit', async ({ book, table, browser }) => {
  const game = await fullGame(book)
  await table.open(game.id, '?round=1&phase=judge')
  await table.button('Disputed entry')
  await expectClean(table.page, 'which entry')
  await table.press(table.dialog.getByRole('button', { name: 'Row C, Books of Bible' }))
  await expectClean(table.page, 'whose entry')
  await table.press(table.dialog.getByRole('button', { name: 'Ann', exact: true }))
  await table.press(table.dialog.getByText('Names, reason, votes'))
  await expectClean(table.page, 'how did it end')
  await table.page.keyboard.press('Escape')
  await table.phase('Score')
  await table.button('Close round 1')
  await expectClean(table.page, 'gaps')
  const server = await TestServer.make({ passcode: null })
  try {
    const page = await (await browser.newContext()).newPage()
    await page.goto(server.lan)
    await expect(page.getByRole('heading', { name: "Choose the Director's passcode" })).toBeVisible()
    await expectClean(page, 'first visit')
    await page.context().close()
  } finally {
    await server.remove()
  }
})
