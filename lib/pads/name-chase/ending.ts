/**
 * When a Name Chase game is over: after a round, at one puzzle inside a turn, or when the deck is out (R-NC-15, A-NC-02, A-NC-03).
 * It refuses to rank: that is lib/table/master-sheet.ts.
 */
import { totalsThrough } from '../../table/master-sheet'
import type { RawSheet } from '../../table/sheet'
import type { SeatId } from '../../table/result'
import type { Ending } from '../../table/sheet'
import { findSeat } from '../../table/table'
import type { TurnCard } from './card'
import { isOut } from './deck'
import { sourceOf, sumOf, worth, type Classification } from './scoring'
import { turnOrder, type ChaseTable } from './setup'
import { isolated } from '../../table/closed-text'

type Raw = RawSheet<Classification>
type Reached = { puzzle?: number; total: number }

const nameOf = (table: ChaseTable, seat: SeatId): string => isolated(findSeat(table, seat)?.name ?? 'A team')

/** A-NC-03, where the table agreed to stop: the first round after which the deck cannot serve another. */
function deckOut(table: ChaseTable, number: number): Ending | null {
  if (table.rules.deck !== 'stop' || !isOut(table, number)) return null
  return { why: 'deck', message: `The deck is out after round ${number}: the highest total wins.`, decidedAt: { round: number } }
}

/** The target reached after a whole round: the highest total wins (A-NC-02); a tie is shared, or takes another round. */
function targetAfter(table: ChaseTable, raw: Raw, number: number): Ending | null {
  const { target, ties } = table.rules
  const totals = [...totalsThrough(raw, number)].flatMap(([seat, { points }]) => (points === undefined ? [] : [{ seat, points }]))
  const total = Math.max(...totals.map(t => t.points))
  const [first, ...level] = totals.filter(t => t.points === total)
  if (!first || total < target || (level.length > 0 && ties === 'another-round')) return null
  const at = { round: number, total, ...(level.length === 0 ? { seat: first.seat } : {}) }
  const who = level.length === 0 ? `${nameOf(table, first.seat)} has` : `${level.length + 1} teams have`
  return { why: 'target', message: `${who} ${total} points after round ${number}: the target of ${target} is reached.`, decidedAt: at }
}

/** Where in this turn the running total reaches the target; at its end, without a puzzle, where only the total is known. */
function reachedIn(card: TurnCard, before: number, target: number): Reached | null {
  if (sourceOf(card) === 'total' && card.total !== null) {
    const total = before + card.total
    return total >= target ? { total } : null
  }
  let total = before
  for (const [place, solved] of card.solved.entries()) {
    total += worth(solved)
    if (total >= target) return { puzzle: place + 1, total }
  }
  return null
}

/** A seat's points before this round. */
const before = (raw: Raw, seat: SeatId, number: number): number =>
  sumOf(raw.rounds.slice(0, number - 1).flatMap(round => round.seats.get(seat)?.score?.points?.points ?? []))

/** The end of the game at this point of this turn; its team has won, and neither its other puzzles nor the turns after it need be played. */
function won(table: ChaseTable, round: number, order: readonly SeatId[], seat: SeatId, reached: Reached): Ending {
  const where = reached.puzzle === undefined ? '' : ` at puzzle ${reached.puzzle}`
  const message = `${nameOf(table, seat)} reached ${table.rules.target} in round ${round}${where}, with ${reached.total} points.`
  return { why: 'target', message, decidedAt: { round, seat, ...reached }, winners: [seat], unplayed: order.slice(order.indexOf(seat)) }
}

/** Turn by turn, the first puzzle that reaches the target; nothing is decided beyond a turn that is not known yet. */
function atPuzzle(table: ChaseTable, raw: Raw): Ending | null {
  for (const round of table.rounds) {
    const order = turnOrder(table, round)
    for (const seat of order) {
      const held = round.cards.get(seat)
      const reached = held?.stand === 'played' ? reachedIn(held.card, before(raw, seat, round.number), table.rules.target) : null
      if (reached) return won(table, round.number, order, seat, reached)
      if (round.status === 'open' && !raw.rounds[round.number - 1]?.seats.get(seat)?.settled) return null
    }
  }
  return null
}

/** What ends the game first. The points of a turn count in full, also where it was decided inside it (api 3.15). */
export function end(table: ChaseTable, raw: Raw): Ending | null {
  const atOnce = table.rules.end === 'immediate' ? atPuzzle(table, raw) : null
  for (let number = 1; number <= raw.through; number += 1) {
    if (atOnce && atOnce.decidedAt.round <= number) return atOnce
    const ending = (table.rules.end === 'finish-round' ? targetAfter(table, raw, number) : null) ?? deckOut(table, number)
    if (ending) return ending
  }
  return atOnce
}
