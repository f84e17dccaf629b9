/**
 * Compares the book's tables with the log, cell by cell, and can write them anew from it.
 * It refuses to change the log: that is the truth.
 */
import 'server-only'
import { take, type Result } from '@/lib/table/result'
import { BOOK, type Row, type TableName } from '@/lib/table/rows'
import { replayRow, unknownGame, type Open } from './book'
import { database } from './db'
import { gameColumns } from './log'
import { save } from './saving'
import { dropRows, readRows } from './sql'
import { TABLES, writeRows } from './tables'

export type Finding = {
  game: string
  title: string
  table: string
  round: string
  seat: string
  cell: string
  stored: string
  expected: string
}

/** A cell as text, the same whether it comes from the file or from the rules; nothing is an empty text. */
function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' ? String(value) : JSON.stringify(value)
}

const keyText = (table: TableName, row: Readonly<Record<string, unknown>>): string => BOOK[table].key.map(k => plain(row[k])).join('·')

type Where = { game: string; title: string; names: ReadonlyMap<string, string> }

function finding(
  table: TableName,
  row: Readonly<Record<string, unknown>>,
  column: string,
  stored: string,
  expected: string,
  where: Where,
): Finding {
  const seatId = plain(table === 'Seat' ? row['id'] : row['seatId'])
  const cell = row['row'] === undefined ? column : `row ${plain(row['row'])} column ${plain(row['column'])} ${column}`
  const round = plain(table === 'Round' ? row['number'] : row['round'])
  return {
    game: where.game,
    title: where.title,
    table,
    round,
    seat: where.names.get(seatId) ?? seatId,
    cell: row['classification'] === undefined ? cell : `${plain(row['classification'])} ${cell}`,
    stored,
    expected,
  }
}

function compareTable(
  table: TableName,
  stored: readonly Readonly<Record<string, unknown>>[],
  expected: readonly Row[],
  where: Where,
): readonly Finding[] {
  const held = new Map(stored.map(row => [keyText(table, row), row]))
  const due = new Map(expected.map(row => [keyText(table, row), row]))
  const wrong = [...due].flatMap(([key, row]) => {
    const there = held.get(key)
    if (!there) return [finding(table, row, 'row', 'missing', 'present', where)]
    return BOOK[table].columns
      .filter(c => plain(there[c]) !== plain(row[c]))
      .map(c => finding(table, row, c, plain(there[c]), plain(row[c]), where))
  })
  const extra = [...held].filter(([key]) => !due.has(key)).map(([, row]) => finding(table, row, 'row', 'present', 'missing', where))
  return [...wrong, ...extra]
}

type StoredGame = NonNullable<Awaited<ReturnType<typeof readGame>>>
const readGame = (id: string) => database().game.findUnique({ where: { id }, include: { actions: { orderBy: { seq: 'asc' } } } })

function compareGame(row: StoredGame, open: Open, where: Where): readonly Finding[] {
  const { changedAt: _, ...due } = gameColumns(open.game, open.seq, 0)
  return Object.entries(due)
    .filter(([column, value]) => plain(Object.entries(row).find(([name]) => name === column)?.[1]) !== plain(value))
    .map(([column, value]) => ({
      game: where.game,
      title: where.title,
      table: 'Game',
      round: '',
      seat: '',
      cell: column,
      stored: plain(Object.entries(row).find(([n]) => n === column)?.[1]),
      expected: plain(value),
    }))
}

const broken = (id: string, title: string, message: string): Finding => ({
  game: id,
  title,
  table: 'Action',
  round: '',
  seat: '',
  cell: 'log',
  stored: message,
  expected: 'a log that can be replayed',
})

/** Everything in which the tables of one game differ from its log. */
export async function examine(id: string): Promise<readonly Finding[]> {
  const row = await readGame(id)
  if (!row) return []
  const replayed = replayRow(row)
  if (!replayed.ok) return [broken(id, row.title, replayed.problem.message)]
  const open = replayed.value
  const due = open.game.rows()
  const where: Where = { game: id, title: row.title, names: new Map(open.game.seats.map(s => [s.id, s.name])) }
  const findings = [...compareGame(row, open, where)]
  for (const table of TABLES) findings.push(...compareTable(table, await readRows(database(), { table, gameId: id }), due[table], where))
  return [...findings, ...open.game.aside().map(a => broken(id, row.title, a.problem.message))]
}

/** Writes one game's tables anew from its log; a game whose log cannot be read is left as it is, and the answer says so. */
export async function rebuild(id: string): Promise<Result<null>> {
  const row = await readGame(id)
  if (!row) return unknownGame()
  const replayed = replayRow(row)
  if (!replayed.ok) return replayed
  const { game, seq } = replayed.value
  const saved = await save(async tx => {
    for (const table of TABLES) {
      const stored = await readRows(tx, { table, gameId: id })
      await dropRows(
        tx,
        { table, gameId: id },
        stored.map(r =>
          Object.fromEntries(BOOK[table].key.map(k => [k, typeof r[k] === 'bigint' ? Number(r[k]) : (r[k] as string | number | null)])),
        ),
      )
    }
    await writeRows(tx, id, null, game.rows(), Number(row.createdAt))
    await tx.game.update({ where: { id }, data: gameColumns(game, seq, Number(row.changedAt)) })
  })
  return saved.ok ? take(null) : saved
}

/** The ids of all games, oldest first. */
export const allGames = async (): Promise<readonly string[]> =>
  (await database().game.findMany({ select: { id: true }, orderBy: { createdAt: 'asc' } })).map(g => g.id)
