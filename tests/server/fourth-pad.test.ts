/**
 * A pad that the app has never heard of, through the real routes and the real book: played, undone, asked about, exported, imported into another book,
 * its tables checked by the doctor. Nothing but one more line in the registry is needed.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { examine, rebuild } from '@/lib/server/checkup'
import { database, disconnect } from '@/lib/server/db'
import { newBook, type BookFile } from './book-fixture'
import { ask, newGame, post, said } from './http'

vi.mock('@/lib/registry', async real => (await import('../fourth-pad/registry')).withFourth(await real()))

const books: BookFile[] = []
let id = ''
let seats: string[] = []

async function otherBook(): Promise<void> {
  await disconnect()
  globalThis.playcardOpenGames = undefined
  books.push(await newBook())
}

const pad = 'highest-throw'
const thrown = (round: number, seat: number, number: number | null, more: object = {}) => ({
  type: 'throw.write',
  round,
  seat: seats[seat] ?? '',
  number,
  ...more,
})
const shown = async () => (await ask('GET', `/api/games/${id}`)).body

beforeAll(async () => {
  await otherBook()
  const begun = await newGame([{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cas' }], { pad, title: 'Dice', houseRules: { throws: 2 } })
  id = begun.id
  seats = begun.seats
})
afterAll(async () => {
  await disconnect()
  for (const { remove } of books) remove()
})

describe('a pad of two files and one line', () => {
  it('is refused what it does not take, in its own words', async () => {
    expect((await ask('POST', '/api/games', { body: { pad, seats: [{ name: 'Ann' }] } })).body.problem).toMatchObject({
      code: 'seats.number',
      message: 'Highest Throw takes 2 to 6 seats.',
    })
    const team = { name: 'Reds', members: ['Ann', 'Ben'] }
    expect((await ask('POST', '/api/games', { body: { pad, seats: [{ name: 'Cas' }, team] } })).body.problem?.code).toBe('seats.teams')
    expect(said(await post(id, [{ type: 'playcard.mark-one', round: 1, seat: seats[0], row: 0, column: 0, mark: '1' }]))).toBe(
      '400 action.unknown',
    )
    expect((await post(id, [thrown(1, 0, 5)])).body.problem?.message).toBe('There is no throw 1 yet: open it first.')
  })

  it('is played, edited, undone and finished by its own rule', async () => {
    const undone = randomUUID()
    const actions = [
      { type: 'round.open' },
      thrown(1, 0, 7),
      thrown(1, 1, 9),
      { ...thrown(1, 2, 99), id: undone },
      { type: 'retract', actions: [undone] },
      thrown(1, 2, 3),
      thrown(1, 0, 8),
      { type: 'round.close', round: 1 },
      { type: 'round.open' },
    ]
    expect((await post(id, actions)).status).toBe(200)
    expect((await post(id, [{ type: 'round.close', round: 2 }])).body.problem?.message).toContain('Throw 2 has gaps: Ann has not thrown.')
    expect(said(await post(id, [thrown(2, 0, 101)]))).toBe('422 throw.out-of-range')
    expect((await post(id, [thrown(2, 0, 6), thrown(2, 1, 5), thrown(2, 2, 1)])).status).toBe(200)
    expect(await shown()).toMatchObject({
      pad,
      status: 'finished',
      ending: { why: 'throws', decidedAt: { round: 2 } },
      masterSheet: {
        through: 2,
        complete: true,
        grandTotals: { [seats[0] ?? '']: { total: 14 }, [seats[1] ?? '']: { total: 14 }, [seats[2] ?? '']: { total: 4 } },
        winners: { total: [seats[0], seats[1]] },
      },
    })
  })

  it('asks when two devices write one number', async () => {
    const answer = await post(id, [thrown(1, 0, 20, { was: 7 })], { device: 'tablet' })
    expect(answer).toMatchObject({ status: 409, body: { conflicts: [{ round: 1, seat: seats[0], mine: '20', theirs: '8' }] } })
  })

  it('fills the same tables, which the doctor finds right and can write anew', async () => {
    expect(await examine(id)).toEqual([])
    expect(await database().score.findMany({ where: { gameId: id, round: 1 }, orderBy: { points: 'asc' } })).toMatchObject([
      { points: 3 },
      { points: 8 },
      { points: 9 },
    ])
    await database().score.updateMany({ where: { gameId: id, round: 1, points: 9 }, data: { points: 90 } })
    expect(await examine(id)).toMatchObject([
      { table: 'Score', round: '1', seat: 'Ben', cell: 'total points', stored: '90', expected: '9' },
    ])
    await rebuild(id)
    expect(await examine(id)).toEqual([])
  })

  it('goes out as a file and a sheet, and into another book as the same game', async () => {
    const file = await ask('GET', `/api/games/${id}/export`)
    const csv = await ask('GET', `/api/games/${id}/export.csv`)
    expect(csv.text.trimEnd().split('\r\n')).toEqual([
      'Throw,Ann (1) Total,Ben (2) Total,Cas (3) Total',
      '1,8,9,3',
      '2,6,5,1',
      'Grand Totals,14,14,4',
      'Rank,1,1,3',
    ])
    const before = await shown()
    await otherBook()
    expect(await ask('POST', '/api/import', { raw: file.text })).toMatchObject({ status: 201, body: { problems: [] } })
    expect(await shown()).toEqual(before)
    expect((await ask('GET', `/api/games/${id}/export`)).text).toBe(file.text)
    expect((await ask('GET', `/api/games/${id}/export.csv`)).text).toBe(csv.text)
    expect(await examine(id)).toEqual([])
    expect((await ask('GET', '/api/games?pad=highest-throw&status=finished')).body).toMatchObject({ games: [{ id, title: 'Dice' }] })
  })
})
