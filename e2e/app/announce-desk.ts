/** The second phase of a round as the Director works at it: a card found by three letters, a tap, and what the card leaves to choose. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { FiveTable } from './five-table'

export class AnnounceDesk {
  readonly page: Page

  constructor(readonly table: FiveTable) {
    this.page = table.page
  }

  async open(): Promise<void> {
    await this.table.phase('Announce')
    await expect(this.className(1)).toBeVisible()
  }

  column(number: number): Locator {
    return this.page
      .getByRole('list', { name: 'The five columns' })
      .locator('> li')
      .nth(number - 1)
  }

  className(number: number): Locator {
    return this.page.getByRole('combobox', { name: `Class ${number}`, exact: true })
  }

  category(number: number): Locator {
    return this.page.getByRole('combobox', { name: `Category ${number}`, exact: true })
  }

  async type(number: number, letters: string): Promise<void> {
    await this.className(number).fill('')
    await this.className(number).pressSequentially(letters)
  }

  option(text: string): Locator {
    return this.page
      .getByRole('listbox')
      .getByRole('option')
      .filter({ has: this.page.getByText(text, { exact: true }) })
  }

  /** Types the letters, and taps the card's Class in the list. */
  async find(number: number, letters: string, text: string): Promise<void> {
    await this.type(number, letters)
    await this.table.press(this.option(text))
    await expect(this.column(number)).toContainText('From the card')
  }

  group(name: string): Locator {
    return this.page.getByRole('group', { name })
  }

  async choose(group: string, choice: string): Promise<void> {
    await this.table.press(this.group(group).getByRole('button', { name: choice, exact: true }))
  }

  async letters(number: number, category: string, range: string): Promise<void> {
    await this.table.press(this.group(`Letters of ${category}, column ${number}`).getByText(range, { exact: true }))
  }
}
