/**
 * Starts games. A game's beginning is written once; the same id again answers as the first time.
 * It refuses to know any pad.
 */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { NewGame } from '@/lib/codecs/game'
import { padOf, pads } from '@/lib/registry'
import { refuse, type Result } from '@/lib/table/result'
import type { Game, OpeningGiven } from '@/lib/table/seal'
import { canonical } from './canonical'
import { database } from './db'
import { gameColumns, refusal, type Answer } from './log'
import { queued, save } from './saving'
import { writeRows } from './tables'
import { forget } from './book'
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

/** Says which pads there are. */
export const unknownPad = (id: string): string =>
  `There is no score pad called ${id.slice(0, 40)}: choose ${pads.map(p => p.id).join(', ')}.`

function begin(id: string, given: NewGame, now: number): Result<{ game: Game; opening: OpeningGiven }> {
  const pad = padOf(given.pad)
  if (!pad) return refuse('pad.unknown', unknownPad(given.pad))
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
