/**
 * The second look: whether a card still waits for somebody else to have looked at it, where the Director asks for that. It refuses to know who looked;
 * that is judged once, at the door (second-look.ts).
 */
import type { Playcard, Round, Table } from './table'

/** Somebody has looked at the card as it is now, and agrees. */
export const isSeen = ({ checked }: Pick<Playcard<unknown>, 'checked'>): boolean => checked !== null && checked.agrees && !checked.stale

/**
 * Whether this card does not count for settled before somebody else has looked at it. Never so for an absent or void one, where no second look is asked
 * for, and in a round that the Director closed naming what was not checked.
 */
export function awaitsLook(
  { checks }: Pick<Table<unknown, unknown, unknown>, 'checks'>,
  round: Pick<Round<unknown, unknown>, 'status' | 'gaps'>,
  held: Pick<Playcard<unknown>, 'stand' | 'checked'>,
): boolean {
  if (!checks || held.stand !== 'played' || isSeen(held)) return false
  return !(round.status === 'closed' && round.gaps.includes('unchecked'))
}
