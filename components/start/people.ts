/**
 * Who of those at the table is known from the book. A name is never an identity: it only proposes, nobody sits twice, and the Director has the last word.
 */
import type { Draft, DraftMember } from './draft'

export interface Person {
  id: string
  name: string
}

/** Somebody at the table: a player, or a member of a team. */
export interface Sitter {
  seat: string
  /** Which member of a team; null for a player. */
  member: number | null
  name: string
  /** As chosen: undefined where nothing was. */
  chosen: string | null | undefined
  /** Those of the book who are called so and are not at the table already. */
  candidates: readonly Person[]
  /** Whom the game will point at; null makes a new person. */
  person: string | null
}

const fold = (name: string): string => name.normalize('NFC').trim().toLowerCase()

type Bare = Pick<Sitter, 'seat' | 'member' | 'name' | 'chosen'>

const bareOf = (draft: Draft): readonly Bare[] =>
  draft.seats.flatMap((held): readonly Bare[] =>
    draft.teams && held.members.length > 0
      ? held.members.map((m, member) => ({ seat: held.id, member, name: m.name, chosen: m.person }))
      : [{ seat: held.id, member: null, name: held.name, chosen: held.person }],
  )

/** Everybody at the table with whom he is taken for. Choices come first; then a name that exactly one free person of the book has. */
export function sittersOf(draft: Draft, book: readonly Person[]): readonly Sitter[] {
  const sitting = bareOf(draft)
  const taken = new Set(sitting.flatMap(s => (typeof s.chosen === 'string' ? [s.chosen] : [])))
  return sitting.map(bare => {
    const candidates = book.filter(p => fold(p.name) === fold(bare.name) && (p.id === bare.chosen || !taken.has(p.id)))
    const [only, second] = candidates
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
  const twin = draft.seats.findIndex(s => s.id !== seatId && held !== undefined && fold(s.name) === fold(held.name))
  const said: string[] = []
  if (twin >= 0) said.push(`same name as seat ${twin + 1}`)
  const known = own.filter(s => s.person !== null).length
  if (own.some(s => s.chosen === undefined && s.candidates.length > 1)) said.push('several of that name in the book: choose below')
  if (known > 0) said.push(own[0]?.member === null ? 'known from the book' : `${known} of ${own.length} known from the book`)
  return said.length === 0 ? undefined : said.join(' · ')
}
