/** One playcard on the screen: the three ways to enter it, and what it shows. */
import { expect, type Locator } from '@playwright/test'
import type { Hand } from '../ui/hand'
import { begins } from '../ui/text'
import { SAMPLE_CLASSES, SAMPLE_LETTERS } from '../fixtures/book'
import { cellsOf, countsOf, type Cell, type Grid } from './grids'

export type Way = 'cells' | 'counts' | 'numbers'
export type Written = { grid: Grid; special: number; general: number }

const WAY_WORDS: Record<Way, string> = { cells: 'Cells', counts: '10 counts', numbers: '2 numbers' }
const MARK_KEYS = { '1': 'valid', x: 'cross', '.': 'blank', '?': 'open' } as const
export type MarkKey = keyof typeof MARK_KEYS

/** The names of the lines of the rulebook's sample, as a screen reader says them. */
export const SAMPLE_NAMES = {
  rows: SAMPLE_LETTERS.map(letter => (letter === '*' ? 'Row wild' : `Row ${letter}`)),
  columns: SAMPLE_CLASSES.map(c => c.class),
}

export class Card {
  constructor(
    readonly hand: Hand,
    readonly seat: string,
    readonly round: number,
  ) {}

  get region(): Locator {
    return this.hand.page.getByRole('region', { name: `Playcard of ${this.seat}, round ${this.round}`, exact: true })
  }

  cell({ row, column }: Cell): Locator {
    return this.region.getByRole('gridcell', { name: begins(`${SAMPLE_NAMES.rows[row] ?? ''}, ${SAMPLE_NAMES.columns[column] ?? ''}, `) })
  }

  button(name: string | RegExp): Locator {
    return this.region.getByRole('button', { name })
  }

  async choose(way: Way): Promise<void> {
    const segment = this.region.getByRole('radio', { name: WAY_WORDS[way] })
    if (await segment.isChecked()) return
    await this.hand.press(this.region.getByText(WAY_WORDS[way], { exact: true }))
    await expect(segment).toBeChecked()
  }

  /** The key that leads on: to the next seat's card, or to the desk. */
  next(to: string): Locator {
    return this.region.getByRole('group', { name: /Mark the cell|Number pad/ }).getByRole('button', { name: to, exact: true })
  }

  tap(cell: Cell): Promise<void> {
    return this.hand.press(this.cell(cell))
  }

  /** A mark by its big key, on the cell that was tapped last. */
  async mark(cell: Cell, mark: MarkKey): Promise<void> {
    await this.tap(cell)
    await this.hand.press(
      this.region.getByRole('group', { name: 'Mark the cell' }).getByRole('button', { name: MARK_KEYS[mark], exact: true }),
    )
  }

  /** All cells and on to the next card: the shorter of "all valid, strike these" and "tick these, cross the rest". */
  async enterCells(grid: Grid, to: string): Promise<void> {
    const [good, bad] = [cellsOf(grid, 1), cellsOf(grid, 0)]
    if (bad.length + 2 < good.length + 1) {
      await this.hand.press(this.button('All valid'))
      for (const cell of bad) await this.tap(cell)
      await this.hand.press(this.next(to))
    } else {
      for (const cell of good) await this.tap(cell)
      await this.hand.press(this.button(good.length === 0 ? 'None valid, next' : /^Rest crossed/))
    }
  }

  async digits(text: string): Promise<void> {
    const pad = this.region.getByRole('group', { name: 'Number pad' })
    for (const digit of text) await this.hand.press(pad.getByRole('button', { name: digit, exact: true }))
  }

  async enterCounts(grid: Grid, to: string): Promise<void> {
    const { columns, rows } = countsOf(grid)
    await this.digits([...columns, ...rows].join(''))
    await this.hand.press(this.next(to))
  }

  async enterNumbers({ special, general }: Written, to: string): Promise<void> {
    await this.digits(String(special))
    const on = this.next('General')
    if (await on.isVisible()) await this.hand.press(on)
    await this.digits(String(general))
    await this.hand.press(this.next(to))
  }

  /** Special, General or Total under the card. */
  sum(label: 'Special' | 'General' | 'Total'): Locator {
    return this.region.locator('dl > div:visible').filter({ hasText: label }).getByRole('definition')
  }

  async expectSums(special: number, general: number): Promise<void> {
    await expect(this.sum('Special')).toHaveText(new RegExp(`^${special}( so far)?$`))
    await expect(this.sum('General')).toHaveText(new RegExp(`^${general}( so far)?$`))
    await expect(this.sum('Total')).toHaveText(new RegExp(`^${special + general}( so far)?$`))
    for (const of of ['Special', 'General', 'Total'] as const)
      expect(
        await this.sum(of).evaluate(sum => {
          const box = sum.querySelector('.absolute') ?? sum
          return box.scrollWidth - box.clientWidth
        }),
        `${of} is cut off`,
      ).toBeLessThanOrEqual(0)
  }

  /** What stands in the ten boxes. */
  async expectCounts(columns: readonly number[], rows: readonly number[]): Promise<void> {
    const lines = [...columns.map((n, i) => [SAMPLE_NAMES.columns[i], n]), ...rows.map((n, i) => [SAMPLE_NAMES.rows[i], n])]
    for (const [name, count] of lines) await expect(this.button(begins(`${name ?? ''}, ${count ?? ''}`))).toBeVisible()
  }

  async expectMark(cell: Cell, words: string): Promise<void> {
    await expect(this.cell(cell)).toHaveAccessibleName(new RegExp(`, ${words}(,|$)`))
  }
}

/** Touches that the screen needs for this card, going on to the next one included; the drivers above press exactly these. */
export const touchesOf: Record<Way, (written: Written) => number> = {
  cells: ({ grid }) => Math.min(cellsOf(grid, 0).length + 2, cellsOf(grid, 1).length + 1),
  counts: () => 11,
  numbers: ({ special, general }) => String(special).length + (special * 10 > 125 ? 0 : 1) + String(general).length + 1,
}
