/**
 * The judging desk: a six-player round judged cell by cell with typed entries and a child among them, an event round judged by seat numbers, the key grown
 * after the fact, rulings kept and offered in the next game, two devices with one of them marking a cell of the group, and the files of the ruling book.
 */
import { JudgingDesk } from './app/judging-desk'
import { marksOf, roundOf, SPICE } from './app/seasoning'
import { expect, test } from './fixtures/test'

test('a round is judged by cell: one ruling for a group, the child left out, announced as it happens, undone as one', async ({
  book,
  table,
}) => {
  const game = await roundOf(book, ['Mace', 'mace', 'Maces', 'Mint', 'Mace', 'Mustard'], { child: 4 })
  const desk = new JudgingDesk(table)
  await table.open(game.id)
  await desk.open(1, 'Read out')
  await expect(table.page.getByText('Cell 1 of 25')).toBeVisible()
  await desk.toCell('Row M', 'Edible Products')
  const mace = desk.group('Mace')
  await expect(mace).toContainText('4 cards')
  await expect(mace).toContainText('“Maces” near')
  await expect(mace).toContainText('left out: a child answers to the Class only')
  await expect(mace).toContainText(/Key Word Mace, row M agrees/)
  const before = await marksOf(book, game)
  await desk.ask('Mace', true)
  await expect(desk.changes.getByRole('heading')).toHaveText('2 cells change')
  await expect(desk.changes).toContainText(/Ann: not judged → valid · Total \d+ → \d+ \(\+\d+\)/)
  const told = /Ann: .*? → (\d+) \(/.exec((await desk.changes.textContent()) ?? '')?.[1]
  expect(await marksOf(book, game)).toBe(before)
  // The near one is added by hand.
  await table.press(table.dialog.getByRole('checkbox', { name: /Cas/ }))
  await expect(desk.changes.getByRole('heading')).toHaveText('3 cells change')
  await expect(table.dialog).toContainText('Left out: Eve – judged by the Class only, on the card.')
  await desk.yes()
  await table.expectSaved()
  expect(await marksOf(book, game)).toBe('111???')
  expect(String((await book.card(game.id, 1, 'Ann'))?.scores?.total)).toBe(told)
  await table.button('Undo this')
  await table.expectSaved()
  expect(await marksOf(book, game)).toBe('??????')
  await table.press(mace.getByRole('button', { name: 'To the card of Eve' }))
  await expect(table.card('Eve', 1).region).toBeVisible()
})

test('what speaks against a ruling is said before the yes, and one that was taken back is not offered again', async ({ book, table }) => {
  const game = await roundOf(book, ['Cinnamon', 'Mint'])
  const desk = new JudgingDesk(table)
  await table.open(game.id)
  await desk.open(1, 'Read out')
  await desk.toCell('Row M', 'Edible Products')
  await desk.ask('Cinnamon', true)
  await expect(table.dialog).toContainText('Its Key Word is Cinnamon, and the row asks for M: the first letter is never forgiven.')
  await table.press(table.dialog.getByRole('button', { name: 'Not yet' }))
  await desk.ask('Mint', false)
  await expect(table.dialog).not.toContainText('never forgiven')
  await desk.keep()
  await desk.yes()
  await table.expectSaved()
  await expect(table.page.getByRole('region', { name: 'Rulings' })).toContainText('kept')
  await expect(table.page.getByText('In the ruling book for this Class and letter')).toBeHidden()
  await expect(desk.group('Mint')).not.toContainText('Ruled before')
  await table.button('Undo this')
  await table.expectSaved()
  await expect(desk.group('Mint')).not.toContainText('Ruled before')
  await desk.ask('Mint', true)
  await desk.yes()
  await expect(table.page.getByText('“Mint” ruled valid for 1 card.')).toBeVisible()
  await table.button('Next cell')
  await expect(table.page.getByText('“Mint” ruled valid for 1 card.')).toBeHidden()
})

test('a key that grows judges earlier cards anew, after showing which and by how much', async ({ book, table }) => {
  const game = await roundOf(book, ['Mace', 'Mahlab', 'MAHLAB', 'Mint'])
  const desk = new JudgingDesk(table)
  await table.open(game.id)
  await desk.open(1, 'Read out')
  await desk.toCell('Row M', 'Edible Products')
  await desk.ask('Mahlab', false)
  await desk.yes()
  await table.expectSaved()
  expect(await marksOf(book, game)).toBe('?xx?')
  await desk.addToKey('mahlab')
  await expect(table.dialog.getByRole('heading', { name: '“mahlab” joins the answer key' })).toBeVisible()
  await expect(desk.changes).toContainText(/Ben: crossed out → valid · Total \d+ → \d+ \(\+\d+\)/)
  expect(await marksOf(book, game)).toBe('?xx?')
  await desk.yes()
  await table.expectSaved()
  expect(await marksOf(book, game)).toBe('?11?')
  await expect(table.page.getByRole('region', { name: 'Answer key' })).toContainText('mahlab')
  await expect(desk.group('Mahlab')).toContainText('in the key')
})

test('an event round without texts is judged by seat numbers', async ({ book, table }) => {
  const game = await roundOf(book, ['', '', '', '', '', ''])
  const desk = new JudgingDesk(table)
  await table.open(game.id)
  await desk.open(1, 'Read out')
  await desk.toCell('Row M', 'Edible Products')
  await desk.hands('1 3 9')
  await expect(table.page.getByText('Nobody with number 9 plays round 1.')).toBeVisible()
  await desk.hands('1 3-4 valid')
  await expect(desk.changes.getByRole('heading')).toHaveText('3 cells change')
  await desk.yes()
  await table.button('The rest not valid: 3')
  await desk.yes()
  await table.expectSaved()
  expect(await marksOf(book, game)).toBe('1x11xx')
})

test('two rulings are kept and offered in the next game; the book is searched, changed, and carried out and in', async ({
  book,
  table,
}) => {
  const game = await roundOf(book, ['Mace', 'Mint', 'Mustard'])
  const desk = new JudgingDesk(table)
  await table.open(game.id)
  await desk.open(1, 'Read out')
  await desk.toCell('Row M', 'Edible Products')
  for (const [text, valid] of [
    ['Mace', true],
    ['Mint', false],
  ] as const) {
    await desk.ask(text, valid)
    await table.dialog.getByRole('textbox', { name: 'Reason' }).fill(`about ${text}`)
    await desk.keep()
    await desk.yes()
  }
  await table.expectSaved()
  const next = await roundOf(book, ['maces', 'MINT'])
  await table.open(next.id)
  await desk.open(1, 'Read out')
  await desk.toCell('Row M', 'Edible Products')
  await expect(desk.group('maces')).toContainText(/Ruled before: valid “Mace” near · about Mace/)
  await expect(desk.group('MINT')).toContainText(/Ruled before: not valid “Mint” · about Mint/)
  await book.act(next.id, { type: 'key.add', ...SPICE, entry: 'mint' })
  await expect(desk.group('MINT')).toContainText('The answer key has it, the ruling book has it as not valid: rule on it.')
  await table.press(desk.group('MINT').getByRole('button', { name: 'Rule like “Mint”: not valid' }))
  await expect(table.dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('about Mint')
  await desk.yes()
  await table.expectSaved()
  expect(await marksOf(book, next)).toBe('?x')

  await table.page.goto('/rulings?text=Mint')
  const list = table.page.getByRole('list', { name: 'Rulings' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await table.button('Change: Mint')
  await table.dialog.getByRole('textbox', { name: 'Reason' }).fill('a leaf, not a seasoning')
  await table.button('Save the change')
  await expect(list).toContainText('a leaf, not a seasoning')
  await table.page
    .getByLabel('File of rulings')
    .setInputFiles({ name: 'wrong.csv', mimeType: 'text/csv', buffer: Buffer.from('class,answer,valid\nA,B,yes') })
  await expect(table.page.getByRole('alert').filter({ hasText: 'wrong.csv' })).toContainText('“answer” that is not known')
  await table.page
    .getByLabel('File of rulings')
    .setInputFiles({ name: 'more.csv', mimeType: 'text/csv', buffer: Buffer.from('class,letter,entry,valid\nFlowers,T,Mint tulip,yes') })
  await expect(
    table.page.getByRole('status').filter({ hasText: 'more.csv' }).or(table.page.getByText('1 ruling taken over.')),
  ).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await table.button('Take out: Mint tulip')
  await table.button('Take it out')
  await expect(list.getByRole('listitem')).toHaveCount(1)
})

test('another device marks a cell of the group: what is announced follows, and an unseen mark is a question', async ({
  book,
  table,
  another,
}) => {
  const game = await roundOf(book, ['Mace', 'Mace', 'Mace'])
  const second = await another()
  const desk = new JudgingDesk(table)
  await table.open(game.id)
  await second.open(game.id)
  await desk.open(1, 'Read out')
  await desk.toCell('Row M', 'Edible Products')
  await desk.ask('Mace', true)
  await expect(desk.changes.getByRole('heading')).toHaveText('3 cells change')
  await book.act(game.id, { type: 'playcard.mark-one', ...SPICE, seat: game.seats[1]?.id, mark: 'x' })
  await expect(desk.changes).toContainText('Ben: crossed out → valid')
  await table.page.context().setOffline(true)
  await desk.yes()
  await book.act(game.id, { type: 'playcard.mark-one', ...SPICE, seat: game.seats[2]?.id, mark: 'x' })
  await table.page.context().setOffline(false)
  const question = table.page.getByRole('region', { name: 'Not saved' })
  await expect(question).toContainText('Somebody else changed this meanwhile')
  await expect(question).toContainText('Cas')
  expect(await marksOf(book, game)).toBe('?xx')
  await table.button('Use mine')
  await table.expectSaved()
  expect(await marksOf(book, game)).toBe('111')
})

test('every problem of the round stands in one panel, and a shared answer is proposed by the house rule', async ({ book, table }) => {
  const game = await roundOf(book, ['Mace', 'Mace', 'Cinnamon'], { houseRules: { sharedAnswers: 'void' } })
  const [ann, , cas] = game.seats
  await book.act(game.id, { type: 'challenge.open', round: 1, seat: ann?.id, row: 0, column: 0, by: cas?.id, reason: 'no king' })
  const desk = new JudgingDesk(table)
  await table.open(game.id)
  await desk.open(1, 'Challenges')
  const open = table.page.getByRole('region', { name: 'Open challenges' })
  await expect(open).toContainText(/Challenged by Cas: “no king” · worth \d+ points/)
  await expect(open).toContainText(/Card: \d+, \d+ open/)
  await table.press(open.getByText('Chronicle'))
  await expect(open).toContainText(/\d\d:\d\d Challenged by Cas/)
  await desk.choose('Problems')
  const list = table.page.getByRole('list', { name: 'Problems of round 1' })
  await expect(list).toContainText("Ann's entry in row C, World Leaders / Rulers: King is under an open challenge.")
  await expect(list).toContainText('its Key Word is Cinnamon')
  await expect(list).toContainText(
    '“Mace” in row M, Edible Products: Food Seasoning was given by Ann and Ben: shared answers count nothing in this game.',
  )
  await table.press(list.getByRole('listitem').filter({ hasText: 'shared answers' }).getByRole('button', { name: 'Rule on it' }))
  await desk.yes()
  await table.expectSaved()
  expect(await marksOf(book, game)).toBe('xx?')
  await expect(list).not.toContainText('shared answers')
})

test('an entry is looked up, the book is named as the source, and a book that does not know says so', async ({ book, table }) => {
  const game = await roundOf(book, ['Mace', 'Mahlab'])
  const desk = new JudgingDesk(table)
  await table.open(game.id)
  await desk.open(1, 'Read out')
  await desk.toCell('Row M', 'Edible Products')
  await table.button('Look up “Mace”')
  await expect(desk.group('Mace')).toContainText('a kind of spice › flavorer')
  await table.button('Name WordNet 3.1 as the source')
  await table.button('Look up “Mahlab”')
  await expect(desk.group('Mahlab')).toContainText('WordNet 3.1 does not know it. That settles nothing.')
  await desk.ask('Mace', true)
  await expect(table.dialog.getByRole('textbox', { name: 'Source' })).toHaveValue('WordNet 3.1')
  await desk.yes()
  await expect(table.page.getByRole('region', { name: 'Rulings' })).toContainText('Source: WordNet 3.1')
  await table.expectSaved()
})

test('odd entries stand each for itself and are told in plain sentences; what is too long is not taken', async ({ book, table }) => {
  const odd = ['???', '🧂', 'Mасе', 'M'.repeat(200), 'Mace', '   ']
  const game = await roundOf(book, odd)
  const text = (sign: string) => book.act(game.id, { type: 'playcard.write', ...SPICE, seat: game.seats[5]?.id, text: sign })
  await expect(text('M'.repeat(10_000))).rejects.toThrow(/answered 400: .*must have no more than 200 signs/)
  const desk = new JudgingDesk(table)
  await table.open(game.id)
  await desk.open(1, 'Read out')
  await desk.toCell('Row M', 'Edible Products')
  for (const entry of odd.slice(0, 5)) await expect(desk.group(entry)).toContainText('1 card')
  await expect(desk.group('???')).toContainText('Nothing is written that could be an entry')
  await expect(desk.group('Mасе')).not.toContainText('near')
  await desk.choose('Problems')
  const list = table.page.getByRole('list', { name: 'Problems of round 1' })
  await expect(list).toContainText('“🧂” in row M, Edible Products: Food Seasoning: it has no Key Word.')
})
