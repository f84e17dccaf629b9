/** The master score sheet as it is read: a line a seat on a phone, a group of columns a seat on a wide screen. */
import { expect, type Locator, type Page } from '@playwright/test'

export type Sums = { special: number; general: number; total: number }

const digits = (text: string): string => text.replace(/[^\d–]/g, '')

export class Sheet {
  constructor(readonly page: Page) {}

  get #table(): Locator {
    return this.page.getByRole('region', { name: 'Master Score Sheet' }).getByRole('table')
  }

  /** The texts of Grand Totals (`round` 0) or of a round, of this seat; ranks and stars left out. */
  async #read(seat: string, round: number): Promise<readonly string[]> {
    const table = this.#table.locator('visible=true').first()
    await expect(table).toBeVisible()
    const seatRow = table.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: seat }) })
    if ((await seatRow.count()) > 0) {
      const cells = await seatRow.first().getByRole('cell').allInnerTexts()
      return cells.slice(round * 3, round * 3 + 3)
    }
    const names = await table.getByRole('row').first().getByRole('columnheader').allInnerTexts()
    const at = names.map(n => n.trim()).indexOf(seat) * 3
    const row = table
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: round === 0 ? 'Grand Totals' : `Round ${round}` }) })
    return (await row.first().getByRole('cell').allInnerTexts()).slice(at, at + 3)
  }

  async expect(seat: string, { special, general, total }: Sums, round = 0): Promise<void> {
    await expect
      .poll(async () => (await this.#read(seat, round)).map(text => digits(text.split('\n')[0] ?? '')), {
        message: `${seat}, ${round === 0 ? 'Grand Totals' : `round ${round}`}`,
      })
      .toEqual([special, general, total].map(String))
  }
}
