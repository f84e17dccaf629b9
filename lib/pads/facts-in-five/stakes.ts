/**
 * Whether a challenge can change a rank: exact, over all outcomes of all open challenges of the two seats compared, however many.
 * It refuses to guess: where a card has only two numbers, nothing changes.
 */
import type { MasterSheet } from '../../table/sheet'
import type { SeatId } from '../../table/result'
import type { Challenge } from './card'
import type { FiveTable } from './challenges'
import { reach, type Fork } from './reach'
import type { Classification } from './scoring'

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
