/** Famous Five as the Director speaks of it: hands, cards left, the Happy Ending, the story, corrections. Every step goes over the screen. */
import { expect, type Locator } from '@playwright/test'
import { startGame, type NewGame } from './start-form'
import { Table } from './table'

/** A hand as it is called out at the table: cards left, clockwise; who played the Happy Ending, or nobody. */
export type Called = { left: readonly number[]; out: string | null; story?: string }

/** No second digit fits behind these. */
const isWhole = (n: number): boolean => n > 9 || n === 0 || n > 3

/** Touches that such a hand takes: who went out, the digits, on to the next box behind 1, 2 and 3, the last key. */
export function touchesOf({ left }: Pick<Called, 'left'>): number {
  const digits = left.map(n => String(n).length)
  const onward = left.slice(0, -1).filter(n => !isWhole(n))
  return 1 + digits.reduce((a, b) => a + b, 0) + onward.length + 1
}

export class HandTable extends Table {
  startGame(wanted: NewGame): Promise<string> {
    return startGame(this.page, this.hand, { ...wanted, pad: 'Famous Five' })
  }

  get columns(): Locator {
    return this.page.getByRole('group', { name: /^Hand \d+: type a number/ })
  }

  get keys(): Locator {
    return this.page.getByRole('group', { name: 'Number pad' })
  }

  column(seat: string): Locator {
    return this.columns.getByRole('group', { name: seat, exact: true })
  }

  get says(): Locator {
    return this.columns.getByRole('status')
  }

  /** A key of the pad on the screen; on a laptop the keyboard's. */
  async key(name: string, keyboard = name): Promise<void> {
    if (this.touch) await this.press(this.keys.getByRole('button', { name, exact: true }))
    else await this.hand.key(keyboard)
  }

  async type(n: number): Promise<void> {
    for (const digit of String(Math.abs(n))) await this.key(digit)
  }

  async happyEnding(seat: string | null): Promise<void> {
    if (seat === null) await this.button('Nobody played a Happy Ending: the hand was abandoned')
    else await this.press(this.column(seat).getByRole('button', { name: `${seat} played the Happy Ending` }))
  }

  /** Types all numbers; the last key stays to be pressed. */
  async enter({ left, out, story }: Called): Promise<void> {
    await this.happyEnding(out)
    for (const [i, n] of left.entries()) {
      await this.type(n)
      if (!isWhole(n) && i < left.length - 1) await this.next()
    }
    if (story !== undefined) await this.press(this.page.getByRole('button', { name: story }))
  }

  async next(): Promise<void> {
    if (this.touch) await this.press(this.keys.getByRole('button', { name: /^Next: / }))
    else await this.hand.key('Enter')
  }

  async record(number: number): Promise<void> {
    const last = this.keys.getByRole('button', { name: `Record hand ${number}` })
    await expect(last).toBeVisible()
    if (this.touch) await this.press(last)
    else await this.hand.key('Enter')
  }

  async play(number: number, called: Called): Promise<void> {
    await this.expectHand(number)
    await this.enter(called)
    await this.record(number)
    await this.expectHand(number + 1)
  }

  /** Types another number into a box. */
  async retype(seat: string, n: number): Promise<void> {
    await this.press(this.column(seat).getByRole('button', { name: new RegExp(`^${seat}, `) }))
    await this.type(n)
  }

  /** Opens the hand at this seat's number, to be corrected. */
  async correct(number: number, seat: string): Promise<void> {
    await this.press(this.cell(number, seat))
    await this.expectHand(number)
  }

  async expectHand(number: number): Promise<void> {
    await expect(this.page.getByRole('region', { name: `Hand ${number}`, exact: true })).toBeVisible()
  }

  /** The number of a seat in the list of hands; it leads to the correction. */
  cell(number: number, seat: string): Locator {
    return this.page
      .getByRole('list', { name: 'The hands so far, newest first' })
      .getByRole('button', { name: new RegExp(`^Hand ${number}, ${seat}`) })
  }

  async expectTotal(seat: string, total: string): Promise<void> {
    await expect(this.column(seat).getByRole('definition').nth(1)).toHaveText(total)
  }

  async expectPoints(seat: string, points: string): Promise<void> {
    await expect(this.column(seat).getByRole('definition').first()).toHaveText(points)
  }
}
