/**
 * Opens games from the book: the opening and the log, replayed by the game's pad, kept in memory while their number is right.
 * It refuses to write; writing is log.ts.
 */
import 'server-only'
import { openingSchema } from '@/lib/codecs/game'
import { parse } from '@/lib/codecs/form'
import { padOf } from '@/lib/registry'
import { andThen, refuse, take, type Result } from '@/lib/table/result'
import type { Game, LogLine, OpeningGiven } from '@/lib/table/seal'
import { database } from './db'

/** A game as it stands at one number of its log. */
export type Open = {
  id: string
  seq: number
  game: Game
  opening: OpeningGiven
  lines: readonly LogLine[]
  ids: ReadonlyMap<string, number>
}

declare global {
  var playcardOpenGames: Map<string, Open> | undefined
}

const MOST_OPEN = 40
const kept = (): Map<string, Open> => (globalThis.playcardOpenGames ??= new Map<string, Open>())

/** Keeps this game in memory, the longest unused ones not. */
export function keep(open: Open): Open {
  const games = kept()
  games.delete(open.id)
  games.set(open.id, open)
  for (const id of games.keys()) if (games.size > MOST_OPEN) games.delete(id)
  return open
}

export const forget = (id: string): boolean => kept().delete(id)

/** Lets go of all of them: the file behind them is another one now. */
export const forgetAll = (): void => {
  kept().clear()
}

export const unknownGame = <T>(): Result<T> => refuse('game.unknown', 'There is no such game in this book.')

/** What a stored opening text says; refuses a text that an older or a foreign program wrote. */
const readOpening = (text: string): Result<OpeningGiven> =>
  andThen(jsonOf(text, 'The beginning of this game'), raw => parse(openingSchema, raw, 'The beginning of this game'))

/** A stored text as JSON; what a damaged disk or another program made of it is refused, not thrown. */
function jsonOf(text: string, what: string): Result<unknown> {
  try {
    return take(JSON.parse(text) as unknown)
  } catch {
    return refuse('log.damaged', `${what} is damaged in the database and cannot be read. Restore a copy of the book.`)
  }
}

type StoredAction = { payload: string; seq: number; time: bigint; actor: string; device: string }

const lineOf = (row: StoredAction): Result<LogLine> =>
  andThen(jsonOf(row.payload, `Action ${row.seq} of this game`), raw =>
    take({ raw, stamp: { seq: row.seq, time: Number(row.time), actor: row.actor, device: row.device } }),
  )

/** The log as stored, or the first of its actions that is damaged. */
function linesOf(rows: readonly StoredAction[]): Result<readonly LogLine[]> {
  const lines: LogLine[] = []
  for (const row of rows) {
    const line = lineOf(row)
    if (!line.ok) return line
    lines.push(line.value)
  }
  return take(lines)
}

export const idOf = (line: LogLine): string =>
  line.raw !== null && typeof line.raw === 'object' && 'id' in line.raw ? String(line.raw.id) : ''

/** Replays a stored game from its first action. */
export function replayStored(id: string, padId: string, opening: OpeningGiven, lines: readonly LogLine[]): Result<Open> {
  const pad = padOf(padId)
  if (!pad) return refuse('pad.unknown', `This game needs the score pad ${padId}, which this Playcard does not have.`)
  return andThen(pad.replay(opening, lines), game =>
    take({ id, seq: lines.at(-1)?.stamp.seq ?? 0, game, opening, lines, ids: new Map(lines.map(line => [idOf(line), line.stamp.seq])) }),
  )
}

type StoredGame = { id: string; pad: string; opening: string; actions: readonly StoredAction[] }

/** Replays a game from its stored texts; refuses damaged ones. */
export const replayRow = ({ id, pad, opening, actions }: StoredGame): Result<Open> =>
  andThen(readOpening(opening), given => andThen(linesOf(actions), lines => replayStored(id, pad, given, lines)))

async function load(id: string): Promise<Result<Open>> {
  const row = await database().game.findUnique({ where: { id }, include: { actions: { orderBy: { seq: 'asc' } } } })
  return row ? replayRow(row) : unknownGame()
}

/** The game as this process knows it, without asking the file: for a writer, whose own transaction finds out if it is overtaken. */
export async function heldGame(id: string): Promise<Result<Open>> {
  const held = kept().get(id)
  return held ? take(keep(held)) : openGame(id)
}

/** The game as it is in the file now: from memory while the number agrees, else replayed. */
export async function openGame(id: string): Promise<Result<Open>> {
  const held = kept().get(id)
  if (held) {
    const row = await database().game.findUnique({ where: { id }, select: { seq: true } })
    if (!row) {
      forget(id)
      return unknownGame()
    }
    if (row.seq === held.seq) return take(keep(held))
  }
  const loaded = await load(id)
  return loaded.ok ? take(keep(loaded.value)) : loaded
}

/** `GET /api/games/{id}`: the game as JSON. */
export const gameJson = (open: Open): Record<string, unknown> => ({ id: open.id, seq: open.seq, ...open.game.document() })

/** The log after a number, oldest first, as the API shows it. */
export function logJson(open: Open, after: number): Record<string, unknown>[] {
  const gone = open.game.retractedBy()
  return open.lines
    .filter(line => line.stamp.seq > after)
    .map(line => {
      const { id, type, ...payload } = line.raw as { id: string; type: string }
      const { seq, time, actor, device } = line.stamp
      return { seq, id, type, payload, at: new Date(time).toISOString(), actor, device, retractedBy: gone.get(id) ?? null }
    })
}
