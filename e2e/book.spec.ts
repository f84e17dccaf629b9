/** The book over the screen: past games found again, an evening told, a person in numbers, a Class, and paper whose code opens the right card. */
import http from 'node:http'
import { expect, test } from './fixtures/test'
import type { Book, GameShown, Known } from './fixtures/book'
import { SAMPLE_CLASSES, SAMPLE_LETTERS } from './fixtures/book'
import type { TestServer } from './fixtures/server'
import { expectClean } from './ui/axe'
import { codesOn, readPdf } from '../tests/paper/read-pdf'

const MARKS = ['11.11', '1x111', '11.1x', '11111', '1111.']

/** A finished game of one round: the first seat has 84, 82, 166, by cells; the others the same by counts, but for what is crossed out of it. */
async function evening(book: Book, title: string, seats: readonly (string | Known)[], more: object = {}): Promise<GameShown> {
  const game = await book.newGame({ seats, title, houseRules: { rounds: 1, director: 'outside' } })
  const [first = '', ...others] = game.seats.map(s => s.id)
  await book.act(
    game.id,
    { type: 'game.describe', ...more },
    { type: 'round.open', number: 1, setup: { classes: SAMPLE_CLASSES, letters: SAMPLE_LETTERS } },
    { type: 'playcard.mark', round: 1, seat: first, marks: MARKS },
    ...others.map(seat => ({ type: 'playcard.sums', round: 1, seat, columns: [5, 0, 0, 0, 0], rows: [1, 1, 1, 1, 1] })),
  )
  return book.game(game.id)
}

/** A file of the server as a phone of the network asks for it. */
async function fileOf(server: TestServer, at: string): Promise<Uint8Array> {
  const { name, value } = await server.cookie()
  const headers = { host: new URL(server.lan).host, cookie: `${name}=${value}` }
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port: server.port, path: at, headers, agent: false }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode === 200) resolve(new Uint8Array(Buffer.concat(chunks)))
        else reject(new Error(`${at} answered ${String(response.statusCode)}: ${Buffer.concat(chunks).toString()}`))
      })
    })
    request.on('error', reject)
  })
}

test('a past game is found by title, name, Class and day; what is wrong about a question is said', async ({ book, table }) => {
  const { page } = table
  await evening(book, 'The first', ['Annika', 'Boris'], { playedOn: '2025-03-01' })
  await evening(book, 'The second', ['Annika', 'Carla'], { playedOn: '2026-03-01' })
  await page.goto('/past')
  const games = page.getByRole('list', { name: 'Past games' })
  await expect(games.getByRole('heading')).toHaveText(['The second', 'The first'])
  await expect(games.getByRole('listitem').filter({ hasText: 'The first' }).first()).toContainText('Annika 166')
  await page.getByLabel('Title or name').fill('bor')
  await table.button('Find')
  await expect(games.getByRole('heading')).toHaveText(['The first'])
  await table.press(page.getByRole('link', { name: 'Show all' }))
  await expect(games.getByRole('heading')).toHaveText(['The second', 'The first'])
  await page.getByLabel('Class').fill('books of bible')
  await page.getByLabel('Played from').fill('2026-01-01')
  await table.button('Find')
  await expect(games.getByRole('heading')).toHaveText(['The second'])
  await expectClean(page, 'past games')
  await page.goto('/past?from=2026-02-30')
  await expect(page.getByText('"from" is a day that does not exist: 2026-02-30.')).toBeVisible()
  await page.goto('/past?class=nothing')
  await expect(page.getByRole('heading', { name: 'No game is like that' })).toBeVisible()
})

test('an evening is told round by round: cards, the challenge with its stages, what was changed afterwards', async ({ book, table }) => {
  const { page } = table
  const game = await book.newGame({
    seats: ['Ann', 'Ben', 'Cas'],
    title: 'Told',
    rounds: 1,
    houseRules: { rounds: 1, director: 'outside' },
  })
  const [ann = '', ben = '', cas = ''] = game.seats.map(s => s.id)
  const challenge = '00000000-0000-4000-8000-0000000000c1'
  await book.act(
    game.id,
    ...[ann, ben, cas].map(seat => ({ type: 'playcard.mark', round: 1, seat, marks: MARKS })),
    { type: 'playcard.write', round: 1, seat: ann, row: 1, column: 1, text: 'Matthew' },
    { id: challenge, type: 'challenge.open', round: 1, seat: ann, row: 0, column: 0, by: ben, reason: 'not a king' },
    { type: 'challenge.refuse', challenge },
    { type: 'challenge.vote', challenge, tally: { for: 0, against: 2 } },
    { type: 'playcard.mark-one', round: 1, seat: cas, row: 4, column: 4, mark: '1' },
  )
  await table.open(game.id, '?view=game')
  await table.press(page.getByRole('link', { name: 'How it went' }))
  const round = page.getByRole('region', { name: 'Round 1' })
  await expect(round.getByRole('table', { name: 'Ann' })).toContainText('Matthew')
  await expect(round).toContainText('Ann, World Leaders / Rulers: King, C')
  await expect(round).toContainText('Ben asks: not a king')
  await expect(round.getByRole('listitem').filter({ hasText: 'nobody accepted it' }).last()).toBeVisible()
  await expect(round).toContainText('vote 0 to 2')
  await expect(round).toContainText('Outcome: not valid')
  await expect(round.getByRole('heading', { name: 'Changed afterwards' })).toBeVisible()
  await expect(round).toContainText('Cas, row 5, column 5: blank → valid')
  await expectClean(page, 'story')
})

test('a person in numbers, head to head, and a Class: the sums that this test does itself', async ({ book, table }) => {
  const { page } = table
  const [ludmila, moritz] = [
    { name: 'Ludmila', person: 'ludmila' },
    { name: 'Moritz', person: 'moritz' },
  ]
  await evening(book, 'One', [ludmila, moritz])
  await evening(book, 'Two', [moritz, ludmila])
  await page.goto('/people')
  const people = page.getByRole('list', { name: 'People', exact: true })
  await expect(people.getByRole('listitem').filter({ hasText: 'Ludmila' })).toHaveCount(1)
  await table.press(people.getByRole('link', { name: 'Ludmila', exact: true }))
  const five = page.getByRole('region', { name: 'Facts in Five, alone' })
  // 84 by cells and 5² = 25 by counts: on average 54.5; 82 and 5: 43.5; 166 and 30: 98.0.
  for (const [name, average, best] of [
    ['Special', '54.5', '84'],
    ['General', '43.5', '82'],
    ['Total', '98.0', '166'],
  ] as const) {
    const row = five.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    await expect(row).toContainText('1 of 2 (50 %)')
    await expect(row).toContainText(average)
    await expect(row).toContainText(best)
  }
  await expectClean(page, 'person')
  await table.press(page.getByRole('link', { name: /^Moritz/ }))
  const total = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Total/ }) })
  await expect(total.getByRole('cell')).toContainText(['1', '0', '1', '98.0 : 98.0'])
  await page.goto('/classes')
  await table.press(page.getByRole('link', { name: 'Books of Bible' }))
  await expect(page.getByText('On average')).toBeVisible()
  await expectClean(page, 'a Class')
})

test('playcards as PDF: one page for two, every code read back opens its own card', async ({ book, server, table }) => {
  const { page } = table
  const game = await book.newGame({ seats: ['Ann', 'Björn', 'Ольга'], title: 'Printed', rounds: 1 })
  const pdf = await fileOf(server, `/api/games/${game.id}/paper?what=playcards&on=2`)
  const pages = await readPdf(pdf)
  expect(pages).toHaveLength(2)
  expect(pages[0]?.text).toContain('Björn')
  const codes = [...(await codesOn(pdf, 1)), ...(await codesOn(pdf, 2))]
  expect(codes).toHaveLength(3)
  const olga = codes.find(code => code.endsWith(game.seats[2]?.id ?? '-'))
  await page.goto(olga ?? '')
  await expect(table.card('Ольга', 1).region).toBeVisible()
})

test('printed by the browser: sheet and story, no page without a word', async ({ book, table }) => {
  const { page } = table
  const game = await evening(book, 'On paper', ['Ann', 'Ben', 'Cas', 'Dee', 'Eve'])
  for (const at of ['?view=sheet', '/story']) {
    await page.goto(`/games/${game.id}${at}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('On paper')
    await expect(page.getByText('166').locator('visible=true').first()).toBeVisible()
    const pages = await readPdf(new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true })))
    for (const printed of pages) expect(printed.text.trim()).not.toBe('')
    const all = pages.map(p => p.text).join(' ')
    for (const name of ['Ann', 'Ben', 'Cas', 'Dee', 'Eve']) expect(all).toContain(name)
    expect(all).not.toContain('Undo')
  }
})
