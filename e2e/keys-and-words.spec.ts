/** What comes to the judging desk from elsewhere: an answer key out of a file with what it judges anew, and what counting and the dictionary say of a spelling card. */
import { JudgingDesk } from './app/judging-desk'
import { marksOf, roundOf } from './app/seasoning'
import { expect, test } from './fixtures/test'
import { begins } from './ui/text'

test('on a spelling card the dictionary says by itself what it does not know, and what may be meant', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'] })
  const setup = {
    classes: [{ class: 'Spelling of English Words', category: 'Noun (6-10)' }, null, null, null, null],
    letters: ['C', 'M', 'E', '*', 'L'],
  }
  await book.act(game.id, { type: 'round.open', setup })
  for (const [i, text] of ['cathedrel', 'cathedral'].entries())
    await book.act(game.id, { type: 'playcard.write', round: 1, row: 0, column: 0, seat: game.seats[i]?.id, text })
  const desk = new JudgingDesk(table)
  await table.open(game.id)
  await desk.open(1, 'Read out')
  await desk.toCell('Row C', 'Spelling of English Words')
  const group = desk.entries.getByRole('listitem').filter({ has: table.page.getByRole('heading', { name: /^cathedr/ }) })
  await expect(group.first()).toContainText('9 letters')
  await expect(desk.entries).toContainText(/does not know cathedrel; near to cathedrel: cathedral|Spelled as the English dictionary/)
})

test('a key is prepared from a file, and two answers are called one by seat number', async ({ book, table }) => {
  const game = await roundOf(book, ['Mace', 'Mahlab', 'Mint'])
  const desk = new JudgingDesk(table)
  await table.open(game.id)
  await desk.open(1, 'Read out')
  await desk.toCell('Row M', 'Edible Products')
  await table.press(table.page.getByText('Answer key from a file'))
  const file = (name: string, text: string) =>
    table.page.getByLabel('Answer key file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await file('wrong.csv', 'class,answer\nA,B')
  await expect(table.page.getByRole('alert').filter({ hasText: 'wrong.csv' })).toContainText('“answer” that is not known')
  await file('plain.csv', 'class,letter,entry\nEdible Products,M,Mustard\nEdible Products,M,Marjoram\nFlowers,M,Marigold\n')
  await expect(table.page.getByText('2 answers for 1 cell taken into the key. 1 line is for other Classes or letters.')).toBeVisible()
  expect(await marksOf(book, game)).toBe('???')
  // Answers that cards of the round have: which and by how much first, nothing before the yes, and all of it taken back as one.
  await file('key.csv', 'class,letter,entry\nEdible Products,M,Mace\nEdible Products,M,Maces\nEdible Products,M,Mints\n')
  await expect(table.dialog.getByRole('heading', { name: '3 answers join the key' })).toBeVisible()
  await expect(desk.changes.getByRole('heading')).toHaveText('1 cell changes')
  await expect(desk.changes).toContainText(/Ann: not judged → valid · Total \d+ → \d+ \(\+\d+\)/)
  await table.button('Not yet')
  await expect(table.page.getByText('key.csv: nothing was taken over.')).toBeVisible()
  await expect(table.page.getByRole('region', { name: 'Answer key' })).not.toContainText('Mace')
  await file('key.csv', 'class,letter,entry\nEdible Products,M,Mace\nEdible Products,M,Maces\nEdible Products,M,Mints\n')
  await table.press(table.dialog.getByRole('group', { name: /“Mints” in row M/ }).getByRole('checkbox', { name: /Cas/ }))
  await expect(desk.changes.getByRole('heading')).toHaveText('2 cells change')
  await desk.yes()
  await table.expectSaved()
  expect(await marksOf(book, game)).toBe('1?1')
  await table.button('Undo this')
  await table.expectSaved()
  expect(await marksOf(book, game)).toBe('???')
  await expect(table.page.getByRole('region', { name: 'Answer key' })).not.toContainText('Mace')
  await file('key.csv', 'class,letter,entry\nEdible Products,M,Mace\n')
  await desk.yes()
  await table.expectSaved()
  expect(await marksOf(book, game)).toBe('1??')
  await expect(desk.group('Mace')).toContainText('in the key')
  await table.page.getByRole('textbox', { name: 'Seat numbers' }).fill('2 3')
  await table.button('They gave one answer')
  await expect(desk.group('Mahlab')).toContainText('2 cards')
  await table.expectSaved()
})

test('on a spelling card the letters of an entry are counted as it is typed on the playcard', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'] })
  const setup = {
    classes: [{ class: 'Spelling of English Words', category: 'Noun (6-10)' }, { class: 'Flowers' }, null, null, null],
    letters: ['C', 'M', 'E', '*', 'L'],
  }
  await book.act(game.id, { type: 'round.open', setup })
  await table.open(game.id)
  const card = await table.openCard(1, 'Ann')
  const cell = (column: string) => card.region.getByRole('gridcell', { name: begins(`Row C, ${column}, `) })
  await table.press(card.region.getByRole('switch', { name: 'Write entries' }))
  await table.press(cell('Spelling of English Words'))
  const typed = table.page.getByRole('textbox', { name: 'What is written there' })
  await typed.fill('altar')
  await expect(card.region).toContainText('The word has 5 letters; the range asks for 6 to 10.')
  await typed.fill('cathedral')
  await expect(card.region).toContainText('The word has 9 letters; the range asks for 6 to 10.')
  await typed.blur()
  await expect(card.region).toContainText(/Spelled as the English dictionary .*has it\./)
  await table.press(cell('Flowers'))
  await typed.fill('Crocus')
  await expect(card.region).not.toContainText('The word has')
  await typed.blur()
  await table.press(cell('Spelling of English Words'))
  await typed.fill('cathedrel')
  await typed.blur()
  await table.expectSaved()
  const judging = new JudgingDesk(table)
  await table.open(game.id)
  await judging.open(1, 'Problems')
  await expect(table.page.getByRole('list', { name: 'Problems of round 1' })).toContainText(
    /“cathedrel” in row C, Spelling of English Words.*The English dictionary .*does not know cathedrel/,
  )
})
