/**
 * A photo of the card that is kept with a challenge, on a phone over plain http: taken in the dispute or afterwards, small and without the camera's notes,
 * told as not sent while the server is away, not lost by a reload, in the chronicle and in the history, and there again when its undo is undone.
 */
import type { Page } from '@playwright/test'
import { SAMPLE_NAMES } from './app/card'
import { JudgingDesk } from './app/judging-desk'
import { expect, test } from './fixtures/test'
import type { GameShown } from './fixtures/book'

const CELL = { row: SAMPLE_NAMES.rows[1] ?? '', column: SAMPLE_NAMES.columns[1] ?? '' }
const ALL = ['11111', '11111', '11111', '11111', '11111']

/** A photo as large as a phone takes it, with the mark of a camera's notes in it. */
async function phonePhoto(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 3000
    canvas.height = 2000
    const pen = canvas.getContext('2d')
    for (let line = 0; line < 2000; line += 40) pen?.fillText(`row ${line} Mace Mint Mustard`, (line * 7) % 2000, line)
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? ''
  })
  const plain = Buffer.from(base64, 'base64')
  const notes = Buffer.from([0xff, 0xe1, 0, 16, ...Buffer.from('Exif\0\0SECRETGP')])
  return { name: 'card.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([plain.subarray(0, 2), notes, plain.subarray(2)]) }
}

const challengesOf = (game: GameShown) => game.rounds[0]?.challenges as unknown as { photos: string[] }[]

test('a photo taken in the dispute is kept small with the challenge, and without one it stays at four taps', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben', 'Cas'], rounds: 1 })
  await book.act(game.id, { type: 'playcard.mark', round: 1, seat: game.seats[0]?.id, marks: ALL })
  await table.open(game.id)
  await table.toRound(1)
  await table.phase('Judge')
  const before = table.hand.touches
  await table.button('Disputed entry')
  await table.press(table.dialog.getByRole('button', { name: `${CELL.row}, ${CELL.column}`, exact: true }))
  await table.press(table.dialog.getByRole('button', { name: 'Ann', exact: true }))
  await table.settle('Leave it open')
  expect(table.hand.touches - before).toBe(4)
  await table.expectSaved()
  const open = table.page.getByRole('region', { name: 'Open challenges' })
  await table.press(open.getByRole('button', { name: 'Settle it' }))
  await table.dialog.getByLabel('Photo of the card').setInputFiles(await phonePhoto(table.page))
  await expect(table.dialog.getByRole('img', { name: 'Photo 1 of the card' })).toBeVisible()
  await table.settle('Nobody accepts')
  await table.expectSaved()
  const [photo] = challengesOf(await book.game(game.id))[0]?.photos ?? []
  const settled = table.page.getByRole('region', { name: 'Settled challenges' })
  await expect(settled).toContainText('1 photo')
  await table.press(settled.getByText('Chronicle'))
  await expect(settled).toContainText(/\d\d:\d\d a photo of the card is kept/)
  const picture = settled.getByRole('img', { name: "Photo 1 of Ann's card" })
  await expect(picture).toHaveAttribute('src', `/api/games/${game.id}/photos/${photo ?? ''}`)
  const kept = await table.page.evaluate(
    async at => {
      const response = await fetch(at)
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        bytes: [...new Uint8Array(await response.arrayBuffer())],
      }
    },
    `/api/games/${game.id}/photos/${photo ?? ''}`,
  )
  const bytes = Buffer.from(kept.bytes)
  expect([kept.status, kept.type]).toEqual([200, 'image/jpeg'])
  expect(bytes.byteLength).toBeLessThan(140 * 1024)
  expect(bytes.includes('SECRET')).toBe(false)
  expect(await picture.evaluate(img => (img as HTMLImageElement).naturalWidth)).toBeLessThanOrEqual(1400)
})

test('a photo waits on the phone while the server does not take it, through a reload, and is undone and done again', async ({
  book,
  table,
  context,
}) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben', 'Cas'], rounds: 1 })
  const [ann, ben] = game.seats
  await book.act(game.id, { type: 'playcard.mark', round: 1, seat: ann?.id, marks: ALL })
  await book.act(game.id, { type: 'challenge.open', round: 1, seat: ann?.id, row: 1, column: 1, by: ben?.id })
  const desk = new JudgingDesk(table)
  await table.open(game.id)
  await desk.open(1, 'Challenges')
  await context.route('**/photos/**', route => route.abort())
  const open = table.page.getByRole('region', { name: 'Open challenges' })
  await open.getByLabel('Photo of the card').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') })
  await expect(open.getByRole('status')).toContainText('no photo that this device can read')
  await open.getByLabel('Photo of the card').setInputFiles(await phonePhoto(table.page))
  await expect(open).toContainText('not sent yet: kept on this device')
  await table.expectSaved()
  await table.page.reload()
  await expect(table.page.getByText('A photo is not sent yet')).toBeVisible()
  await desk.open(1, 'Challenges')
  await expect(open).toContainText('not sent yet: kept on this device')
  await context.unroute('**/photos/**')
  await expect(table.page.getByText('A photo is not sent yet')).toBeHidden({ timeout: 60_000 })
  const picture = open.getByRole('img', { name: "Photo 1 of Ann's card" })
  await expect.poll(() => picture.evaluate(img => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(100)
  expect(await table.undo()).toContain('a photo of the card is kept with the challenge')
  await expect(picture).toBeHidden()
  await table.expectSaved()
  await table.tab('History')
  await expect(table.page.getByText(/a photo of the card is kept with the challenge/).first()).toBeVisible()
})
