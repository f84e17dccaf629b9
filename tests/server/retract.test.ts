/** Undo and redo of random actions of random evenings, in the real book: as a fresh game without them, or refused with what depends on them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BOOK, type TableName } from '@/lib/table/rows'
import { padOf } from '@/lib/registry'
import { examine, rebuild, type Finding } from '@/lib/server/checkup'
import { disconnect } from '@/lib/server/db'
import { openSqlite } from '@/lib/server/sqlite'
import { Evening, idOf, type Proposed } from '../unit/evening'
import { Chance } from '../unit/random'
import { newBook, type BookFile } from './book-fixture'
import { BookEvening, textOf, type Line } from './evening-book'

const EVENINGS = 10
const ACTIONS = 120
const RETRACTIONS = 20

let book: BookFile
beforeAll(async () => {
  book = await newBook()
})
afterAll(async () => {
  await disconnect()
  book.remove()
})

const retract = (id: string, actions: readonly string[]): Proposed => ({ id, type: 'retract', actions })

/** The lines that stand, as the log says it itself. */
function inForce(lines: readonly Line[]): Line[] {
  const gone = new Set<string>()
  for (const { raw } of lines.toReversed())
    if (raw.type === 'retract' && !gone.has(raw.id)) for (const id of raw['actions'] as string[]) gone.add(id)
  return lines.filter(({ raw }) => raw.type !== 'retract' && !gone.has(raw.id))
}

async function replayedDocument(game: BookEvening, lines: readonly Line[]): Promise<string> {
  const replayed = padOf(game.evening.programme.pad)?.replay(await game.opening(), lines)
  if (!replayed?.ok) throw new Error('not replayed')
  return textOf(replayed.value.document())
}

/** A fresh game of the same opening, given the same actions at the same times through the same door. */
async function fedDocument(game: BookEvening, id: string, lines: readonly Line[]): Promise<string> {
  const fresh = await new BookEvening(id, new Evening(game.evening.seed), game.names).begin()
  expect(await fresh.feed(lines)).toEqual([])
  return textOf(await fresh.shown())
}

type Refused = { problem: { code: string; message: string }; dependents?: string[] }

/** One changed value in one row of one of the tables, by hand, as no program of ours would. */
async function spoil(file: string, game: string, chance: Chance): Promise<Pick<Finding, 'table' | 'cell'> & { from: string }> {
  const connection = await openSqlite(file)
  try {
    connection.exec('PRAGMA foreign_keys=OFF')
    for (;;) {
      const table = chance.pick(Object.keys(BOOK) as TableName[]) ?? 'Score'
      const { key, columns } = BOOK[table]
      const column = chance.pick<string>(columns) ?? ''
      const names = [...key, column].map(n => `"${n}"`).join()
      const found = chance.pick(connection.rows(`SELECT ${names} FROM "${table}" WHERE "gameId" = ? AND "${column}" IS NOT NULL`, game))
      const value = found?.at(-1)
      if (!found || value === undefined || value === null) continue
      const flag = ['child', 'team', 'complete', 'valid', 'keep', 'vote', 'agrees', 'checkedAgrees'].includes(column)
      const other = typeof value === 'string' ? `${value}!` : flag ? 1 - Number(value) : Number(value) + 1
      const where = key.map((k, i) => `"${k}" = ${sqlText(found[i])}`).join(' AND ')
      connection.exec(`UPDATE "${table}" SET "${column}" = ${sqlText(other)} WHERE "gameId" = ${sqlText(game)} AND ${where}`)
      return { table, cell: column, from: String(value) }
    }
  } finally {
    connection.close()
  }
}
const sqlText = (value: unknown): string => (typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value))

describe('random evenings of 120 actions', { timeout: 300_000 }, () => {
  const seen = { taken: 0, dependent: 0 }

  it.each(Array.from({ length: EVENINGS }, (_, i) => 4100 + i))('seed %i', async seed => {
    const game = await new BookEvening(idOf(seed, 0xfff0000), new Evening(seed), { title: `Evening ${seed}` }).begin()
    await game.play(ACTIONS)
    expect(game.lines.length).toBe(ACTIONS)
    expect(await examine(game.id)).toEqual([])
    const chance = new Chance(seed)
    for (let n = 0; n < RETRACTIONS; n += 1) {
      const standing = inForce(game.lines)
      const before = textOf(await game.shown())
      const ids = [chance.pick(standing)?.raw.id ?? '']
      const undo = retract(idOf(seed, 0xaa0000 + n), ids)
      const first = await game.try(undo)
      let undoId = undo.id
      if (first.status !== 200) {
        seen.dependent += 1
        const { problem, dependents } = first.body as Refused
        expect([first.status, problem.code]).toEqual([422, 'retract.dependents'])
        expect(textOf(await game.shown())).toBe(before)
        expect(standing.map(l => l.raw.id)).toEqual(expect.arrayContaining(dependents ?? []))
        ids.push(...(dependents ?? []))
        undoId = idOf(seed, 0xbb0000 + n)
        expect(await game.try(retract(undoId, ids))).toMatchObject({ status: 200 })
      } else seen.taken += 1
      const left = standing.filter(l => !ids.includes(l.raw.id))
      const after = textOf(await game.shown())
      expect(after).toBe(await replayedDocument(game, left))
      if (n % 3 === 0) expect(after).toBe(await fedDocument(game, idOf(seed, 0xee0000 + n), left))
      expect(await game.try(retract(idOf(seed, 0xcc0000 + n), [undoId]))).toMatchObject({ status: 200 })
      expect(textOf(await game.shown())).toBe(before)
      // Half of the time it stays undone, so that undo meets undo; never half of the evening.
      if (ids.length < 4 && chance.often(0.5)) expect(await game.try(retract(idOf(seed, 0xdd0000 + n), ids))).toMatchObject({ status: 200 })
    }
    expect(await examine(game.id)).toEqual([])
    globalThis.playcardOpenGames = undefined
    expect(textOf(await game.shown())).toBe(await replayedDocument(game, inForce(game.lines)))
    for (let n = 0; n < 5; n += 1) {
      const { table, cell, from } = await spoil(book.file, game.id, chance)
      const findings = await examine(game.id)
      expect(findings).toMatchObject([{ game: game.id, table, expected: from }])
      expect(findings[0]?.cell).toContain(cell)
      expect(await rebuild(game.id)).toMatchObject({ ok: true })
      expect(await examine(game.id)).toEqual([])
    }
  })

  it('met both answers', () => {
    expect(seen.taken + seen.dependent).toBe(EVENINGS * RETRACTIONS)
    expect(seen.taken).toBeGreaterThan(EVENINGS * RETRACTIONS * 0.4)
    expect(seen.dependent).toBeGreaterThan(0)
  })
})
