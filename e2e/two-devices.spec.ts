/** Two phones on one playcard: different cells merge, the same cell asks, and a phone's own queue never conflicts with itself. */
import type { FiveTable } from './app/five-table'
import { HandTable } from './app/hand-table'
import { expect, test } from './fixtures/test'
import type { GameShown } from './fixtures/book'

const FIRST = { row: 0, column: 0 }
const SECOND = { row: 1, column: 2 }
const THIRD = { row: 4, column: 4 }

const cardAddress = (game: GameShown, seat: number, round = 1): string => `?view=card&round=${round}&seat=${game.seats[seat]?.id ?? ''}`

async function offline(table: FiveTable, away: boolean): Promise<void> {
  await table.page.context().setOffline(away)
}

test('different cells of one card merge, and each phone sees the other', async ({ book, table, another }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  const second = await another()
  await table.open(game.id, cardAddress(game, 0))
  await second.open(game.id, cardAddress(game, 0))
  await expect(table.card('Ann', 1).region.getByText(/is on this card too/)).toBeVisible()
  await Promise.all([table.card('Ann', 1).mark(FIRST, '1'), second.card('Ann', 1).mark(SECOND, 'x')])
  for (const device of [table, second]) {
    await device.card('Ann', 1).expectMark(FIRST, 'valid')
    await device.card('Ann', 1).expectMark(SECOND, 'crossed out')
    await device.expectSaved()
    await expect(device.page.getByRole('region', { name: 'Not saved' })).toBeHidden()
  }
  expect((await book.card(game.id, 1, 'Ann'))?.marks).toEqual(['1????', '??x??', '?????', '?????', '?????'])
})

for (const { answer, stands } of [
  { answer: 'Use mine', stands: '1' },
  { answer: 'Keep theirs', stands: 'x' },
])
  test(`the same cell with another mark asks; ${answer}`, async ({ book, table, another }) => {
    const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
    const second = await another()
    await table.open(game.id, cardAddress(game, 0))
    await second.open(game.id, cardAddress(game, 0))
    await offline(second, true)
    await second.card('Ann', 1).tap(THIRD)
    await expect(second.page.getByRole('alert').filter({ hasText: /not saved/i })).toContainText('1 waiting')
    await table.card('Ann', 1).mark(THIRD, 'x')
    await table.expectSaved()
    await offline(second, false)
    const question = second.page.getByRole('region', { name: 'Not saved' })
    await expect(question).toContainText('Somebody else changed this meanwhile')
    await expect(question).toContainText(/you valid, Director \(.+\) crossed out/)
    expect((await book.card(game.id, 1, 'Ann'))?.marks?.[4]).toBe('????x')
    await second.button(answer)
    await expect(question).toBeHidden()
    await second.expectSaved()
    expect((await book.card(game.id, 1, 'Ann'))?.marks?.[4]).toBe(`????${stands}`)
    for (const device of [table, second]) await device.card('Ann', 1).expectMark(THIRD, stands === 'x' ? 'crossed out' : 'valid')
  })

test('the same cell with the same mark is no question', async ({ book, table, another }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  const second = await another()
  await table.open(game.id, cardAddress(game, 0))
  await second.open(game.id, cardAddress(game, 0))
  await offline(second, true)
  await second.card('Ann', 1).tap(FIRST)
  await table.card('Ann', 1).tap(FIRST)
  await table.expectSaved()
  await offline(second, false)
  await second.expectSaved()
  await expect(second.page.getByRole('region', { name: 'Not saved' })).toBeHidden()
})

test("a phone's own queue never conflicts with itself", async ({ book, table, another }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  const second = await another()
  await table.open(game.id, cardAddress(game, 0))
  await second.open(game.id, cardAddress(game, 0))
  await offline(table, true)
  const card = table.card('Ann', 1)
  await table.press(card.button('All valid'))
  for (const mark of ['x', '.', '1', 'x'] as const) await card.mark(FIRST, mark)
  await second.card('Ann', 1).mark(SECOND, '1')
  await second.expectSaved()
  await offline(table, false)
  await table.expectSaved()
  await expect(table.page.getByRole('region', { name: 'Not saved' })).toBeHidden()
  expect((await book.card(game.id, 1, 'Ann'))?.marks?.[0]).toBe('x1111')
  await second.card('Ann', 1).expectMark(FIRST, 'crossed out')
})

test('a change that arrives while another one is being fetched is seen too', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  const [ann = ''] = game.seats.map(s => s.id)
  const one = (column: number): Promise<void> =>
    book.act(game.id, { type: 'playcard.mark-one', round: 1, seat: ann, row: 0, column, mark: '1' })
  await table.open(game.id, cardAddress(game, 0))
  let release = (): void => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  let fetched = 0
  await table.page.route('**/log?after=*', async route => {
    fetched += 1
    if (fetched > 1) return route.continue()
    const answer = await book.server.ask(new URL(route.request().url()).pathname + new URL(route.request().url()).search)
    await held
    return route.fulfill({ status: answer.status, contentType: 'application/json', body: answer.text })
  })
  await one(0)
  await expect.poll(() => fetched).toBe(1)
  await one(1)
  await expect.poll(async () => (await book.game(game.id)).seq).toBe(game.seq + 2)
  release()
  await table.card('Ann', 1).expectMark({ row: 0, column: 0 }, 'valid')
  await table.card('Ann', 1).expectMark({ row: 0, column: 1 }, 'valid')
})

test('P49: what one confirms, the other sees whole: card, list and sheet, without a reload', async ({ book, table, another }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  const second = await another()
  await second.open(game.id, '?phase=score')
  await second.expectTotal(1, 'Ann', 'not handed in')
  await table.open(game.id, cardAddress(game, 0))
  await table.press(table.card('Ann', 1).button('All valid'))
  await second.expectTotal(1, 'Ann', '250')
  await expect(second.page.getByText('Not handed in: Ben.')).toBeVisible()
  await expect(second.page.getByRole('button', { name: 'Enter Ben’s card' })).toBeVisible()
  await second.tab('Sheet')
  await second.sheet.expect('Ann', { special: 125, general: 125, total: 250 })
  await table.card('Ann', 1).mark(FIRST, 'x')
  await second.sheet.expect('Ann', { special: 116, general: 116, total: 232 })
})

for (const { theirs, what } of [
  { theirs: [4, 5, 6], what: 'alike: nothing is asked' },
  { theirs: [3, 5, 6], what: 'otherwise: one question, and still one hand' },
])
  test(`two phones record the first hand while away, ${what}`, async ({ book, table, another }) => {
    const game = await book.newGame({ pad: 'famous-five', seats: ['Ann', 'Ben', 'Cas'] })
    const second = await another()
    const phones = [table, second].map(phone => new HandTable(phone.page, phone.touch))
    const [first, other] = phones
    if (!first || !other) throw new Error('two phones')
    for (const phone of phones) {
      await phone.open(game.id)
      await phone.page.context().setOffline(true)
    }
    await first.play(1, { out: 'Ann', left: [4, 5, 6] })
    await other.play(1, { out: 'Ann', left: theirs })
    await first.page.context().setOffline(false)
    await first.expectSaved()
    await other.page.context().setOffline(false)
    const question = other.page.getByRole('region', { name: 'Not saved' })
    if (theirs[0] !== 4) {
      await expect(question).toContainText('Somebody else changed this meanwhile')
      await expect(question).not.toContainText('is there already')
      await other.button('Use mine')
    }
    await other.expectSaved()
    await expect(question).toBeHidden()
    const { rounds } = await book.game(game.id)
    expect(rounds.map(r => Object.values(r.playcards).map(card => card.scores))).toEqual([
      [20 - (theirs[0] ?? 0), 5, 4].map(points => ({ points })),
    ])
    for (const phone of phones) await phone.expectHand(2)
    await first.type(2)
    await expect(other.page.getByText('is typing this hand too.')).toBeVisible()
    await expect(first.page.getByText('is typing this hand too.')).toBeHidden()
  })
