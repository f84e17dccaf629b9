/** Counts what really arrives in the page: presses of a finger or a mouse, and keys. It does not trust what a test believes to have pressed. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    touchesRecorded?: number
  }
}

/** Must be asked for before the page is opened. */
export async function recordTouches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.touchesRecorded = 0
    const count = (event: Event): void => {
      if (event.isTrusted) window.touchesRecorded = (window.touchesRecorded ?? NaN) + 1
    }
    for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, count, { capture: true })
  })
}

/** Presses and keys since the page was opened. */
export const touchesSoFar = (page: Page): Promise<number> => page.evaluate(() => window.touchesRecorded ?? NaN)
