/** A hand on a device: taps on a touch screen, clicks with a mouse, presses keys, and counts all of it. It knows no page. */
import type { Locator, Page } from '@playwright/test'

export class Hand {
  /** Taps, clicks and keys so far. */
  touches = 0

  constructor(
    readonly page: Page,
    readonly touch: boolean,
  ) {}

  async press(what: Locator): Promise<void> {
    this.touches += 1
    if (this.touch) await what.tap()
    else await what.click()
  }

  async key(name: string): Promise<void> {
    this.touches += 1
    await this.page.keyboard.press(name)
  }
}
