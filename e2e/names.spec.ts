/** Any name is a name: accepted, and shown as it was typed, on every page and in every file; it runs nowhere and counts for nobody else. */
import type { FiveTable } from './app/five-table'
import { expect, test } from './fixtures/test'

const NAMES = ['<script>alert(1)</script>', `O'Neil "Q" & Co`, 'שרה לוי', '👩‍🚀 Ünal', '=1+1', 'Ann', 'Ann'] as const
const TITLE = `<img src=x onerror=alert(2)> "=2+2" עברית 🦉`

/** Any dialog of the browser's, any error of the page's. */
function listening(table: FiveTable): string[] {
  const heard: string[] = []
  table.page.on('dialog', dialog => {
    heard.push(dialog.message())
    void dialog.dismiss()
  })
  table.page.on('pageerror', error => heard.push(error.message))
  return heard
}

test('shown as typed from the start to the winners', async ({ book, table, server }) => {
  const heard = listening(table)
  const { page } = table
  const id = await table.startGame({ seats: NAMES, title: TITLE, director: 'Nobody' })
  expect((await book.game(id)).seats.map(s => s.name)).toEqual([...NAMES])
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await table.button('Open round 1')
  await table.announce([{ class: '<b>Rivers</b>', category: '"of" =3+3' }, { class: 'ערים' }])
  await table.drawLetters('CM*QL')
  await table.phase('Score')
  for (const name of NAMES) await expect(main.getByText(name, { exact: true }).first()).toBeVisible()
  await table.button(/^Enter .*s card$/)
  await expect(page.getByRole('heading', { name: `${NAMES[0]} (1)` })).toBeVisible()
  await table.press(page.getByRole('button', { name: 'All valid' }))
  await expect(page.getByRole('columnheader', { name: '<b>Rivers</b>, "of" =3+3' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Row Q' })).toBeVisible()
  // The same name twice: two seats, told apart by their numbers.
  const ann = (await book.game(id)).seats.filter(s => s.name === 'Ann')
  await page.goto(`/games/${id}?view=card&round=1&seat=${ann[1]?.id ?? ''}`)
  await expect(page.getByRole('heading', { name: 'Ann (7)' })).toBeVisible()
  await table.press(page.getByRole('button', { name: 'All valid' }))
  await table.expectSaved()
  const game = await book.game(id)
  expect(game.rounds[0]?.playcards[ann[1]?.id ?? '']?.scores?.total).toBe(250)
  expect(game.rounds[0]?.playcards[ann[0]?.id ?? '']).toBeUndefined()
  for (const tab of ['Sheet', 'Seats', 'History', 'Game'] as const) {
    await table.tab(tab)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
    if (tab === 'Sheet')
      for (const name of NAMES) await expect(page.getByRole('rowheader', { name }).locator('visible=true').first()).toContainText(name)
    if (tab === 'Seats')
      for (const [i, name] of NAMES.entries()) await expect(page.getByRole('textbox', { name: `Name of seat ${i + 1}` })).toHaveValue(name)
    if (tab === 'History') await expect(main.getByText(`${NAMES[0]}, round 1: marks`)).toBeVisible()
  }
  await page.goto('/')
  await expect(main.getByRole('heading', { name: TITLE })).toBeVisible()
  await expect(main.getByText(NAMES[0], { exact: false }).first()).toBeVisible()
  const csv = (await server.ask(`/api/games/${id}/export.csv`)).text
  expect(csv).not.toMatch(/(^|[,;\t\r\n"])=1\+1/m)
  expect(csv).toContain('=1+1')
  expect(heard).toEqual([])
})

test('two seats of one name on the desk, in a dispute and among the winners can be told apart', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ann', 'Ben'], rounds: 1, title: 'Two Anns' })
  for (const [i, special] of [100, 84, 91].entries())
    await book.act(game.id, {
      type: 'playcard.sums',
      round: 1,
      seat: game.seats[i]?.id ?? '',
      special,
      general: { 100: 98, 84: 82, 91: 89 }[special],
    })
  await table.open(game.id, '?view=game')
  await expect(table.page.getByRole('list', { name: 'To announce' })).toContainText('Ann (1)')
  await table.tab('Desk')
  await table.phase('Judge')
  await table.button('Disputed entry')
  await table.press(table.dialog.getByRole('button', { name: 'Row C, Books of Bible' }))
  const names = await table.dialog.getByRole('group', { name: 'Whose entry' }).getByRole('button').allInnerTexts()
  expect(new Set(names).size).toBe(3)
})

test('a name that runs from right to left leaves the sentence around it as it reads', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['שרה', 'محمد'], rounds: 1 })
  for (const [i, special] of [84, 100].entries())
    await book.act(game.id, {
      type: 'playcard.sums',
      round: 1,
      seat: game.seats[i]?.id ?? '',
      special,
      general: { 84: 82, 100: 98 }[special],
    })
  await table.open(game.id, '?view=game')
  const told = table.page.getByRole('list', { name: 'To announce' }).getByRole('listitem').first()
  await expect(told).toContainText('leads Special with 100.')
  // The sentence begins at the left with the leader, its number stands at the right of its words.
  const places = await told.evaluate(line => {
    const text = line.firstChild
    const left = (part: string): number => {
      const range = document.createRange()
      const at = line.textContent.indexOf(part)
      if (text) range.setStart(text, at)
      if (text) range.setEnd(text, at + part.length)
      return range.getBoundingClientRect().left
    }
    return ['محمد', 'leads', '100'].map(left)
  })
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('what is written in a cell is text, and nothing else', async ({ book, table }) => {
  const heard = listening(table)
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  await table.open(game.id, `?view=card&round=1&seat=${game.seats[0]?.id ?? ''}`)
  const card = table.card('Ann', 1)
  await table.press(card.region.getByRole('switch', { name: 'Write entries' }))
  const texts = ['<script>alert(3)</script>', '=cmd|calc', 'مرحبا "q"', '🦉🦉']
  for (const [row, text] of texts.entries()) {
    await card.tap({ row, column: 0 })
    const field = card.region.getByRole('textbox', { name: 'What is written there' })
    await field.fill(text)
    await field.press('Enter')
    await expect(card.cell({ row, column: 0 })).toHaveAccessibleName(new RegExp(`, ${text.replace(/[|()]/g, String.raw`\$&`)}$`))
  }
  await table.expectSaved()
  await table.page.reload()
  for (const [row, text] of texts.entries()) await expect(card.cell({ row, column: 0 })).toContainText(text)
  expect(heard).toEqual([])
})
