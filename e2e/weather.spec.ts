/**
 * Bad weather between a page and its server, and what must hold all the same: answers that get lost, a network of two seconds, clocks an hour apart, an
 * hour out of sight, two pages of one device, a browser that is killed. Nothing typed waits, is lost, or is stored twice.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { AXIS, type Cell } from './app/grids'
import { FiveTable } from './app/five-table'
import { admit, expect, test } from './fixtures/test'
import type { Book, GameShown } from './fixtures/book'

const cardAddress = (game: GameShown, seat = 0): string => `?view=card&round=1&seat=${game.seats[seat]?.id ?? ''}`
const CELLS: readonly Cell[] = AXIS.flatMap(row => AXIS.map(column => ({ row, column })))

const newGame = (book: Book): Promise<GameShown> => book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
const notSaved = (table: FiveTable) => table.page.getByRole('alert').filter({ hasText: /not saved/i })

async function expectOnce(book: Book, game: GameShown, count: number): Promise<void> {
  const marks = (await book.log(game.id)).filter(l => l.type === 'playcard.mark-one')
  expect(new Set(marks.map(l => l.id)).size).toBe(marks.length)
  expect(marks).toHaveLength(count)
}

test('the answer of every third save is lost: each mark is stored once, and in order', async ({ book, table, context }) => {
  const game = await newGame(book)
  await table.open(game.id, cardAddress(game))
  let posts = 0
  await context.route('**/actions', async route => {
    posts += 1
    if (posts % 3 !== 0) return route.continue()
    await route.fetch({ url: route.request().url().replace('playcard.lan', '127.0.0.1'), headers: { 'content-type': 'application/json' } })
    return route.abort()
  })
  const card = table.card('Ann', 1)
  for (const cell of CELLS.slice(0, 10)) await card.tap(cell)
  await card.mark({ row: 0, column: 0 }, 'x')
  await table.expectSaved()
  expect(posts).toBeGreaterThan(12)
  await expect(table.page.getByRole('region', { name: 'Not saved' })).toBeHidden()
  await expectOnce(book, game, 11)
  expect((await book.card(game.id, 1, 'Ann'))?.marks).toEqual(['x1111', '11111', '?????', '?????', '?????'])
})

test('two devices whose clocks are an hour apart: both hands count, the later one is asked, the timer is the same', async ({
  book,
  table,
  another,
}) => {
  const game = await newGame(book)
  const second = await another()
  for (const [device, minutes] of [
    [table, -30],
    [second, 30],
  ] as const)
    await device.page.addInitScript(offset => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + offset
    }, minutes * 60_000)
  await book.act(game.id, { type: 'timer.start', round: 1, seconds: 240 })
  for (const device of [table, second]) await device.open(game.id, '?round=1&phase=write')
  const labels = await Promise.all([table, second].map(device => device.page.getByRole('timer').getAttribute('aria-label')))
  for (const label of labels) expect(label).toMatch(/^3 minutes [345]\d seconds left$/)
  for (const device of [table, second]) await device.open(game.id, cardAddress(game))
  await second.card('Ann', 1).tap({ row: 1, column: 1 })
  await second.expectSaved()
  await table.card('Ann', 1).expectMark({ row: 1, column: 1 }, 'valid')
  await table.card('Ann', 1).mark({ row: 1, column: 1 }, 'x')
  await table.expectSaved()
  await second.card('Ann', 1).expectMark({ row: 1, column: 1 }, 'crossed out')
  for (const device of [table, second]) await expect(device.page.getByRole('region', { name: 'Not saved' })).toBeHidden()
  expect((await book.card(game.id, 1, 'Ann'))?.marks?.[1]).toBe('?x???')
  expect(await second.undo()).toContain('valid')
  await second.expectSaved()
  await second.tab('History')
  const order = await second.page.getByRole('list', { name: 'History, newest first' }).getByRole('listitem').allTextContents()
  expect(order.slice(0, 3).map(line => /^(Took back|Ann, round 1)/.exec(line)?.[1])).toEqual(['Took back', 'Ann, round 1', 'Ann, round 1'])
})

type Timed = Window & { shown?: number[]; answered?: number[] }

/** Notes in the page when a mark is drawn and when a save is answered. */
async function timeMarks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: Timed = window
    times.shown = []
    times.answered = []
    const real = window.fetch.bind(window)
    window.fetch = async (...asked) => {
      const response = await real(...asked)
      if (response.url.endsWith('/actions')) times.answered?.push(performance.now())
      return response
    }
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(changes => {
        for (const { target, oldValue } of changes)
          if (target instanceof Element && /not judged/.test(oldValue ?? '') && /valid/.test(target.getAttribute('aria-label') ?? ''))
            times.shown?.push(performance.now())
      }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-label'], attributeOldValue: true })
    })
  })
}

test('on a slow network with two seconds of delay typing waits for nothing', async ({ book, table, context }) => {
  const game = await newGame(book)
  await timeMarks(table.page)
  await table.open(game.id, cardAddress(game))
  const network = await context.newCDPSession(table.page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  const card = table.card('Ann', 1)
  for (const cell of CELLS.slice(0, 5)) {
    await card.tap(cell)
    await card.expectMark(cell, 'valid')
  }
  await table.expectSaved()
  const { shown, answered } = await table.page.evaluate(() => {
    const { shown: drawn = [], answered: told = [] } = window as Timed
    return { shown: drawn, answered: told }
  })
  expect(shown).toHaveLength(5)
  expect(answered).toHaveLength(5)
  shown.forEach((at, i) => {
    expect(at, `mark ${i + 1} is there before its save is answered`).toBeLessThan((answered[i] ?? 0) - 500)
  })
  await expectOnce(book, game, 5)
})

/** The page is out of sight, or comes back; a headless browser hides none by itself. */
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate(away => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (away ? 'hidden' : 'visible') })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => away })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test('an hour out of sight, the server restarted meanwhile: back in sight it has everything, and asked for little', async ({
  book,
  server,
  table,
}) => {
  const game = await newGame(book)
  const [ann = '', ben = ''] = game.seats.map(s => s.id)
  await table.page.clock.install()
  await table.open(game.id, '?round=1&phase=score')
  await hide(table.page, true)
  await server.stop()
  await server.start()
  for (const seat of [ann, ben]) await book.act(game.id, { type: 'playcard.mark', round: 1, seat, marks: Array(5).fill('11111') })
  let asked = 0
  table.page.on('request', request => {
    if (request.url().includes('/api/')) asked += 1
  })
  await table.page.clock.fastForward('01:00:00')
  await table.page.clock.resume()
  await book.act(game.id, { type: 'playcard.mark-one', round: 1, seat: ann, row: 0, column: 0, mark: 'x' })
  await hide(table.page, false)
  await table.expectTotal(1, 'Ann', '232')
  await table.expectTotal(1, 'Ben', '250')
  await table.expectSaved()
  expect(asked).toBeLessThan(20)
})

test('two pages of one device: what waits goes out once, and both show it', async ({ book, table, context, isMobile }) => {
  const game = await newGame(book)
  await table.open(game.id, cardAddress(game))
  const twin = new FiveTable(await context.newPage(), isMobile)
  await twin.open(game.id, cardAddress(game, 1))
  await context.route('**/actions', route => route.abort())
  for (const cell of CELLS.slice(0, 4)) await table.card('Ann', 1).tap(cell)
  for (const cell of CELLS.slice(0, 3)) await twin.card('Ben', 1).tap(cell)
  await expect(notSaved(table)).toContainText('4 waiting')
  await expect(notSaved(twin)).toContainText('3 waiting')
  await twin.page.reload()
  await expect(notSaved(twin)).toContainText('7 waiting') // the store is the device's, whichever page typed it
  await context.unroute('**/actions')
  for (const tab of [table, twin]) {
    await tab.expectSaved()
    await expect(tab.page.getByRole('region', { name: 'Not saved' })).toBeHidden()
  }
  await expectOnce(book, game, 7)
  await table.card('Ann', 1).expectMark({ row: 0, column: 3 }, 'valid')
  await table.page.reload()
  await table.expectSaved()
  await expectOnce(book, game, 7)
})

/** Ends a browser as a phone does that runs out of memory: every process that has this profile, at once. */
function killBrowser(profile: string): void {
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(profile)) process.kill(Number(pid), 'SIGKILL')
    } catch {
      // It is gone already.
    }
  }
}

const FORTY = CELLS.flatMap(cell => [cell, cell]).slice(0, 40)

test('a browser that is killed with 40 unsent marks, on plain http: opened again, the log holds the 40, once each', async ({
  book,
  server,
  baseURL,
}) => {
  test.skip(process.platform !== 'linux', 'finds the processes of a browser in /proc')
  const game = await newGame(book)
  const profile = mkdtempSync(path.join(tmpdir(), 'playcard-profile-'))
  const { launchOptions, viewport } = test.info().project.use
  const start = async (): Promise<{ context: BrowserContext; table: FiveTable }> => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      viewport: viewport ?? null,
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    await admit(context, server, true)
    return { context, table: new FiveTable(context.pages()[0] ?? (await context.newPage()), false) }
  }
  try {
    const first = await start()
    await first.table.open(game.id, cardAddress(game))
    expect(await first.table.page.evaluate(() => window.isSecureContext)).toBe(false)
    await first.context.route('**/actions', route => route.abort())
    for (const cell of FORTY) await first.table.card('Ann', 1).tap(cell)
    await expect(notSaved(first.table)).toContainText('40 waiting')
    const gone = first.context.waitForEvent('close')
    killBrowser(profile)
    await gone
    expect((await book.log(game.id)).filter(l => l.type.startsWith('playcard'))).toEqual([])
    const second = await start()
    await second.table.open(game.id)
    await second.table.expectSaved()
    await expectOnce(book, game, 40)
    await second.context.close()
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
})
