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
