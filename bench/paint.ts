/**
 * How long a Director waits between the key and the mark on the screen, on a device four times slower than this one, while earlier marks are being
 * saved: from the browser's own time of the key to the first frame that has the mark. The browser's Event Timing is printed beside it.
 */
import type { Page } from '@playwright/test'
import { cellByCell, CELLS, markOf, SEATS } from './evening'
import { atMost, median, milliseconds, note, quantile, type Figure } from './figures'
import { gameWith, withPage } from './window'
import type { Workshop } from './workshop'

const AIM = 50
const SLOWER = 4
const ROUNDS_BEFORE = [1, 2, 3, 4]
/** Cards that are marked; the first one of them is not counted. */
const CARDS = [0, 1, 2, 3, 4]
/** Between two keys of somebody who reads from paper. */
const BETWEEN_MS = 150
const PATIENCE_MS = 20_000

/** All times in milliseconds of the page's own clock. */
type Key = { pressed: number; shown: number; painted: number }
declare global {
  var playcardKeys: Key[]
  var playcardEvents: number[]
}

/** In the page: every key that changes a mark, with the time of the frame after it. (No named function here: the compiler would mark it.) */
function watch(): void {
  globalThis.playcardKeys = []
  globalThis.playcardEvents = []
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') globalThis.playcardEvents.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  window.addEventListener(
    'keydown',
    event => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        const shown = performance.now()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            globalThis.playcardKeys.push({ pressed: event.timeStamp, shown, painted: performance.now() })
          }
          port2.postMessage(null)
        })
      }).observe(document, { subtree: true, attributeFilter: ['data-mark'] })
    },
    { capture: true },
  )
}

async function markCard(page: Page, address: string, place: number): Promise<{ keys: readonly Key[]; events: readonly number[] }> {
  await page.goto(address)
  const first = page.locator('[role=gridcell][data-place="0,0"]')
  await first.waitFor({ timeout: PATIENCE_MS })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.waitForTimeout(1000)
  await first.focus()
  for (const [i, at] of CELLS.entries()) {
    await page.waitForTimeout(BETWEEN_MS)
    await page.keyboard.press(markOf(ROUNDS_BEFORE.length + 1, place, at))
    await page.waitForFunction(count => globalThis.playcardKeys.length === count, i + 1, { timeout: PATIENCE_MS })
  }
  await page.waitForTimeout(500)
  const taken = await page.evaluate(() => ({ keys: globalThis.playcardKeys, events: globalThis.playcardEvents }))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return taken
}

/** The same way of measuring on the empty page, where a key only changes one attribute: what the browser and this machine take by themselves. */
async function floor(page: Page, address: string): Promise<readonly Key[]> {
  await page.goto(address, { waitUntil: 'load' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(() => {
    window.addEventListener('keydown', event => {
      document.body.dataset['mark'] = String(event.timeStamp)
    })
  })
  for (const i of CELLS.keys()) {
    await page.waitForTimeout(BETWEEN_MS)
    await page.keyboard.press('1')
    await page.waitForFunction(count => globalThis.playcardKeys.length === count, i + 1, { timeout: PATIENCE_MS })
  }
  return page.evaluate(() => globalThis.playcardKeys)
}

export async function painting(workshop: Workshop): Promise<readonly Figure[]> {
  const server = await workshop.serve('painting')
  try {
    const game = await gameWith(
      server,
      ROUNDS_BEFORE.map(round => SEATS.flatMap((_, place) => cellByCell(round, place))),
    )
    const { cards, least } = await withPage(async page => {
      await page.addInitScript(watch)
      const marked = []
      for (const place of CARDS) marked.push(await markCard(page, game.card(place), place))
      return { cards: marked.slice(1), least: await floor(page, `http://127.0.0.1:${server.port}/empty`) }
    })
    return figuresOf(
      cards.flatMap(card => card.keys),
      cards.flatMap(card => card.events),
      least,
    )
  } finally {
    await server.stop()
  }
}

function figuresOf(keys: readonly Key[], events: readonly number[], least: readonly Key[]): readonly Figure[] {
  const painted = keys.map(key => key.painted - key.pressed)
  const shown = keys.map(key => key.shown - key.pressed)
  const floors = least.map(key => key.painted - key.pressed)
  return [
    atMost('key press to painted mark, CPU four times slower', median(painted), AIM, milliseconds),
    atMost(`90 % of ${keys.length} keys below`, quantile(painted, 0.9), AIM, milliseconds),
    note('10 % below: the machine left us alone', milliseconds(quantile(painted, 0.1))),
    note('of it until the mark is in the DOM, median (90 %)', `${milliseconds(median(shown))} (${milliseconds(quantile(shown, 0.9))})`),
    note(
      'a key that changes one attribute of an empty page (90 %)',
      `${milliseconds(median(floors))} (${milliseconds(quantile(floors, 0.9))})`,
    ),
    note(
      `Event Timing, median of ${events.length} keydowns of 16 ms or more (90 %)`,
      events.length === 0 ? 'none' : `${milliseconds(median(events))} (${milliseconds(quantile(events, 0.9))})`,
    ),
  ]
}
