/** Starting a game over the screen. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Team } from '../fixtures/book'
import type { Hand } from '../ui/hand'

export type NewGame = { seats: readonly string[]; title?: string; director?: string; pad?: string; rules?: readonly string[] }

export async function typeSeats(page: Page, seats: readonly string[]): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Next player' })
  for (const name of seats) {
    await box.fill(name)
    await box.press('Enter')
  }
  const list = page.getByRole('list', { name: 'Seats, in order round the table' })
  await expect(list.getByRole('textbox', { name: /^Name of seat/ })).toHaveCount(seats.length)
}

/** Answers with the id of the game. */
export async function startGame(page: Page, hand: Hand, { seats, title, director, pad, rules = [] }: NewGame): Promise<string> {
  await page.goto('/')
  await hand.press(page.getByRole('link', { name: 'Start a game' }).first())
  if (pad !== undefined) await hand.press(page.getByText(pad, { exact: true }))
  await typeSeats(page, seats)
  if (title !== undefined) await page.getByRole('textbox', { name: 'Title' }).fill(title)
  if (director !== undefined) await page.getByRole('combobox', { name: 'Who directs?' }).selectOption({ label: director })
  if (rules.length > 0) await hand.press(page.getByText('House rules', { exact: true }))
  for (const rule of rules) await hand.press(page.getByText(rule, { exact: true }))
  await hand.press(page.getByRole('button', { name: 'Start the game' }))
  await page.waitForURL(/\/games\/[0-9a-f-]{36}/)
  await expect(page.getByRole('navigation', { name: 'Views of this game' })).toBeVisible()
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

/** Teams, each with its members: name, Enter, the members one by one, Enter. */
export async function typeTeams(page: Page, teams: readonly Team[]): Promise<void> {
  for (const { name, members } of teams) {
    const box = page.getByRole('combobox', { name: 'Next team' })
    await box.fill(name)
    await box.press('Enter')
    for (const member of members) {
      await expect(page.getByRole('combobox', { name: `Member of ${name}` })).toBeFocused()
      await page.keyboard.type(member)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Enter')
    await expect(box).toBeFocused()
  }
}

/** Pastes a text as the clipboard would. */
export const paste = (box: Locator, text: string): Promise<void> =>
  box.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
