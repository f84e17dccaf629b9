/**
 * Starts games and lists them. A game's beginning is written once; the same id again answers as the first time.
 * It refuses to know any pad.
 */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { NewGame } from '@/lib/codecs/game'
import { padOf, pads } from '@/lib/registry'
import { refuse, type Result } from '@/lib/table/result'
import type { Game, OpeningGiven } from '@/lib/table/seal'
import type { Prisma } from '@/lib/generated/client'
import { canonical } from './canonical'
import { database } from './db'
import { gameColumns, refusal, type Answer } from './log'
import { queued, save } from './saving'
import { gamesNaming } from './sql'
import { writeRows } from './tables'
import { forget } from './book'
import { everyoneOf } from './persons'
import { withPersons } from './new-persons'

/** Today where the table stands, like 2026-11-27. */
export const today = (zone: string, now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)

const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

function openingOf(id: string, given: NewGame, padName: string, now: number): OpeningGiven {
  const zone = given.zone ?? here()
  const playedOn = given.playedOn ?? today(zone, now)
  return {
    rules: given.houseRules ?? {},
    about: {
      title: given.title ?? padName,
      playedOn,
      zone,
      number: given.number ?? null,
      place: given.place ?? null,
      note: given.note ?? null,
      counts: given.counts ?? true,
    },
    seats: withPersons(
      id,
      given.seats.map(seat => ({ ...seat, id: seat.id ?? randomUUID() })),
    ),
  }
}

const created = (id: string, game: Game): Answer => ({
  status: 201,
  body: { id, seq: 0, seats: game.seats.map(s => ({ id: s.id, name: s.name, number: s.number })) },
})

function begin(id: string, given: NewGame, now: number): Result<{ game: Game; opening: OpeningGiven }> {
  const pad = padOf(given.pad)
  if (!pad)
    return refuse('pad.unknown', `There is no score pad called ${given.pad.slice(0, 40)}: choose ${pads.map(p => p.id).join(', ')}.`)
  const opening = openingOf(id, given, pad.name, now)
  const begun = pad.begin(opening)
  return begun.ok ? { ok: true, value: { game: begun.value, opening } } : begun
}

async function again(id: string, request: string): Promise<Answer | undefined> {
  const row = await database().game.findUnique({ where: { id }, select: { opening: true, pad: true } })
  if (!row) return undefined
  const held = JSON.parse(row.opening) as { request?: string } & OpeningGiven
  const begun = padOf(row.pad)?.begin(held)
  if (held.request !== request || !begun?.ok)
    return refusal({ severity: 'error', code: 'id.reused', message: 'This id was used for another game.' })
  return created(id, begun.value)
}

async function createNow(given: NewGame, now: number): Promise<Answer> {
  const id = given.id ?? randomUUID()
  const request = canonical({ ...given, id })
  const known = await again(id, request)
  if (known) return known
  const begun = begin(id, given, now)
  if (!begun.ok) return refusal(begun.problem)
  const { game, opening } = begun.value
  const saved = await save(async tx => {
    await tx.game.create({
      data: { id, pad: given.pad, opening: JSON.stringify({ ...opening, request }), createdAt: BigInt(now), ...gameColumns(game, 0, now) },
    })
    await writeRows(tx, id, null, game.rows(), now)
  })
  forget(id)
  return saved.ok ? created(id, game) : refusal(saved.problem)
}

/** `POST /api/games`: pressed twice it makes one game. */
export const createGame = (given: NewGame, now: number): Promise<Answer> => queued(() => createNow(given, now))

export type Filter = {
  pad?: string | undefined
  status?: string | undefined
  person?: string | undefined
  text?: string | undefined
  from?: string | undefined
  to?: string | undefined
  cursor?: string | undefined
  archived?: boolean | undefined
  limit?: number | undefined
}

const PAGE = 50

function cursorWhere(cursor: string | undefined): Prisma.GameWhereInput | undefined {
  if (cursor === undefined) return {}
  const [playedOn, id] = Buffer.from(cursor, 'base64url').toString('utf8').split('|')
  if (!playedOn || !id || !/^\d{4}-\d{2}-\d{2}$/.test(playedOn)) return undefined
  return { OR: [{ playedOn: { lt: playedOn } }, { playedOn, id: { lt: id } }] }
}

function where(filter: Filter, after: Prisma.GameWhereInput): Prisma.GameWhereInput {
  const { pad, status, from, to, archived } = filter
  return {
    AND: [
      after,
      archived === undefined ? {} : { archived },
      pad ? { pad } : {},
      status ? { status } : {},
      from ? { playedOn: { gte: from } } : {},
      to ? { playedOn: { lte: to } } : {},
    ],
  }
}

/** The games of a person, those included in which he sat under another name that is said to be his. */
async function personGames(person: string): Promise<readonly string[]> {
  const rows = await database().seatMember.findMany({
    where: { personId: { in: [...(await everyoneOf(person))] } },
    select: { gameId: true },
    distinct: ['gameId'],
  })
  return rows.map(r => r.gameId)
}

export type GameLine = {
  id: string
  pad: string
  title: string
  playedOn: string
  status: string
  archived: boolean
  seq: number
  through: number
  changedAt: string
  seats: { id: string; name: string; number: number }[]
  standings: { seat: string; classification: string; points: number; rank: number | null }[]
}

/** `GET /api/games`: newest first by the day it was played, by pages; a cursor that is none is refused. */
export async function listGames(filter: Filter): Promise<Result<{ games: GameLine[]; cursor: string | null }>> {
  const after = cursorWhere(filter.cursor)
  if (!after) return refuse('form.invalid', 'This cursor was not given out by this book.')
  const asked = where(filter, after)
  const lists = [
    ...(filter.person ? [await personGames(filter.person)] : []),
    ...(filter.text ? [await gamesNaming(database(), filter.text)] : []),
  ]
  const limit = filter.limit ?? PAGE
  const rows = await database().game.findMany({
    where: { AND: [asked, ...lists.map(ids => ({ id: { in: [...ids] } }))] },
    orderBy: [{ playedOn: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    include: { seats: { orderBy: { place: 'asc' }, select: { id: true, name: true, number: true } } },
  })
  const page = rows.slice(0, limit)
  const standings = await database().standing.findMany({ where: { gameId: { in: page.map(g => g.id) } } })
  const last = page.at(-1)
  return {
    ok: true,
    value: {
      games: page.map(g => ({
        id: g.id,
        pad: g.pad,
        title: g.title,
        playedOn: g.playedOn,
        status: g.status,
        archived: g.archived,
        seq: g.seq,
        through: g.through,
        changedAt: new Date(Number(g.changedAt)).toISOString(),
        seats: g.seats,
        standings: standings
          .filter(s => s.gameId === g.id)
          .map(s => ({ seat: s.seatId, classification: s.classification, points: s.points, rank: s.rank })),
      })),
      cursor: rows.length > limit && last ? Buffer.from(`${last.playedOn}|${last.id}`).toString('base64url') : null,
    },
  }
}
