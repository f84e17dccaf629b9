/**
 * Judged once, at the door: did somebody else change what this action is about to overwrite (api 3.1)?
 * It refuses to know what the parts of a card mean: the pad names what an action touches.
 */
import type { Logged } from './actions'
import { record } from './game'
import { inForce, replay } from './log'
import type { ScorePad, Touch } from './score-pad'
import type { Stamp, Table } from './table'

export type Conflict = Touch['at'] & { mine: string; theirs: string; by: string; device: string; at: string }

/** Where no action in force wrote the part: it stands as the game began. */
const NOBODY: Stamp = { seq: 0, time: 0, actor: 'the table', device: '' }

const key = (touch: Touch): string => JSON.stringify(touch.at)

/** Who last changed each touched part of the table, among the actions in force. */
function lastChanges<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  start: Table<R, S, K>,
  log: readonly Logged<R, P, A>[],
  touches: (table: Table<R, S, K>) => readonly Touch[],
): ReadonlyMap<string, Stamp> {
  const changed = new Map<string, Stamp>()
  let table = start
  let before = new Map(touches(table).map(t => [key(t), t.now]))
  for (const logged of inForce(log)) {
    const next = record(pad, table, logged)
    if (!next.ok) continue
    table = next.value
    const now = new Map(touches(table).map(t => [key(t), t.now]))
    for (const [part, mark] of now) if (mark !== before.get(part)) changed.set(part, logged.stamp)
    before = now
  }
  return changed
}

/** Judges the parts sent without `was`: changed after `seen`, to another mark, by another device (a retraction counts as a change). */
function changedSince<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  start: Table<R, S, K>,
  log: readonly Logged<R, P, A>[],
  touches: (table: Table<R, S, K>) => readonly Touch[],
  seen: number,
  device: string,
  changes: ReadonlyMap<string, Stamp>,
): (touch: Touch) => boolean {
  const then = new Map(
    touches(
      replay(
        pad,
        start,
        log.filter(l => l.stamp.seq <= seen),
      ).table,
    ).map(t => [key(t), t.now]),
  )
  const undone = log.findLast(l => l.of === 'log' && l.stamp.seq > seen)
  return touch => {
    const stamp = changes.get(key(touch))
    const by = stamp && stamp.seq > seen ? stamp : undone?.stamp
    return by !== undefined && by.device !== device && then.get(key(touch)) !== touch.now
  }
}

/**
 * The parts where the sender's screen showed something else than what stands now and the new mark differs too. `was` is asked first;
 * without it `seen` (a change after it by another device); with neither, nothing is asked. Equal marks never conflict.
 */
export function conflictsOf<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  start: Table<R, S, K>,
  log: readonly Logged<R, P, A>[],
  table: Table<R, S, K>,
  logged: Logged<R, P, A>,
  seen: number | undefined,
): readonly Conflict[] {
  if (logged.of !== 'pad') return []
  const { action } = logged
  const touches = (at: Table<R, S, K>): readonly Touch[] => pad.touches(at, action)
  const last = log.at(-1)
  const isBehind = seen !== undefined && last !== undefined && seen < last.stamp.seq
  const asked = touches(table).filter(t => t.now !== t.next && (t.was === undefined ? isBehind : t.was !== t.now))
  if (asked.length === 0) return []
  const changes = lastChanges(pad, start, log, touches)
  const since = seen === undefined ? () => false : changedSince(pad, start, log, touches, seen, logged.stamp.device, changes)
  return asked
    .filter(t => t.was !== undefined || since(t))
    .map(t => {
      const { actor, device, time } = changes.get(key(t)) ?? NOBODY
      return { ...t.at, mine: t.next, theirs: t.now, by: actor, device, at: new Date(time).toISOString() }
    })
}
