/** A hand on a device: taps on a touch screen, clicks with a mouse, presses keys, and counts all of it. It knows no page. */
import type { Locator, Page } from '@playwright/test'

/** The page takes two presses at one place within this time for a double tap (components/ui/double-press.ts), in milliseconds and pixels. */
const DOUBLE_TAP_MS = 500
const NEAR_PX = 14

export class Hand {
  #last: { time: number; x: number; y: number; what: string } | undefined

  /** Taps, clicks and keys so far. */
  touches = 0

  constructor(
    readonly page: Page,
    readonly touch: boolean,
  ) {}

  /** Somebody who means two presses looks at what has come before he presses at the same place again. */
  async #look(what: Locator): Promise<void> {
    await what.scrollIntoViewIfNeeded()
    const box = await what.boundingBox()
    if (!box) return
    const now = { x: box.x + box.width / 2, y: box.y + box.height / 2, what: String(what) }
    const last = this.#last
    const rest =
      last && last.what !== now.what && Math.hypot(now.x - last.x, now.y - last.y) < NEAR_PX ? last.time + DOUBLE_TAP_MS - Date.now() : 0
    if (rest > 0) await this.page.waitForTimeout(rest)
    this.#last = { ...now, time: Date.now() }
  }

  async press(what: Locator): Promise<void> {
    this.touches += 1
    await this.#look(what)
    if (this.touch) await what.tap()
    else await what.click()
    if (this.#last) this.#last.time = Date.now()
  }

  async key(name: string): Promise<void> {
    this.touches += 1
    await this.page.keyboard.press(name)
  }
}
