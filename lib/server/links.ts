/**
 * Links: rights in one game that the Director gives out by an address. Named, listed, taken back at once. Of the secret in an address only a hash is kept,
 * so an address is told once, when it is made. It refuses to judge a request: rights.ts does.
 */
import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { LinkTold, NewLink } from '@/lib/codecs/links'
import { andThen, refuse, take, type Result } from '@/lib/table/result'
import type { Seat } from '@/lib/table/table'
import type { Link } from '@/lib/generated/client'
import type { Open } from './book'
import { database } from './db'
import { endStreams } from './streams'
import { queued, save } from './saving'

export type LinkRow = Link
/** More than any event has seats and helpers. */
const MOST_LINKS = 1000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const iso = (time: bigint | null): string | null => (time === null ? null : new Date(Number(time)).toISOString())

/** A link as the Director sees it: everything but its secret, which nobody has any more. */
export const linkTold = (row: LinkRow): LinkTold => ({
  id: row.id,
  right: row.right as LinkTold['right'],
  seat: row.seatId,
  name: row.name,
  createdAt: new Date(Number(row.createdAt)).toISOString(),
  openedAt: iso(row.openedAt),
  revokedAt: iso(row.revokedAt),
})

/** All links of a game, newest first, those taken back included. */
export const linksOf = (gameId: string): Promise<LinkRow[]> =>
  database().link.findMany({ where: { gameId }, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] })

/** These links, in whatever game; unknown ids have no row. */
export const linksById = (ids: readonly string[]): Promise<LinkRow[]> => database().link.findMany({ where: { id: { in: [...ids] } } })

type Wanted = { right: NewLink['right']; name: string; seatId: string | null }

const NAMED_SO: Readonly<Record<NewLink['right'], string>> = { viewer: 'Viewer', seat: 'Seat', scorer: 'Scorer', director: 'Director' }

/** Scorers and Directors are named in the log, so each has a name of his own. */
const isNamed = ({ right }: Wanted | LinkRow): boolean => right === 'scorer' || right === 'director'
const alike = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

function named(wanted: Wanted, there: readonly LinkRow[]): Result<readonly Wanted[]> {
  if (!isNamed(wanted)) return take([wanted])
  const taken = alike(wanted.name, 'Director') || there.some(link => isNamed(link) && alike(link.name, wanted.name))
  return taken
    ? refuse('link.name-taken', `The log would not tell this ${wanted.name} from another one: give this link another name.`)
    : take([wanted])
}

const ofSeat = (seat: Seat): Wanted => ({ right: 'seat', name: `${seat.name} (${seat.number})`, seatId: seat.id })

/** One for every seat that is at the table and has none in force. */
function forAllSeats(seats: readonly Seat[], there: readonly LinkRow[]): Result<readonly Wanted[]> {
  const has = new Set(there.filter(link => link.right === 'seat' && link.revokedAt === null).map(link => link.seatId))
  const without = seats.filter(seat => seat.after === null && !has.has(seat.id)).map(ofSeat)
  return without.length > 0 ? take(without) : refuse('link.nobody-left', 'Every seat has a link already.')
}

function wantedOf(given: NewLink, seats: readonly Seat[], there: readonly LinkRow[]): Result<readonly Wanted[]> {
  if (given.right !== 'seat') return named({ right: given.right, name: given.name ?? NAMED_SO[given.right], seatId: null }, there)
  if (given.seats === 'all') return forAllSeats(seats, there)
  const seat = seats.find(s => s.id === given.seat)
  if (!seat) return refuse('seat.unknown', 'A link of this kind is for one seat at this table: say which.')
  return take([{ ...ofSeat(seat), ...(given.name === undefined ? {} : { name: given.name }) }])
}

const rowOf = (gameId: string, wanted: Wanted, now: number): { row: LinkRow; token: string } => {
  const token = randomBytes(24).toString('base64url')
  const id = randomBytes(9).toString('base64url')
  return { token, row: { id, gameId, ...wanted, tokenHash: hashOf(token), createdAt: BigInt(now), openedAt: null, revokedAt: null } }
}

export type Made = { link: LinkTold; token: string }

async function makeNow({ id, game }: Open, given: NewLink, now: number): Promise<Result<readonly Made[]>> {
  const there = await linksOf(id)
  const wanted = wantedOf(given, game.seats, there)
  if (!wanted.ok) return wanted
  if (there.length + wanted.value.length > MOST_LINKS)
    return refuse('link.too-many', `A game has at most ${MOST_LINKS} links, those taken back included.`)
  const made = wanted.value.map(w => rowOf(id, w, now))
  const saved = await save(tx => tx.link.createMany({ data: made.map(m => m.row) }))
  return saved.ok ? take(made.map(({ row, token }) => ({ link: linkTold(row), token }))) : { ok: false, problem: saved.problem }
}

/** Makes a link, or one for every seat. The secrets are in this answer and nowhere else. */
export const makeLinks = (open: Open, given: NewLink, now: number): Promise<Result<readonly Made[]>> =>
  queued(() => makeNow(open, given, now))

/** Takes a link back: whoever holds it is out, in mid-stream too. Done twice it is done. */
export async function revokeLink(gameId: string, id: string, now: number): Promise<Result<LinkTold>> {
  const row = await database().link.findUnique({ where: { id } })
  if (row?.gameId !== gameId) return refuse('link.unknown', 'This game has no such link.')
  if (row.revokedAt !== null) return take(linkTold(row))
  const saved = await queued(() => save(tx => tx.link.update({ where: { id }, data: { revokedAt: BigInt(now) } })))
  if (!saved.ok) return { ok: false, problem: saved.problem }
  endStreams(id)
  return take(linkTold(saved.value))
}

const NOTHING = 'This link opens nothing: it was taken back, used already, or not copied whole. Ask the Director for another one.'

/** Whether the address may still be visited: the Director's chair is taken once. */
const inForce = (row: LinkRow | null): Result<LinkRow> =>
  row && row.revokedAt === null && (row.right !== 'director' || row.openedAt === null) ? take(row) : refuse('link.unknown', NOTHING)

/** The link behind an address that is visited, marked as opened. */
export const takeLink = (token: string, now: number): Promise<Result<LinkRow>> =>
  queued(async () => {
    const found = inForce(await database().link.findUnique({ where: { tokenHash: hashOf(token) } }))
    if (!found.ok || found.value.openedAt !== null) return found
    const saved = await save(tx => tx.link.update({ where: { id: found.value.id }, data: { openedAt: BigInt(now) } }))
    return andThen(saved.ok ? take(saved.value) : { ok: false as const, problem: saved.problem }, row => take(row))
  })
