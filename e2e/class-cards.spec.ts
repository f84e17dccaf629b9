/**
 * Class cards over the screen: a library that takes a file whole or not at all; five columns announced from cards, a choice card and a spelling card among
 * them; what a card does not allow is said; a used card is marked in the next round; a child answers to the Class only.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { AnnounceDesk } from './app/announce-desk'
import { Guest, makeLink } from './app/room'
import { expect, test } from './fixtures/test'
import { expectClean } from './ui/axe'

const SHOTS = process.env['CARD_SHOTS']

type Classes = {
  rounds: { setup: { classes: ({ class: string; categories: string[]; card: string | null; kind: string | null } | null)[] } }[]
  problems: { code: string; round?: number; column?: number }[]
}

test('a wrong file says so and takes nothing; a good one, a card by hand, a change, put away and brought back', async ({ book, table }) => {
  const { page } = table
  await page.goto('/')
  await table.press(page.getByRole('link', { name: 'Class cards' }))
  const list = page.getByRole('list', { name: 'Class cards' })
  await expect(list.locator('> li')).toHaveCount(5)
  const bring = (name: string, text: string) =>
    page.getByLabel('File of Class cards').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await bring('wrong.csv', 'card,kind,class\nTrees,single,Trees')
  await expect(page.getByRole('alert').filter({ hasText: 'wrong.csv' })).toContainText(
    '“kind” that is not known. It should name: card, form, class, categories.',
  )
  await bring('twice.csv', 'card,form,class,categories\nTrees,single,Trees,\nBirds,single,Birds,\nTrees,single,Trees,')
  await expect(page.getByRole('alert').filter({ hasText: 'twice.csv' })).toContainText('Line 4: the card “Trees” is a duplicate of line 2.')
  await expect(list.locator('> li')).toHaveCount(5)
  await bring('deck.csv', 'card,form,class,categories\nTrees,single,Trees,Native; Tall\nBirds,single,Birds,of … plumage')
  await expect(page.getByText('2 cards taken over.')).toBeVisible()
  await expect(list.locator('> li')).toHaveCount(7)
  await table.button('Write a card in')
  await table.dialog.getByRole('combobox', { name: 'Form' }).selectOption({ label: 'Choice: Class only' })
  await table.dialog.getByRole('textbox', { name: 'Name of the card' }).fill('Kitchen')
  await table.dialog.getByRole('textbox', { name: 'Classes' }).fill('Spoons')
  await table.button('Write it in')
  await expect(table.dialog.getByRole('alert')).toContainText('“Kitchen”: a choice card has two Classes or more')
  await table.dialog.getByRole('textbox', { name: 'Classes' }).fill('Spoons\nPots and pans')
  await expectClean(page, 'a card by hand')
  await table.button('Write it in')
  await expect(list).toContainText('Spoons · Pots and pans')
  await table.button('Change: Trees')
  await table.dialog.getByRole('textbox', { name: 'Categories' }).fill('Native\nTall\nEvergreen')
  await table.button('Save the change')
  await expect(list).toContainText('Native · Tall · Evergreen')
  await table.button('Put away: Birds')
  await expect(list).not.toContainText('plumage')
  await table.press(page.getByRole('link', { name: 'Put away' }))
  await table.button('Bring back: Birds')
  await expect(page.getByText('No card is put away')).toBeVisible()
  await page.goto('/cards?text=evergreen')
  await expect(list.locator('> li')).toHaveCount(1)
  await page.goto('/cards')
  await shot(page, 'library')
  await expectClean(page, 'cards')
  expect((await book.games()).length).toBe(0)
})

test('five columns are announced from cards, and a used card is marked in the next round', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben', { name: 'Cas', child: true }], houseRules: { combinedCategories: true } })
  const desk = new AnnounceDesk(table)
  await table.open(game.id)
  await table.openRound(1)
  await desk.open()
  // A single Class, two Categories joined, one with a blank.
  await desk.find(1, 'sci', 'Scientists')
  await desk.choose('Category of column 1', 'Living')
  await desk.choose('Category of column 1', 'of … Descent')
  await expect(desk.column(1)).toContainText('the blank in “of … Descent” is not filled in')
  await desk.column(1).getByRole('textbox', { name: 'Fill in “of … Descent”' }).fill('Polish')
  await desk.column(1).getByRole('textbox', { name: 'Fill in “of … Descent”' }).press('Enter')
  await expect(desk.className(2), 'Enter fills in one column, and announces nothing').toBeFocused()
  await expect(desk.category(1)).toHaveValue('Living + of Polish Descent')
  await expect(desk.column(1)).not.toContainText('is not filled in')
  await expect(desk.column(1)).toContainText('Class only for Cas: Scientists')
  // A choice card: the Class by three letters, another one by a tap, its own Categories only.
  await desk.find(2, 'str', 'Famous Structures')
  await expect(desk.group('Category of column 2')).toContainText('Historical')
  await desk.choose('Class of column 2', 'Resorts')
  await expect(desk.group('Category of column 2')).not.toContainText('Historical')
  await desk.choose('Category of column 2', 'Island')
  // The spelling card leaves no choice but Category and range.
  await desk.find(3, 'spe', 'Spelling of English Words')
  await expect(desk.column(3)).toContainText('needs a Category and a range of letters')
  await desk.choose('Category of column 3', 'Noun')
  await shot(table.page, 'choices')
  await expect(desk.column(3)).toContainText('Noun needs a range of letters')
  await desk.letters(3, 'Noun', '6-10')
  await expect(desk.category(3)).toHaveValue('Noun (6-10)')
  await expect(desk.column(3)).toContainText('any word, of any length')
  // Classes only, and what the card does not allow is said and taken.
  await desk.find(4, 'fue', 'Fuels')
  await expect(desk.column(4)).toContainText('Class only: there is no Category')
  await desk.category(4).fill('Liquid')
  await expect(desk.column(4)).toContainText('offers no Category with Fuels')
  await desk.category(4).fill('')
  // The wild card: any Class.
  await desk.find(5, 'wil', 'Wild card')
  await desk.className(5).fill('Kings of Jerusalem')
  await expect(desk.column(5)).toContainText('From the card Wild card')
  await shot(table.page, 'announce')
  await expectClean(table.page, 'announced from cards')
  await table.button('Announced: on to the letters')
  await table.expectSaved()
  const first = (await book.game(game.id)) as unknown as Classes
  expect(first.rounds[0]?.setup.classes.map(c => [c?.class, c?.categories, c?.card !== null])).toEqual([
    ['Scientists', ['Living', 'of Polish Descent'], true],
    ['Resorts', ['Island'], true],
    ['Spelling of English Words', ['Noun (6-10)'], true],
    ['Fuels', [], true],
    ['Kings of Jerusalem', [], true],
  ])
  expect(first.problems.filter(p => p.column !== undefined)).toEqual([])

  await table.openRound(2)
  await desk.open()
  await desk.type(1, 'sci')
  await expect(desk.option('Scientists')).toContainText('used in round 1')
  await shot(table.page, 'used')
  await table.press(desk.option('Scientists'))
  await expect(desk.column(1)).toContainText('used in round 1')
  await table.button('Take the card off column 1')
  await expect(desk.column(1)).not.toContainText('From the card')
  await desk.find(1, 'sci', 'Scientists')
  await desk.find(2, 'resorts', 'Resorts')
  await expect(desk.column(2)).toContainText('used in round 1')
  await table.phase('Letters')
  await table.expectSaved()
  const second = (await book.game(game.id)) as unknown as Classes
  expect(second.problems.filter(p => p.round === 2 && p.column !== undefined).map(p => p.code)).toEqual(['card.used', 'card.used'])
  // The child's card shows the Class alone.
  const card = await table.openCard(1, 'Cas')
  await expect(card.region).toContainText('Resorts')
  await expect(card.region).not.toContainText('Island')
})

test("whoever holds the Director's chair announces from the same cards, and is shown no way out of his game", async ({
  book,
  browser,
  server,
  table,
}) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'] })
  await table.open(game.id)
  await table.openRound(1)
  const nora = await Guest.arrive(browser, server)
  await nora.open(await makeLink(table, 'Director', 'Nora'))
  const desk = new AnnounceDesk(nora.table)
  await desk.open()
  await desk.find(1, 'sci', 'Scientists')
  await desk.choose('Category of column 1', 'Living')
  await expect(nora.page.getByRole('link', { name: 'Class cards' })).toHaveCount(0)
  await nora.table.phase('Letters')
  await nora.table.expectSaved()
  const { rounds } = (await book.game(game.id)) as unknown as Classes
  expect(rounds[0]?.setup.classes[0]).toMatchObject({ class: 'Scientists', categories: ['Living'] })
  expect(rounds[0]?.setup.classes[0]?.card).not.toBeNull()
  await nora.leave()
})

test('without the library the Classes are typed as ever', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], title: 'No deck' })
  await table.page.route('**/api/class-cards*', route => route.abort())
  await table.open(game.id)
  await table.openRound(1)
  await table.announce([{ class: 'Scientists', category: 'Living' }])
  await table.expectSaved()
  const { rounds } = (await book.game(game.id)) as unknown as Classes
  expect(rounds[0]?.setup.classes[0]).toMatchObject({ class: 'Scientists', categories: ['Living'], card: null })
})

/** Pictures for whoever looks at the screens: only where CARD_SHOTS names a folder. */
async function shot(page: import('@playwright/test').Page, name: string): Promise<void> {
  if (SHOTS === undefined) return
  mkdirSync(SHOTS, { recursive: true })
  const before = page.viewportSize()
  for (const width of [360, 820, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(200)
      await page.screenshot({ path: path.join(SHOTS, `${name}-${width}-${colorScheme}.png`), fullPage: true })
    }
  if (before) await page.setViewportSize(before)
  await page.emulateMedia({ colorScheme: 'light' })
}
