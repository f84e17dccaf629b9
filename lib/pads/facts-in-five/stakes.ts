/**
 * Whether a challenge can change a rank: exact, over all outcomes of all open challenges of the two seats compared, however many.
 * It refuses to guess: where a card has only two numbers, nothing changes.
 */
import type { MasterSheet } from '../../table/sheet'
import type { SeatId } from '../../table/result'
import { withMark, type Challenge, type FiveCard } from './card'
import type { FiveTable } from './challenges'
import { reach, type Fork } from './reach'
import type { FiveRules } from './rules'
import { scoreCard, type Classification } from './scoring'

/** Whether some outcome of the rest lets this one decide who is ahead: the rival stands level with, or between, the two that it leads to. */
function decides(mine: readonly Fork[], theirs: ReadonlySet<number>): boolean {
  return mine.some(({ no, yes }) => {
    if (no === yes) return false
    const [low, high] = no < yes ? [no, yes] : [yes, no]
    for (let points = low; points <= high; points += 1) if (theirs.has(points)) return true
    return false
  })
}

/** A table never changes, so what its seats can come to is worked out once, however many challenges are asked about. */
const RIVALS = new WeakMap<FiveTable, Map<string, ReadonlySet<number>>>()

function rivalPoints(table: FiveTable, seat: SeatId, id: Classification): ReadonlySet<number> {
  const held = RIVALS.get(table) ?? new Map<string, ReadonlySet<number>>()
  RIVALS.set(table, held)
  const found = held.get(`${seat} ${id}`) ?? new Set(reach(table, seat, null, id).map(f => f.no))
  held.set(`${seat} ${id}`, found)
  return found
}

/** In each classification: whether this challenge can change who is ahead of whom, for any other seat of which anything is known. */
export function canChange(
  table: FiveTable,
  seat: SeatId,
  challenge: Challenge,
  sheet: MasterSheet<Classification>,
): Record<string, boolean> {
  return Object.fromEntries(
    sheet.classifications.map(({ id }) => {
      const mine = reach(table, seat, challenge, id)
      return [id, table.seats.some(other => other.id !== seat && decides(mine, rivalPoints(table, other.id, id)))]
    }),
  )
}

/** The Total as it stands now, and how many points of it hang on open challenges ("166, 14 open"); null where nothing is known or nothing is open. */
export function openTotal(card: FiveCard, rules: FiveRules): { total: number; open: number } | null {
  const ended = (valid: boolean): number | undefined => {
    const challenges = card.challenges.map(c =>
      c.status === 'open' ? { ...c, status: 'settled' as const, outcome: valid ? ('valid' as const) : ('not-valid' as const) } : c,
    )
    const open = card.challenges.filter(c => c.status === 'open')
    return scoreCard({ ...open.reduce((at, c) => withMark(at, c, valid ? '1' : 'x'), card), challenges }, rules).points?.total
  }
  const [low, high, now] = [ended(false), ended(true), scoreCard(card, rules).points?.total]
  if (low === undefined || high === undefined || !card.challenges.some(c => c.status === 'open')) return null
  return { total: now ?? low, open: high - low }
}
