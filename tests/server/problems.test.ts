/** A law: every Problem in every answer has the fields that the API has, and nothing of the action that it was made from. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '@/lib/server/db'
import { Evening, idOf } from '../unit/evening'
import { newBook, type BookFile } from './book-fixture'
import { BookEvening } from './evening-book'

const FIELDS = ['severity', 'code', 'message', 'round', 'seat', 'row', 'column', 'overrulable', 'challenge', 'gaps', 'dependents']

let book: BookFile
beforeAll(async () => {
  book = await newBook()
})
afterAll(async () => {
  await disconnect()
  book.remove()
})

type Body = { problem?: object; problems?: readonly object[] }
const strange = (problems: readonly object[]): string[] => problems.flatMap(p => Object.keys(p)).filter(key => !FIELDS.includes(key))

it.each([7100, 7101, 7102, 7103])(
  'in a random evening (%i), every action also sent to the wrong cells and at the wrong time',
  async seed => {
    const game = await new BookEvening(idOf(seed, 1), new Evening(seed), { title: `Evening ${String(seed)}` }).begin()
    const codes = new Set<string>()
    const look = (body: unknown): void => {
      const { problem, problems = [] } = body as Body
      const all = problem ? [problem, ...problems] : problems
      expect(strange(all)).toEqual([])
      for (const p of all) codes.add((p as { code: string }).code)
    }
    for (let n = 0; n < 60; n += 1) {
      const action = game.evening.propose(await game.shown())
      const answer = await game.try(action)
      look(answer.body)
      if (answer.status === 200) game.evening.taken(action)
      const wrong = { ...action, id: idOf(seed, 100_000 + n) }
      for (const more of [{}, { row: 4, column: 4 }, { round: 90 }, { seat: 'nobody' }])
        look((await game.send([{ ...wrong, ...more }])).body)
      look(await game.shown())
    }
    expect(codes.size).toBeGreaterThan(5)
  },
)

it('a refused challenge and a refused mark say where, and no more', async () => {
  const { newGame, post } = await import('./http')
  const { id, seats } = await newGame([{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cas' }])
  const [ann, ben] = seats
  const marks = ['1111.', '11111', '11111', '11111', '11111']
  await post(id, [{ type: 'round.open' }, { type: 'playcard.mark', round: 1, seat: ann, marks }])
  const cell = { round: 1, seat: ann, row: 0, column: 4 }
  const blank = await post(id, [{ type: 'challenge.open', ...cell, by: ben, reason: 'why' }])
  expect(blank.status).toBe(422)
  expect(Object.keys(blank.body.problem ?? {}).sort()).toEqual(['code', 'column', 'message', 'round', 'row', 'seat', 'severity'])
  await post(id, [{ type: 'playcard.stand', round: 1, seat: ben, as: 'void', reason: 'x' }])
  const gone = await post(id, [{ type: 'playcard.mark', round: 1, seat: ben, marks }])
  expect(gone.status).toBe(422)
  expect(strange([gone.body.problem ?? {}])).toEqual([])
})
