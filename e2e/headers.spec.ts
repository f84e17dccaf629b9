/** What a browser may load and run here: every main page keeps to its own strict policy, and every answer carries the headers. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test'
import type { GameShown } from './fixtures/book'

type Watched = Window & { broken?: string[] }

/** Every breach of the policy, as the browser itself tells the page; and what it writes into the console. */
async function watch(page: Page): Promise<string[]> {
  const said: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || /policy/i.test(message.text())) said.push(message.text())
  })
  page.on('pageerror', error => said.push(error.message))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      ;((window as Watched).broken ??= []).push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile} ${event.sample}`)
    })
  })
  return said
}

const breaches = (page: Page): Promise<string[]> => page.evaluate(() => (window as Watched).broken ?? [])

const placesOf = (five: GameShown, hands: GameShown, chase: GameShown): readonly string[] => {
  const [ann = ''] = five.seats.map(s => s.id)
  const at = (game: GameShown, query: string) => `/games/${game.id}${query}`
  return [
    '/',
    '/new',
    '/past',
    '/classes',
    '/people',
    '/rulings',
    '/cards',
    '/safe',
    '/nothing-is-here',
    '/sign-in',
    '/no-link',
    ...['announce', 'write', 'judge', 'score'].map(phase => at(five, `?round=1&phase=${phase}`)),
    at(five, `?view=card&round=1&seat=${ann}`),
    ...['sheet', 'seats', 'history', 'game'].map(view => at(five, `?view=${view}`)),
    at(five, '/story'),
    at(five, '/room'),
    at(five, `/seats/${ann}`),
    at(hands, ''),
    at(chase, ''),
  ]
}

test('no page breaks its own policy, asks for an inline style or runs a foreign script', async ({ book, table, page }) => {
  const five = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  const [seat = ''] = five.seats.map(s => s.id)
  await book.act(five.id, { type: 'playcard.mark', round: 1, seat, marks: ['11111', '11111', '11111', '11111', '1111x'] })
  const hands = await book.newGame({ pad: 'famous-five', seats: ['Ann', 'Ben', 'Cas'] })
  const chase = await book.newGame({
    pad: 'name-chase',
    seats: [
      { name: 'North', members: ['Ann', 'Ben'] },
      { name: 'South', members: ['Cas', 'Dee'] },
    ],
  })
  const said = await watch(page)
  for (const place of placesOf(five, hands, chase)) {
    await page.goto(place)
    await expect(page.locator('h1, h2').first()).toBeVisible()
    await page.waitForLoadState('networkidle', { timeout: 400 }).catch(() => undefined) // a stream stays open
    expect([place, await breaches(page)]).toEqual([place, []])
  }
  await table.open(five.id)
  await table.button('Undo my last action')
  await expect(table.dialog).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden') // the page behind a dialog is held still by a style with the nonce
  expect(await breaches(page)).toEqual([])
  await page.evaluate(() => {
    // As a name at the table would do it that came into the page as it is.
    document.body.insertAdjacentHTML('beforeend', '<img src="/x" onerror="document.title = \'taken over\'"><p style="color: red">')
  })
  for (const part of ['script-src-attr', 'style-src-attr'])
    await expect.poll(() => breaches(page)).toContainEqual(expect.stringContaining(part))
  await expect(page).not.toHaveTitle('taken over')
  expect(said.filter(text => !/404|taken over|security policy/i.test(text))).toEqual([])
})

test('every answer has the headers: pages, data, files, refusals, what is not there', async ({ book, server }) => {
  const { id } = await book.newGame({ seats: ['Ann', 'Ben'] })
  const foreign = { host: 'evil.example' }
  const answers = [
    await server.ask('/'),
    await server.ask('/nothing-is-here'),
    await server.ask(`/games/${id}/room`),
    await server.ask('/l/nothing'),
    await server.ask('/api/games'),
    await server.ask(`/api/games/${id}/export.csv`),
    await server.ask('/api/%ff'),
    await server.ask('/api/games', { headers: foreign }),
    await server.ask('/icon.svg'),
    await server.ask('/', { headers: { 'content-security-policy': `script-src 'nonce-mine'` } }),
  ]
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining(`frame-ancestors 'none'`),
    })
  const nonces = [answers[0], answers[1], answers.at(-1)].map(page => {
    const [, nonce = ''] = /script-src 'nonce-([^']+)'/.exec(String(page?.headers['content-security-policy'])) ?? []
    const scripts = page?.text.match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(2)
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
    return nonce
  })
  expect(new Set(nonces).size).toBe(3)
  expect(nonces).not.toContain('mine')
})
