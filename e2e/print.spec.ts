/**
 * The pages that people print from the browser, read back as a printer gets them: the master sheet of one to 144 seats with names as long and strange as they
 * come, and how an evening went. Nothing is cut, no page is empty, and every number is there.
 */
import type { Page } from '@playwright/test'
import { readPdf, type PdfPage } from '../tests/paper/read-pdf'
import { faultsOf, letters, ODD_NAMES } from '../tests/paper/whole-pages'
import type { Book, GameShown } from './fixtures/book'
import { expect, test } from './fixtures/test'

/** Many rounds; at the largest table fewer, since each of its cards is one to save. */
const roundsOf = (seats: number): number => (seats > 100 ? 5 : 10)
/** Numbers that are no seat's. */
const SUMS = { special: 84, general: 82 }
const TOTAL = SUMS.special + SUMS.general

async function playedBy(book: Book, seats: number): Promise<GameShown> {
  const names = Array.from({ length: seats }, (_, i) => ODD_NAMES[i] ?? `Player ${String(i + 1)}`)
  const rounds = roundsOf(seats)
  const game = await book.newGame({ seats: names, rounds, houseRules: { rounds, director: 'outside' } })
  for (let round = 1; round <= rounds; round += 1)
    await book.act(game.id, ...game.seats.map(({ id }) => ({ type: 'playcard.sums', round, seat: id, ...SUMS })))
  return game
}

async function printed(page: Page, format: 'A4' | 'Letter'): Promise<readonly PdfPage[]> {
  return readPdf(new Uint8Array(await page.pdf({ format, printBackground: true })))
}

const often = (pages: readonly PdfPage[], text: string): number =>
  pages.flatMap(p => p.pieces.flatMap(piece => piece.text.split(/\s+/))).filter(word => word === text).length

/** Names whose letters a reader of the file gives back one by one. */
const plain = (names: readonly string[]): readonly string[] =>
  names.filter(name => /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d\s-]+$/u.test(name))

for (const seats of [1, 5, 20, 144])
  test(`the master sheet of ${seats} ${seats === 1 ? 'seat' : 'seats'} and ${roundsOf(seats)} rounds is whole on paper`, async ({
    book,
    table,
  }) => {
    test.setTimeout(240_000)
    const game = await playedBy(book, seats)
    await table.page.goto(`/games/${game.id}?view=sheet`)
    await expect(table.page.getByRole('region', { name: 'Master Score Sheet' })).toContainText(String(TOTAL), { timeout: 90_000 })
    await expect(table.page.getByRole('status').filter({ hasText: 'saved' })).toBeVisible({ timeout: 90_000 })
    for (const format of seats > 100 ? (['A4'] as const) : (['A4', 'Letter'] as const)) {
      const pages = await printed(table.page, format)
      expect(faultsOf(pages)).toEqual([])
      const all = letters(pages.map(p => p.text).join(''))
      for (const name of plain(game.seats.map(s => s.name))) expect(all).toContain(letters(name.normalize('NFC')))
      // Once for each card, and once a round as the best of it.
      expect(often(pages, String(TOTAL))).toBe((seats + 1) * roundsOf(seats))
      expect(often(pages, String(TOTAL * roundsOf(seats)))).toBeGreaterThanOrEqual(seats)
      // The rounds' averages have a page of their own where the last one is full.
      expect(pages.length).toBeLessThanOrEqual(3 + Math.ceil(seats / 12) * 2)
    }
    // The screen is as before.
    await expect(table.page.getByRole('region', { name: 'Master Score Sheet' }).getByRole('table')).toHaveCount(1)
  })

test('how an evening went is whole on paper', async ({ book, table }) => {
  const game = await playedBy(book, 11)
  await table.page.goto(`/games/${game.id}/story`)
  await expect(table.page.getByRole('main')).toBeVisible()
  const pages = await printed(table.page, 'A4')
  expect(faultsOf(pages)).toEqual([])
  const all = letters(pages.map(p => p.text).join(''))
  for (const name of plain(ODD_NAMES)) expect(all).toContain(letters(name.normalize('NFC')))
})
