/**
 * What a request may do in one game: the one place where that is judged. The Director may everything; a link gives one right in one game, by a cookie that
 * only this book can have made. A right can be had from here only: its type is branded, and what needs one asks for the type.
 * It refuses to know routes and pages.
 */
import 'server-only'
import { admit, director, isRefused, refused, visit, type Refused } from './access'
import { linksById, type LinkRow } from './links'
import { cookiesOf, sealedCookie, unsealed } from './seals'

declare const judged: unique symbol
type Judged = { readonly [judged]: true }

/** Everything; in every game where `game` is null, else in the one whose chair was handed over. `link` is null for the Director himself. */
export type Director = Judged & {
  readonly is: 'director'
  readonly actor: string
  readonly game: string | null
  readonly link: string | null
}
/** Enters cards and judges them, and sees everything of this game. */
export type Scorer = Judged & { readonly is: 'scorer'; readonly actor: string; readonly game: string; readonly link: string }
/** Sees what the room sees, and the own cards of one seat. */
export type SeatReader = Judged & { readonly is: 'seat'; readonly game: string; readonly seat: string; readonly link: string }
/** Sees what the room sees. */
export type Viewer = Judged & { readonly is: 'viewer'; readonly game: string; readonly link: string }

export type Right = Director | Scorer | SeatReader | Viewer

/** What is asked for: to direct, to work at the table, or to look at what the room may see. */
export type Deed = 'direct' | 'work' | 'look'
export type RightTo = { direct: Director; work: Director | Scorer; look: Right }

const DEEDS: Readonly<Record<Right['is'], readonly Deed[]>> = {
  director: ['direct', 'work', 'look'],
  scorer: ['work', 'look'],
  seat: ['look'],
  viewer: ['look'],
}
/** The strongest first: a device that holds several is let do what any of them allows. */
const STRENGTH: readonly Right['is'][] = ['director', 'scorer', 'seat', 'viewer']

/** Whether this right is one to do that. */
export const may = <D extends Deed>(right: Right, deed: D): right is Extract<Right, RightTo[D]> => DEEDS[right.is].includes(deed)

const COOKIE = 'playcard_link_'

/** Whether there is a secret to sign links with: without one no link opens anything. */
export function canSign(): boolean {
  const known = director()
  return known !== undefined && !isRefused(known)
}

/** The cookie that a device gets at the first visit of a link's address; undefined while there is no secret to sign it with. */
export async function linkCookie(request: Request, { id }: LinkRow): Promise<string | undefined> {
  const known = director()
  return known && !isRefused(known) ? sealedCookie(request, `${COOKIE}${id}`, { link: id }, known.secret) : undefined
}

/** The ids of the links that this request shows genuine cookies of. */
async function shown(request: Request): Promise<readonly string[]> {
  const cookies = [...cookiesOf(request)].filter(([name]) => name.startsWith(COOKIE)).slice(0, 50)
  const known = cookies.length > 0 ? director() : undefined
  if (!known || isRefused(known)) return []
  const said = await Promise.all(cookies.map(async ([name, text]) => [name, (await unsealed(text, known.secret))?.['link']] as const))
  return said.flatMap(([name, link]) => (typeof link === 'string' && name === `${COOKIE}${link}` ? [link] : []))
}

/** What a stored link gives; the only maker of rights besides the Director's own. */
function rightOf({ id, gameId, right, seatId, name }: LinkRow): Right | undefined {
  const given = { game: gameId, link: id }
  switch (right) {
    case 'director':
      return { is: 'director', actor: name, ...given } as Director
    case 'scorer':
      return { is: 'scorer', actor: name, ...given } as Scorer
    case 'seat':
      return seatId === null ? undefined : ({ is: 'seat', seat: seatId, ...given } as SeatReader)
    case 'viewer':
      return { is: 'viewer', ...given } as Viewer
    default:
      return undefined
  }
}

const byStrength = (a: Right, b: Right): number => STRENGTH.indexOf(a.is) - STRENGTH.indexOf(b.is)

/** The Director himself, as a right. */
const wholeBook = (actor: string): Director => ({ is: 'director', actor, game: null, link: null }) as Director

/** Everything that this request may show: the Director's own right, or those of its links in this game, strongest first; else why not. */
export async function rightsIn(request: Request, game: string): Promise<{ ok: true; rights: readonly Right[] } | Refused> {
  const admission = await admit(request)
  if (admission.ok) return { ok: true, rights: [wholeBook(admission.actor)] }
  if (admission.problem.code !== 'passcode.needed') return admission
  const ids = await shown(request)
  const rows = ids.length > 0 ? (await linksById(ids)).filter(row => row.gameId === game) : []
  const rights = rows.flatMap(row => (row.revokedAt === null ? (rightOf(row) ?? []) : [])).toSorted(byStrength)
  if (rights.length > 0) return { ok: true, rights }
  return rows.length > 0 ? refused('link.revoked') : admission
}

/** The right to do this in this game, or why not: 401 where nothing was shown, 403 where what was shown is not enough. */
export async function judge<D extends Deed>(request: Request, game: string, deed: D): Promise<{ ok: true; right: RightTo[D] } | Refused> {
  const found = await rightsIn(request, game)
  if (!found.ok) return found
  const right = found.rights.find(r => may(r, deed))
  return right ? { ok: true, right } : refused('right.missing')
}

/** The right to see this seat's own cards: the seat's, or of whoever works at the table. */
export async function judgeSeat(request: Request, game: string, seat: string): Promise<{ ok: true; right: Right } | Refused> {
  const found = await rightsIn(request, game)
  if (!found.ok) return found
  const right = found.rights.find(r => may(r, 'work') || (r.is === 'seat' && r.seat === seat))
  return right ? { ok: true, right } : refused('right.missing')
}

/** May this request ask the books for advice? Whoever works at any table may: advice never scores. */
export async function judgeAdvice(request: Request): Promise<{ ok: true } | Refused> {
  const admission = await admit(request)
  if (admission.ok) return { ok: true }
  const ids = admission.problem.code === 'passcode.needed' ? await shown(request) : []
  const rows = ids.length > 0 ? await linksById(ids) : []
  const works = rows.some(row => row.revokedAt === null && (row.right === 'scorer' || row.right === 'director'))
  return works && visit(request).ok ? { ok: true } : admission
}
