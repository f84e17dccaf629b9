/**
 * A photo of a printed playcard, taken on a phone over plain http, opens that card's entry: the right card of the right round, also turned; and a photo without
 * a code, of another game, of another book or of a round that is not open says so and opens nothing.
 */
import { photoOf, photoOfCode } from '../tests/paper/phone-photo'
import { expect, test } from './fixtures/test'
import type { TestServer } from './fixtures/server'
import type { FiveTable } from './app/five-table'

async function printed(server: TestServer, game: string, query: string): Promise<Uint8Array> {
  const response = await fetch(`${server.local}/api/games/${game}/paper?what=playcards&on=1&${query}`)
  if (response.status !== 200) throw new Error(await response.text())
  return new Uint8Array(await response.arrayBuffer())
}

const asFile = (jpeg: Buffer) => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: jpeg })

async function show(table: FiveTable, file: Uint8Array, page: number, degrees = 0): Promise<void> {
  const jpeg = await photoOf(file, page, { scale: 2.5, degrees, part: 0.35 })
  await table.page.getByLabel("Photo of a card's code").setInputFiles(asFile(jpeg))
}

test('the photo of a card opens its entry, whichever round is on the desk', async ({ book, server, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben', 'Cas'], rounds: 2 })
  await table.open(game.id)
  await table.toRound(2)
  for (const [round, page, seat, degrees] of [
    [1, 2, 'Ben', 0],
    [2, 3, 'Cas', 12],
    [1, 1, 'Ann', 180],
  ] as const) {
    await show(table, await printed(server, game.id, `round=${round}`), page, degrees)
    await expect(table.card(seat, round).region).toBeVisible()
    await table.page.goBack()
    await expect(table.page.getByRole('region', { name: 'Printed playcards' })).toBeVisible()
  }
})

test('a photo without a code, of another game, of another book or of a round to come says so', async ({ book, server, table }) => {
  const [friday, other] = [
    await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 }),
    await book.newGame({ seats: ['Dee', 'Eve'], rounds: 1, title: 'The other game' }),
  ]
  await table.open(friday.id)
  await table.toRound(1)
  const said = table.page.getByRole('region', { name: 'Printed playcards' }).getByRole('status')
  const input = table.page.getByLabel("Photo of a card's code")
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') })
  await expect(said).toContainText('no photo that this device can read')
  const sheet = await fetch(`${server.local}/api/games/${friday.id}/paper?what=master-sheet`)
  const jpeg = await photoOf(new Uint8Array(await sheet.arrayBuffer()), 1, { scale: 2.5, part: 0.35 })
  await input.setInputFiles(asFile(jpeg))
  await expect(said).toContainText('No code was found in this photo')
  await show(table, await printed(server, friday.id, 'round=2'), 1)
  await expect(said).toContainText('This card is of round 2, which is not open yet.')
  await input.setInputFiles(asFile(photoOfCode('https://example.org/menu')))
  await expect(said).toContainText('The code in this photo is not that of a playcard.')
  const strange = 'http://192.168.7.7:3000/games/00000000-0000-4000-8000-000000000000?view=card&round=1&seat=seat-0'
  await input.setInputFiles(asFile(photoOfCode(strange)))
  await expect(said).toContainText('This card is of another book: there is no such game in this one.')
  const elsewhere = await printed(server, other.id, 'round=1')
  await show(table, elsewhere, 2)
  await expect(said).toContainText('This card is of another game of this book: “The other game”.')
  await table.press(table.page.getByRole('link', { name: 'Open that game' }))
  await expect(table.card('Eve', 1).region).toBeVisible()
})
