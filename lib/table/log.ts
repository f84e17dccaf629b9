/**
 * The log: which actions stand, the table that they make, and what retracting some of them would take along.
 * It refuses to know where the log is kept. Replay is total: what the rules would not take is listed, never thrown.
 */
import type { Logged } from './actions'
import { record, type NotStanding } from './game'
import { refuse, take, type ActionId, type Result } from './result'
import type { ScorePad } from './score-pad'
import type { Table } from './table'

type AnyLogged<R, P, A> = Logged<R, P, A>

/** For every action that is not in force: the `retract` that names it. Retracting a `retract` is redo, to any depth. */
export function retractions<R, P, A>(log: readonly AnyLogged<R, P, A>[]): ReadonlyMap<ActionId, ActionId> {
  const gone = new Map<ActionId, ActionId>()
  for (const logged of log.toReversed())
    if (logged.of === 'log' && !gone.has(logged.envelope.id))
      for (const id of logged.action.actions) if (!gone.has(id)) gone.set(id, logged.envelope.id)
  return gone
}

/** The actions in force, oldest first; the retractions themselves are left out, since they change nothing at the table. */
export function inForce<R, P, A>(log: readonly AnyLogged<R, P, A>[]): readonly AnyLogged<R, P, A>[] {
  if (!log.some(l => l.of === 'log')) return log
  const gone = retractions(log)
  return log.filter(l => l.of !== 'log' && !gone.has(l.envelope.id))
}

export type Replayed<R, S, K> = { table: Table<R, S, K>; refused: readonly NotStanding[] }

/** The table that the log makes. What does not stand is skipped and listed. */
export function replay<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  start: Table<R, S, K>,
  log: readonly AnyLogged<R, P, A>[],
): Replayed<R, S, K> {
  const refused: NotStanding[] = []
  let table = start
  for (const logged of inForce(log)) {
    const next = record(pad, table, logged)
    if (next.ok) table = next.value
    else refused.push({ id: logged.envelope.id, seq: logged.stamp.seq, type: logged.action.type, problem: next.problem })
  }
  return { table, refused }
}

/** Says whether a retraction names only what can be retracted, before it is tried. */
function named<R, P, A>(log: readonly AnyLogged<R, P, A>[], ids: readonly ActionId[]): Result<null> {
  const known = new Set(log.map(l => l.envelope.id))
  if (ids.some(id => !known.has(id))) return refuse('retract.unknown', 'One of the actions to undo is not in this game.')
  const gone = retractions(log)
  if (ids.some(id => gone.has(id))) return refuse('retract.gone', 'One of these actions is undone already.')
  return take(null)
}

/**
 * The log with a retraction at its end, taken only if everything that remains can stand (api 3.9); else refused with `dependents`:
 * the later actions that would have to go with it.
 */
export function retract<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  start: Table<R, S, K>,
  log: readonly AnyLogged<R, P, A>[],
  logged: AnyLogged<R, P, A> & { of: 'log' },
): Result<Replayed<R, S, K>> {
  const known = named(log, logged.action.actions)
  if (!known.ok) return known
  const already = new Set(replay(pad, start, log).refused.map(r => r.id))
  const after = replay(pad, start, [...log, logged])
  const fallen = after.refused.filter(r => !already.has(r.id))
  const [first] = fallen
  if (!first) return take(after)
  const others = fallen.length === 1 ? 'One later action depends' : `${fallen.length} later actions depend`
  return refuse('retract.dependents', `${others} on this: ${first.problem.message} Undo them together.`, {
    dependents: fallen.map(r => r.id),
  })
}
