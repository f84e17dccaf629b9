/**
 * Players who have their own cards open in a browser: when a total that was sent stands on their screens. The pages note it themselves, by the clock of this
 * machine. It sends nothing.
 */
import type { Page } from '@playwright/test'
import { withPages } from '../window'
import { worthOf } from './hall'
import type { Sent } from './load'

/** A total that was painted, and when, in milliseconds. */
type Painted = { total: number; at: number }
declare global {
  var playcardTotals: Painted[]
}

/** In the page: the Total of this round, whenever it is another one, with the time of the frame that has it. (No named function here: the compiler would mark it.) */
function watch(round: number): void {
  globalThis.playcardTotals = []
  let last = ''
  new MutationObserver(() => {
    const text = document.querySelector(`section[aria-label="Round ${round}"] dl > div:last-child dd`)?.textContent ?? ''
    if (text === last) return
    last = text
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        globalThis.playcardTotals.push({ total: Number(text), at: Date.now() })
      }
      port2.postMessage(null)
    })
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** What the card is worth after each of these: first all valid, then one struck after the other, so that it only falls. */
function totalsAfter(sent: readonly Sent[]): readonly number[] {
  const struck = new Set<string>()
  return sent.map(({ action }) => {
    if (action['mark'] === 'x') struck.add(`${String(action['row'])} ${String(action['column'])}`)
    return worthOf((row, column) => !struck.has(`${row} ${column}`))
  })
}

/** From sending until that total, or one that came after it, was painted; infinite where none was. */
function seenAfter(sent: readonly Sent[], painted: readonly Painted[]): readonly number[] {
  const totals = totalsAfter(sent)
  return sent.map(({ at }, i) => (painted.find(p => p.total <= (totals[i] ?? -1))?.at ?? Number.POSITIVE_INFINITY) - at)
}

const paintedOn = (page: Page): Promise<readonly Painted[]> => page.evaluate(() => globalThis.playcardTotals)

/** Runs the round while these players look on; answers with what it gave, and the milliseconds from sending a mark to its total on their screens. */
export const onScreens = <T extends { sent: readonly Sent[] }>(
  { port, game, seats, round }: { port: number; game: string; seats: readonly string[]; round: number },
  run: () => Promise<T>,
): Promise<{ taken: T; painted: readonly number[] }> =>
  withPages(seats.length, async pages => {
    for (const [i, page] of pages.entries()) {
      await page.addInitScript(watch, round)
      await page.goto(`http://127.0.0.1:${port}/games/${game}/seats/${seats[i] ?? ''}`)
      await page.getByRole('heading', { name: `Round ${round - 1}`, exact: true }).waitFor()
    }
    const taken = await run()
    const painted = []
    for (const [i, page] of pages.entries()) {
      const own = taken.sent.filter(one => one.seat === seats[i])
      painted.push(...seenAfter(own, await paintedOn(page)))
    }
    return { taken, painted }
  })
