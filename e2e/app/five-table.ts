/** Facts in Five as the Director speaks of it: rounds, classes, letters, cards, disputes, undo, winners. Every step goes over the screen. */
import { expect, type Locator } from '@playwright/test'
import { Card, type Way, type Written } from './card'
import { startGame, type NewGame } from './start-form'
import { Table } from './table'

export type Phase = 'Draw' | 'Announce' | 'Letters' | 'Write' | 'Judge' | 'Score'
export type Outcome =
  | 'Accepted'
  | 'Voted in'
  | 'Voted out'
  | 'Book says yes'
  | 'Book says no'
  | 'Nobody accepts'
  | 'Director: valid'
  | 'Director: not valid'
  | 'Withdrawn'
  | 'Leave it open'
export type Dispute = { seat: string; row: string; column: string; outcome: Outcome }

export class FiveTable extends Table {
  startGame(wanted: NewGame): Promise<string> {
    return startGame(this.page, this.hand, wanted)
  }

  async phase(word: Phase): Promise<void> {
    await this.press(this.page.getByRole('navigation', { name: 'Phases of the round' }).getByRole('button', { name: word }))
  }

  async announce(classes: readonly { class: string; category?: string }[]): Promise<void> {
    await this.phase('Announce')
    for (const [i, { class: name, category }] of classes.entries()) {
      await this.page.getByRole('combobox', { name: `Class ${i + 1}`, exact: true }).fill(name)
      if (category !== undefined) await this.page.getByRole('combobox', { name: `Category ${i + 1}`, exact: true }).fill(category)
    }
    await this.button('Announced: on to the letters')
  }

  async drawLetters(letters: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Letters, in the order drawn' }).fill(letters)
    await this.button('Drawn: on to the timer')
    await expect(this.page.getByRole('timer')).toBeVisible()
  }

  card(seat: string, round: number): Card {
    return new Card(this.hand, seat, round)
  }

  /** The line of a seat on the desk's list of cards. */
  cardLine(round: number, seat: string): Locator {
    return this.page.getByRole('list', { name: `Cards of round ${round}` }).getByRole('button', { name: new RegExp(`^\\d+ ?${seat}( |$)`) })
  }

  async openCard(round: number, seat: string): Promise<Card> {
    await this.toRound(round)
    await this.phase('Score')
    await this.press(this.cardLine(round, seat))
    const card = this.card(seat, round)
    await expect(card.region).toBeVisible()
    return card
  }

  /** Enters the card that is on the screen, and goes on; `to` is the next seat, or "the desk". */
  async markPlaycard(card: Card, way: Way, written: Written, to: string): Promise<void> {
    await card.choose(way)
    if (way === 'cells') await card.enterCells(written.grid, to)
    else if (way === 'counts') await card.enterCounts(written.grid, to)
    else await card.enterNumbers(written, to)
    const after =
      to === 'the desk' ? this.page.getByRole('region', { name: `Round ${card.round}`, exact: true }) : this.card(to, card.round).region
    await expect(after).toBeVisible()
  }

  /** At the desk: the entry, whose it is, how it ended. */
  async dispute(round: number, { seat, row, column, outcome }: Dispute): Promise<void> {
    await this.toRound(round)
    await this.phase('Judge')
    await this.button('Disputed entry')
    await this.press(this.dialog.getByRole('button', { name: `${row}, ${column}`, exact: true }))
    await this.press(this.dialog.getByRole('button', { name: seat, exact: true }))
    await this.settle(outcome)
  }

  /** In the dialog that asks how it ended. */
  async settle(outcome: Outcome): Promise<void> {
    await this.press(this.dialog.getByRole('group', { name: 'Outcome' }).getByRole('button', { name: outcome, exact: true }))
    await expect(this.dialog).toBeHidden()
  }

  async expectTotal(round: number, seat: string, words: string): Promise<void> {
    await expect(this.cardLine(round, seat)).toHaveAccessibleName(new RegExp(` ${words}$`))
  }

  async closeRound(round: number): Promise<void> {
    await this.toRound(round)
    await this.phase('Score')
    await this.button(`Close round ${round}`)
    await this.press(this.dialog.getByRole('button', { name: /^Close (the round|with these gaps)$/ }))
    await expect(this.page.getByRole('button', { name: `Reopen round ${round}` })).toBeVisible()
  }
}
