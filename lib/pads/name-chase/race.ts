/**
 * How the race to the target stands while no ending says it: how far a team has to go, who has passed it and why the game goes on all the same.
 * It refuses to decide the game: that is ending.ts.
 */
import type { Ending, RawSheet } from '../../table/sheet'
import { totalsThrough } from '../../table/master-sheet'
import { findSeat } from '../../table/table'
import type { SeatId } from '../../table/result'
import type { ChaseRules } from './rules'
import type { Classification } from './scoring'
import { turnOrder, type ChaseTable } from './setup'

/** Points that a total still lacks to the target (R-NC-15); 0 where it is reached. */
export const toTarget = ({ target }: ChaseRules, total: number): number => Math.max(0, target - total)

/** "Reds, Blues and Greens". */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

/** Why the game goes on although the target is reached (A-NC-02): the round is played out, or a tie takes another one. Null where it is not reached. */
export function raceWords(table: ChaseTable, raw: RawSheet<Classification>): string | null {
  const totals = [...totalsThrough(raw, raw.rounds.length)].flatMap(([seat, { points }]) =>
    points === undefined ? [] : [{ seat, points }],
  )
  const most = Math.max(...totals.map(t => t.points))
  if (totals.length === 0 || most < table.rules.target) return null
  const names = totals.filter(t => t.points === most).map(t => findSeat(table, t.seat)?.name ?? 'A team')
  const level = `${listed(names)} ${names.length === 1 ? 'has' : 'are level with'} ${most}`
  const last = raw.rounds.length
  if (table.rules.end === 'finish-round' && raw.through < last)
    return `${level}: round ${last} is played out, and then the highest total wins.`
  return names.length > 1 && table.rules.ties === 'another-round' ? `${level}: another round decides.` : null
}

/** Whether this turn comes after the puzzle that won the game at once (A-NC-02): it can change nothing about who has won. */
export function isAfterTheEnd(table: ChaseTable, ending: Ending | null, number: number, seat: SeatId): boolean {
  if (!ending) return false
  const { round: decided, seat: winner } = ending.decidedAt
  if (number !== decided) return number > decided
  const round = table.rounds[number - 1]
  if (!ending.winners || !round || winner === undefined) return false
  const order = turnOrder(table, round)
  return order.indexOf(seat) > order.indexOf(winner)
}
