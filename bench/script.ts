/**
 * How much script a phone must fetch before the Director can mark the grid, against a page that says one word in the same build.
 * Each response is gzipped here, so that the server's own settings do not matter.
 */
import type { Page, Response } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { atMost, kilobytes, note, times, type Figure } from './figures'
import { gameWith, withPage } from './window'
import type { Server, Workshop } from './workshop'

const AIM = 1.5
const PATIENCE_MS = 20_000

type Script = { name: string; bytes: number }

/** Every script that came until the page was usable, in a browser without a cache. */
async function scriptsOf(address: string, usable: (page: Page) => Promise<void>): Promise<readonly Script[]> {
  return withPage(async page => {
    const responses: Response[] = []
    page.on('response', response => {
      if (response.request().resourceType() === 'script') responses.push(response)
    })
    await page.goto(address, { waitUntil: 'load' })
    await usable(page)
    const until = [...responses]
    return Promise.all(
      until.map(async response => ({
        name: new URL(response.url()).pathname.split('/').pop() ?? '',
        bytes: gzipSync(await response.body()).byteLength,
      })),
    )
  })
}

/** The grid is usable when a key has put a mark into it. */
async function markFirstCell(page: Page): Promise<void> {
  const first = page.locator('[role=gridcell][data-place="0,0"]')
  await first.waitFor({ timeout: PATIENCE_MS })
  await first.focus()
  await page.keyboard.press('1')
  await page.locator('[data-place="0,0"][data-mark="1"]').waitFor({ timeout: PATIENCE_MS })
}

const sum = (scripts: readonly Script[]): number => scripts.reduce((bytes, script) => bytes + script.bytes, 0)

async function compare(server: Server): Promise<readonly Figure[]> {
  const game = await gameWith(server, [])
  const empty = await scriptsOf(`http://127.0.0.1:${server.port}/empty`, page => page.waitForLoadState('networkidle'))
  const grid = await scriptsOf(game.card(0), markFirstCell)
  const shared = new Set(empty.map(script => script.name))
  const own = grid.filter(script => !shared.has(script.name)).toSorted((a, b) => b.bytes - a.bytes)
  return [
    atMost('script of the game page with the grid open, gzipped, against an empty page', sum(grid) / sum(empty), AIM, times),
    note('game page / empty page', `${kilobytes(sum(grid))} / ${kilobytes(sum(empty))}`),
    note('the game page’s own, largest first', own.map(script => kilobytes(script.bytes)).join(', ')),
  ]
}

export async function scripts(workshop: Workshop): Promise<readonly Figure[]> {
  const server = await workshop.serve('scripts')
  try {
    return await compare(server)
  } finally {
    await server.stop()
  }
}
