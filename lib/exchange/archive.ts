/**
 * The whole book as one file: every game, what is said of people, the ruling book and the Class cards. It refuses to know where they are kept.
 */
import * as z from 'zod/mini'
import { ids, name, parse, seatId } from '../codecs/form'
import { archivedCardSchema, MOST_CARDS } from '../codecs/class-cards'
import { rulingFields } from '../codecs/rulings'
import { andThen, refuse, take, type Result } from '../table/result'
import { later } from './file-head'
import { gameFileSchema, readGameFile, type GameFile } from './game-file'

export const ARCHIVE = 'playcard-book'
/** Version 1 had no Class cards. */
export const ARCHIVE_VERSION = 2
/** So many games at most in one file. */
const MOST_GAMES = 5000

const moment = z.int().check(z.gte(0), z.lte(8_640_000_000_000_000))

const besides = {
  people: z.array(z.object({ id: seatId, name, archived: z.boolean(), createdAt: moment })).check(z.maxLength(50_000)),
  bonds: z
    .array(
      z.object({
        id: seatId,
        person: seatId,
        other: seatId,
        same: z.boolean(),
        at: moment,
        actor: z.string().check(z.maxLength(200)),
        undoneAt: z.nullable(moment),
      }),
    )
    .check(z.maxLength(50_000)),
  rulings: z
    .array(
      z.object({
        ...rulingFields,
        id: z.string().check(z.minLength(1), z.maxLength(200)),
        keptAt: moment,
        game: z.nullable(ids),
        ruling: z.nullable(z.string().check(z.maxLength(120))),
        edited: z.boolean(),
      }),
    )
    .check(z.maxLength(50_000)),
  cards: z.array(archivedCardSchema).check(z.maxLength(MOST_CARDS, `a book keeps ${MOST_CARDS} Class cards at most`)),
}

export const archiveSchema = z.object({
  format: z.literal(ARCHIVE),
  version: z.literal(ARCHIVE_VERSION),
  games: z.array(gameFileSchema).check(z.maxLength(MOST_GAMES)),
  ...besides,
})
export type Archive = z.infer<typeof archiveSchema>

const frameSchema = z.object({
  format: z.literal(ARCHIVE),
  version: z.literal(ARCHIVE_VERSION),
  games: z.array(z.unknown()).check(z.maxLength(MOST_GAMES)),
  ...besides,
})

/** Every game of the file in the form of this version, or what is wrong with the first that is none. */
function readGames(raw: readonly unknown[]): Result<GameFile[]> {
  const games: GameFile[] = []
  for (const [i, one] of raw.entries()) {
    const game = readGameFile(one, `Game ${i + 1} of this file`)
    if (!game.ok) return game
    games.push(game.value)
  }
  const twice = games.find((g, i) => games.findIndex(h => h.id === g.id) < i)
  return twice ? refuse('import.twice', `The game ${twice.opening.about.title} (${twice.id}) stands twice in this file.`) : take(games)
}

/** The first id that two of a list bear. */
function twiceIn(list: readonly { id: string }[]): string | undefined {
  const seen = new Set<string>()
  return list.find(({ id }) => seen.size === seen.add(id).size)?.id
}

/** What stands besides the games, each once: two of an id would be a matter of luck. */
function eachOnce<T extends Pick<Archive, 'people' | 'bonds' | 'rulings'>>(frame: T): Result<T> {
  const lists = { person: frame.people, 'word on two people': frame.bonds, 'kept ruling': frame.rulings }
  for (const [what, list] of Object.entries(lists)) {
    const id = twiceIn(list)
    if (id !== undefined) return refuse('import.twice', `The ${what} ${id} stands twice in this file.`)
  }
  return take(frame)
}

/** A file of an earlier version in the form of this one. */
const upToDate = (raw: object): object => ('version' in raw && raw.version === 1 ? { ...raw, version: ARCHIVE_VERSION, cards: [] } : raw)

/** A file with one game or with a whole book; a single game is a book with nothing besides. */
export function readArchive(raw: unknown): Result<Archive> {
  const tooNew = later(raw, ARCHIVE, ARCHIVE_VERSION, 'This file')
  if (tooNew) return tooNew
  const isBook = typeof raw === 'object' && raw !== null && 'format' in raw && raw.format === ARCHIVE
  if (!isBook)
    return andThen(readGameFile(raw), game =>
      take({ format: ARCHIVE, version: ARCHIVE_VERSION, games: [game], people: [], bonds: [], rulings: [], cards: [] }),
    )
  return andThen(
    andThen(parse(frameSchema, upToDate(raw), 'This file'), frame => eachOnce(frame)),
    frame => andThen(readGames(frame.games), games => take({ ...frame, games })),
  )
}
