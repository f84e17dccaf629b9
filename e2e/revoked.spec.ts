/** A link that is taken back while its holder works: his page says so at once and takes nothing more, and what he had entered is counted, shown, and reaches the game. */
import { expect, test } from './fixtures/test'

/** Far below the few seconds after which a page asks by itself; above what a busy machine takes. */
const AT_ONCE_MS = 2500

test('a scorer whose link is taken back reads what waits, and a new link sends it', async ({ arrive, book, table, two }) => {
  const { id, ann, ben } = two
  await table.open(id, '?view=game')
  const mia = await arrive({ width: 390, height: 844 })
  await mia.open(await book.link(id, 'scorer', 'Mia'))
  await mia.page.goto(`/games/${id}?view=card&round=1&seat=${ann}`)
  const card = mia.table.card('Ann', 1)
  await card.button('All valid').click()
  await mia.table.expectSaved()
  await mia.context.setOffline(true)
  await card.mark({ row: 0, column: 0 }, 'x')
  await card.mark({ row: 0, column: 1 }, 'x')
  await expect(mia.page.getByRole('alert').filter({ hasText: /not saved.*2 waiting/i })).toBeVisible()
  await table.page.reload()
  await table.button('Take back the link of Mia')
  await expect(table.page.getByRole('button', { name: /^Take back/ })).toHaveCount(0)
  await mia.context.setOffline(false)
  const over = mia.page.getByRole('alert').filter({ hasText: 'This link was taken back' })
  await expect(over).toContainText('Nothing more is saved from this page')
  const waiting = mia.page.getByRole('region', { name: '2 entries wait on this device, and are not in the game' })
  await expect(waiting).toContainText('Ann')
  await expect(card.region).toBeHidden()
  await mia.page.reload()
  await expect(mia.page.getByText('2 entries of this game wait on this device')).toBeVisible()
  expect((await book.card(id, 1, 'Ann'))?.marks?.[0]).toBe('11111')

  await mia.open(await book.link(id, 'scorer', 'Mia again'))
  await expect(mia.page.getByText('Mia again scores')).toBeVisible()
  await mia.table.expectSaved()
  expect((await book.card(id, 1, 'Ann'))?.marks?.[0]).toBe('xx111')

  await mia.page.goto(`/games/${id}?view=card&round=1&seat=${ann}`)
  await card.mark({ row: 0, column: 2 }, 'x')
  await mia.table.expectSaved()
  await mia.page.goto(`/games/${id}?view=card&round=1&seat=${ben}`)
  const half = mia.table.card('Ben', 1)
  await half.choose('counts')
  await half.digits('54')
  const length = (await book.log(id)).length
  await table.page.reload()
  await table.button('Take back the link of Mia again')
  await expect(over).toBeVisible({ timeout: AT_ONCE_MS })
  await expect(mia.page.getByText('Everything that was entered on this device is in the game.')).toBeVisible()
  await mia.page.keyboard.press('2')
  await expect(half.region).toBeHidden()
  await mia.page.getByRole('button', { name: /^Show the screen as it was/ }).click()
  // Not to be touched, and so nothing that a role would find.
  for (const digit of ['5', '4']) await expect(mia.page.locator('[inert] section').getByText(digit, { exact: true }).first()).toBeVisible()
  expect(await book.log(id)).toHaveLength(length)
})
