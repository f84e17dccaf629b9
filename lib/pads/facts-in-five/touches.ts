/**
 * Which parts of a playcard an action writes, so that two devices never overwrite each other unseen (api 3.1).
 * It refuses to judge: lib/table/conflicts.ts asks.
 */
import type { Touch } from '../../table/score-pad'
import { findRound, type Envelope } from '../../table/table'
import { blankCard, CELLS, markAt, noteAt, type FiveCard } from './card'
import type { FiveTable } from './challenges'
import { answersToClassOnly, SUM_PARTS, type FiveAction } from './record'

const cardOf = (table: FiveTable, round: number, seat: string): FiveCard => findRound(table, round)?.cards.get(seat)?.card ?? blankCard()

/** A sum of the paper as a text: 84, or 5,4,3,5,3; empty where it says nothing. */
const sumText = (value: number | readonly number[] | null | undefined): string =>
  typeof value === 'number' ? String(value) : (value ?? []).join(',')

function sumTouches(table: FiveTable, { round, seat, sums, was }: Extract<FiveAction, { type: 'playcard.sums' }>): readonly Touch[] {
  const { paper } = cardOf(table, round, seat)
  return SUM_PARTS.flatMap(part => {
    const next = sums[part]
    const seen = was?.[part]
    if (next === undefined) return []
    return [
      { at: { round, seat, part }, now: sumText(paper?.[part]), next: sumText(next), was: seen === undefined ? undefined : sumText(seen) },
    ]
  })
}

/** The cells that this action marks or writes, or the sums of the paper. Challenges are steps of their own and touch nothing unseen. */
export function touches(table: FiveTable, action: FiveAction & Envelope): readonly Touch[] {
  switch (action.type) {
    case 'playcard.mark': {
      const card = cardOf(table, action.round, action.seat)
      return CELLS.flatMap(at => {
        const next = action.marks[at.row][at.column]
        const was = action.was?.[at.row][at.column]
        return next === '_'
          ? []
          : [{ at: { round: action.round, seat: action.seat, ...at }, now: markAt(card, at), next, was: was === '_' ? undefined : was }]
      })
    }
    case 'playcard.mark-one': {
      const { round, seat, row, column, mark, was } = action
      return [{ at: { round, seat, row, column }, now: markAt(cardOf(table, round, seat), action), next: mark, was }]
    }
    case 'playcard.write': {
      const { round, seat, row, column, text, was } = action
      return [
        {
          at: { round, seat, row, column, part: 'text' },
          now: noteAt(cardOf(table, round, seat), action).text ?? '',
          next: text.trim(),
          was,
        },
      ]
    }
    case 'playcard.sums':
      return sumTouches(table, action)
    case 'entries.rule': {
      const { round, row, column, seats, valid, was } = action
      const setup = findRound(table, round)?.setup
      return seats
        .filter(seat => setup !== undefined && !answersToClassOnly(table, setup, column, seat))
        .map(seat => ({
          at: { round, seat, row, column },
          now: markAt(cardOf(table, round, seat), action),
          next: valid ? '1' : 'x',
          was: was?.get(seat),
        }))
    }
    default:
      return []
  }
}
