/** A ruling before it is made: for whom, what it sends, and what the table would say. It refuses to send anything. */
import type { Draft } from '@/lib/client/store'
import { markAt, type CellAt } from '@/lib/pads/facts-in-five/card'
import type { DeskEntry } from '@/lib/pads/facts-in-five/desk/cell'
import type { FiveAction } from '@/lib/pads/facts-in-five/record'
import { fiveCardAt, type FiveGame } from '../five-game'

/** What is about to be ruled: a group of entries, raised hands, or entries that the answer key has just taken in. */
export type Intent = CellAt & {
  valid: boolean
  /** Seats that the ruling is for. */
  seats: readonly string[]
  /** Seats that may be added: entries that are near, or were left out of the proposal. */
  more: readonly string[]
  /** Children who gave the same answer: they are judged by the Class, each for himself (R-F5-71). */
  children: readonly string[]
  /** The answer as it would be kept; null where only hands were raised. */
  text: string | null
  /** The answer goes into the key in any case: it is why this is asked. */
  growsKey: boolean
  reason: string
  source: string
}

/** Those of these entries that no ruling for all can reach because their writers answer to the Class only. */
export const childrenIn = (entries: readonly DeskEntry[]): readonly string[] => entries.filter(e => e.left === 'child').map(e => e.seat)

export type Choices = { seats: ReadonlySet<string>; reason: string; source: string; keep: boolean; text: string; toKey: boolean }

const trimmed = (text: string): string | undefined => text.trim() || undefined

type Ruled = Extract<FiveAction, { type: 'entries.rule' }>

/** The ruling as an action, for the preview as for the log. */
export function ruleOf(opened: FiveGame, round: number, intent: Intent, choices: Choices): Ruled {
  const seats = [...intent.seats, ...intent.more].filter(seat => choices.seats.has(seat))
  return {
    type: 'entries.rule',
    round,
    row: intent.row,
    column: intent.column,
    seats,
    valid: intent.valid,
    reason: trimmed(choices.reason),
    source: trimmed(choices.source),
    keep: choices.keep || undefined,
    entry: trimmed(choices.text),
    was: new Map(seats.map(seat => [seat, markAt(fiveCardAt(opened, round, seat), intent)])),
  }
}

/** All that one yes does: the answer key first, then the ruling where there is a card for it. */
export function actionsOf(opened: FiveGame, round: number, intent: Intent, choices: Choices): readonly FiveAction[] {
  const entry = trimmed(choices.text)
  const { row, column } = intent
  const rule = ruleOf(opened, round, intent, choices)
  return [
    ...(choices.toKey && entry !== undefined ? [{ type: 'key.add' as const, round, row, column, entry }] : []),
    ...(rule.seats.length > 0 ? [rule] : []),
  ]
}

/** The same as they are sent: parts that are not there are left out. */
export const draftOf = (action: FiveAction): Draft => {
  const sent = action.type === 'entries.rule' && action.was ? { ...action, was: Object.fromEntries(action.was) } : action
  return { ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)), type: action.type }
}
