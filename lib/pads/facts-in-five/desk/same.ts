/**
 * Which seats the table has called the same in one cell (A-F5-24), when it calls further ones the same.
 * It refuses to compare texts: people say what is one answer.
 */
import type { SeatId } from '../../../table/result'

type Groups = readonly (readonly SeatId[])[]

/** The groups with these seats in one: groups that share a seat with them become part of it. */
export function withSame(groups: Groups, seats: readonly SeatId[]): Groups {
  const joined = new Set(seats)
  for (const group of groups) if (group.some(seat => seats.includes(seat))) for (const seat of group) joined.add(seat)
  return [...groups.filter(group => !group.some(seat => joined.has(seat))), [...joined]]
}
