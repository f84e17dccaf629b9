/**
 * A whole evening: the rulebook's sample playcard and four more rounds for five seats, from paper to the winners, with two rounds open, disputes of
 * every outcome, the server away for a minute and an old card edited; by thumb on the phone, by pointer on the laptop, and there also by keyboard.
 */
import type { Card, Way, Written } from './app/card'
import { SAMPLE_NAMES } from './app/card'
import type { FiveTable, Outcome } from './app/five-table'
import { cellsOf, flipped, gameVector, vector, type Cell } from './app/grids'
import { SAMPLE_CLASSES, type Book, type GameShown } from './fixtures/book'
import { expect, test } from './fixtures/test'

const SEATS = ['Ann', 'Ben', 'Cas', 'Dee', 'Eve'] as const
type Seat = (typeof SEATS)[number]
const EVENING = gameVector('fg02')
const SAMPLE = vector('g34')
const BLANKS = [
  { row: 0, column: 2 },
  { row: 2, column: 2 },
  { row: 4, column: 4 },
]

/** The card of a seat in a round: Ann brings the rulebook's sample, all others are those of the vector's players. */
function written(seat: Seat, round: number): Written & { total: number } {
  if (seat === 'Ann' && round === 1) return SAMPLE
  const played = EVENING.rounds[round - 1]?.[seat.charAt(0)]
  if (!played) throw new Error(`vectors.json has no card of ${seat} in round ${round}`)
  return played
}

const pupil = { Ann: 'A', Ben: 'B', Cas: 'C', Dee: 'D', Eve: 'E' } as const

/** What the vectors say at the end, with the sample in the place of Ann's first card. */
function grandTotals(seat: Seat): { special: number; general: number; total: number } {
  const all = EVENING.grandTotals[pupil[seat]]
  const first = EVENING.rounds[0]?.['A']
  if (!all || !first) throw new Error(`vectors.json has no totals of ${seat}`)
  if (seat !== 'Ann') return all
  return {
    special: all.special - first.special + SAMPLE.special,
    general: all.general - first.general + SAMPLE.general,
    total: all.total - first.total + SAMPLE.total,
  }
}

/** Ann is first in all three. */
function winners(): string[] {
  const { special, general, total } = grandTotals('Ann')
  return [`Ann wins Special with ${special}.`, `Ann wins General with ${general}.`, `Ann wins Total with ${total}.`]
}

const after = (seat: Seat): string => SEATS[SEATS.indexOf(seat) + 1] ?? 'the desk'

async function enter(table: FiveTable, round: number, ways: Record<Seat, Way>, seats: readonly Seat[] = SEATS): Promise<void> {
  for (const seat of seats) await table.markPlaycard(table.card(seat, round), ways[seat], written(seat, round), after(seat))
}

const nth = (seat: Seat, value: number, n: number): Cell => {
  const cell = cellsOf(written(seat, 1).grid, value)[n]
  if (!cell) throw new Error('no such cell')
  return cell
}

type Planned = { seat: Seat; cell: Cell; outcome: Outcome; flips: boolean }
/** Every way a dispute can end. `flips`: the scorer had put the other mark on paper. */
const DISPUTES: readonly Planned[] = [
  { seat: 'Ann', cell: { row: 1, column: 1 }, outcome: 'Voted out', flips: true },
  { seat: 'Ann', cell: { row: 2, column: 4 }, outcome: 'Nobody accepts', flips: true },
  { seat: 'Ben', cell: nth('Ben', 1, 0), outcome: 'Accepted', flips: true },
  { seat: 'Ben', cell: nth('Ben', 1, 1), outcome: 'Voted in', flips: true },
  { seat: 'Ben', cell: nth('Ben', 1, 2), outcome: 'Withdrawn', flips: false },
  { seat: 'Cas', cell: nth('Cas', 1, 0), outcome: 'Book says yes', flips: true },
  { seat: 'Cas', cell: nth('Cas', 0, 0), outcome: 'Book says no', flips: true },
  { seat: 'Dee', cell: nth('Dee', 1, 0), outcome: 'Director: valid', flips: true },
  { seat: 'Dee', cell: nth('Dee', 0, 0), outcome: 'Director: not valid', flips: true },
  { seat: 'Dee', cell: nth('Dee', 0, 1), outcome: 'Leave it open', flips: true },
]

/** The card as it came from the scorer, before the table disputed. */
const onPaper = (seat: Seat): Written => {
  const { grid } = written(seat, 1)
  return {
    grid: flipped(
      grid,
      DISPUTES.filter(d => d.seat === seat && d.flips).map(d => d.cell),
    ),
    special: Number.NaN,
    general: Number.NaN,
  }
}

async function firstRound(table: FiveTable): Promise<void> {
  await table.openRound(1)
  await table.announce(SAMPLE_CLASSES)
  await table.drawLetters('CME*L')
  await table.button('Start')
  await table.button('Stop')
  // While the first round's cards come in, the second one is written already.
  await table.openRound(2)
  await table.announce(SAMPLE_CLASSES)
  await table.drawLetters('CME*L')
  const ann = await table.openCard(1, 'Ann')
  await table.press(ann.button('All valid'))
  for (const blank of BLANKS) await ann.mark(blank, '.')
  await ann.expectSums(100, 98)
  await table.press(ann.next('Ben'))
  for (const seat of SEATS.slice(1)) await table.markPlaycard(table.card(seat, 1), 'cells', onPaper(seat), after(seat))
}

async function disputes(table: FiveTable): Promise<void> {
  for (const { seat, cell, outcome } of DISPUTES)
    await table.dispute(1, { seat, row: SAMPLE_NAMES.rows[cell.row] ?? '', column: SAMPLE_NAMES.columns[cell.column] ?? '', outcome })
  await expect(table.page.getByRole('region', { name: 'Open challenges' }).getByRole('listitem')).toHaveCount(1)
  await table.phase('Score')
  await table.expectTotal(1, 'Dee', '\\d+ so far, 1 challenged')
  await table.phase('Judge')
  await table.button('Settle it')
  await table.settle('Voted out')
  await expect(table.page.getByRole('region', { name: 'Settled challenges' }).getByRole('listitem')).toHaveCount(DISPUTES.length)
  await table.phase('Score')
  for (const seat of SEATS) await table.expectTotal(1, seat, String(written(seat, 1).total))
}

async function expectCards(book: Book, id: string, round: number): Promise<void> {
  for (const seat of SEATS) {
    const { special, general, total } = written(seat, round)
    await expect
      .poll(async () => (await book.card(id, round, seat))?.scores, { message: `${seat}, round ${round}` })
      .toEqual({ special, general, total })
  }
}

const first = (card: Card): Cell => ({ row: 0, column: cellsOf(written('Ann', card.round).grid, 1).find(c => c.row === 0)?.column ?? 0 })

/** Round 2 is looked at again in round 4: its total follows at once, nothing else moves; then it is put right. */
async function editRoundTwo(table: FiveTable): Promise<void> {
  const [before, later] = [written('Ann', 2), written('Ann', 3)]
  const card = await table.openCard(2, 'Ann')
  await card.choose('cells')
  await card.tap(first(card))
  await expect(card.sum('Total')).not.toHaveText(new RegExp(`^${before.total}\\b`))
  await table.tab('Sheet')
  await table.sheet.expect('Ann', later, 3)
  await table.sheet.expect('Ben', written('Ben', 2), 2)
  await table.openCard(2, 'Ann')
  await card.tap(first(card))
  await table.tab('Sheet')
  await table.sheet.expect('Ann', before, 2)
}

const MINUTE_MS = 60_000

test('from paper to the winners', async ({ book, server, table }) => {
  test.setTimeout(600_000)
  const id = await test.step('start', () => table.startGame({ seats: SEATS, title: 'Five rounds', director: '5. Eve' }))
  await test.step('round 1, the second one open beside it', () => firstRound(table))
  await test.step('disputes of every outcome', () => disputes(table))
  await expectCards(book, id, 1)
  await table.closeRound(1)
  await test.step('round 2, the server away for a minute', async () => {
    await table.openCard(2, 'Ann')
    await table.markPlaycard(table.card('Ann', 2), 'cells', written('Ann', 2), 'Ben')
    await table.expectSaved()
    await server.stop()
    const gone = Date.now()
    await enter(table, 2, { Ann: 'cells', Ben: 'cells', Cas: 'counts', Dee: 'numbers', Eve: 'counts' }, ['Ben', 'Cas', 'Dee', 'Eve'])
    await expect(table.page.getByRole('alert').filter({ hasText: /not saved/i })).toContainText('waiting')
    for (const seat of SEATS) await table.expectTotal(2, seat, String(written(seat, 2).total))
    await table.page.waitForTimeout(Math.max(0, gone + MINUTE_MS - Date.now()))
    await server.start()
    await table.expectSaved()
    await expectCards(book, id, 2)
  })
  await test.step('rounds 3 and 4, and an edit of round 2', async () => {
    for (const round of [3, 4]) {
      await table.openRound(round)
      await table.phase('Score')
      await table.button('Enter Ann’s card')
      const way = round === 3 ? 'counts' : 'numbers'
      await enter(table, round, { Ann: way, Ben: way, Cas: way, Dee: way, Eve: way })
    }
    await editRoundTwo(table)
  })
  await test.step('round 5 and the winners', async () => {
    await table.openRound(5)
    await table.phase('Score')
    await table.button('Enter Ann’s card')
    await enter(table, 5, { Ann: 'numbers', Ben: 'counts', Cas: 'numbers', Dee: 'counts', Eve: 'numbers' })
    await table.tab('Sheet')
    for (const seat of SEATS) await table.sheet.expect(seat, grandTotals(seat))
    for (const round of [1, 2, 3, 4, 5]) await expectCards(book, id, round)
    for (const round of [2, 3, 4, 5]) await table.closeRound(round)
    await table.expectWinners(winners())
    await table.expectSaved()
  })
  const end = await book.game(id)
  expect(end).toMatchObject({ status: 'finished', masterSheet: { through: 5, complete: true } })
  for (const seat of end.seats)
    expect(end.masterSheet.grandTotals[seat.id]).toEqual(SEATS.flatMap(s => (s === seat.name ? [grandTotals(s)] : []))[0])
})

async function playedBefore(book: Book): Promise<GameShown> {
  const game = await book.newGame({ seats: SEATS, rounds: 5, title: 'The last round', houseRules: { director: 4 } })
  for (const round of [1, 2, 3, 4])
    await book.act(
      game.id,
      ...SEATS.map((seat, i) => ({
        type: 'playcard.mark',
        round,
        seat: game.seats[i]?.id ?? '',
        marks: written(seat, round).grid.map(row => row.map(m => (m === 1 ? '1' : 'x')).join('')),
      })),
    )
  return game
}

test('the last round by keyboard', async ({ book, table, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  const game = await playedBefore(book)
  await table.open(game.id, `?view=card&round=5&seat=${game.seats[0]?.id ?? ''}`)
  const { keyboard } = table.page
  for (const seat of SEATS) {
    const card = table.card(seat, 5)
    await card.cell({ row: 0, column: 0 }).focus()
    for (const row of written(seat, 5).grid) for (const mark of row) await keyboard.press(mark === 1 ? '1' : 'x')
    await card.expectSums(written(seat, 5).special, written(seat, 5).general)
    await keyboard.press('Enter')
    await expect(card.region).toBeHidden()
  }
  await table.expectSaved()
  await expectCards(book, game.id, 5)
  await table.tab('Sheet')
  for (const seat of SEATS) {
    await table.sheet.expect(seat, written(seat, 5), 5)
    await table.sheet.expect(seat, grandTotals(seat))
  }
  await table.closeRound(5)
  await table.expectWinners(winners())
  expect((await book.game(game.id)).status).toBe('finished')
})
