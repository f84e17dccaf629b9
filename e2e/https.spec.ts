/**
 * What https adds: a certificate of this machine's own authority, the app among a phone's apps, a page that says honestly that the server is away, the
 * screen awake. And what a phone on plain http is told. The worker keeps nothing, so no old number is ever shown.
 */
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { FiveTable } from './app/five-table'
import { expect, test } from './fixtures/test'
import { Book } from './fixtures/book'
import { PASSCODE, TestServer } from './fixtures/server'

/** A browser that takes this server's certificate, as one with the authority installed does. */
function trusting(server: TestServer): Promise<Browser> {
  const { publicKey } = new X509Certificate(readFileSync(path.join(server.folder, 'https', 'server.crt')))
  const pin = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  const { launchOptions } = test.info().project.use
  return chromium.launch({ ...launchOptions, args: [...(launchOptions?.args ?? []), `--ignore-certificate-errors-spki-list=${pin}`] })
}

async function phoneOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'allow',
  })
  return context.newPage()
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Passcode' }).fill(PASSCODE)
  await page.getByRole('button', { name: 'Sign in' }).tap()
  await expect(page.getByRole('link', { name: 'Start a game' }).first()).toBeVisible()
}

/** The worker is in, and the page that is loaded next is under it. */
async function expectWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

test('a phone on plain http is told what is missing and how to get it; over https it has all of it, the server away included', async () => {
  const server = await TestServer.make({ https: true })
  const browser = await trusting(server)
  try {
    const page = await phoneOf(browser)
    await page.goto(server.lan)
    await signIn(page)
    await page.getByRole('link', { name: 'What it takes' }).tap()
    const abilities = page.getByRole('list', { name: 'What this device can do' })
    await expect(abilities.getByRole('img', { name: 'no:' })).toHaveCount(3)
    const { status, headers } = await server.ask('/authority.crt')
    expect([status, headers['content-type']]).toEqual([200, 'application/x-x509-ca-cert'])
    const bytes = await page.evaluate(async () => [...new Uint8Array(await (await fetch('/authority.crt')).arrayBuffer())])
    const authority = new X509Certificate(Buffer.from(bytes))
    expect(authority.ca).toBe(true)
    await expect(page.getByText(authority.fingerprint256)).toBeVisible()
    expect(server.said).toContain(authority.fingerprint256)
    expect(server.said).toMatch(new RegExp(`Phones in this network: https://\\S+:${String(server.httpsPort)}/`))

    await page.getByRole('link', { name: server.secure }).tap()
    await expect(page).toHaveURL(`${server.secure}/`) // the sign-in of plain http is good here too
    await expect(page.getByRole('link', { name: 'Start a game' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'What it takes' })).toBeHidden()
    await page.goto(`${server.secure}/phone`)
    await expect(abilities.getByRole('img', { name: 'yes:' })).toHaveCount(4)
    await expectWorker(page)
    const devtools = await page.context().newCDPSession(page)
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.map(e => e.errorId).filter(id => id !== 'in-incognito')).toEqual([])

    await page.goto(`${server.secure}/sign-in`)
    await page.context().clearCookies()
    await page.goto(server.secure)
    await signIn(page)
    expect((await page.context().cookies()).map(({ name, secure, httpOnly }) => ({ name, secure, httpOnly }))).toEqual([
      { name: '__Secure-playcard_director', secure: true, httpOnly: true },
    ])

    const book = new Book(server)
    const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
    const table = new FiveTable(page, true)
    await page.goto(`${server.secure}/games/${game.id}?view=card&round=1&seat=${game.seats[0]?.id ?? ''}`)
    await table.expectSaved()
    await server.stop()
    await table.press(table.card('Ann', 1).button('All valid'))
    await table.card('Ann', 1).mark({ row: 0, column: 0 }, 'x')
    await expect(page.getByRole('alert').filter({ hasText: /not saved/i })).toContainText('2 waiting')
    const broken: string[] = []
    page.on('console', message => {
      if (/content security policy/i.test(message.text())) broken.push(message.text())
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Playcard does not answer' })).toBeVisible()
    await expect(page.getByText('2 entries wait on this device and will be sent when Playcard answers.')).toBeVisible()
    await server.start()
    await table.card('Ann', 1).expectMark({ row: 0, column: 0 }, 'crossed out')
    await table.expectSaved()
    expect((await book.card(game.id, 1, 'Ann'))?.marks?.[0]).toBe('x1111')
    expect(broken).toEqual([])
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  } finally {
    await browser.close()
    await server.remove()
  }
})

test('a newer Playcard is told of, and what is being typed stays', async ({ server, page }) => {
  await page.goto(`${server.local}/new`)
  const title = page.getByRole('textbox', { name: /title/i }).first()
  await title.fill('Half a na')
  await page.route('**/api/version', route => route.fulfill({ json: { build: 'the next one' } }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const notice = page.getByRole('status').filter({ hasText: 'A newer Playcard is running.' })
  await expect(notice).toBeVisible()
  await expect(title).toHaveValue('Half a na')
  await notice.getByRole('button', { name: 'Later' }).click()
  await expect(notice).toBeHidden()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(title).toHaveValue('Half a na')
  await expect(notice).toBeHidden()
})

type Held = Window & { asked?: number }

test('the screen is held awake while the timer runs, and again after a return to the page', async ({ server, book, page }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  await book.act(game.id, { type: 'timer.start', round: 1, seconds: 240 })
  await page.addInitScript(() => {
    const held: Held = window
    held.asked = 0
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          held.asked = (held.asked ?? 0) + 1
          return Promise.resolve({ release: () => Promise.resolve() })
        },
      },
    })
  })
  await page.goto(`${server.local}/games/${game.id}?round=1&phase=write`)
  await expect.poll(() => page.evaluate(() => (window as Held).asked)).toBeGreaterThan(0)
  const before = await page.evaluate(() => (window as Held).asked ?? 0)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await page.evaluate(() => (window as Held).asked)).toBe(before + 1)
})
