/**
 * Folds one Facts in Five action into the table: marks, texts, what the paper says, rulings, the answer key; challenges go to challenges.ts.
 * It refuses to compute scores, and to know who sent the action.
 */
import { refuse, refuseUnlessOverruled, take, takeWith, andThen, type Problem, type Result, type SeatId } from '../../table/result'
import { changeCard, changeRound, findSeat, seatInRound, type Envelope, type Stamp } from '../../table/table'
import {
  blankCard,
  CELLS,
  keyOf,
  markAt,
  noteAt,
  openChallengeAt,
  withMark,
  withNote,
  type Axis,
  type CellAt,
  type FiveCard,
  type Grid,
  type Mark,
  type PaperSums,
} from './card'
import { recordChallenge, type ChallengeAction, type FiveTable } from './challenges'
import { claim } from './claims'
import type { FiveRules } from './rules'
import type { FiveSetup, Ruling } from './setup'

/** `_` leaves a cell as it is. */
export type MarkGiven = Mark | '_'
/** A part that is null is cleared; a part that is missing stays. */
export type SumsGiven = { [P in keyof PaperSums]?: PaperSums[P] | null | undefined }
type Where = { round: number; seat: SeatId }

export type CardAction =
  | ({ type: 'playcard.mark'; marks: Grid<MarkGiven>; was?: Grid<MarkGiven> | undefined } & Where)
  | ({ type: 'playcard.mark-one'; mark: Mark; was?: Mark | undefined } & Where & CellAt)
  | ({ type: 'playcard.write'; text: string; was?: string | undefined } & Where & CellAt)
  | ({ type: 'playcard.sums'; sums: SumsGiven; was?: SumsGiven | undefined } & Where)

export type DeskAction =
  | ({
      type: 'entries.rule'
      round: number
      seats: readonly SeatId[]
      valid: boolean
      reason?: string | undefined
      source?: string | undefined
      keep?: boolean | undefined
      entry?: string | undefined
      /** What the sender's screen showed on each card. */
      was?: ReadonlyMap<SeatId, Mark> | undefined
    } & CellAt)
  | ({ type: 'entries.same'; round: number; groups: readonly (readonly SeatId[])[] } & CellAt)
  | ({ type: 'key.add' | 'key.remove'; round: number; entry: string } & CellAt)

export type FiveAction = CardAction | DeskAction | ChallengeAction

const overruled = (envelope: Envelope, code: string): boolean => envelope.note !== undefined || envelope.overrule?.code === code

/** One mark by hand (api 3.8): not on an open challenge; on a ruling only with a note, and the ruling stands no more. */
function markByHand(card: FiveCard, at: CellAt & Where, mark: Mark, envelope: Envelope): Result<FiveCard> {
  if (markAt(card, at) === mark) return take(card)
  const challenge = openChallengeAt(card, at)
  if (challenge)
    return refuse('challenge.open', 'This entry is under an open challenge: settle the challenge instead of marking it.', {
      ...placeOf(at),
      challenge: challenge.id,
    })
  const { ruled, ...note } = noteAt(card, at)
  if (!ruled) return take(withMark(card, at, mark))
  if (!overruled(envelope, 'ruling.stands'))
    return refuseUnlessOverruled('ruling.stands', 'A ruling stands on this entry: a change by hand needs a note.', placeOf(at))
  return take(withNote(withMark(card, at, mark), at, note))
}

const placeOf = ({ round, seat, row, column }: Where & CellAt): Where & CellAt => ({ round, seat, row, column })

const markCard = (table: FiveTable, action: Extract<CardAction, { type: 'playcard.mark' }> & Envelope): Result<FiveTable> =>
  changeCard(table, action, blankCard, card => {
    let next = card
    for (const at of CELLS) {
      const mark = action.marks[at.row][at.column]
      if (mark === '_') continue
      const marked = markByHand(next, { round: action.round, seat: action.seat, ...at }, mark, action)
      if (!marked.ok) return marked
      next = marked.value
    }
    return take(next)
  })

function write(table: FiveTable, action: Extract<CardAction, { type: 'playcard.write' }>): Result<FiveTable> {
  return changeCard(table, action, blankCard, card => {
    const { text, ...note } = noteAt(card, action)
    const written = action.text.trim()
    if ((text ?? '') === written) return take(card)
    const blank = written !== '' && markAt(card, action) === '.'
    const hint: Problem = {
      severity: 'hint',
      code: 'entry.on-blank',
      message: 'This cell is marked blank and now has an entry: judge it.',
      ...placeOf(action),
    }
    return takeWith(withNote(card, action, written === '' ? note : { ...note, text: written }), ...(blank ? [hint] : []))
  })
}

export const SUM_PARTS = ['columns', 'rows', 'special', 'general', 'total'] as const

const kept = <T>(before: T | undefined, given: T | null | undefined): T | undefined => (given === undefined ? before : (given ?? undefined))

/** Lays what was given over what the paper said before; giving nothing at all clears it. */
function mergeSums(before: PaperSums | null, given: SumsGiven): PaperSums | null {
  if (SUM_PARTS.every(part => given[part] === undefined)) return null
  const held = before ?? {}
  const columns = kept(held.columns, given.columns)
  const rows = kept(held.rows, given.rows)
  const special = kept(held.special, given.special)
  const general = kept(held.general, given.general)
  const total = kept(held.total, given.total)
  const sums: PaperSums = {
    ...(columns && { columns }),
    ...(rows && { rows }),
    ...(special !== undefined && { special }),
    ...(general !== undefined && { general }),
    ...(total !== undefined && { total }),
  }
  return Object.keys(sums).length > 0 ? sums : null
}

const sentence = (reasons: readonly string[]): string => reasons.map(r => `${r.charAt(0).toUpperCase()}${r.slice(1)}.`).join(' ')

/** One point an entry: there are no squares, and at most 25 points. */
function countsPossible({ special, general, total }: PaperSums, margins: readonly string[]): readonly string[] {
  if (special !== undefined || general !== undefined) return ['one point an entry: Special and General do not exist in this game']
  return total !== undefined && total > 25 ? ['one point an entry: a Total is 0 to 25'] : margins
}

/** Each record of the paper must be possible for itself; where two records disagree is reported, not refused (comparison.ts). */
function sumsPossible(sums: PaperSums, scoring: FiveRules['scoring']): readonly string[] {
  const { columns, rows, special, general, total } = sums
  const margins = claim({ ...(columns ? { columns } : {}), ...(rows ? { rows } : {}) }).reasons
  if (scoring === 'count') return countsPossible(sums, margins)
  const pair = claim({ ...(special === undefined ? {} : { special }), ...(general === undefined ? {} : { general }) }).reasons
  const alone = total === undefined ? [] : claim({ total }).reasons
  return [...margins, ...pair, ...alone]
}

function writeSums(table: FiveTable, action: Extract<CardAction, { type: 'playcard.sums' }>): Result<FiveTable> {
  return changeCard(table, action, blankCard, card => {
    const paper = mergeSums(card.paper, action.sums)
    const reasons = paper ? sumsPossible(paper, table.rules.scoring) : []
    if (reasons.length > 0) return refuse('paper.impossible', sentence(reasons), { round: action.round, seat: action.seat })
    return take({ ...card, paper })
  })
}

/** Whether this seat answers to the Class only where a Category was announced: a child (R-F5-71), whom a ruling for a group leaves alone (api 3.12). */
export const answersToClassOnly = (table: FiveTable, setup: FiveSetup, column: Axis, seat: SeatId): boolean =>
  (findSeat(table, seat)?.child ?? false) && (setup.classes[column]?.categories ?? []).length > 0

function ruleOne(table: FiveTable, action: Extract<DeskAction, { type: 'entries.rule' }> & Envelope, seat: SeatId): Result<FiveTable> {
  const at = { round: action.round, seat, row: action.row, column: action.column }
  return changeCard(table, at, blankCard, card => {
    const open = openChallengeAt(card, at)
    if (open)
      return refuse('challenge.open', 'One of these entries is under an open challenge: settle that one first.', {
        ...at,
        challenge: open.id,
      })
    if (markAt(card, at) === '.') return refuse('entry.blank', 'One of these cells is blank: there is no entry to rule on.', at)
    return take(
      withNote(withMark(card, at, action.valid ? '1' : 'x'), at, { ...noteAt(card, at), ruled: { by: action.id, valid: action.valid } }),
    )
  })
}

function ruleMany(table: FiveTable, action: Extract<DeskAction, { type: 'entries.rule' }> & Envelope): Result<FiveTable> {
  const { round: number, row, column } = action
  return changeRoundThen(table, number, round => {
    const left = action.seats.filter(seat => answersToClassOnly(table, round.setup, column, seat))
    const ruled = action.seats.filter(seat => !left.includes(seat))
    const notices: Problem[] = left.map(seat => ({
      severity: 'hint',
      code: 'ruling.child',
      message: `${findSeat(table, seat)?.name ?? ''} answers to the Class only: this ruling under a Category leaves the card alone.`,
      round: number,
      seat,
      row,
      column,
    }))
    const ruling: Ruling = {
      id: action.id,
      row,
      column,
      seats: ruled,
      entry: action.entry ?? null,
      valid: action.valid,
      reason: action.reason ?? null,
      source: action.source ?? null,
      keep: action.keep ?? false,
    }
    let next: Result<FiveTable> = takeWith(table, ...notices)
    for (const seat of ruled) next = andThen(next, at => ruleOne(at, action, seat))
    return andThen(next, at => changeRound(at, number, r => take({ ...r, setup: { ...r.setup, rulings: [...r.setup.rulings, ruling] } })))
  })
}

function changeRoundThen(
  table: FiveTable,
  number: number,
  next: (round: FiveTable['rounds'][number]) => Result<FiveTable>,
): Result<FiveTable> {
  const round = table.rounds[number - 1]
  return round ? next(round) : refuse('round.unknown', `There is no round ${number} yet: open it first.`, { round: number })
}

function group(table: FiveTable, action: Extract<DeskAction, { type: 'entries.same' }>): Result<FiveTable> {
  const named = action.groups.flat()
  for (const seat of named) {
    const sits = seatInRound(table, action.round, seat)
    if (!sits.ok) return sits
  }
  if (new Set(named).size < named.length) return refuse('same.twice', 'A seat can stand in one group only.', { round: action.round })
  return changeRound(table, action.round, round =>
    take({ ...round, setup: { ...round.setup, same: new Map(round.setup.same).set(keyOf(action), action.groups) } }),
  )
}

function keepKey(table: FiveTable, action: Extract<DeskAction, { type: 'key.add' | 'key.remove' }>): Result<FiveTable> {
  return changeRound(table, action.round, round => {
    const held = round.setup.key.get(keyOf(action)) ?? []
    const others = held.filter(entry => entry !== action.entry)
    if (action.type === 'key.remove' && others.length === held.length)
      return refuse('key.unknown', 'This entry is not in the answer key.', { round: action.round })
    return take({
      ...round,
      setup: {
        ...round.setup,
        key: new Map(round.setup.key).set(keyOf(action), action.type === 'key.add' ? [...others, action.entry] : others),
      },
    })
  })
}

/** One action of this pad. A refusal leaves the table as it is. */
export function record(table: FiveTable, action: FiveAction & Envelope, stamp: Stamp): Result<FiveTable> {
  switch (action.type) {
    case 'playcard.mark':
      return markCard(table, action)
    case 'playcard.mark-one':
      return changeCard(table, action, blankCard, card => markByHand(card, action, action.mark, action))
    case 'playcard.write':
      return write(table, action)
    case 'playcard.sums':
      return writeSums(table, action)
    case 'entries.rule':
      return ruleMany(table, action)
    case 'entries.same':
      return group(table, action)
    case 'key.add':
    case 'key.remove':
      return keepKey(table, action)
    default:
      return recordChallenge(table, action, stamp)
  }
}
