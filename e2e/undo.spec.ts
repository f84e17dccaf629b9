/** P35: every kind of action can be taken back, the first one of the game too; afterwards the game is what it was before, to the last field. */
import type { FiveTable } from './app/five-table'
import { expect, test } from './fixtures/test'
import type { Book, GameShown } from './fixtures/book'

const BAD = { row: 0, column: 0 }

type Kind = { kind: string; at: string; act: (table: FiveTable) => Promise<void> }

const card = (game: GameShown, seat: number): string => `?view=card&round=1&seat=${game.seats[seat]?.id ?? ''}`

/** What stands in the game, without what only counts the actions. */
async function standing(book: Book, id: string): Promise<object> {
  const { seq: _, ...game } = await book.game(id)
  return game
}

/** Does it, sees that something changed, takes it back, sees that nothing did. */
async function thereAndBack(book: Book, table: FiveTable, game: GameShown, { kind, at, act }: Kind): Promise<void> {
  const before = await standing(book, game.id)
  const { seq } = await book.game(game.id)
  await table.open(game.id, at)
  await act(table)
  await expect.poll(async () => (await book.game(game.id)).seq, { message: `${kind}: done` }).toBeGreaterThan(seq)
  await table.expectSaved()
  expect(await standing(book, game.id), `${kind}: changes something`).not.toEqual(before)
  const done = (await book.game(game.id)).seq
  await table.undo()
  await expect.poll(async () => (await book.game(game.id)).seq, { message: `${kind}: taken back` }).toBeGreaterThan(done)
  expect(await standing(book, game.id), `${kind}: after undo`).toEqual(before)
}

test('the very first action of a game', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'] })
  await thereAndBack(book, table, game, { kind: 'round.open', at: '', act: t => t.button('Open round 1') })
  await expect(table.page.getByRole('heading', { name: 'The table is ready' })).toBeVisible()
})

test('on the desk: set up, timer, close, reopen', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  const kinds: Kind[] = [
    { kind: 'round.open', at: '', act: t => t.openRound(2) },
    {
      kind: 'drawers',
      at: '?round=1&phase=draw',
      act: async t => {
        const drawer = t.page.getByRole('combobox', { name: 'Card 1 is drawn by' })
        await drawer.selectOption({ label: (await drawer.inputValue()) === game.seats[0]?.id ? 'Ben' : 'Ann' })
      },
    },
    {
      kind: 'classes',
      at: '?round=1&phase=announce',
      act: async t => {
        await t.page.getByRole('combobox', { name: 'Class 1', exact: true }).fill('Rivers')
        await t.button('Announced: on to the letters')
      },
    },
    {
      kind: 'letters',
      at: '?round=1&phase=letters',
      act: async t => {
        await t.page.getByRole('textbox', { name: 'Letters, in the order drawn' }).fill('ABCDE')
        await t.button('Drawn: on to the timer')
      },
    },
    { kind: 'timer.start', at: '?round=1&phase=write', act: t => t.button('Start') },
    {
      kind: 'round.close',
      at: '?round=1&phase=score',
      act: async t => {
        await t.button('Close round 1')
        await t.button('Close with these gaps')
      },
    },
  ]
  for (const kind of kinds) await test.step(kind.kind, () => thereAndBack(book, table, game, kind))
  await book.act(game.id, { type: 'timer.start', round: 1 })
  const write = '?round=1&phase=write'
  await thereAndBack(book, table, game, { kind: 'timer.add', at: write, act: t => t.button('30 seconds') })
  await thereAndBack(book, table, game, { kind: 'timer.stop', at: write, act: t => t.button('Stop') })
  await book.act(game.id, { type: 'round.close', round: 1, gaps: ['missing'] })
  await thereAndBack(book, table, game, { kind: 'round.reopen', at: '?round=1&phase=score', act: t => t.button('Reopen round 1') })
})

test('on a card: marks, one mark, words, counts, numbers, absent, void', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben', 'Cas'], rounds: 1 })
  const [ann = ''] = game.seats.map(s => s.id)
  const at = card(game, 0)
  const kinds: Kind[] = [
    { kind: 'playcard.mark', at, act: t => t.press(t.card('Ann', 1).button('All valid')) },
    { kind: 'playcard.mark-one', at, act: t => t.card('Ann', 1).tap(BAD) },
    {
      kind: 'counts',
      at,
      act: async t => {
        await t.card('Ann', 1).choose('counts')
        await t.card('Ann', 1).digits('5432154321')
        await t.press(t.card('Ann', 1).next('Ben'))
      },
    },
    {
      kind: 'numbers',
      at,
      act: async t => {
        await t.card('Ann', 1).choose('numbers')
        await t.card('Ann', 1).enterNumbers({ grid: [], special: 84, general: 82 }, 'Ben')
      },
    },
    ...['Absent in this round', 'Card is void'].map(name => ({
      kind: name,
      at,
      act: async (t: FiveTable) => {
        await t.press(t.page.getByText('Absent, or void'))
        await t.button(name)
      },
    })),
  ]
  for (const kind of kinds) await test.step(kind.kind, () => thereAndBack(book, table, game, kind))
  await book.act(game.id, { type: 'playcard.mark', round: 1, seat: ann, marks: ['11111', '11111', '11111', '11111', '11111'] })
  await table.open(game.id, at)
  await table.card('Ann', 1).choose('cells')
  const words: Kind = {
    kind: 'playcard.write',
    at,
    act: async t => {
      await t.card('Ann', 1).cell(BAD).focus()
      await t.press(t.page.getByRole('switch', { name: 'Write entries' }))
      const field = t.page.getByRole('textbox', { name: 'What is written there' })
      await field.fill('Charles')
      await field.press('Enter')
    },
  }
  await thereAndBack(book, table, game, words)
})

test('disputes: each outcome goes back to the mark that stood there', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben', 'Cas', 'Dee', 'Eve'], rounds: 1, houseRules: { director: 4 } })
  await book.act(game.id, {
    type: 'playcard.mark',
    round: 1,
    seat: game.seats[0]?.id ?? '',
    marks: ['11111', 'xxxxx', '11111', '11111', '11111'],
  })
  for (const outcome of ['Accepted', 'Voted out', 'Book says yes', 'Director: not valid', 'Withdrawn', 'Leave it open'] as const)
    await test.step(outcome, () =>
      thereAndBack(book, table, game, {
        kind: outcome,
        at: '',
        act: t => t.dispute(1, { seat: 'Ann', row: 'Row M', column: 'Books of Bible', outcome }),
      }),
    )
})

test('seats, rules and the game itself', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben', 'Cas'], rounds: 1 })
  const kinds: Kind[] = [
    {
      kind: 'seat.add',
      at: '?view=seats',
      act: async t => {
        await t.page.getByRole('combobox', { name: 'Next player' }).fill('Dee')
        await t.page.keyboard.press('Enter')
      },
    },
    {
      kind: 'seat.rename',
      at: '?view=seats',
      act: async t => {
        await t.page.getByRole('textbox', { name: 'Name of seat 2' }).fill('Benjamin')
        await t.page.keyboard.press('Enter')
      },
    },
    { kind: 'seat.leave', at: '?view=seats', act: t => t.button('Remove Cas') },
    {
      kind: 'seat.order',
      at: '?view=seats',
      act: async t => {
        if (t.touch) await t.button('Change the order')
        await t.button('Move Ann down')
      },
    },
    {
      kind: 'director.set',
      at: '?view=seats',
      act: async t => {
        await t.page.getByRole('combobox', { name: 'Who directs' }).selectOption({ label: 'Ben (2)' })
      },
    },
    {
      kind: 'game.describe',
      at: '?view=game',
      act: async t => {
        await t.page.getByRole('textbox', { name: 'Name of the game' }).fill('Saturday')
        await t.button('Save these')
      },
    },
    {
      kind: 'rules.change',
      at: '?view=game',
      act: async t => {
        await t.press(t.page.getByText('House rules that may still change'))
        await t.page.getByRole('textbox', { name: 'Number of rounds' }).fill('3')
        await t.button('Change the rules')
      },
    },
    {
      kind: 'seat.members',
      at: '?view=seats',
      act: async t => {
        await t.page.getByRole('textbox', { name: /^Who plays it from/ }).fill('Fay')
        await t.button('Substitute')
      },
    },
    { kind: 'game.archive', at: '?view=game', act: t => t.button('Archive') },
    { kind: 'game.finish', at: '?view=game', act: t => t.finish() },
  ]
  for (const kind of kinds) await test.step(kind.kind, () => thereAndBack(book, table, game, kind))
  await book.act(game.id, { type: 'game.finish' })
  await thereAndBack(book, table, game, { kind: 'game.reopen', at: '?view=game', act: t => t.button('Reopen: play on') })
  await book.act(game.id, { type: 'game.archive' })
  await thereAndBack(book, table, game, { kind: 'game.restore', at: '?view=game', act: t => t.button('Restore from the archive') })
})

test('what depends on an action is named, and goes with it only when the Director says so', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'] })
  await table.open(game.id)
  await table.button('Open round 1')
  await table.phase('Score')
  await table.press(table.cardLine(1, 'Ann'))
  await table.press(table.page.getByRole('button', { name: 'All valid' }))
  await table.expectSaved()
  await table.tab('History')
  await table.button('Undo: Round 1 opens')
  await table.press(table.dialog.getByRole('button', { name: 'Undo it' }))
  await expect(table.dialog.getByRole('listitem')).toContainText(['Ann, round 1: marks'])
  await table.press(table.dialog.getByRole('button', { name: 'Leave it' }))
  expect((await book.card(game.id, 1, 'Ann'))?.scores?.total).toBe(250)
  await table.button('Undo: Round 1 opens')
  await table.press(table.dialog.getByRole('button', { name: 'Undo it' }))
  await table.press(table.dialog.getByRole('button', { name: 'Undo all 2' }))
  await table.expectSaved()
  expect((await book.game(game.id)).rounds).toEqual([])
  await table.button(/^Undo: Took back/)
  await table.press(table.dialog.getByRole('button', { name: 'Undo it' }))
  await table.expectSaved()
  await expect.poll(async () => (await book.card(game.id, 1, 'Ann'))?.scores?.total).toBe(250)
})
