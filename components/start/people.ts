/**
 * Who of those at the table is known from the book. A name is never an identity: it only proposes, nobody sits twice, and the Director has the last word.
 */
import { folded, lookAlike } from '@/lib/persons/look-alike'
import type { Draft, DraftMember } from './draft'

export interface Person {
  id: string
  name: string
  /** Other names in the book that are said to be the same person. */
  also: readonly string[]
}

/** Somebody at the table: a player, or a member of a team. */
export interface Sitter {
  seat: string
  /** Which member of a team; null for a player. */
  member: number | null
  name: string
  /** As chosen: undefined where nothing was. */
  chosen: string | null | undefined
  /** Those of the book who are called so, or almost so, and are not at the table already. */
  candidates: readonly Person[]
  /** Whom the game will point at; null makes a new person. */
  person: string | null
}

const namesOf = (person: Person): readonly string[] => [person.name, ...person.also]

const isSpeltAlike = (a: string, b: string): boolean => a.normalize('NFC').trim() === b.normalize('NFC').trim()

/** Called exactly so: only then is he taken for the one at the table without being asked about. */
export const isCalled = (person: Person, name: string): boolean => namesOf(person).some(own => isSpeltAlike(own, name))

/** Whether it is to be asked who this is: somebody of the book may be meant, and nobody said yet. */
export const isAsked = ({ chosen, person, candidates }: Sitter): boolean => chosen === undefined && person === null && candidates.length > 0

type Bare = Pick<Sitter, 'seat' | 'member' | 'name' | 'chosen'>

const bareOf = (draft: Draft): readonly Bare[] =>
  draft.seats.flatMap((held): readonly Bare[] =>
    draft.teams && held.members.length > 0
      ? held.members.map((m, member) => ({ seat: held.id, member, name: m.name, chosen: m.person }))
      : [{ seat: held.id, member: null, name: held.name, chosen: held.person }],
  )

/**
 * Everybody at the table with whom he is taken for. Choices come first; then a name that exactly one free person of the book has, letter for letter.
 * A name that only looks alike is a candidate, and is asked about.
 */
export function sittersOf(draft: Draft, book: readonly Person[]): readonly Sitter[] {
  const sitting = bareOf(draft)
  const taken = new Set(sitting.flatMap(s => (typeof s.chosen === 'string' ? [s.chosen] : [])))
  return sitting.map(bare => {
    const candidates = book.filter(p => namesOf(p).some(name => lookAlike(name, bare.name)) && (p.id === bare.chosen || !taken.has(p.id)))
    const [only, second] = candidates.filter(p => isCalled(p, bare.name))
    const proposed = only !== undefined && second === undefined ? only.id : null
    const found = bare.chosen === undefined ? proposed : bare.chosen
    if (found !== null) taken.add(found)
    return { ...bare, candidates, person: found }
  })
}

/** Says who a sitter is: a person of the book, or somebody else (null). */
export function choosePerson(draft: Draft, sitter: Sitter, person: string | null): Draft {
  const set = (m: DraftMember, i: number): DraftMember => (i === sitter.member ? { ...m, person } : m)
  return {
    ...draft,
    seats: draft.seats.map(held => {
      if (held.id !== sitter.seat) return held
      return sitter.member === null ? { ...held, person } : { ...held, members: held.members.map(set) }
    }),
  }
}

/** A few words under a seat's name; none where there is nothing to say. */
export function seatNote(draft: Draft, sitters: readonly Sitter[], seatId: string): string | undefined {
  const own = sitters.filter(s => s.seat === seatId)
  const held = draft.seats.find(s => s.id === seatId)
  const twin = draft.seats.findIndex(s => s.id !== seatId && held !== undefined && folded(s.name) === folded(held.name))
  const said: string[] = []
  if (twin >= 0) said.push(`same name as seat ${twin + 1}`)
  const known = own.filter(s => s.person !== null).length
  const asked = own.filter(isAsked)
  if (asked.some(s => s.candidates.some(p => isCalled(p, s.name)))) said.push('several of that name in the book: choose below')
  else if (asked.length > 0) said.push('looks like somebody in the book: say so below')
  if (known > 0) said.push(own[0]?.member === null ? 'known from the book' : `${known} of ${own.length} known from the book`)
  return said.length === 0 ? undefined : said.join(' · ')
}
