/** A browser window on the app as a phone shows it, for benches that look at pages. It measures nothing. */
import { chromium, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '@/scripts/browser.mjs'
import { Api } from './ask'
import { newGame, openRound, SEATS, type Action } from './evening'
import type { Server } from './workshop'

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
const PHONE = { width: 390, height: 844 }

/** Opens a browser that has seen nothing yet, and closes it after the work. */
async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const found = findBrowser()
  const browser = await chromium.launch({ args: FLAGS, ...(found === undefined ? {} : { executablePath: found }) })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** A page in a browser of its own. */
export const withPage = <T>(work: (page: Page) => Promise<T>): Promise<T> =>
  withBrowser(async browser => work(await browser.newPage({ viewport: PHONE })))

/** So many pages, each as on a phone of its own: they share no connections. */
export const withPages = <T>(count: number, work: (pages: readonly Page[]) => Promise<T>): Promise<T> =>
  withBrowser(async browser => work(await Promise.all(Array.from({ length: count }, () => browser.newPage({ viewport: PHONE })))))

/** Starts a game in which these rounds are marked and one more is open; answers with the address of a card of that round. */
export async function gameWith(server: Server, rounds: readonly (readonly Action[])[]): Promise<{ card: (place: number) => string }> {
  const api = new Api(server.port)
  try {
    const game = await api.begin(newGame('Bench'))
    for (const [i, actions] of rounds.entries()) await api.send(game, [openRound(i + 1), ...actions])
    const round = rounds.length + 1
    await api.send(game, [openRound(round)])
    return { card: place => `http://127.0.0.1:${server.port}/games/${game}?view=card&round=${round}&seat=${SEATS[place]?.id ?? ''}` }
  } finally {
    api.close()
  }
}
