/** The doctor on a book with a damaged game: it names the game and the action, goes on with the others, and mends only what the log can mend. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { examine } from '@/lib/server/checkup'
import { database, disconnect } from '@/lib/server/db'
import { newBook, type BookFile } from './book-fixture'
import { ask, newGame, post, said } from './http'

const run = promisify(execFile)
let book: BookFile
let games: { id: string; seats: string[] }[]

/** What the doctor prints, and how he ends. */
async function doctor(...flags: string[]): Promise<{ code: number; lines: string[] }> {
  const args = ['scripts/run.mjs', 'lib/server/doctor.ts', ...flags]
  const done = await run(process.execPath, args, { env: { ...process.env, DATABASE_URL: `file:${book.file}` } }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: unknown) => error as { code: number; stdout: string },
  )
  return { code: done.code, lines: done.stdout.trim().split('\n') }
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  book = await newBook()
  games = []
  for (const title of ['Damaged in its log', 'Damaged at its beginning', 'Wrong in a table']) {
    const game = await newGame([{ name: 'Ann' }], { title })
    const mark = { type: 'playcard.sums', round: 1, seat: game.seats[0], special: 84, general: 82 }
    expect(said(await post(game.id, [{ type: 'round.open' }, mark]))).toBe('200 taken')
    games.push(game)
  }
  const [log, beginning, table] = games
  await database().action.updateMany({ where: { gameId: log?.id ?? '', seq: 2 }, data: { payload: '{"id":"x' } })
  await database().game.updateMany({ where: { id: beginning?.id ?? '' }, data: { opening: '\uFFFD\uFFFD' } })
  await database().score.updateMany({ where: { gameId: table?.id ?? '', classification: 'total' }, data: { points: 1 } })
  globalThis.playcardOpenGames = undefined
})
afterAll(async () => {
  await disconnect()
  book.remove()
  vi.restoreAllMocks()
})

it('names every damaged game and goes on; --rebuild leaves those alone and mends the other', async () => {
  const [log, beginning, table] = games.map(g => g.id)
  const first = await doctor()
  expect(first.code).toBe(1)
  const about = (lines: readonly string[], id: string | undefined) => lines.filter(line => line.startsWith(`game ${id ?? ''}`)).join('\n')
  expect(about(first.lines, log)).toContain('(Damaged in its log), Action, log: stored "Action 2 of this game is damaged in the database')
  expect(about(first.lines, beginning)).toContain('stored "The beginning of this game is damaged in the database')
  expect(about(first.lines, table)).toContain('stored "1"')
  const second = await doctor('--rebuild')
  expect(second.code).toBe(1)
  expect(about(second.lines, log)).toContain('left as it is. Action 2 of this game is damaged')
  expect(about(second.lines, beginning)).toContain('left as it is.')
  expect(about(second.lines, table)).toContain('tables written anew from the log')
  expect(await examine(table ?? '')).toEqual([])
  expect(second.lines.at(-1)).toBe('3 games examined, 2 differences')
})

it('the API says so too, of this game alone', async () => {
  const [log, , table] = games
  expect(said(await ask('GET', `/api/games/${log?.id ?? ''}`))).toBe('503 log.damaged')
  expect((await ask('GET', `/api/games/${table?.id ?? ''}`)).status).toBe(200)
})
