/**
 * When a Famous Five game is over, and who wins a tie (R-FF-26, R-FF-27, A-FF-08 … A-FF-10).
 * It refuses to rank: that is lib/table/master-sheet.ts.
 */
import { totalsThrough } from '../../table/master-sheet'
import type { RawSheet } from '../../table/sheet'
import type { SeatId } from '../../table/result'
import type { Ending } from '../../table/sheet'
import { findSeat } from '../../table/table'
import { outOf, type HandTable } from './hand'
import { countedHands } from './rules'
import type { Classification } from './scoring'
import { isolated } from '../../table/closed-text'

type Raw = RawSheet<Classification>
type Lead = { total: number; seats: readonly SeatId[] }

/** The highest total after this hand and everybody who has it; null while nobody has points. */
function leadAfter(raw: Raw, number: number): Lead | null {
  const totals = [...totalsThrough(raw, number)].flatMap(([seat, { points }]) => (points === undefined ? [] : [{ seat, points }]))
  if (totals.length === 0) return null
  const total = Math.max(...totals.map(t => t.points))
  return { total, seats: totals.filter(t => t.points === total).map(t => t.seat) }
}

const handsPlayed = (hands: number): string => (hands === 1 ? 'The one agreed hand is played.' : `All ${hands} agreed hands are played.`)

const nameAt = (table: HandTable, seat: SeatId): string => isolated(findSeat(table, seat)?.name ?? '')

/** Whether the agreed number is played, or somebody has the agreed points (100 or more, looked at after each hand: A-FF-10). */
function decidedAt(table: HandTable, number: number, lead: Lead | null): Ending | null {
  const { end } = table.rules
  if ('hands' in end)
    return countedHands(table.rounds.slice(0, number), table.rules) >= end.hands
      ? { why: 'hands', message: handsPlayed(end.hands), decidedAt: { round: number } }
      : null
  if (!lead || lead.total < end.points) return null
  const [first, ...level] = lead.seats
  const alone = level.length === 0 ? first : undefined
  const who = (alone !== undefined && nameAt(table, alone)) || `${lead.seats.length} players`
  const at = { round: number, total: lead.total, ...(alone === undefined ? {} : { seat: alone }) }
  return { why: 'points', message: `${who} reached ${end.points} points in hand ${number}.`, decidedAt: at }
}

/** A-FF-08, A-FF-09: where the leaders are level, the one of them who went out in the last hand wins. */
function wentOut(table: HandTable, number: number, lead: Lead | null): readonly SeatId[] | null {
  const hand = table.rounds[number - 1]
  const out = hand ? outOf(table, hand) : null
  return out !== null && lead && lead.seats.length > 1 && lead.seats.includes(out) ? [out] : null
}

/** The first hand after which the rule ends the game; where ties are played on, the first one that leaves a single leader. */
export function end(table: HandTable, raw: Raw): Ending | null {
  for (let number = 1; number <= raw.through; number += 1) {
    const lead = leadAfter(raw, number)
    const ending = decidedAt(table, number, lead)
    if (!ending || (table.rules.ties === 'play-on' && lead !== null && lead.seats.length > 1)) continue
    const winners = table.rules.ties === 'went-out' ? wentOut(table, number, lead) : null
    return winners ? { ...ending, winners } : ending
  }
  return null
}
