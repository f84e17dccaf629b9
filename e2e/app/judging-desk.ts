/** The judging desk as the caller works at it: cell by cell, group by group, with what will change read before the yes. */
import { expect, type Locator, type Page } from '@playwright/test'
import { begins } from '../ui/text'
import type { FiveTable } from './five-table'

export class JudgingDesk {
  readonly page: Page

  constructor(readonly table: FiveTable) {
    this.page = table.page
  }

  async choose(way: 'Challenges' | 'Read out' | 'Problems'): Promise<void> {
    const key = this.page.getByRole('navigation', { name: 'How to judge' }).getByRole('button', { name: way })
    await this.table.press(key)
    await expect(key).toHaveAttribute('aria-current', 'true')
  }

  async open(round: number, way: 'Challenges' | 'Read out' | 'Problems'): Promise<void> {
    await this.table.toRound(round)
    await this.table.phase('Judge')
    await this.choose(way)
  }

  /** To the cell by the map of all 25. */
  async toCell(row: string, column: string): Promise<void> {
    const map = this.page.getByRole('group', { name: 'All 25 cells' })
    if (!(await map.isVisible())) await this.table.press(this.page.getByText('All 25 cells', { exact: true }))
    await this.table.press(map.getByRole('button', { name: begins(`${row}, ${column}:`) }))
  }

  get entries(): Locator {
    return this.page.getByRole('region', { name: 'Entries' })
  }

  group(text: string): Locator {
    return this.entries.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name: text, exact: true }) })
  }

  /** Asks for a ruling on a group; nothing is written yet. */
  async ask(text: string, valid: boolean): Promise<void> {
    await this.table.press(this.entries.getByRole('button', { name: `“${text}” is ${valid ? 'valid' : 'not valid'}`, exact: true }))
    await expect(this.table.dialog).toBeVisible()
  }

  get changes(): Locator {
    return this.table.dialog.getByRole('region', { name: 'What will change' })
  }

  async yes(): Promise<void> {
    await this.table.press(this.table.dialog.getByRole('button', { name: /^Yes/ }))
    await expect(this.table.dialog).toBeHidden()
  }

  async keep(): Promise<void> {
    await this.table.press(this.table.dialog.getByRole('switch', { name: 'Keep it in the ruling book' }))
  }

  async addToKey(answer: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Accepted answer' }).fill(answer)
    await this.table.button('Add')
  }

  async hands(numbers: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Seat numbers' }).fill(numbers)
    await this.table.button('Rule on these')
  }
}
