/** The Director's links, and what their holders see: every step over the screen. */
import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'
import type { TestServer } from '../fixtures/server'
import { FiveTable } from './five-table'
import type { Table } from './table'

type Kind = 'Viewer' | 'Seat' | 'Scorer' | 'Director'

/** Makes a link on the Game view; answers with its address. */
export async function makeLink(table: Table, kind: Kind, name: string): Promise<string> {
  const { page } = table
  await table.tab('Game')
  await page.getByRole('combobox', { name: 'A link for' }).selectOption({ label: kind })
  if (kind === 'Seat') await page.getByRole('combobox', { name: 'Whose cards' }).selectOption({ label: name })
  else await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await table.button('Make the link')
  const made = page.getByRole('group', { name: 'New links' })
  await expect(made.getByRole('img', { name: /^QR code of the link for/ })).toBeVisible()
  const address = (await made.getByRole('link').getAttribute('href')) ?? ''
  await table.button('I have it')
  return address
}

/** Somebody in the network who has given no passcode. */
export class Guest {
  /** As a scorer at a table: one hand, which remembers where it pressed. */
  readonly table: FiveTable

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    this.table = new FiveTable(page, false)
  }

  static async arrive(browser: Browser, server: TestServer, viewport = { width: 1280, height: 800 }): Promise<Guest> {
    const context = await browser.newContext({ baseURL: server.lan, viewport, locale: 'en-GB', timezoneId: 'Europe/London' })
    return new Guest(context, await context.newPage())
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address)
  }

  /** The line of a seat in the standings. */
  standing(name: string): Locator {
    return this.page
      .getByRole('region', { name: /^Standings/ })
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name, exact: true }) })
  }

  leave(): Promise<void> {
    return this.context.close()
  }
}
