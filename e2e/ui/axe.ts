/** Everything that axe finds on a page, by day and by night. It knows no page. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Longer than any colour takes to change: axe would see a key half way between day and night. */
const DUSK_MS = 300

/** By day with every rule; by night only what the colours can change. */
async function violations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.waitForTimeout(DUSK_MS)
  const day = await new AxeBuilder({ page }).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForTimeout(DUSK_MS)
  const night = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze()
  return [...day.violations.map(v => ({ time: 'day', ...v })), ...night.violations.map(v => ({ time: 'night', ...v }))].map(
    v =>
      `${v.time}, ${v.id}: ${v.nodes
        .map(n => n.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  )
}

/** Fails, and goes on, where axe finds anything. */
export async function expectClean(page: Page, name: string): Promise<void> {
  expect.soft(await violations(page), name).toEqual([])
}
