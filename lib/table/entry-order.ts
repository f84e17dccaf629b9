/**
 * Whose card a scorer enters next: his own order of the round before, then the others table by table; and whom a typed number or the start of a name
 * means. It refuses to know a screen, and whether a card is begun: that is asked of the caller.
 */
import type { Logged } from './actions'
import { inForce } from './log'
import type { SeatId } from './result'
import type { Seat } from './table'

type AnyLogged = Logged<unknown, unknown, { type: string }>

/** The card that a pad's own action writes on; undefined where it writes on none, or on many. Whoever challenges an entry has not entered its card. */
export function cardNamed({ of, action }: AnyLogged): { round: number; seat: SeatId } | undefined {
  if (of !== 'pad' || action.type.startsWith('challenge.') || !('round' in action) || !('seat' in action)) return undefined
  const { round, seat } = action
  return typeof round === 'number' && typeof seat === 'string' ? { round, seat } : undefined
}

/** By round, the cards that this device began, in its own order: a card belongs to whoever wrote on it first. */
function begunBy(log: readonly AnyLogged[], device: string): ReadonlyMap<number, readonly SeatId[]> {
  const taken = new Set<string>()
  const own = new Map<number, SeatId[]>()
  for (const logged of inForce(log)) {
    const at = cardNamed(logged)
    if (!at || taken.has(`${at.round} ${at.seat}`)) continue
    taken.add(`${at.round} ${at.seat}`)
    if (logged.stamp.device === device) own.set(at.round, [...(own.get(at.round) ?? []), at.seat])
  }
  return own
}

const tableOf = (seat: Seat): string => seat.table ?? ''

/** The seats of a round table by table ("2" before "10"); at each table as they sit. */
export const byTable = (seats: readonly Seat[]): readonly Seat[] =>
  seats.toSorted((a, b) => tableOf(a).localeCompare(tableOf(b), 'en', { numeric: true, sensitivity: 'base' }))

/**
 * The seats of a round in the order in which this device enters their cards: as it did in the last round before it in which it entered any; whoever is
 * left follows table by table.
 */
export function entryOrder(seats: readonly Seat[], log: readonly AnyLogged[], round: number, device: string): readonly Seat[] {
  const own = begunBy(log, device)
  const last = Math.max(0, ...[...own.keys()].filter(number => number < round))
  const first = (own.get(last) ?? []).flatMap(id => seats.filter(seat => seat.id === id))
  return [...first, ...byTable(seats.filter(seat => !first.includes(seat)))]
}

/**
 * The next seat of an order after this one (null: from its beginning), going round, whose card is still to do. One that somebody else has in hand comes
 * only where there is no other.
 */
export function nextInOrder(
  order: readonly Seat[],
  after: SeatId | null,
  isToDo: (seat: SeatId) => boolean,
  isInHand: (seat: SeatId) => boolean,
): Seat | undefined {
  const start = after === null ? 0 : order.findIndex(seat => seat.id === after) + 1
  const left = [...order.slice(start), ...order.slice(0, start)].filter(seat => seat.id !== after && isToDo(seat.id))
  return left.find(seat => !isInHand(seat.id)) ?? left[0]
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/**
 * The seats that a typed text means: the one with this number; else those called so; else those whose name begins so; else those with a further name that
 * does. Empty where nobody is meant.
 */
export function seatsMeant(seats: readonly Seat[], text: string): readonly Seat[] {
  const wanted = folded(text)
  if (wanted === '') return []
  const names = seats.map(seat => ({ seat, name: folded(seat.name) }))
  const ways: readonly ((at: { seat: Seat; name: string }) => boolean)[] = [
    ({ seat }) => String(seat.number) === wanted.replace(/^#?0*(?=\d)/, ''),
    ({ name }) => name === wanted,
    ({ name }) => name.startsWith(wanted),
    ({ name }) => name.split(/[\s-]+/).some(word => word.startsWith(wanted)),
  ]
  for (const way of ways) {
    const meant = names.filter(way)
    if (meant.length > 0) return meant.map(({ seat }) => seat)
  }
  return []
}
