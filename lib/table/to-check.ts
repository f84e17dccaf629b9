/**
 * The cards that wait for a second look, and those that play has gone past with something still open on them, those first where most is at stake: where a
 * slip in one or two cells of the card could change a winner, a tie or the cut, as the standings are so far. It refuses to know what a slip does to a card:
 * that is the pad's (`slips`).
 */
import { awaitsLook } from './checks'
import type { Cut } from './cut'
import { compareKeys } from './master-sheet'
import type { SeatId } from './result'
import type { ScorePad } from './score-pad'
import { spares, type MasterSheet, type Points, type RawSheet, type Score } from './sheet'
import type { Playcard, Round, Table } from './table'

/** What a slip could change: who is first in a classification, whether that is shared, or who is within the cut. */
export type AtStake = { classification: string; what: 'winner' | 'tie' | 'cut' }

/** A card that waits. `slips`: how many cells need be wrong for that, 1 or 2; null where two change nothing. `open`: what is not judged or not settled on it. */
export type ToCheck = { round: number; seat: SeatId; slips: 1 | 2 | null; stakes: readonly AtStake[]; open: number }

type Pad<R, S, P, K, A extends { type: string }, C extends string> = Pick<ScorePad<R, S, P, K, A, C>, 'score' | 'tieBreak' | 'slips'>
type Key = readonly number[]

/** Everything of the standings that is the same for all cards. */
type Standings<R, S, P, K, A extends { type: string }, C extends string> = {
  pad: Pad<R, S, P, K, A, C>
  table: Table<R, S, K>
  sheet: MasterSheet<C>
  /** The last round that goes into the totals so far. */
  through: number
  cut: Cut
  deciding: readonly C[]
  main: C | undefined
  /** By classification, every seat's key, best first. */
  keys: ReadonlyMap<C, readonly (readonly [SeatId, Key])[]>
}

function keyOf<R, S, P, K, A extends { type: string }, C extends string>(
  { pad, table, sheet, through }: Omit<Standings<R, S, P, K, A, C>, 'keys'>,
  raw: RawSheet<C>,
  seat: SeatId,
  id: C,
  total: number,
): Key {
  return [sheet.ending?.winners?.includes(seat) ? 1 : 0, total, ...pad.tieBreak(table, raw, seat, id, through)]
}

function standingsOf<R, S, P, K, A extends { type: string }, C extends string>(
  pad: Pad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  sheet: MasterSheet<C>,
): Standings<R, S, P, K, A, C> {
  const through = sheet.ending ? sheet.through : sheet.rounds.length
  const deciding = sheet.classifications.filter(c => c.wins !== false).map(c => c.id)
  const bare = { pad, table, sheet, through, cut: table.cut, deciding, main: sheet.classifications.at(-1)?.id }
  const keys = sheet.classifications.map(({ id }) => {
    const own = [...sheet.soFar].flatMap(([seat, points]) => {
      const total: number | undefined = points[id]
      return total === undefined ? [] : [[seat, keyOf(bare, sheet, seat, id, total)] as const]
    })
    return [id, own.toSorted(([, a], [, b]) => compareKeys(a, b))] as const
  })
  return { ...bare, keys: new Map(keys) }
}

/** The sheet with other points on one card, as far as a tie-break reads it. */
function withPoints<C extends string>(raw: RawSheet<C>, round: number, seat: SeatId, points: Points<C>): RawSheet<C> {
  const rounds = raw.rounds.map(r => {
    const held = r.number === round ? r.seats.get(seat) : undefined
    if (!held?.score) return r
    return { ...r, seats: new Map([...r.seats, [seat, { ...held, score: { ...held.score, points } }]]) }
  })
  return { ...raw, rounds }
}

const sign = (n: number): number => (n > 0 ? 1 : n < 0 ? -1 : 0)

/** Ahead of all others (-1), level with the best of them (0), or behind (1); undefined where nobody else is there. */
const place = (own: Key, best: Key | undefined): number | undefined => best && sign(compareKeys(own, best))

/** The line of the cut with one more total beside those that are sorted already, best first: the same as `lineOf` of all of them. */
function lineWith(others: readonly number[], own: number, { points, least }: Cut): number {
  const count = Math.max(1, least)
  const above = count === 1 ? Infinity : (others[count - 2] ?? -Infinity)
  const last = Math.max(others[count - 1] ?? -Infinity, Math.min(own, above))
  return Math.min(Math.max(others[0] ?? -Infinity, own) - points, last)
}

/** Whether another total of one seat lets others in or out, or itself. */
function movesCut(others: readonly number[], before: number, after: number, cut: Cut): boolean {
  const [old, line] = [lineWith(others, before, cut), lineWith(others, after, cut)]
  const among = (least: number): number => others.filter(total => total >= least).length
  return before >= old !== after >= line || (old !== line && among(old) !== among(line))
}

/** `points`: what it is worth so far; `others`: the totals so far of everybody else in the main classification, best first. */
type Card<C extends string> = { round: number; seat: SeatId; points: Points<C>; others: readonly number[] }

/** A card whose points in one classification are other ones: the seat's total then, and the totals of the others. */
type Slipped<C extends string> = { card: Card<C>; id: C; points: Points<C>; before: number; after: number }

/** The seat's key as it would be; the sheet is laid over again only where a tie-break reads it. */
function slippedKey<R, S, P, K, A extends { type: string }, C extends string>(
  at: Standings<R, S, P, K, A, C>,
  { card: { round, seat }, id, points, after }: Slipped<C>,
): Key {
  const isBroken = at.pad.tieBreak(at.table, at.sheet, seat, id, at.through).length > 0
  return keyOf(at, isBroken ? withPoints(at.sheet, round, seat, points) : at.sheet, seat, id, after)
}

/** Whether the seat is then first where it was not, or the other way, or level where it was not. */
function placeMoved<R, S, P, K, A extends { type: string }, C extends string>(
  at: Standings<R, S, P, K, A, C>,
  slipped: Slipped<C>,
): readonly AtStake['what'][] {
  const { card, id } = slipped
  const { seat } = card
  const keys = at.keys.get(id)
  const own = keys?.find(([other]) => other === seat)
  if (!keys || !own || !at.deciding.includes(id)) return []
  const best = keys.find(([other]) => other !== seat)?.[1]
  const stood = place(own[1], best)
  const stands = place(slippedKey(at, slipped), best)
  return stood === stands ? [] : [stood === 0 || stands === 0 ? 'tie' : 'winner']
}

function cutMoved<R, S, P, K, A extends { type: string }, C extends string>(
  at: Standings<R, S, P, K, A, C>,
  { card, id, before, after }: Slipped<C>,
): readonly AtStake['what'][] {
  if (id !== at.main) return []
  return movesCut(card.others, before, after, at.cut) ? ['cut'] : []
}

/** What other points on this card would change in one classification. */
function moved<R, S, P, K, A extends { type: string }, C extends string>(
  at: Standings<R, S, P, K, A, C>,
  card: Card<C>,
  id: C,
  points: Points<C>,
): readonly AtStake['what'][] {
  const [now, then, before] = [card.points[id], points[id], at.sheet.soFar.get(card.seat)?.[id]]
  if (now === undefined || then === undefined || before === undefined || now === then) return []
  const slipped = { card, id, points, before, after: before - now + then }
  return [...placeMoved(at, slipped), ...cutMoved(at, slipped)]
}

/** Everything that any of these slips would change. */
function stakesOf<R, S, P, K, A extends { type: string }, C extends string>(
  at: Standings<R, S, P, K, A, C>,
  card: Card<C>,
  slips: readonly Points<C>[],
): readonly AtStake[] {
  return at.sheet.classifications.flatMap(({ id }) => {
    const different = [...new Map(slips.map(slipped => [slipped[id], slipped])).values()]
    const what = new Set(different.flatMap(slipped => moved(at, card, id, slipped)))
    return [...what].map(w => ({ classification: id, what: w }))
  })
}

function judged<R, S, P, K, A extends { type: string }, C extends string>(
  at: Standings<R, S, P, K, A, C>,
  { card, open }: { card: Card<C> | undefined; open: number },
  { round, seat, held }: { round: number; seat: SeatId; held: K },
): ToCheck {
  const slips = card && round <= at.through ? at.pad.slips?.(held, at.table.rules) : undefined
  for (const [count, list] of [
    [1, slips?.one],
    [2, slips?.two],
  ] as const) {
    const stakes = card && list ? stakesOf(at, card, list) : []
    if (stakes.length > 0) return { round, seat, slips: count, stakes, open }
  }
  return { round, seat, slips: null, stakes: [], open }
}

/** The main totals of everybody else, best first. */
const othersThan = <R, S, P, K, A extends { type: string }, C extends string>(
  { sheet, main }: Standings<R, S, P, K, A, C>,
  seat: SeatId,
): readonly number[] =>
  [...sheet.soFar].flatMap(([other, sums]) => (other === seat || main === undefined ? [] : (sums[main] ?? []))).sort((a, b) => b - a)

/** More open cells than two could change more than two slips. */
const urgency = ({ slips, open }: ToCheck): number => slips ?? (open > 2 ? 2.5 : 3)

/** Whether play has gone past this round, so that nobody is at its cards any more. */
const isPast = <R, S, K>({ rounds }: Table<R, S, K>, { number, status }: Round<S, K>): boolean =>
  status === 'closed' || number < rounds.length

/** Whether the card is to be looked at: a complete one that nobody else has seen, or one left with something open on it in a round that is over. */
function isDue<R, S, K, C extends string>(
  table: Table<R, S, K>,
  round: Round<S, K>,
  held: Playcard<K>,
  { points, complete, disputed }: Score<C>,
): boolean {
  if (complete) return points !== null && awaitsLook(table, round, held)
  return held.stand === 'played' && (points !== null || disputed > 0) && isPast(table, round)
}

/** All cards to look at, most at stake first; alike ones by round and in the order of the seats. The cut that counts is the Director's own. */
export function cardsToCheck<R, S, P, K, A extends { type: string }, C extends string>(
  pad: Pad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  sheet: MasterSheet<C>,
): readonly ToCheck[] {
  if (!table.checks) return []
  const at = standingsOf(pad, table, sheet)
  return table.rounds
    .flatMap(round =>
      table.seats.flatMap(({ id }) => {
        const held = round.cards.get(id)
        const score = held && pad.score(held.card, table.rules)
        if (!held || !score || spares(sheet.ending, round.number, id) || !isDue(table, round, held, score)) return []
        const where = { round: round.number, seat: id }
        const card = score.points ? { ...where, points: score.points, others: othersThan(at, id) } : undefined
        return [judged(at, { card, open: score.unjudged + score.disputed }, { ...where, held: held.card })]
      }),
    )
    .toSorted((a, b) => urgency(a) - urgency(b))
}
