/**
 * Folds one Name Chase action into the table: a turn, one puzzle of it, or only its total.
 * It refuses to compute scores. A shorter list of puzzles is a turn that is still going on.
 */
import { refuse, take, andThen, type PersonId, type Result, type SeatId } from '../../table/result'
import { changeCard, seatInRound, type Envelope } from '../../table/table'
import { blankCard, PUZZLES, type Solved, type TurnCard } from './card'
import { totalReason } from './claims'
import { memberNamed } from './readers'
import type { ChaseTable } from './setup'

type Where = { round: number; seat: SeatId }

export type ChaseAction =
  | ({ type: 'turn.record'; solved: readonly Solved[]; reader?: string | undefined; was?: readonly Solved[] | null | undefined } & Where)
  | ({ type: 'turn.mark-one'; puzzle: number; clue: Solved; was?: Solved | 'unread' | undefined } & Where)
  | ({ type: 'turn.total'; total: number | null; was?: number | null | undefined } & Where)

type Of<T extends ChaseAction['type']> = Extract<ChaseAction, { type: T }>

const same = (a: TurnCard, b: TurnCard): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Changes the turn's card; one that says the same already stays as it is. */
const change = (table: ChaseTable, at: Where, next: (card: TurnCard) => Result<TurnCard>): Result<ChaseTable> =>
  changeCard(table, at, blankCard, card => andThen(next(card), changed => take(same(card, changed) ? card : changed)))

const tooMany = <T>({ round, seat }: Where): Result<T> =>
  refuse('turn.too-long', 'There are eight puzzles in a round: two cards of four.', { round, seat })

const readerGiven = (table: ChaseTable, action: Of<'turn.record'>, before: PersonId | null): Result<PersonId | null> => {
  const { reader } = action
  return reader === undefined
    ? take(before)
    : andThen(seatInRound(table, action.round, action.seat), ({ seat }) => memberNamed(seat, action.round, reader))
}

/** The whole turn as it stands (R-NC-04); a reader who is not named stays. */
const recordTurn = (table: ChaseTable, action: Of<'turn.record'>): Result<ChaseTable> =>
  change(table, action, card =>
    action.solved.length > PUZZLES
      ? tooMany(action)
      : andThen(readerGiven(table, action, card.reader), reader => take({ ...card, solved: [...action.solved], reader })),
  )

/** One puzzle: one that was read is marked again, or the next one is read (R-NC-09). */
const markOne = (table: ChaseTable, action: Of<'turn.mark-one'>): Result<ChaseTable> =>
  change(table, action, card => {
    const { puzzle, clue, round, seat } = action
    if (puzzle >= PUZZLES) return tooMany(action)
    if (puzzle > card.solved.length)
      return refuse('puzzle.not-next', `Puzzle ${puzzle + 1} is not the next one: mark puzzle ${card.solved.length + 1} first.`, {
        round,
        seat,
      })
    return take({ ...card, solved: [...card.solved.slice(0, puzzle), clue, ...card.solved.slice(puzzle + 1)] })
  })

/** What the paper says of the turn; null clears it. Whether it agrees with the puzzles is reported, not refused. */
const writeTotal = (table: ChaseTable, action: Of<'turn.total'>): Result<ChaseTable> =>
  change(table, action, card => {
    const { total, round, seat } = action
    const reason = total === null ? null : totalReason(total)
    return reason ? refuse(reason.code, reason.message, { round, seat }) : take({ ...card, total })
  })

/** One action of this pad. A refusal leaves the table as it is. */
export function record(table: ChaseTable, action: ChaseAction & Envelope): Result<ChaseTable> {
  switch (action.type) {
    case 'turn.record':
      return recordTurn(table, action)
    case 'turn.mark-one':
      return markOne(table, action)
    case 'turn.total':
      return writeTotal(table, action)
  }
}
