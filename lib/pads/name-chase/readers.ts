/**
 * Who reads in each team's turn (R-NC-05, R-NC-14): whom the table named, else the next member after the last reader.
 * It refuses to know a name as an identity: a reader is a person; a name is only looked up when the table sends one.
 */
import { refuse, take, type PersonId, type Result } from '../../table/result'
import { membersAt, plays, type Member, type Seat } from '../../table/table'
import type { ChaseRound, ChaseTable } from './setup'

type Reader = { person: PersonId; name: string | null; proposed: boolean }

/** The member after this one; the first where there was none, or where he has left the team. */
function after(members: readonly Member[], last: PersonId | null): PersonId | null {
  const place = members.findIndex(m => m.person === last)
  return members[(place + 1) % Math.max(1, members.length)]?.person ?? null
}

/** The rounds in which this team had a turn, up to this one. */
const turnsOf = (table: ChaseTable, seat: Seat, number: number): readonly ChaseRound[] =>
  table.rounds.filter(r => r.number <= number && plays(seat, r.number) && (r.number === number || r.cards.get(seat.id)?.stand !== 'absent'))

/** The reader of one turn, after whoever read in the turn before. */
function readerIn(seat: Seat, round: ChaseRound, last: Reader | null): Reader | null {
  const members = membersAt(seat, round.number)
  const named = round.cards.get(seat.id)?.card.reader ?? null
  const person = named ?? after(members, last?.person ?? null)
  return person === null ? null : { person, name: members.find(m => m.person === person)?.name ?? null, proposed: named === null }
}

/** The reader of this team in this round; null only for a team without members. */
export const readerOf = (table: ChaseTable, seat: Seat, number: number): Reader | null =>
  turnsOf(table, seat, number).reduce<Reader | null>((last, round) => readerIn(seat, round, last), null)

/** The reader of this team's turn before this round. */
export function readerBefore(table: ChaseTable, seat: Seat, number: number): Reader | null {
  const before = turnsOf(table, seat, number).at(-2)
  return before ? readerOf(table, seat, before.number) : null
}

const folded = (text: string): string => text.trim().toLowerCase()

/** The member whom the table means: by id, or by a name that only one of them has. */
export function memberNamed(seat: Seat, number: number, given: string): Result<PersonId> {
  const members = membersAt(seat, number)
  const byId = members.find(m => m.person === given)
  if (byId) return take(byId.person)
  const [only, ...others] = members.filter(m => folded(m.name) === folded(given))
  if (!only)
    return refuse('reader.not-in-team', `The reader is no member of ${seat.name} in round ${number}.`, { round: number, seat: seat.id })
  return others.length === 0
    ? take(only.person)
    : refuse('reader.same-name', `Two members of ${seat.name} have this name: send the member's id.`, { round: number, seat: seat.id })
}
