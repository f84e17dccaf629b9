/** What the Director does at any table: views, rounds, undo, winners. Every step goes over the screen; it knows no pad. */
import { expect, type Locator, type Page } from '@playwright/test'
import { Hand } from '../ui/hand'
import { Sheet } from './sheet'

export type Tab = 'Desk' | 'Sheet' | 'Seats' | 'History' | 'Game'

export class Table {
  readonly hand: Hand
  readonly sheet: Sheet

  constructor(
    readonly page: Page,
    readonly touch: boolean,
  ) {
    this.hand = new Hand(page, touch)
    this.sheet = new Sheet(page)
  }

  press(what: Locator): Promise<void> {
    return this.hand.press(what)
  }

  button(name: string | RegExp): Promise<void> {
    return this.press(this.page.getByRole('button', { name, exact: typeof name === 'string' }))
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  async open(game: string, query = ''): Promise<void> {
    await this.page.goto(`/games/${game}${query}`)
    await expect(this.page.getByRole('status').filter({ hasText: 'saved' })).toBeVisible()
  }

  /** On a phone the card fills the screen: its own key leads to the desk, and the tabs are there. */
  async tab(name: Tab): Promise<void> {
    const tabs = this.page.getByRole('navigation', { name: 'Views of this game' })
    const back = this.page.getByRole('region', { name: /^(Playcard|Turn) of/ }).getByRole('button', { name: 'Desk', exact: true })
    await expect(tabs.or(back).first()).toBeVisible()
    if (!(await tabs.isVisible())) await this.press(back)
    await this.press(tabs.getByRole('button', { name, exact: true }))
  }

  /** To the desk of a round that is open already. */
  async toRound(number: number): Promise<void> {
    await this.tab('Desk')
    await this.press(
      this.page.getByRole('navigation', { name: 'Rounds' }).getByRole('button', { name: new RegExp(`^(Round )?${number}\\b`) }),
    )
    await expect(this.page.getByRole('region', { name: `Round ${number}`, exact: true })).toBeVisible()
  }

  async openRound(number: number): Promise<void> {
    await this.tab('Desk')
    await this.button(`Open round ${number}`)
    await expect(this.page.getByRole('region', { name: `Round ${number}`, exact: true })).toBeVisible()
  }

  /** Takes back this device's last action; answers with what it was. */
  async undo(): Promise<string> {
    await this.button('Undo my last action')
    await expect(this.dialog.getByRole('heading', { name: 'Undo this?' })).toBeVisible()
    const what = (await this.dialog.getByRole('paragraph').first().textContent()) ?? ''
    await this.button('Undo it')
    await expect(this.dialog).toBeHidden()
    return what
  }

  async expectSaved(): Promise<void> {
    await this.page.waitForTimeout(100) // what was pressed just now is painted first, and told of next
    await expect(this.page.getByRole('status').filter({ hasText: /^saved$/ })).toBeVisible({ timeout: 40_000 })
  }

  /** Ends the game before its rules do; asked first. */
  async finish(): Promise<void> {
    await this.button('Finish the game here')
    await this.press(this.dialog.getByRole('button', { name: 'Finish the game' }))
    await expect(this.dialog).toBeHidden()
  }

  /** One line a classification: "Ann wins Special with 241." */
  async expectWinners(lines: readonly string[]): Promise<void> {
    await this.tab('Game')
    await expect(this.page.getByRole('list', { name: 'To announce' }).getByRole('listitem')).toHaveText([...lines])
  }
}
