/**
 * What can be taken back: this device's own last gesture, or any line of the history; and what would have to go along with it.
 * It refuses to send anything.
 */
import { retractions } from '@/lib/table/log'
import type { TableGame } from './use-game'
import type { AnyLogged } from './words'

/** The last gesture of this device that is in force and no retraction: its actions went out with one time of day. */
export function lastOwn(log: readonly AnyLogged[], device: string): readonly AnyLogged[] {
  const gone = retractions(log)
  const last = log.findLast(l => l.stamp.device === device && l.of !== 'log' && !gone.has(l.envelope.id))
  if (!last) return []
  return log.filter(
    l =>
      l.stamp.device === device &&
      l.of !== 'log' &&
      !gone.has(l.envelope.id) &&
      (l === last || (l.envelope.at !== undefined && l.envelope.at === last.envelope.at)),
  )
}

export type Undone = { ok: true } | { ok: false; message: string; together: readonly string[] }

/** Takes actions back; where later ones depend on them says which, so that the screen can offer to take all back. */
export function takeBack(game: TableGame, ids: readonly string[]): Undone {
  const done = game.act({ type: 'retract', actions: ids })
  if (done.ok) return { ok: true }
  return { ok: false, message: done.problem.message, together: done.problem.dependents ? [...ids, ...done.problem.dependents] : [] }
}
