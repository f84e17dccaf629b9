/**
 * Which puzzles an action writes, so that two devices never overwrite each other unseen (api 3.1).
 * It refuses to judge: lib/table/conflicts.ts asks.
 */
import type { Touch } from '../../table/score-pad'
import { findRound, findSeat, type Envelope } from '../../table/table'
import { blankCard, ON_A_CARD, PLACES, signAt, type Solved, type TurnCard } from './card'
import { memberNamed } from './readers'
import type { ChaseAction } from './record'
import type { ChaseTable } from './setup'

type Where = { round: number; seat: string }

const cardOf = (table: ChaseTable, { round, seat }: Where): TurnCard => findRound(table, round)?.cards.get(seat)?.card ?? blankCard()

/** A puzzle lies on a card (row 0 or 1) at a place (column 0 to 3). */
const puzzleAt = ({ round, seat }: Where, puzzle: number): Touch['at'] => ({
  round,
  seat,
  row: Math.floor(puzzle / ON_A_CARD),
  column: puzzle % ON_A_CARD,
  part: 'puzzle',
})

/** What the sender saw of one puzzle. Where nothing is read, "not solved" is taken for "nothing": nobody's mark is overwritten. */
function seenOne(was: Solved | 'unread' | undefined, now: string): string | undefined {
  if (was === undefined) return undefined
  if (was === 'unread' || (was === null && now === '?')) return '?'
  return signAt([was], 0)
}

/** The reader named, by id; a name that nobody has touches nothing and is refused later. */
function readerTouch(table: ChaseTable, action: Extract<ChaseAction, { type: 'turn.record' }>, card: TurnCard): readonly Touch[] {
  const seat = findSeat(table, action.seat)
  if (!seat || action.reader === undefined) return []
  const named = memberNamed(seat, action.round, action.reader)
  return named.ok ? [{ at: { round: action.round, seat: action.seat, part: 'reader' }, now: card.reader ?? '', next: named.value }] : []
}

const text = (total: number | null): string => (total === null ? '' : String(total))

/** The puzzles, the reader or the total that this action writes. */
export function touches(table: ChaseTable, action: ChaseAction & Envelope): readonly Touch[] {
  const card = cardOf(table, action)
  switch (action.type) {
    case 'turn.record': {
      const { was } = action
      const puzzles = PLACES.map(puzzle => ({
        at: puzzleAt(action, puzzle),
        now: signAt(card.solved, puzzle),
        next: signAt(action.solved, puzzle),
        was: was === undefined ? undefined : signAt(was ?? [], puzzle),
      }))
      return [...puzzles, ...readerTouch(table, action, card)]
    }
    case 'turn.mark-one': {
      const now = signAt(card.solved, action.puzzle)
      return [{ at: puzzleAt(action, action.puzzle), now, next: signAt([action.clue], 0), was: seenOne(action.was, now) }]
    }
    case 'turn.total': {
      const { round, seat, total, was } = action
      return [
        { at: { round, seat, part: 'total' }, now: text(card.total), next: text(total), was: was === undefined ? undefined : text(was) },
      ]
    }
  }
}
