/** Game files and spreadsheets out. It refuses to take anything in: see taking-in.ts. */
import 'server-only'
import Papa from 'papaparse'
import { masterSheetRows, playcardRows, type Separator, type SheetRow } from '@/lib/exchange/csv'
import { FORMAT, VERSION, type GameFile } from '@/lib/exchange/game-file'
import { standingRows } from '@/lib/exchange/standings'
import type { Open } from './book'
import { database } from './db'
import { photosInFile } from './photos'

/** What this book has set aside of the log goes along by name, so that another book takes it as it is. Most files have none. */
function asideOf({ game }: Open): { aside?: string[] } {
  const aside = game.aside().map(a => a.id)
  return aside.length > 0 ? { aside } : {}
}

/** The whole game as a file. */
export async function exportGame(open: Open): Promise<GameFile> {
  const photos = await photosInFile(open.id)
  const row = await database().game.findUniqueOrThrow({ where: { id: open.id }, select: { pad: true, createdAt: true } })
  return {
    format: FORMAT,
    version: VERSION,
    id: open.id,
    pad: row.pad,
    rulesVersion: open.game.pad.rulesVersion,
    createdAt: Number(row.createdAt),
    opening: open.opening as GameFile['opening'],
    ...asideOf(open),
    log: open.lines.map(({ raw, stamp: { seq, time, actor, device } }) => ({
      ...{ seq, time, actor, device },
      action: raw as GameFile['log'][number]['action'],
    })),
    ...(photos.length > 0 ? { photos: [...photos] } : {}),
  }
}

/** Rows as a CSV file: with the mark by which spreadsheets know UTF-8, and in quotes what another separator would cut. */
export const csvText = (rows: readonly SheetRow[], separator: Separator): string =>
  `\uFEFF${Papa.unparse(
    rows.map(row => [...row]),
    { newline: '\r\n', delimiter: separator, quotes: cell => typeof cell === 'string' && /[;,\t]/.test(cell) },
  )}\r\n`

/** The master sheet as CSV. */
export const exportCsv = ({ game }: Open, separator: Separator): string =>
  csvText(masterSheetRows(game.sheet(), game.seats, game.pad.roundWord), separator)

/** The same without anything that is held back; undefined while the room does not show the standings. */
export function readersCsv({ game }: Open, separator: Separator): string | undefined {
  const { sheet, seats } = game.readers()
  return game.room().standings ? csvText(masterSheetRows(sheet, seats, game.pad.roundWord), separator) : undefined
}

/** Every cell of every playcard as CSV. */
export const exportPlaycards = ({ game }: Open, separator: Separator): string =>
  csvText(playcardRows(game.views(), game.seats, game.pad.roundWord), separator)

function byGame<T extends { gameId: string }>(rows: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const games = new Map<string, T[]>()
  for (const row of rows) {
    const held = games.get(row.gameId)
    if (held) held.push(row)
    else games.set(row.gameId, [row])
  }
  return games
}

/** The standings of every game that is not archived, oldest first, as CSV. */
export async function exportStandings(separator: Separator): Promise<string> {
  const games = await database().game.findMany({
    where: { archived: false },
    orderBy: [{ playedOn: 'asc' }, { id: 'asc' }],
    include: { seats: { orderBy: { place: 'asc' } } },
  })
  const standings = byGame(await database().standing.findMany())
  const members = byGame(await database().seatMember.findMany({ orderBy: [{ fromRound: 'asc' }, { place: 'asc' }] }))
  const lines = games.flatMap(({ id, title, playedOn, pad, status, seats }) =>
    seats.flatMap(seat =>
      (standings.get(id) ?? [])
        .filter(s => s.seatId === seat.id)
        .map(({ classification, points, rank }) => ({
          ...{ game: id, title, playedOn, pad, status, seat: seat.name, number: seat.number, classification, points, rank },
          people: [...new Set((members.get(id) ?? []).filter(m => m.seatId === seat.id).map(m => m.name))],
        })),
    ),
  )
  return csvText(standingRows(lines), separator)
}
