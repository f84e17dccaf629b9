/**
 * Disputes and the cards they are about: settled before a card is entered, changed by hand afterwards, with votes that speak against the key pressed, on a
 * card known by ten counts.
 */
import { SAMPLE_NAMES } from './app/card'
import type { FiveTable } from './app/five-table'
import { expect, test } from './fixtures/test'
import type { Book, GameShown } from './fixtures/book'

const ALL = ['11111', '11111', '11111', '11111', '11111']
const CELL = { row: 1, column: 1 }
const WHERE = { row: SAMPLE_NAMES.rows[CELL.row] ?? '', column: SAMPLE_NAMES.columns[CELL.column] ?? '' }

const newGame = (book: Book, houseRules: object = {}): Promise<GameShown> =>
  book.newGame({ seats: ['Ann', 'Ben', 'Cas', 'Dee', 'Eve'], rounds: 1, houseRules: { director: 4, ...houseRules } })

const idOf = (game: GameShown, name: string): string => game.seats.find(s => s.name === name)?.id ?? ''

/** To the question how it ended, without answering it. */
async function askOutcome(table: FiveTable, seat: string): Promise<void> {
  await table.toRound(1)
  await table.phase('Judge')
  await table.button('Disputed entry')
  await table.press(table.dialog.getByRole('button', { name: `${WHERE.row}, ${WHERE.column}`, exact: true }))
  await table.press(table.dialog.getByRole('button', { name: seat, exact: true }))
}

test('a dispute before the card is entered leaves the card to be entered', async ({ book, table }) => {
  const game = await newGame(book)
  await table.open(game.id)
  await table.dispute(1, { seat: 'Ann', ...WHERE, outcome: 'Nobody accepts' })
  await table.phase('Score')
  await expect(table.cardLine(1, 'Ann')).toHaveAccessibleName(/not handed in$/)
  await expect(table.page.getByRole('button', { name: 'Enter Ann’s card' })).toBeVisible()
  await table.tab('Sheet')
  await expect(table.page.getByText('Round 1, Ann: no card yet.')).toBeVisible()
})

test('a ruled cell is asked about before a tap changes it', async ({ book, table }) => {
  const game = await newGame(book)
  await book.act(game.id, { type: 'playcard.mark', round: 1, seat: idOf(game, 'Ann'), marks: ALL })
  await table.open(game.id)
  await table.dispute(1, { seat: 'Ann', ...WHERE, outcome: 'Nobody accepts' })
  const card = await table.openCard(1, 'Ann')
  await card.expectMark(CELL, 'crossed out, ruled')
  await card.tap(CELL)
  const asked = card.region.getByRole('status').filter({ hasText: 'was settled' })
  await expect(asked).toContainText(`${WHERE.row}, ${WHERE.column} was settled: nobody accepted it. Change it all the same?`)
  await card.expectMark(CELL, 'crossed out, ruled')
  await table.press(card.button('Leave it'))
  await expect(asked).toBeHidden()
  await table.expectSaved()
  expect((await book.card(game.id, 1, 'Ann'))?.marks?.[CELL.row]?.charAt(CELL.column)).toBe('x')
  await card.tap(CELL)
  await table.press(card.button('Change to valid'))
  await expect(card.cell(CELL)).toHaveAccessibleName(/, valid$/)
  await table.toRound(1)
  await table.phase('Judge')
  await expect(table.page.getByRole('region', { name: 'Settled challenges' })).toContainText('Changed by hand afterwards: valid now.')
})

test('votes against the key are said and not sent; a tie goes to the Director with its votes', async ({ book, table }) => {
  const game = await newGame(book)
  await book.act(game.id, { type: 'playcard.mark', round: 1, seat: idOf(game, 'Ann'), marks: ALL })
  await table.open(game.id)
  await askOutcome(table, 'Ann')
  await expect(table.dialog.getByText(/Verifying Entries is not agreed/)).toBeVisible()
  await table.press(table.dialog.getByText('Names, reason, votes'))
  await expect(table.dialog.getByLabel('Accepted by').getByRole('option')).toHaveText(['another player', 'Cas', 'Dee', 'Eve'])
  await table.dialog.getByLabel('Votes for').fill('2')
  await table.dialog.getByLabel('Votes against').fill('1')
  const key = (name: string) => table.press(table.dialog.getByRole('group', { name: 'Outcome' }).getByRole('button', { name, exact: true }))
  await key('Voted out')
  await expect(table.dialog.getByRole('status')).toContainText('The votes are 2 for and 1 against: that votes it in.')
  await table.dialog.getByLabel('Votes for').fill('1')
  await key('Voted in')
  await expect(table.dialog.getByRole('status')).toContainText('a tie, and the Director decides')
  expect((await book.log(game.id)).filter(l => l.type.startsWith('challenge.'))).toEqual([])
  await table.settle('Director: valid')
  await table.expectSaved()
  expect((await book.log(game.id)).map(l => l.type).filter(t => t.startsWith('challenge.'))).toEqual([
    'challenge.open',
    'challenge.vote',
    'challenge.decide',
  ])
})

test('a card known by ten counts follows the outcome, because it is asked first what the scorer had put', async ({ book, table }) => {
  const game = await newGame(book)
  await book.act(game.id, { type: 'playcard.sums', round: 1, seat: idOf(game, 'Ann'), columns: [5, 5, 5, 5, 5], rows: [5, 5, 5, 5, 5] })
  await table.open(game.id)
  await askOutcome(table, 'Ann')
  await expect(table.dialog.getByRole('heading', { name: 'What had the scorer put?' })).toBeVisible()
  await table.press(table.dialog.getByRole('button', { name: 'Valid', exact: true }))
  await table.settle('Voted out')
  await table.expectSaved()
  expect((await book.card(game.id, 1, 'Ann'))?.scores).toEqual({ special: 116, general: 116, total: 232 })
})

test('a substitute is named on the seat list, on the desk and on the card', async ({ book, table }) => {
  const game = await newGame(book)
  await book.act(game.id, { type: 'seat.members', seat: idOf(game, 'Ben'), from: 1, members: [{ name: 'Fred' }] })
  await book.act(game.id, { type: 'playcard.stand', round: 1, seat: idOf(game, 'Cas'), as: 'absent' })
  await table.open(game.id)
  await table.phase('Score')
  await expect(table.cardLine(1, 'Ben')).toContainText('played by Fred · scored by Cas')
  const card = await table.openCard(1, 'Ben')
  await expect(card.region.getByRole('heading', { name: /^Ben/ })).toHaveText('Ben (2), played by Fred')
  await table.toRound(1)
  await table.phase('Judge')
  await expect(table.page.getByRole('region', { name: 'Who scores whom' })).toContainText('Cas is absent')
})
