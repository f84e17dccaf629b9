/**
 * The plug pulled in the middle of a POST, through the built server and its socket: whoever was told "saved" finds it, everybody else finds all of
 * his batch or nothing. (tests/server/kill.test.ts does it two hundred times without the socket.)
 */
import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures/test'
import type { Book } from './fixtures/book'
import type { TestServer } from './fixtures/server'

const KILLS = 12
const LONGEST_WAIT_MS = 60
const MARKS = ['1', 'x', '.'] as const

type Batch = { actions: { id: string; type: string }[] }

/** Two marks of two cards: half of it would show. */
const batch = (seats: readonly string[], round: number, n: number): Batch => ({
  actions: seats.map((seat, i) => ({
    id: randomUUID(),
    type: 'playcard.mark-one',
    round,
    seat,
    row: n % 5,
    column: (n + i) % 5,
    mark: MARKS[n % MARKS.length],
  })),
})

async function isSaved(server: TestServer, game: string, body: Batch): Promise<boolean> {
  try {
    return (await server.ask(`/api/games/${game}/actions`, { method: 'POST', body })).status === 200
  } catch {
    return false // it was cut off
  }
}

async function expectWhole(book: Book, game: string, sent: readonly Batch[], saved: readonly boolean[]): Promise<number> {
  const there = new Set((await book.log(game)).map(action => action.id))
  const counts = sent.map(({ actions }) => actions.filter(a => there.has(a.id)).length)
  counts.forEach((count, i) => {
    expect(saved[i] ? [2] : [0, 2], `batch ${i}`).toContain(count)
  })
  return counts.filter(count => count === 0).length
}

test('what was answered with 200 is there after kill -9', async ({ book, server }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  const seats = game.seats.map(seat => seat.id)
  const seen = { saved: 0, lost: 0 }
  for (let n = 0; n < KILLS; n += 1) {
    await isSaved(server, game.id, batch(seats, 1, n)) // a server that was just started is slow: this one warms it
    const sent = [1, 2, 3, 4].map(i => batch(seats, 1, n + i))
    const answers = sent.map(body => isSaved(server, game.id, body))
    await new Promise(resolve => setTimeout(resolve, Math.random() * LONGEST_WAIT_MS))
    await server.kill()
    const saved = await Promise.all(answers)
    await server.start()
    seen.saved += saved.filter(Boolean).length
    seen.lost += await expectWhole(book, game.id, sent, saved)
  }
  expect(seen.saved).toBeGreaterThan(0)
  expect(seen.lost).toBeGreaterThan(0)
})
