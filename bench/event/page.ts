/** How much longer the game page takes for a hall than for a kitchen table: from going there until it can be worked with. */
import type { Page } from '@playwright/test'
import type { Api } from '../ask'
import { openRound, SEATS, wholeCard, type Action } from '../evening'
import { median } from '../figures'
import { withPage } from '../window'
import type { Server } from '../workshop'

const SAMPLES = 7
const FOUR = SEATS.slice(0, 4)
const ROUNDS = [1, 2, 3, 4, 5]

/** Milliseconds until the page has heard that everything is saved: then its numbers are the server's, and keys act. */
async function timeOf(page: Page, address: string): Promise<number> {
  await page.goto('about:blank')
  const from = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('status').filter({ hasText: 'saved' }).first().waitFor()
  return performance.now() - from
}

async function kitchenTable(api: Api): Promise<string> {
  const game = await api.begin({ pad: 'facts-in-five', title: 'Kitchen', playedOn: '2026-11-27', zone: 'Europe/Berlin', seats: FOUR })
  for (const round of ROUNDS) {
    const cards: readonly Action[] = FOUR.map((_, place) => wholeCard(round, place))
    await api.send(game, [openRound(round), ...cards])
  }
  return game
}

/** The median for the hall over the median for four seats, taken by turns. */
export async function pageAgainst(server: Server, director: Api, hall: string): Promise<number> {
  const kitchen = await kitchenTable(director)
  const address = (game: string): string => `http://127.0.0.1:${server.port}/games/${game}`
  return withPage(async page => {
    const [large, small]: [number[], number[]] = [[], []]
    for (let i = 0; i <= SAMPLES; i += 1) {
      small.push(await timeOf(page, address(kitchen)))
      large.push(await timeOf(page, address(hall)))
    }
    return median(large.slice(1)) / median(small.slice(1))
  })
}
