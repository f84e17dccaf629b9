/** Game files and spreadsheets out. It refuses to take anything in: see taking-in.ts. */
import 'server-only'
import { masterSheetRows, playcardRows, type SheetRow } from '@/lib/exchange/csv'
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

/** The master sheet as rows for a spreadsheet. */
export const sheetRows = ({ game }: Open): readonly SheetRow[] => masterSheetRows(game.sheet(), game.seats, game.pad.roundWord)

/** The same without anything that is held back; undefined while the room does not show the standings. */
export function readersRows({ game }: Open): readonly SheetRow[] | undefined {
  const { sheet, seats } = game.readers()
  return game.room().standings ? masterSheetRows(sheet, seats, game.pad.roundWord) : undefined
}

/** Every cell of every playcard as rows. */
export const cellRows = ({ game }: Open): readonly SheetRow[] => playcardRows(game.views(), game.seats, game.pad.roundWord)

function byGame<T extends { gameId: string }>(rows: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const games = new Map<string, T[]>()
  for (const row of rows) {
    const held = games.get(row.gameId)
    if (held) held.push(row)
    else games.set(row.gameId, [row])
  }
  return games
}

/** The standings of every game that is not archived, oldest first, as rows. */
export async function bookStandings(): Promise<readonly SheetRow[]> {
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
  return standingRows(lines)
}
