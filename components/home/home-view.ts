/** The games as the home page shows them. Every number comes from the master sheet or the book's standings; nothing is added up here. */
import { isolated } from '@/lib/table/closed-text'

/** Who is in front, or won, in one classification: several where they are tied, none where nothing is scored. */
export interface Front {
  classification: string
  names: readonly string[]
  points: number | null
}

export interface GameCard {
  id: string
  title: string
  /** "Fri 27 Nov 2026": the day where the table stood. */
  day: string
  pad: string
  padName: string
  seats: readonly string[]
  fronts: readonly Front[]
  /** Something counts already, be it that nobody can win it. */
  scored: boolean
}

export interface LiveCard extends GameCard {
  /** "Round 3", or what is to be done first. */
  where: string
  /** "In front after round 2"; empty before a round is complete. */
  since: string
  /** The game cannot be read: the sentence that says why. */
  problem?: string
}

/** Some games, and how many pages of them are asked for to see more; null where these are all. */
export interface Shelf<T extends GameCard> {
  games: readonly T[]
  more: number | null
}

/** Names as they are said at the table: a name that two seats carry is told apart by the seat's number. */
export const seatLabels = (seats: readonly { id: string; name: string; number: number }[]): ReadonlyMap<string, string> =>
  new Map(
    seats.map(seat => [
      seat.id,
      seats.some(s => s.id !== seat.id && s.name === seat.name) ? `${isolated(seat.name)} (${seat.number})` : isolated(seat.name),
    ]),
  )

/** "Ann, Ben and 5 more". */
export function listed(names: readonly string[], most: number): string {
  if (names.length <= 1) return names[0] ?? ''
  if (names.length > most + 1) return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

/** A day of the calendar, in words: no clock and no zone can move it. */
export function dayInWords(isoDate: string): string {
  const date = new Date(`${isoDate}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return isoDate
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).format(
    date,
  )
}
