/** Three devices: the Director's phone, a scorer's laptop, the screen of the room. Links, results held back, offline and back, and a link taken back. */
import { everythingOf } from './app/loaded'
import { makeLink } from './app/room'
import { expect, test } from './fixtures/test'

const VALID = ['11111', '11111', '11111', '11111', '11111']

test('a scorer enters, the room sees the total at once, and a held round is in nothing that it loads', async ({
  arrive,
  book,
  server,
  table,
  two,
}) => {
  const { id, ann, ben } = two
  await table.open(id)
  const wall = await arrive()
  await wall.open(await makeLink(table, 'Viewer', 'The wall'))
  await expect(wall.page).toHaveURL(new RegExp(`/games/${id}/room$`))
  await expect(wall.page.getByRole('region', { name: 'Classes' })).toContainText('Books of Bible')
  await expect(wall.page.getByRole('region', { name: 'Initial Letters' })).toContainText('wild')

  const mia = await arrive()
  await mia.open(await makeLink(table, 'Scorer', 'Mia'))
  await expect(mia.page.getByText('Mia scores')).toBeVisible()
  for (const tab of ['Seats', 'Game']) await expect(mia.page.getByRole('button', { name: tab, exact: true })).toBeHidden()
  await mia.page.goto(`/games/${id}?view=card&round=1&seat=${ann}`)
  const card = mia.table.card('Ann', 1)
  await card.button('All valid').click()
  await mia.table.expectSaved()

  await mia.context.setOffline(true)
  await card.mark({ row: 0, column: 0 }, 'x')
  await expect(mia.page.getByRole('alert').filter({ hasText: /not saved/i })).toBeVisible()
  await mia.context.setOffline(false)
  await mia.table.expectSaved()

  await book.act(id, { type: 'playcard.mark', round: 1, seat: ben, marks: VALID })
  await expect(wall.standing('Ben')).toContainText('250')
  await expect(wall.standing('Ann')).toContainText('232')
  expect((await book.log(id)).filter(a => a.type.startsWith('playcard')).length).toBeGreaterThanOrEqual(3)

  await table.tab('Game')
  await table.press(table.page.getByRole('switch', { name: 'Round 1', exact: true }))
  await expect(wall.page.getByText('The results of round 1 are being checked.')).toBeVisible()
  await expect(wall.standing('Ben')).not.toContainText('250')
  const { text } = await server.ask(`/games/${id}/room`, {
    headers: { host: `playcard.lan:${server.port}`, cookie: (await wall.context.cookies()).map(c => `${c.name}=${c.value}`).join('; ') },
  })
  expect(text).toContain('Ben')
  expect(text).not.toMatch(/\b(250|232)\b/)
  await table.press(table.page.getByRole('switch', { name: 'Round 1', exact: true }))
  await expect(wall.standing('Ben')).toContainText('250')
})

test('a link that is taken back is over on the open page, and a player sees his own cards only', async ({ arrive, book, table, two }) => {
  const { id, ann, ben } = two
  await book.act(id, { type: 'playcard.mark', round: 1, seat: ann, marks: VALID })
  await table.open(id)
  const player = await arrive({ width: 390, height: 844 })
  await player.open(await makeLink(table, 'Seat', 'Ann (1)'))
  const own = player.page.getByRole('region', { name: 'Round 1' })
  await expect(own).toContainText('250')
  await book.act(id, { type: 'playcard.mark-one', round: 1, seat: ann, row: 0, column: 0, mark: 'x' })
  await expect(own).toContainText('232')
  await expect(own.getByRole('cell', { name: 'crossed out' })).toHaveCount(1)
  await player.page.goto(`/games/${id}/seats/${ben}`)
  await expect(player.page.getByText('This link does not give the right to do that.')).toBeVisible()
  await player.page.goto(`/games/${id}`)
  await expect(player.page.getByText('This link does not give the right to do that.')).toBeVisible()
  await player.page.goto(`/games/${id}/room`)
  await expect(player.page.getByRole('heading', { name: /^Standings/ })).toBeVisible()
  await table.tab('Game')
  await table.button('Take back the link of Ann (1)')
  await expect(player.page.getByText('This link was taken back.')).toBeVisible()
  await expect(player.page.getByRole('heading', { name: /^Standings/ })).toBeHidden()
  await player.page.reload()
  await expect(player.page.getByText('This link was taken back.')).toBeVisible()
})

test('above ten seats the standings roll, hold still, and find a name by its number; the Director chooses what is shown', async ({
  arrive,
  book,
  table,
}) => {
  const names = Array.from({ length: 24 }, (_, i) => `Player ${String.fromCharCode(65 + i)}`)
  const game = await book.newGame({ seats: names, houseRules: { director: 'outside' }, rounds: 1 })
  await table.open(game.id)
  const wall = await arrive()
  await wall.open(await makeLink(table, 'Viewer', 'Hall'))
  const find = wall.page.getByRole('textbox', { name: 'Find a name or number' })
  await find.fill('23')
  await expect(wall.standing('Player W')).toHaveAttribute('aria-current', 'true')
  await find.fill('player b')
  await expect(wall.standing('Player B')).toHaveAttribute('aria-current', 'true')
  await book.act(game.id, { type: 'timer.start', round: 1, seconds: 200 })
  await expect(wall.page.getByRole('timer')).toHaveAttribute('aria-label', /^3 minutes (1\d|20) seconds left$/)
  await expect(find).toHaveValue('player b')
  await table.tab('Game')
  await table.press(table.page.getByRole('switch', { name: 'The standings' }))
  await expect(find).toBeHidden()
  await table.press(table.page.getByRole('switch', { name: /^A pause/ }))
  await expect(wall.page.getByText('A short pause')).toBeVisible()
  await expect(wall.page.getByRole('timer')).toBeHidden()
})

test('an answer and a total of a held round are in nothing that the viewer’s and the seat’s browser can load', async ({
  arrive,
  book,
  table,
  two,
}) => {
  const { id, ann, ben } = two
  const canary = 'Quaggafrost'
  const corner = { round: 1, seat: ann, row: 0, column: 0 }
  await book.act(
    id,
    { type: 'playcard.mark', round: 1, seat: ann, marks: VALID },
    { type: 'playcard.mark-one', ...corner, mark: 'x' },
    { type: 'playcard.write', ...corner, text: canary },
    { type: 'key.add', round: 1, row: 0, column: 1, entry: `${canary} the second` },
    { type: 'room.show', what: ['timer', 'round', 'standings', 'winners', 'key'] },
    { type: 'room.hold', rounds: [1] },
  )
  await table.open(id)
  const [wall, player] = [await arrive(), await arrive({ width: 390, height: 844 })]
  await wall.open(await makeLink(table, 'Viewer', 'The wall'))
  await player.open(await makeLink(table, 'Seat', 'Ann (1)'))
  const seats = [ann, ben].map(seat => `/seats/${seat}`)
  for (const { page, shown } of [
    { page: wall.page, shown: ['/room'] },
    { page: player.page, shown: ['/room', `/seats/${ann}`] },
  ]) {
    const text = await everythingOf(page, id, shown, seats)
    expect(text).toContain('Ann')
    expect(text).not.toContain(canary)
    expect(text).not.toMatch(/(?<![\d.:])232(?![\d.])/)
  }
  await book.act(id, { type: 'room.hold', rounds: [] })
  await expect(player.page.getByText(canary)).toBeVisible()
  await expect(player.page.getByRole('region', { name: 'Round 1' })).toContainText('232')
})
