/** Name Chase at the table: tap by tap, one tap to mend, a phone that dies, both endings in one round, an earlier turn edited. And how many touches a turn takes. */
import { ChaseTable, type Score } from './app/chase-table'
import { expect, test } from './fixtures/test'
import type { Book, ChaseShown } from './fixtures/book'
import { expectClean } from './ui/axe'
import { recordTouches, touchesSoFar } from './ui/recorder'

const REDS = { name: 'Reds', members: ['Ann', 'Ben'] }
const BLUES = { name: 'Blues', members: ['Cas', 'Dee', 'Eve'] }
const CLUES: Record<Score, number | null> = { 20: 1, 15: 2, 10: 3, 5: 4, none: null }
const clues = (scores: readonly Score[]): (number | null)[] => scores.map(s => CLUES[s])

/** 150; Reds, who have 155, come to 300 at its eighth puzzle. */
const EIGHT: readonly Score[] = [20, 20, 15, 20, 20, 15, 20, 20]
const BEST: readonly Score[] = [20, 20, 20, 20, 20, 20, 20, 20]
const MOST_TOUCHES = 9

const solvedIn = (game: ChaseShown, round: number, team: string) =>
  game.rounds[round - 1]?.playcards[game.seats.find(s => s.name === team)?.id ?? '']?.solved

/** One round is played: Reds have 155, Blues 145; round 2 is open. */
async function roundPlayed(book: Book): Promise<string> {
  const { id, seats } = await book.newGame({ pad: 'name-chase', seats: [REDS, BLUES], rounds: 1, title: 'The chase' })
  const [reds, blues] = seats.map(s => s.id)
  await book.act(
    id,
    { type: 'turn.record', round: 1, seat: reds, solved: clues([15, ...BEST.slice(1)]) },
    { type: 'turn.record', round: 1, seat: blues, solved: clues([5, ...BEST.slice(1)]) },
    { type: 'round.open' },
  )
  return id
}

test('both endings in one round, a tap mended, an earlier turn edited, and at most nine touches a turn', async ({ book, table }) => {
  const chase = new ChaseTable(table.page, table.touch)
  const { page } = chase
  await recordTouches(page)
  const id = await roundPlayed(book)
  await chase.open(id)
  await expect(page.getByText('124 of 132 cards remain after this round.')).toBeVisible()
  await expectClean(page, 'desk')

  const reds = await chase.beginTurn(2, 'Reds')
  await reds.expectReader('Ben')
  await reds.expectSum('Running', 155)
  await reds.solveAll([20, 20, 5])
  await reds.solve(3, 15) // the one tap that mends
  await reds.expectPuzzle(3, '15 points')
  await reds.expectPuzzle(4, 'not read yet')
  await reds.solve(6, 20)
  await expect(reds.region.getByText('Puzzle 6 is not the next one: mark puzzle 4 first.')).toBeVisible()
  await expectClean(page, 'turn')
  await reds.solveAll(EIGHT.slice(3), 4)
  await reds.expectCard(1, 75)
  await reds.expectCard(2, 75)
  await reds.expectSum('Round 2', 150)
  await reds.expectSum('To 300', 'there')
  await expect(reds.region.getByText('Reds has 305: round 2 is played out, and then the highest total wins.')).toBeVisible()
  await reds.next('Blues')

  const blues = chase.turn('Blues', 2)
  await blues.expectReader('Dee')
  const before = await touchesSoFar(page)
  await blues.solveAll(BEST)
  await blues.expectSum('Running', 305)
  await blues.next('The desk')
  expect((await touchesSoFar(page)) - before, 'touches of a turn, going on included').toBe(MOST_TOUCHES)
  await expect(page.getByText('2 teams have 305 points after round 2: the target of 300 is reached.')).toBeVisible()
  await chase.expectWinners(['Reds and Blues share Points with 305.'])

  await chase.press(page.getByText('House rules that may still change'))
  await chase.press(page.getByText('It wins at once'))
  await chase.button('Change the rules')
  await chase.expectWinners(['Reds wins Points with 305.'])
  await chase.press(page.getByText('The round is played out'))
  await chase.button('Change the rules')
  await chase.expectWinners(['Reds and Blues share Points with 305.'])

  await chase.tab('Sheet')
  const open = await touchesSoFar(page)
  await chase.press(page.getByRole('button', { name: 'Open Round 1, Blues' }).locator('visible=true').first())
  await chase.turn('Blues', 1).solve(1, 10)
  expect((await touchesSoFar(page)) - open, 'an earlier turn, from the sheet').toBe(2)
  await chase.turn('Blues', 1).expectSum('Running', 150)
  await chase.expectSaved()
  await chase.expectWinners(['Blues wins Points with 310.'])
  await chase.tab('History')
  await expect(page.getByText('Blues, round 1, puzzle 1: 10 points')).toBeVisible()
  expect(solvedIn(await book.chase(id), 1, 'Blues')).toEqual(clues([10, ...BEST.slice(1)]))
})

test('teams are asked for, a phone that dies in mid-turn loses nothing, a total is checked, and keys do it too', async ({
  book,
  table,
  server,
  context,
}) => {
  const chase = new ChaseTable(table.page, table.touch)
  await chase.startChase([REDS, { name: 'Loners', members: ['Fay'] }])
  await chase.button('Start the game')
  await expect(chase.page.getByText('Loners has one member: Name Chase is played in teams of at least two.')).toBeVisible()
  await chase.page.getByRole('combobox', { name: 'Member of Loners' }).fill('Gus')
  await chase.button('Start the game')
  await chase.page.waitForURL(/\/games\//)
  const id = new URL(chase.page.url()).pathname.split('/')[2] ?? ''
  await chase.openRound(1)
  const first = await chase.beginTurn(1, 'Reds')
  await first.expectReader('Ann')
  await chase.button('Ben reads instead')
  await first.expectReader('Ben')
  await first.expectNow('Puzzle 1: draw two cards')
  await first.solveAll([20, 'none'])
  await first.expectNow('Puzzle 3: turn the card over')
  await chase.expectSaved()

  await server.kill()
  await first.solveAll([5, 10], 3)
  await first.expectNow('Puzzle 5: next card')
  await first.expectCard(1, 35)
  await expect(chase.page.getByRole('alert').filter({ hasText: /not saved/i })).toContainText('2 waiting')
  await chase.page.close({ runBeforeUnload: false })
  await server.start()
  expect(solvedIn(await book.chase(id), 1, 'Reds')).toEqual([1, null])

  const again = new ChaseTable(await context.newPage(), table.touch)
  await recordTouches(again.page)
  await again.open(id)
  await again.expectSaved()
  expect(solvedIn(await book.chase(id), 1, 'Reds')).toEqual([1, null, 4, 3])
  const reds = await again.beginTurn(1, 'Reds')
  await reds.expectPuzzle(2, 'no score')
  await reds.expectPuzzle(5, 'not read yet')
  await reds.writeTotal('163')
  await expect(reds.region.getByText('A round total must be a multiple of 5.')).toBeVisible()
  await reds.writeTotal('165')
  await expect(reds.region.getByText('A round total is at most 160: eight puzzles of 20.')).toBeVisible()
  await reds.next('Loners')

  const keys = await touchesSoFar(again.page)
  const loners = again.turn('Loners', 1)
  await expect(loners.region.getByRole('button', { name: 'Puzzle 1: 20 points' })).toBeFocused()
  for (const key of ['1', '2', '3', '4', '0', '1', '1', '1', 'Enter']) await again.hand.key(key)
  await expect(reds.region).toBeVisible()
  expect((await touchesSoFar(again.page)) - keys, 'a turn by the keyboard').toBe(MOST_TOUCHES)
  await again.expectSaved()
  expect(solvedIn(await book.chase(id), 1, 'Loners')).toEqual([1, 2, 3, 4, null, 1, 1, 1])

  await again.tab('Seats')
  await again.page.getByRole('combobox', { name: 'Next team' }).fill('Greens')
  await again.page.keyboard.press('Enter')
  await again.page.getByRole('combobox', { name: 'Member of Greens' }).fill('Hal')
  await again.page.keyboard.press('Enter')
  await expect(again.page.getByText('sits down with its second member')).toBeVisible()
  await again.page.getByRole('combobox', { name: 'Member of Greens' }).fill('Ida')
  await again.page.keyboard.press('Enter')
  await expect(again.page.getByText('from round 2', { exact: true })).toBeVisible()
})
