/**
 * A fourth pad, to see that a pad is nothing but its own files: one number a seat and throw, the highest total wins.
 * It lives in the tests only, laid out as it would lie in the app; no line of the app knows it.
 */
import { masterSheet } from '@/lib/table/master-sheet'
import { refuse, take, type Result } from '@/lib/table/result'
import type { ScorePad, Touch } from '@/lib/table/score-pad'
import type { Score } from '@/lib/table/sheet'
import { changeCard, findRound, type Envelope, type Table } from '@/lib/table/table'
import { CARD_GAPS } from '@/lib/table/words'

export type ThrowRules = { throws: number }
export type ThrowPatch = Readonly<Record<string, never>>
export type ThrowAction = { type: 'throw.write'; round: number; seat: string; number: number | null; was?: number | null | undefined }
export type ThrowCard = { number: number | null }
type ThrowTable = Table<ThrowRules, null, ThrowCard>

export const THROW_RULES: ThrowRules = { throws: 3 }

const blank = (): ThrowCard => ({ number: null })
const text = (number: number | null): string => (number === null ? '' : String(number))

function score({ number }: ThrowCard): Score<'total'> {
  const isKnown = number !== null
  return {
    points: isKnown ? { total: number } : null,
    complete: isKnown,
    from: isKnown ? 'number' : null,
    unjudged: isKnown ? 0 : 1,
    disputed: 0,
  }
}

function record(table: ThrowTable, action: ThrowAction & Envelope): Result<ThrowTable> {
  const { number } = action
  if (number !== null && (number < 1 || number > 100))
    return refuse('throw.out-of-range', 'A throw is a number from 1 to 100.', { round: action.round, seat: action.seat })
  return changeCard(table, action, blank, card => take(card.number === number ? card : { number }))
}

function touches(table: ThrowTable, { round, seat, number, was }: ThrowAction): readonly Touch[] {
  const now = text(findRound(table, round)?.cards.get(seat)?.card.number ?? null)
  return [{ at: { round, seat }, now, next: text(number), was: was === undefined ? undefined : text(was) }]
}

function mayOpen(table: ThrowTable): Result<null> {
  const { ending } = masterSheet(highestThrow, table)
  return ending ? refuse('game.ended', `${ending.message} Change the house rules to play on.`) : take(null)
}

export const highestThrow: ScorePad<ThrowRules, null, ThrowPatch, ThrowCard, ThrowAction, 'total'> = {
  id: 'highest-throw',
  name: 'Highest Throw',
  roundWord: 'throw',
  cardWord: 'number',
  gapWords: { ...CARD_GAPS, missing: 'has not thrown', unjudged: 'has not thrown' },
  seatRange: { min: 2, max: 6, teams: 'never', seatsMove: 'any-time' },
  childSeats: false,
  classifications: () => [{ id: 'total', name: 'Total' }],
  directs: null,
  director: () => 'none',
  timerSeconds: () => 30,
  arrange: () => take(null),
  mayOpen,
  blank,
  record,
  score,
  check: () => [],
  end: ({ rules }, { through }) =>
    through >= rules.throws
      ? { why: 'throws', message: `All ${rules.throws} throws are thrown.`, decidedAt: { round: rules.throws } }
      : null,
  tieBreak: () => [],
  winsAlone: () => false,
  changeRules: ({ rules, rounds }, patch) =>
    (patch.throws ?? rules.throws) < rounds.length
      ? refuse('rules.throws-played', `${rounds.length} throws are open or thrown already.`)
      : take({ ...rules, ...patch }),
  touches,
  placeWords: () => '',
  markWords: mark => (mark === '' ? 'nothing' : mark),
  show: ({ number }) => ({ columns: ['Number'], rows: [{ label: 'Throw', cells: [{ text: text(number), mark: 'number' }] }] }),
  cardDocument: ({ number }) => ({ number }),
  setupDocument: () => ({}),
  roundDocument: () => ({}),
  rulesDocument: rules => ({ ...rules }),
  cardRow: ({ number }) => ({ marks: number === null ? null : String(number), columnCounts: null, rowCounts: null, paper: null }),
  details: () => ({ entries: [], challenges: [] }),
  rulings: () => [],
  headings: () => [],
}
