/**
 * Lists games of the book, by pages that go on where the last one ended: as fast with ten thousand games as with a hundred.
 * It refuses to know any pad, and how the rows are found (sql-finding.ts).
 */
import 'server-only'
import { ids, isoDate } from '@/lib/codecs/form'
import type { GameFilter } from '@/lib/codecs/game-filter'
import type { Standing } from '@/lib/generated/client'
import { folded } from '@/lib/persons/look-alike'
import { columnAxes, padOf } from '@/lib/registry'
import { refuse, take, type Result } from '@/lib/table/result'
import { database } from './db'
import { unknownPad } from './games'
import { headingsHolding } from './headings'
import { everyoneOf } from './persons'
import { gamesWith, havingHeadings, havingPersons, naming, namesAtTables, type Must } from './sql-finding'

const PAGE = 50

/** The game after which a cursor goes on; null where it was never given out. */
function afterOf(cursor: string): { playedOn: string; id: string } | null {
  const [playedOn = '', id = '', ...more] = Buffer.from(cursor, 'base64url').toString('utf8').split('|')
  return more.length === 0 && ids.safeParse(id).success && isoDate.safeParse(playedOn).success ? { playedOn, id } : null
}

/** What the filter asks of a game beside its own row. Somebody whom the book does not know sat in no game. */
async function mustsOf(filter: GameFilter): Promise<readonly Must[]> {
  const musts: Must[] = []
  if (filter.person !== undefined) musts.push(havingPersons(await everyoneOf(filter.person)))
  if (filter.heading !== undefined) musts.push(havingHeadings(columnAxes, await headingsHolding(filter.heading)))
  if (filter.text !== undefined) {
    const wanted = folded(filter.text)
    musts.push(
      naming(
        filter.text,
        (await namesAtTables(database())).filter(name => folded(name).includes(wanted)),
      ),
    )
  }
  return musts
}

export type GameLine = {
  id: string
  pad: string
  title: string
  playedOn: string
  zone: string
  status: string
  archived: boolean
  counts: boolean
  early: boolean
  seq: number
  through: number
  createdAt: string
  changedAt: string
  seats: { id: string; name: string; number: number }[]
  standings: { seat: string; classification: string; points: number; rank: number | null; won: boolean }[]
}

const lineOf = (
  game: Omit<GameLine, 'createdAt' | 'changedAt' | 'standings'> & { createdAt: bigint; changedAt: bigint },
  standings: readonly Standing[],
): GameLine => ({
  ...game,
  createdAt: new Date(Number(game.createdAt)).toISOString(),
  changedAt: new Date(Number(game.changedAt)).toISOString(),
  standings: standings
    .filter(s => s.gameId === game.id)
    .map(s => ({ seat: s.seatId, classification: s.classification, points: s.points, rank: s.rank, won: s.won })),
})

/** These games, in this order, with who sat there and how they stand. */
async function linesOf(found: readonly string[]): Promise<GameLine[]> {
  const where = { in: [...found] }
  const rows = await database().game.findMany({
    where: { id: where },
    select: {
      id: true,
      pad: true,
      title: true,
      playedOn: true,
      zone: true,
      status: true,
      archived: true,
      counts: true,
      early: true,
      seq: true,
      through: true,
      createdAt: true,
      changedAt: true,
      seats: { orderBy: { place: 'asc' }, select: { id: true, name: true, number: true } },
    },
  })
  const standings = await database().standing.findMany({ where: { gameId: where } })
  const byId = new Map(rows.map(row => [row.id, row]))
  return found.flatMap(id => {
    const row = byId.get(id)
    return row ? [lineOf(row, standings)] : []
  })
}

/** `GET /api/games`: newest first by the day it was played, by pages; a cursor that is none, a pad that is not there are refused. */
export async function listGames(filter: GameFilter): Promise<Result<{ games: GameLine[]; cursor: string | null }>> {
  const after = filter.cursor === undefined ? undefined : afterOf(filter.cursor)
  if (after === null) return refuse('form.invalid', 'This cursor was not given out by this book.')
  if (filter.pad !== undefined && !padOf(filter.pad)) return refuse('form.invalid', unknownPad(filter.pad))
  const musts = await mustsOf(filter)
  const limit = filter.limit ?? PAGE
  const { archived, status, pad, from, to } = filter
  const found = await gamesWith(database(), { own: { archived, status, pad, from, to, after }, musts, limit: limit + 1 })
  const games = await linesOf(found.slice(0, limit))
  const last = games.at(-1)
  return take({ games, cursor: found.length > limit && last ? Buffer.from(`${last.playedOn}|${last.id}`).toString('base64url') : null })
}
