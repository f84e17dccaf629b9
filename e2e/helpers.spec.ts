/** An event: a pasted list of seats at four tables, two scorers who enter by number and Enter, see each other, and look at each other's cards. */
import { Scorer } from './app/scorer'
import { expect, test } from './fixtures/test'

const NAMES = 'Ada Bob Cyd Dan Eve Fay Gus Hal Ida Joe Kay Lou Max Ned Oda Pat Quin Ray Sue Tom Una Vic Wim Zoe'.split(' ')
const LIST = ['Name\tNumber\tTable', ...NAMES.map((name, i) => `${name}\t${i + 1}\t${'ABCD'.charAt(i / 6)}`)].join('\n')

test('two scorers enter, see each other and check each other, most at stake first', async ({ book, browser, server, table }) => {
  const { page } = table
  await page.goto('/new')
  await table.press(page.getByText('Seats from a list'))
  const list = page.getByRole('textbox', { name: 'The list' })
  await list.fill(`${LIST}\nAda\t7\tA`)
  await expect(page.getByRole('list', { name: 'Lines to look at' })).toContainText('Line 26 has the number 7 of line 8.')
  await expect(page.getByRole('button', { name: 'Take 25 seats at 4 tables' })).toBeDisabled()
  await list.fill(LIST)
  await expect(page.getByRole('region', { name: 'What was read' }).getByRole('row', { name: 'Fay A Ada' })).toBeVisible()
  await table.button('Take 24 seats at 4 tables')
  await page.getByRole('combobox', { name: 'Who directs?' }).selectOption({ label: 'Somebody who does not play' })
  await table.button('Start the game')
  await page.waitForURL(/\/games\/[0-9a-f-]{36}/)
  const id = new URL(page.url()).pathname.split('/')[2] ?? ''
  await table.openRound(1)
  await table.tab('Game')
  await table.press(page.getByRole('switch', { name: 'Every card waits for a second look' }))
  const mia = await Scorer.arrive(browser, server, 'Mia', await book.link(id, 'scorer', 'Mia'))
  const kit = await Scorer.arrive(browser, server, 'Kit', await book.link(id, 'scorer', 'Kit'))

  for (const scorer of [mia, kit]) await scorer.page.goto(`/games/${id}?phase=score&round=1`)
  let answer = (): void => undefined
  const away = new Promise<void>(resolve => (answer = resolve))
  await mia.page.route('**/actions', async route => {
    await away
    await route.continue()
  })
  await mia.openCard('3', 'Cyd')
  await mia.enter('Cyd', 'a', 'Dan')
  await mia.enter('Dan', 'x'.repeat(25), 'Eve')
  expect((await book.game(id)).rounds[0]?.playcards).toEqual({})
  answer()
  await mia.saved()
  await kit.openCard('ma', 'Max')
  await kit.enter('Max', 'xa', 'Ned')
  await kit.page.keyboard.press('/')
  await expect(kit.finder).toBeFocused()
  await kit.openCard('15', 'Oda')
  await kit.openCard('14', 'Ned')
  await kit.page.keyboard.type('x'.repeat(25))
  await kit.saved()

  await mia.toDesk()
  await expect(mia.line('Ned')).toContainText('Kit is on it')
  await expect(mia.line('Ned')).toContainText('table C · scored by Oda')
  await mia.openCard('ned', 'Ned')
  await expect(mia.card('Ned')).toContainText('Kit is on this card too')
  await expect(kit.card('Ned')).toContainText('Mia is on this card too')
  await kit.toDesk()
  await expect(mia.card('Ned')).not.toContainText('is on this card too')

  await mia.toDesk()
  await expect(mia.page.getByRole('heading', { name: 'To check: 4' })).toBeVisible()
  await expect(mia.toCheck.first()).toContainText(/Max round 1.*One slip could change .*a tie in Total/)
  await expect(mia.toCheck.nth(1)).toContainText(/Ned round 1.*Two slips would change no place that counts/)
  await expect(mia.toCheck.nth(2)).toContainText('written by you')
  await mia.toCheck.first().click()
  await expect(mia.look('Max')).toContainText('Written by Kit')
  await mia.agree('Max')
  await mia.agree('Ned')
  await expect(mia.page.getByRole('heading', { name: 'To check: 2' })).toBeVisible()
  await mia.toCheck.first().click()
  await expect(mia.look('Cyd')).toContainText('somebody else looks at it')

  await expect(kit.toCheck.first()).toContainText('Cyd')
  await kit.toCheck.first().click()
  await kit.agree('Cyd')
  await expect(kit.look('Dan')).toBeVisible()
  await kit.saved()
  const { seats, rounds } = await book.game(id)
  const provisional = (name: string) => rounds[0]?.playcards[seats.find(s => s.name === name)?.id ?? '']?.provisional
  expect(['Max', 'Ned', 'Cyd', 'Dan'].map(provisional)).toEqual([false, false, false, true])
  await mia.leave()
  await kit.leave()
})

test('the Director’s own cut orders what is to be checked, and what was left open is in the list', async ({ arrive, book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben', 'Cas'], rounds: 1 })
  const [ann = '', ben = '', cas = ''] = game.seats.map(s => s.id)
  const rows = (...checks: readonly number[]) => checks.map(n => '1'.repeat(n).padEnd(5, 'x'))
  await book.act(
    game.id,
    { type: 'checks.set', required: true },
    { type: 'playcard.mark', round: 1, seat: ann, marks: rows(5, 5, 5, 5, 5) },
    { type: 'playcard.mark', round: 1, seat: ben, marks: rows(5, 5, 4, 0, 0) },
    { type: 'playcard.mark', round: 1, seat: cas, marks: ['1????', ...rows(0, 0, 0, 0)] },
  )
  const list = table.page.getByRole('list', { name: 'To check, most at stake first' }).getByRole('listitem')
  await table.open(game.id, '?round=1&phase=score')
  await expect(list).toHaveCount(2)
  for (const line of await list.all()) await expect(line).not.toContainText('the cut')
  await table.tab('Sheet')
  await table.press(table.page.getByText('Who is within reach of the leader'))
  const total = (await book.card(game.id, 1, 'Ben'))?.scores?.total ?? NaN
  await table.page.getByRole('textbox', { name: 'Within so many points' }).fill(String(250 - total))
  await table.page.getByRole('textbox', { name: 'But at least so many' }).fill('1')
  await expect(table.page.getByText('Looked at, not kept')).toBeVisible()
  await table.button('Keep this cut')
  await expect(table.page.getByText('Looked at, not kept')).toBeHidden()
  await table.expectSaved()
  await book.act(game.id, { type: 'round.close', round: 1, gaps: ['unjudged', 'unchecked'] }, { type: 'round.open' })

  const mia = await arrive()
  await mia.open(await book.link(game.id, 'scorer', 'Mia'))
  await mia.page.goto(`/games/${game.id}?view=sheet`)
  await mia.page.getByText('Who is within reach of the leader').click()
  await expect(mia.page.getByText(`Within ${250 - total} points, but at least 1, as the Director has it.`)).toBeVisible()
  await mia.page.goto(`/games/${game.id}?round=2&phase=score`)
  const hers = mia.page.getByRole('list', { name: 'To check, most at stake first' }).getByRole('listitem')
  await expect(hers).toHaveCount(1)
  await expect(hers).toContainText(/Cas round 1.*4 still open on it/)
  await book.act(game.id, { type: 'round.reopen', round: 1 })
  await expect(hers).toHaveCount(3)
  await expect(hers.filter({ hasText: 'Ben' })).toContainText('One slip could change the cut')
})
