/** A scorer at his own laptop: cards opened by number or name, marked by keys, looked at again. Every step goes over the screen. */
import { expect, type Browser, type Locator } from '@playwright/test'
import type { TestServer } from '../fixtures/server'
import { Guest } from './room'

export class Scorer {
  private constructor(
    readonly guest: Guest,
    readonly name: string,
  ) {}

  /** Opens the link on a device of its own. */
  static async arrive(browser: Browser, server: TestServer, name: string, address: string): Promise<Scorer> {
    const scorer = new Scorer(await Guest.arrive(browser, server), name)
    await scorer.guest.open(address)
    await expect(scorer.page.getByText(`${name} scores`)).toBeVisible()
    return scorer
  }

  get page() {
    return this.guest.page
  }

  get finder(): Locator {
    return this.page.getByRole('combobox', { name: 'Open a card: number or name' })
  }

  card(seat: string): Locator {
    return this.page.getByRole('region', { name: `Playcard of ${seat}, round 1`, exact: true })
  }

  /** By its number or the start of a name, and Enter. */
  async openCard(text: string, seat: string): Promise<void> {
    await this.finder.fill(text)
    await this.finder.press('Enter')
    await expect(this.card(seat)).toBeVisible()
    await expect(this.card(seat).locator('[role="gridcell"]:focus')).toHaveCount(1)
  }

  /** With the keyboard alone: the keys of this card, then Enter, which opens the next one. */
  async enter(seat: string, keys: string, next: string): Promise<void> {
    await expect(this.card(seat).locator('[role="gridcell"]:focus')).toHaveCount(1)
    await this.page.keyboard.type(keys)
    await this.page.keyboard.press('Enter')
    await expect(this.card(next).locator('[role="gridcell"]:focus')).toHaveCount(1)
  }

  async toDesk(): Promise<void> {
    await this.page.getByRole('button', { name: 'Desk', exact: true }).first().click()
    await expect(this.page.getByRole('region', { name: 'Round 1', exact: true })).toBeVisible()
  }

  /** The line of a seat in the list of cards. */
  line(seat: string): Locator {
    return this.page.getByRole('list', { name: 'Cards of round 1' }).getByRole('button', { name: new RegExp(`^\\d+ ?${seat}( |$)`) })
  }

  get toCheck(): Locator {
    return this.page.getByRole('list', { name: 'To check, most at stake first' }).getByRole('button')
  }

  look(seat: string): Locator {
    return this.card(seat).getByRole('region', { name: 'Second look' })
  }

  async agree(seat: string): Promise<void> {
    await this.guest.table.press(this.look(seat).getByRole('button', { name: 'It agrees, next' }))
  }

  saved(): Promise<void> {
    return this.guest.table.expectSaved()
  }

  leave(): Promise<void> {
    return this.guest.leave()
  }
}
