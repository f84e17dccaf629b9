/**
 * The one place where scores are added up and ranked: rounds x seats x classifications, Grand Totals, ranks and ties.
 * It refuses to know how a card is scored, and whether anything is shown.
 */
import { awaitsLook } from './checks'
import type { SeatId } from './result'
import type { ScorePad } from './score-pad'
import { spares, type Ending, type MasterSheet, type Points, type RawSheet, type Score, type Scored, type SheetRound } from './sheet'
import { seatsOf, type Playcard, type Table } from './table'

function scored<R, K, C extends string>(
  score: (card: K, rules: R) => Score<C>,
  rules: R,
  held: Playcard<K> | undefined,
  zero: Points<C>,
  waits: boolean,
): Scored<C> {
  if (!held) return { stand: 'played', score: null, settled: false }
  if (held.stand === 'absent') return { stand: 'absent', score: null, settled: true }
  if (held.stand === 'void')
    return { stand: 'void', score: { points: zero, complete: true, from: 'void', unjudged: 0, disputed: 0 }, settled: true }
  const worth = score(held.card, rules)
  return { stand: 'played', score: worth, settled: worth.complete && worth.points !== null && !waits }
}

/** Scores every card once. A card that waits for a second look is not settled. A round counts as done when every seat that plays it is settled, or when it was closed with its gaps named. */
export function rawSheet<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
): RawSheet<C> {
  const classifications = pad.classifications(table.rules)
  const zero: Partial<Record<C, number>> = {}
  for (const c of classifications) zero[c.id] = 0
  const rounds = table.rounds.map(round => {
    const seats = new Map(
      seatsOf(table, round.number).map(({ id }) => {
        const held = round.cards.get(id)
        return [id, scored(pad.score, table.rules, held, zero, held !== undefined && awaitsLook(table, round, held))] as const
      }),
    )
    return { number: round.number, status: round.status, complete: [...seats.values()].every(s => s.settled), seats }
  })
  const firstOpen = rounds.find(r => !r.complete && r.status === 'open')
  return { classifications, rounds, through: firstOpen ? firstOpen.number - 1 : rounds.length }
}

/** Adds one card's points to a seat's sums; a classification that only one of them has is kept as it is. */
export function addPoints<C extends string>(sum: Points<C>, points: Points<C>, classifications: RawSheet<C>['classifications']): Points<C> {
  const next: Partial<Record<C, number>> = { ...sum }
  for (const { id } of classifications) {
    const more: number | undefined = points[id]
    const before: number | undefined = sum[id]
    if (more !== undefined) next[id] = before === undefined ? more : before + more
  }
  return next
}

/** Each seat's sums over the rounds `1 … through`; a seat with no score in them has no entry. */
export function totalsThrough<C extends string>(raw: RawSheet<C>, through: number): ReadonlyMap<SeatId, Points<C>> {
  const totals = new Map<SeatId, Points<C>>()
  const none: Partial<Record<C, number>> = {}
  for (const round of raw.rounds.slice(0, through))
    for (const [seat, { score }] of round.seats)
      if (score?.points) totals.set(seat, addPoints(totals.get(seat) ?? none, score.points, raw.classifications))
  return totals
}

/** Which of two keys is better: negative where the first is; 0 where every number is level. Higher is better, number by number. */
export function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const difference = (b[i] ?? -Infinity) - (a[i] ?? -Infinity)
    if (difference > 0 || difference < 0) return difference
  }
  return 0
}

/** Ranks with ties as ties (1, 1, 3): the one definition. Keys are compared number by number, higher is better. */
export function rank(keys: ReadonlyMap<SeatId, readonly number[]>): ReadonlyMap<SeatId, number> {
  const order = [...keys].sort(([, a], [, b]) => compareKeys(a, b))
  const ranks = new Map<SeatId, number>()
  order.forEach(([seat, key], i) => {
    const before = order[i - 1]
    const shared = before && compareKeys(before[1], key) === 0 ? ranks.get(before[0]) : undefined
    ranks.set(seat, shared ?? i + 1)
  })
  return ranks
}

function standings<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  raw: RawSheet<C>,
  totals: ReadonlyMap<SeatId, Points<C>>,
  byRule: Ending | null,
  through: number,
): Pick<MasterSheet<C>, 'ranks' | 'winners'> {
  const ranks: Partial<Record<C, ReadonlyMap<SeatId, number>>> = {}
  const first: Partial<Record<C, readonly SeatId[]>> = {}
  const nobody = table.seats.length === 1 && !pad.winsAlone(byRule)
  for (const { id, wins } of raw.classifications) {
    const keys = new Map<SeatId, readonly number[]>()
    for (const [seat, points] of totals) {
      const total = points[id]
      if (total !== undefined)
        keys.set(seat, [byRule?.winners?.includes(seat) ? 1 : 0, total, ...pad.tieBreak(table, raw, seat, id, through)])
    }
    const ranked = rank(keys)
    ranks[id] = ranked
    first[id] = nobody || wins === false ? [] : table.seats.filter(s => ranked.get(s.id) === 1).map(s => s.id)
  }
  return { ranks, winners: first }
}

/** Where the standings stand: at the end that the rule computes, at the last round of a game ended early, else at the last round done. */
const countedRounds = (raw: RawSheet<string>, ending: Ending | null, finished: boolean): number =>
  ending ? ending.decidedAt.round : finished ? raw.rounds.length : raw.through

/** Why a game ended that the Director ended: a fact of the log, not of the rule. */
export const ENDED_EARLY = 'finished-early'

const endedEarly = (word: string, round: number): Ending => ({
  why: ENDED_EARLY,
  message: round === 0 ? `Finished before the first ${word}.` : `Finished by agreement after ${word} ${round}.`,
  decidedAt: { round },
})

/** The round in which the game was decided is not waiting for seats that need not play it any more. */
function withoutSpared<C extends string>(raw: RawSheet<C>, ending: Ending | null): RawSheet<C> {
  if (!ending?.unplayed?.length) return raw
  const settle = (round: SheetRound<C>): SheetRound<C> => {
    if (round.number !== ending.decidedAt.round) return round
    const seats = new Map(
      [...round.seats].map(
        ([id, s]) => [id, spares(ending, round.number, id) && !s.score?.disputed ? { ...s, settled: true } : s] as const,
      ),
    )
    return { ...round, seats, complete: [...seats.values()].every(s => s.settled) }
  }
  return { ...raw, rounds: raw.rounds.map(settle) }
}

/** The master score sheet of a table (R-F5-54, R-F5-56…58 and the like for every pad). */
export function masterSheet<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
): MasterSheet<C> {
  const scored = rawSheet(pad, table)
  const byRule = pad.end(table, scored)
  const ending = byRule ?? (table.finished ? endedEarly(pad.roundWord, scored.rounds.length) : null)
  const raw = withoutSpared(scored, ending)
  const through = countedRounds(raw, ending, table.finished)
  const grandTotals = totalsThrough(raw, through)
  const counted = raw.rounds.slice(0, through)
  return {
    ...raw,
    through,
    complete: counted.every(r => r.complete),
    grandTotals,
    soFar: totalsThrough(raw, ending ? through : raw.rounds.length),
    ...standings(pad, table, raw, grandTotals, byRule, through),
    ending,
    status: ending ? 'finished' : 'live',
  }
}
