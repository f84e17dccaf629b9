/** A book with one game, of which nothing may be changed: every refusal is 4xx with a closed code and one plain sentence, never a 500, and leaves nothing behind. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { examine } from '@/lib/server/checkup'
import { database, disconnect } from '@/lib/server/db'
import { newBook, type BookFile } from './book-fixture'
import { newGame, post, said, type Got } from './http'

export const ALL = ['11111', '11111', '11111', '11111', '11111']
export const LONG = 'N'.repeat(200_000)
/** What is of a wrong type nearly everywhere. */
export const WRONG: readonly unknown[] = [null, true, -1, 1.5, 1e300, '', 'abc', '0.5', '1,5', ' 12 ', '1e3', [], {}, [[]], LONG]

const PLAIN = /^[\p{L}0-9"'“].{3,600}[.!?]$/su

const everything = async (): Promise<unknown> => ({
  games: await database().game.findMany({ orderBy: { id: 'asc' } }),
  actions: await database().action.count(),
  cards: await database().playcard.findMany(),
  persons: await database().person.count(),
})

/** Ann has a full card in round 1; `late` sits from round 2 on. */
export type Refusing = {
  game: { id: string; seats: string[] }
  ann: string
  late: string
  /** Refused in plain words, and nothing is left behind. */
  refused: (got: Got, expected?: string) => Promise<void>
  untouched: () => Promise<void>
}

/** The book of this test file, begun before its first test; at the end it is whole, and takes actions. */
export function refusing(): Refusing {
  const held: { before?: unknown; book?: BookFile } = {}
  const at: Refusing = {
    game: { id: '', seats: [] },
    ann: '',
    late: randomUUID(),
    refused: async (got, expected) => {
      const { problem } = got.body
      expect(got.status).toBeGreaterThanOrEqual(400)
      expect(got.status).toBeLessThan(500)
      expect(problem).toMatchObject({ severity: 'error', code: expect.stringMatching(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/) as string })
      expect(problem?.message).toMatch(PLAIN)
      expect(problem?.message).not.toMatch(/\bat .*:\d+:\d+|undefined|\[object|NaN/)
      if (expected !== undefined) expect(said(got)).toBe(expected)
      await at.untouched()
    },
    untouched: async () => {
      expect(await everything()).toEqual(held.before)
    },
  }
  beforeAll(async () => {
    held.book = await newBook()
    at.game = await newGame([{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cas' }], { title: 'Refused' })
    at.ann = at.game.seats[0] ?? ''
    const taken = await post(at.game.id, [
      { type: 'round.open', setup: { letters: ['A', 'B', 'C', 'D', 'E'] } },
      { type: 'playcard.mark', round: 1, seat: at.ann, marks: ALL },
      { id: at.late, type: 'seat.add', name: 'Late', from: 2 },
    ])
    expect(said(taken)).toBe('200 taken')
  })
  beforeEach(async () => {
    held.before = await everything()
  })
  afterAll(async () => {
    try {
      expect(await examine(at.game.id)).toEqual([])
      expect(said(await post(at.game.id, [{ type: 'round.open' }]))).toBe('200 taken')
    } finally {
      await disconnect()
      held.book?.remove()
    }
  })
  return at
}
