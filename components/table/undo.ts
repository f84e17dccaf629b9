/**
 * What can be taken back: this device's own last gesture, or any line of the history; and what would have to go along with it.
 * It refuses to send anything.
 */
import { deviceName } from '@/lib/client/device'
import { retractions } from '@/lib/table/log'
import type { TableGame } from './use-game'
import { wordsOf, type AnyLogged, type PadWords } from './words'

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

const onCard = (l: AnyLogged, round: number, seat: string): boolean =>
  'round' in l.action && l.action.round === round && 'seat' in l.action && l.action.seat === seat

/** Takes back what this device did last, where that was on this card; else a sentence that says what that was, and where to look. */
export function undoOnCard(game: TableGame, words: PadWords, round: number, seat: string): string | null {
  const last = lastOwn(game.log, deviceName())
  const lately = last.at(-1)
  const card = game.pad.cardWord
  if (!lately)
    return `There is nothing to take back: what stands on this ${card} was entered on another device, or nothing was. The history can take back anything.`
  if (!last.every(l => onCard(l, round, seat)))
    return `Your last action was not on this ${card}, so nothing was taken back here: ${wordsOf(game.table, lately, words)}. The undo at the top takes that back.`
  const done = takeBack(
    game,
    last.map(l => l.envelope.id),
  )
  return done.ok ? null : done.message
}
