/**
 * Gives people without an id in the book one of their own when their game begins or comes in from a file: made from the game's id and the seat's,
 * so that the same game always gives the same people and no two games share one by accident. It refuses to look anybody up.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import type { SeatGiven } from '@/lib/table/seat-limits'

/** An id of the form that all ids have (a UUID of version 8, RFC 9562). */
function idOf(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The seats with a person for every player and every member; who has one keeps it. */
export const withPersons = <T extends SeatGiven>(game: string, seats: readonly T[]): T[] =>
  seats.map(seat =>
    seat.members !== undefined && seat.members.length > 0
      ? { ...seat, members: seat.members.map((m, i) => ({ ...m, person: m.person ?? idOf(game, seat.id, String(i + 1)) })) }
      : { ...seat, person: seat.person ?? idOf(game, seat.id) },
  )
