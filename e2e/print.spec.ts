/**
 * The pages that people print from the browser, read back as a printer gets them: the master sheet of one to 144 seats with names as long and strange as they
 * come, and how an evening went. Nothing is cut, no page is empty, and every number is there.
 */
import type { Page } from '@playwright/test'
import { readPdf, type PdfPage } from '../tests/paper/read-pdf'
import { faultsOf, letters, ODD_NAMES, overlaps } from '../tests/paper/whole-pages'
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

const missing = (names: readonly string[], all: string): readonly string[] =>
  names.filter(name => !all.includes(letters(name.normalize('NFC'))))

/** Seats, and the most pages; the rounds' averages begin where the tables end, and go on over a page with names as long as these. */
const TABLES = [
  [1, 2],
  [5, 5],
  [20, 6],
  [144, 20],
] as const

for (const [seats, most] of TABLES)
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
      expect(missing(plain(game.seats.map(s => s.name)), all)).toEqual([])
      // Once for each card, and once a round as the best of it.
      expect(often(pages, String(TOTAL))).toBe((seats + 1) * roundsOf(seats))
      expect(often(pages, String(TOTAL * roundsOf(seats)))).toBeGreaterThanOrEqual(seats)
      expect(pages.length).toBeLessThanOrEqual(most)
    }
    // The screen is as before.
    await expect(table.page.getByRole('region', { name: 'Master Score Sheet' }).getByRole('table')).toHaveCount(1)
  })

test('how an evening went is whole on paper', async ({ book, table }) => {
  const game = await playedBy(book, 11)
  await table.page.goto(`/games/${game.id}/story`)
  await expect(table.page.getByRole('main')).toBeVisible()
  // The page lays its sheet out for paper as soon as its script runs: each card once on the sheet, once by itself, and in no line twice.
  const cards = 11 * roundsOf(11)
  await expect.poll(async () => often(await printed(table.page, 'A4'), String(TOTAL))).toBeGreaterThanOrEqual(2 * cards)
  const pages = await printed(table.page, 'A4')
  expect(faultsOf(pages)).toEqual([])
  expect(overlaps(pages)).toEqual([])
  const all = letters(pages.map(p => p.text).join(''))
  expect(missing(plain(ODD_NAMES), all)).toEqual([])
})
