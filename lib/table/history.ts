/**
 * What each action of a log changed, old and new, and whether its round was closed by then: for people who read the history.
 * It refuses to put it into words, and computes nothing that is stored.
 */
import type { Logged } from './actions'
import { record } from './game'
import { inForce } from './log'
import type { ActionId } from './result'
import type { ScorePad, Touch } from './score-pad'
import { findRound, type Table } from './table'

/** `parts` are what the action wrote over, with the old (`now`) and the new (`next`); only parts that differ. */
export type Change = { parts: readonly Touch[]; afterClosing: boolean }

const roundOf = (action: object): number | undefined => ('round' in action && typeof action.round === 'number' ? action.round : undefined)

/** By action, for all actions in force. */
export function changesOf<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  start: Table<R, S, K>,
  log: readonly Logged<R, P, A>[],
): ReadonlyMap<ActionId, Change> {
  const changes = new Map<ActionId, Change>()
  let table = start
  for (const logged of inForce(log)) {
    const next = record(pad, table, logged)
    if (!next.ok) continue
    const number = roundOf(logged.action)
    const closed = logged.of === 'pad' && number !== undefined && findRound(table, number)?.status === 'closed'
    const parts = logged.of === 'pad' ? pad.touches(table, logged.action).filter(t => t.now !== t.next) : []
    changes.set(logged.envelope.id, { parts, afterClosing: closed })
    table = next.value
  }
  return changes
}
