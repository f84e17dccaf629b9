/** An evening of Famous Five: a race to 100 with two players, and hands of four with everything that the rules say about them. */
import { HandTable, touchesOf, type Called } from './app/hand-table'
import { expect, test } from './fixtures/test'
import type { Book } from './fixtures/book'
import { expectClean } from './ui/axe'
import { recordTouches, touchesSoFar } from './ui/recorder'

/** Hands that were played while nobody looks: 19 for the one who went out, 8 for the other. */
async function playUnseen(book: Book, game: string, first: number, outs: readonly string[]): Promise<void> {
  const { seats } = await book.game(game)
  for (const [i, name] of outs.entries()) {
    const round = first + i
    const cardsLeft = Object.fromEntries(seats.map(s => [s.id, s.name === name ? 1 : 2]))
    const out = seats.find(s => s.name === name)?.id
    await book.act(game, { type: 'round.open', number: round }, { type: 'hand.record', round, out, cardsLeft })
  }
}

test('a race to 100: both get there in the same hand; an abandoned hand, a reload, a correction', async ({ book, table }) => {
  const hands = new HandTable(table.page, table.touch)
  const { page } = hands
  const game = await hands.startGame({ seats: ['Ann', 'Ben'], rules: ['A race to 100'] })
  await hands.enter({ out: 'Ann', left: [1, 2], story: 'Five on a Treasure Island' })
  await hands.expectPoints('Ann', '19')
  await hands.expectPoints('Ben', '8')
  await hands.record(1)
  await expect(hands.says).toContainText('Hand 1 is recorded.')
  await hands.expectTotal('Ann', '19')
  await hands.happyEnding(null)
  await hands.record(2)
  await expect(hands.says).toContainText('Nobody played a Happy Ending: the hand is recorded as abandoned.')
  await expect(page.getByText('Race to 100: Ann 19, 81 to go')).toBeVisible()
  await hands.expectSaved()
  await playUnseen(book, game, 3, ['Ann', 'Ben', 'Ann', 'Ben', 'Ben'])

  await hands.expectHand(8)
  await hands.expectTotal('Ben', '81')
  await hands.happyEnding('Ann')
  await hands.type(9)
  await page.reload()
  await hands.expectHand(8)
  await expect(hands.says).toContainText('Ben has no number yet.')
  await hands.expectPoints('Ann', '11')
  await hands.type(1)
  await hands.record(8)
  await hands.expectHand(9)
  await hands.enter({ out: 'Ben', left: [1, 2] })
  await expect(hands.says).toContainText('Ben reached 100 points in hand 9. This hand ends the game.')
  await hands.record(9)
  await expect(page.getByText('Ben reached 100 points in hand 9.')).toBeVisible()
  await hands.expectWinners(['Ben wins Points with 108.'])

  await hands.tab('Desk')
  await hands.correct(8, 'Ann')
  await hands.expectTotal('Ann', '101')
  await hands.press(hands.keys.getByRole('button', { name: 'One more' }))
  await hands.expectTotal('Ann', '100')
  await hands.correct(1, 'Ann')
  await hands.happyEnding('Ben')
  await expect(page.getByText('Ben reached 100 points in hand 8.').first()).toBeVisible()
  expect(await hands.undo()).toBe('Hand 1: Ben played the Happy Ending with 2 cards left; Ann 1 left')
  await hands.expectWinners(['Ben wins Points with 108.'])
  await hands.tab('History')
  await expect(
    page.getByText(
      'Hand 8: Ann played the Happy Ending with 10 cards left; Ben 1 left · went out with 9 cards left → went out with 10 cards left',
    ),
  ).toBeVisible()
  await hands.expectSaved()
  const { masterSheet, seats } = await book.game(game)
  expect(seats.map(s => masterSheet.grandTotals[s.id])).toEqual([{ points: 100 }, { points: 108 }])
})

const NAMES = ['Ann', 'Ben', 'Cas', 'Dee']
const CALLED: readonly Called[] = [
  { out: 'Cas', left: [5, 8, 4, 7] },
  { out: 'Ann', left: [10, 1, 12, 10] },
  { out: 'Dee', left: [2, 3, 1, 3] },
  { out: null, left: [11, 10, 12, 11] },
]

/** All hands that four players can have: 3 to 33 cards left. */
function* allHands(): Generator<readonly number[]> {
  for (let a = 0; a <= 33; a += 1)
    for (let b = 0; a + b <= 33; b += 1)
      for (let c = 0; a + b + c <= 33; c += 1) for (let d = 0; a + b + c + d <= 33; d += 1) if (a + b + c + d >= 3) yield [a, b, c, d]
}

test('a hand of four in at most ten touches, counted by the browser', async ({ book, table }, info) => {
  const hands = new HandTable(table.page, table.touch)
  const { page } = hands
  const game = await book.newGame({ seats: NAMES, pad: 'famous-five', houseRules: { end: { hands: 9 } } })
  await recordTouches(page)
  await hands.open(game.id)
  for (const [i, called] of CALLED.entries()) {
    const before = await touchesSoFar(page)
    await hands.play(i + 1, called)
    const touches = (await touchesSoFar(page)) - before
    expect(touches, `hand ${i + 1}`).toBe(touchesOf(called))
    expect(touches).toBeLessThanOrEqual(10)
  }
  const before = await touchesSoFar(page)
  await hands.correct(1, 'Ben')
  await hands.press(hands.keys.getByRole('button', { name: 'One less' }))
  await hands.expectPoints('Ben', '3')
  expect((await touchesSoFar(page)) - before, 'a correction').toBe(2)
  await expectClean(page, 'a recorded hand')
  const all = [...allHands()].map(left => touchesOf({ left }))
  const most = Math.max(...all)
  console.log(
    `${info.project.name}: ${all.length} hands of four, most ${most}, mean ${(all.reduce((a, b) => a + b, 0) / all.length).toFixed(2)} touches`,
  )
  expect(most).toBeLessThanOrEqual(10)
  await hands.expectSaved()
  expect((await book.game(game.id)).rounds.map(r => Object.values(r.playcards).map(c => c.scores))).toEqual([
    [{ points: 5 }, { points: 3 }, { points: 16 }, { points: 3 }],
    [{ points: 10 }, { points: 9 }, { points: -2 }, { points: 0 }],
    [{ points: 8 }, { points: 7 }, { points: 9 }, { points: 17 }],
    [{ points: 0 }, { points: 0 }, { points: 0 }, { points: 0 }],
  ])
})

test('what the rules say: impossible, overruled, unusual, points only, recorded twice, who leaves', async ({ book, table }) => {
  const hands = new HandTable(table.page, table.touch)
  const { page } = hands
  const game = await book.newGame({ seats: NAMES, pad: 'famous-five' })
  await hands.open(game.id)
  await hands.enter({ out: 'Ann', left: [20, 10, 5, 4] })
  await expect(hands.says).toContainText('More than 36 cards left (39): 8 cards lie in the finished set.')
  await hands.record(1)
  await hands.expectHand(1)
  await hands.retype('Ann', 15)
  await expect(hands.says).toContainText('More than 33 cards left (34)')
  await expectClean(page, 'to be overruled')
  await page.getByRole('textbox', { name: 'Note: counted again, and it is so' }).fill('counted twice')
  await hands.button('Record all the same')
  await hands.expectHand(2)
  await expect(hands.says).toContainText('Ann has 15 cards left: rare, so count them again.')

  const finder = page.getByRole('combobox', { name: 'Open a score: number or name' })
  for (const [typed, name] of [
    ['3', NAMES[2]],
    [NAMES[1]?.slice(0, 2).toLowerCase() ?? '', NAMES[1]],
  ] as const) {
    await finder.fill(typed)
    await finder.press('Enter')
    await expect(hands.column(name ?? '').getByRole('button', { name: /being typed$/ })).toBeVisible()
    await expect(hands.columns).toBeFocused()
  }
  await hands.columns.press('ArrowLeft')
  await hands.enter({ out: 'Ben', left: [0, 0, 1, 0] })
  await expect(hands.says).toContainText('Fewer than 3 cards left (1)')
  const { seats } = await book.game(game.id)
  const [ann = '', ben = '', cas = '', dee = ''] = seats.map(s => s.id)
  await book.act(
    game.id,
    { type: 'round.open' },
    { type: 'hand.record', round: 2, out: ann, cardsLeft: { [ann]: 3, [ben]: 3, [cas]: 3, [dee]: 3 } },
  )
  await expect(page.getByText('Hand 2 was recorded meanwhile')).toBeVisible()
  await hands.button('Save hand 2')
  await expect(page.getByText('Somebody else changed this meanwhile')).toBeVisible()
  await expect(page.getByText('Ann, hand 2: you 0 cards left, Director (program) went out with 3 cards left')).toBeVisible()
  await hands.button('Keep theirs')
  await hands.expectHand(3)

  await hands.press(page.getByText('Points only, dealer, who sits out'))
  await hands.press(page.getByText('Points only', { exact: true }))
  await hands.retype('Ann', 9)
  for (const n of [9, 9]) await hands.type(n)
  await hands.key('Below nought, or not', '-')
  await hands.type(3)
  await expect(page.getByRole('heading', { name: 'These points can be read in 4 ways' })).toBeVisible()
  await expectClean(page, 'points only')
  await hands.record(3)
  await hands.expectHand(4)
  await hands.button('Rules: how a hand is played')
  await expect(hands.dialog).toContainText('Four play: shuffle the four Happy Endings')
  await expectClean(page, 'how a hand is played')
  await page.keyboard.press('Escape')
  await book.act(game.id, { type: 'round.open', number: 4 })
  await book.act(game.id, { type: 'seat.leave', seat: dee, after: 3 })
  await expect(hands.column('Dee')).toHaveCount(0)
  await hands.play(4, { out: 'Cas', left: [4, 5, 6] })
  await hands.expectSaved()
  await book.act(game.id, { type: 'seat.leave', seat: cas, after: 4 }, { type: 'seat.leave', seat: ben, after: 4 })
  await expect(page.getByRole('heading', { name: 'This hand cannot begin yet' })).toBeVisible()
  await expect(page.getByText('A hand is played by two, three or four players')).toBeVisible()
})
