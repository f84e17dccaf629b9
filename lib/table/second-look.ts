/**
 * Whose second look it is: judged once, at the door, and never in replay. It refuses to know who anybody is beyond what the log says of him.
 */
import type { Logged } from './actions'
import { cardNamed } from './entry-order'
import { inForce } from './log'
import { refuse, take, type Result, type SeatId } from './result'
import type { Role } from './rights'
import type { Stamp, Table } from './table'
import { isolated } from './closed-text'

type AnyLogged = Logged<unknown, unknown, { type: string }>
type Hand = Pick<Stamp, 'actor' | 'device'>

type Written = { hand: Hand; place: number }

/** A log never changes, so who wrote where last is found once: by card, and by round for what writes a whole round. */
const WRITTEN = new WeakMap<readonly AnyLogged[], ReadonlyMap<string, Written>>()

/** The card or the whole round that an action writes on; undefined where it writes on none. A ruling for many is no entering. */
function writtenOn(logged: AnyLogged): string | undefined {
  const { of, action } = logged
  const at = cardNamed(logged)
  if (at) return `${at.round} ${at.seat}`
  return of === 'pad' && 'round' in action && !('seat' in action) && !('seats' in action) && !('row' in action)
    ? String(action.round)
    : undefined
}

function writtenIn(log: readonly AnyLogged[]): ReadonlyMap<string, Written> {
  const known = WRITTEN.get(log)
  if (known) return known
  const written = new Map<string, Written>()
  for (const [place, logged] of inForce(log).entries()) {
    const where = writtenOn(logged)
    if (where !== undefined) written.set(where, { hand: logged.stamp, place })
  }
  WRITTEN.set(log, written)
  return written
}

/** Who wrote on this card last, of what is in force; undefined where nobody did. */
export function lastHand(log: readonly AnyLogged[], round: number, seat: SeatId): Hand | undefined {
  const written = writtenIn(log)
  const [own, all] = [written.get(`${round} ${seat}`), written.get(String(round))]
  return (own && all ? (own.place > all.place ? own : all) : (own ?? all))?.hand
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * Whether somebody would be looking at his own writing. A scorer is known by his name, whatever device he holds; a Director may write for somebody else,
 * and two of the same name are told apart by their devices.
 */
export function isOwnCard(hand: Hand | undefined, who: { role: Role; by: string } & Hand): boolean {
  if (!hand) return false
  if (who.role === 'scorer') return hand.actor === who.actor
  return same(hand.actor, who.by) && (hand.actor !== who.actor || hand.device === who.device)
}

/**
 * Whether this action may be taken as far as a second look goes: where one is asked for, it is somebody else's than of him who wrote on the card last
 * (R-F5-39, EV-06). Anything else is none of its business.
 */
export function mayLook(
  { role }: { role: Role },
  { table, log }: { table: Pick<Table<unknown, unknown, unknown>, 'checks'>; log: readonly AnyLogged[] },
  { of, action, stamp }: AnyLogged,
): Result<null> {
  if (!table.checks || of !== 'rounds' || action.type !== 'playcard.checked') return take(null)
  const { round, seat, by } = action
  if (!isOwnCard(lastHand(log, round, seat), { role, by, actor: stamp.actor, device: stamp.device })) return take(null)
  return refuse('check.own', `${isolated(by)} has written on this card last: the second look is somebody else’s.`, { round, seat })
}
