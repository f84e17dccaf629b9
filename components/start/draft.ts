/**
 * A game that is being set up: what is typed, as a plain value, and every change to it as a pure function.
 * It refuses to know any pad: house rules are differences from the pad's defaults, and seats have their ids from the start.
 */
import * as z from 'zod/mini'
import { newId } from '@/lib/client/device'
import type { SeatIn } from '@/lib/exchange/seat-list'

/** Undefined: linked by name where one person of the book is called so. Null: somebody else. Else the person's id. */
const person = z.exactOptional(z.nullable(z.string()))
const member = z.object({ name: z.string(), person })
/** Number and table as a list gave them; left out where nobody did. */
const seat = z.object({
  id: z.string(),
  name: z.string(),
  child: z.boolean(),
  person,
  members: z.array(member),
  number: z.exactOptional(z.int()),
  table: z.exactOptional(z.string()),
})
const draftForm = z.object({
  id: z.string(),
  pad: z.string(),
  title: z.nullable(z.string()),
  playedOn: z.nullable(z.string()),
  teams: z.boolean(),
  seats: z.array(seat),
  rules: z.record(z.string(), z.unknown()),
})

export type Draft = z.infer<typeof draftForm>
export type DraftSeat = z.infer<typeof seat>
export type DraftMember = z.infer<typeof member>
export type HouseRules = Readonly<Record<string, unknown>>

/** What an earlier game hands on: its people as they sat at the end, and its house rules in full. */
export interface Earlier {
  id: string
  title: string
  pad: string
  teams: boolean
  seats: readonly {
    id: string
    name: string
    child: boolean
    person: string | null
    members: readonly { name: string; person: string }[]
    /** Only where somebody gave it: a place in the order is none. */
    number: number | null
    table: string | null
  }[]
  /** Ids of seats that are not handed on: rules that name them are dropped. */
  gone: readonly string[]
  rules: HouseRules
}

export const emptyDraft = (pad: string, teams: boolean): Draft => ({
  id: newId(),
  pad,
  title: null,
  playedOn: null,
  teams,
  seats: [],
  rules: {},
})

/** Only what differs from the pad's defaults. */
export const differences = (rules: HouseRules, defaults: HouseRules): HouseRules =>
  Object.fromEntries(Object.entries(rules).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name])))

/** The same people and the same rules, in a new game with new seats. */
export function draftFrom(earlier: Earlier, defaults: HouseRules): Draft {
  const renamed = new Map(earlier.seats.map(s => [s.id, newId()]))
  const rules = Object.entries(differences(earlier.rules, defaults))
    .filter(([, value]) => typeof value !== 'string' || !earlier.gone.includes(value))
    .map(([name, value]) => [name, typeof value === 'string' ? (renamed.get(value) ?? value) : value] as const)
  const seats = earlier.seats.map(({ number, table, ...s }) => ({
    ...s,
    id: renamed.get(s.id) ?? newId(),
    members: s.members.map(m => ({ ...m })),
    ...(number === null ? {} : { number }),
    ...(table === null ? {} : { table }),
  }))
  return { ...emptyDraft(earlier.pad, earlier.teams), seats, rules: Object.fromEntries(rules) }
}

/** What was kept in the browser, if it still has the form. */
export function readDraft(text: string | null): Draft | undefined {
  try {
    const parsed = draftForm.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

const changeSeat = (draft: Draft, id: string, change: (held: DraftSeat) => DraftSeat): Draft => ({
  ...draft,
  seats: draft.seats.map(held => (held.id === id ? change(held) : held)),
})

export const addSeats = (draft: Draft, names: readonly string[]): Draft => ({
  ...draft,
  seats: [...draft.seats, ...names.map(name => ({ id: newId(), name, child: false, members: [] }))],
})

/** The seats of a list, with the numbers and tables that it names; teams where it has any. */
export const addListed = (draft: Draft, listed: readonly SeatIn[]): Draft => ({
  ...draft,
  teams: draft.teams || listed.some(s => s.members.length > 0),
  seats: [
    ...draft.seats,
    ...listed.map(({ name, number, table, members }) => ({
      id: newId(),
      name,
      child: false,
      members: members.map(member => ({ name: member })),
      number,
      ...(table === null ? {} : { table }),
    })),
  ],
})

/** The number that each seat will have: its own, else the next free one. */
export function numbersOf({ seats }: Draft): readonly number[] {
  const taken = new Set(seats.flatMap(s => s.number ?? []))
  let next = 1
  return seats.map(held => {
    while (taken.has(next)) next += 1
    if (held.number !== undefined) return held.number
    next += 1
    return next - 1
  })
}

/** The number that the next seat will have. */
export const nextNumber = (draft: Draft): number => numbersOf(addSeats(draft, [''])).at(-1) ?? 1

/** Another name is another person, until the book says otherwise. */
export const renameSeat = (draft: Draft, id: string, name: string): Draft =>
  changeSeat(draft, id, held => {
    const renamed = { ...held, name }
    delete renamed.person
    return renamed
  })

/** House rules that name the seat go with it. */
export const removeSeat = (draft: Draft, id: string): Draft => ({
  ...draft,
  seats: draft.seats.filter(held => held.id !== id),
  rules: Object.fromEntries(Object.entries(draft.rules).filter(([, value]) => value !== id)),
})

export function moveSeat(draft: Draft, id: string, to: 'up' | 'down'): Draft {
  const from = draft.seats.findIndex(held => held.id === id)
  const moved = draft.seats[from]
  const target = from + (to === 'up' ? -1 : 1)
  if (!moved || target < 0 || target >= draft.seats.length) return draft
  const others = draft.seats.filter(held => held !== moved)
  return { ...draft, seats: [...others.slice(0, target), moved, ...others.slice(target)] }
}

/** The names of two as one team's: nobody has to think of one first. */
const teamName = (members: readonly DraftMember[]): string =>
  members
    .map(m => m.name)
    .join(' & ')
    .slice(0, 60)

/** Neighbours in twos, for a pad that is played in teams; where one is left over the last team has three. Teams stay as they are. */
export function pairUp(draft: Draft): Draft {
  if (draft.seats.some(held => held.members.length > 0)) return { ...draft, teams: true }
  const players = draft.seats.map(({ name, person: who }): DraftMember => (who === undefined ? { name } : { name, person: who }))
  const count = Math.max(Math.min(1, players.length), Math.floor(players.length / 2))
  const seats = Array.from({ length: count }, (_, i) => {
    const members = players.slice(i * 2, i === count - 1 ? players.length : i * 2 + 2)
    return { id: newId(), name: teamName(members), child: false, members }
  })
  return { ...draft, teams: true, seats }
}

/** Every member of every team with a seat of his own, for a pad that is not played in teams. */
export const seatSingly = (draft: Draft): Draft => ({
  ...draft,
  teams: false,
  seats: draft.seats.flatMap(held =>
    held.members.length === 0 ? [held] : held.members.map(m => ({ ...m, id: newId(), child: false, members: [] })),
  ),
})

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-/

/** The same people with another score pad: its own house rules but for those that name a seat which is gone, and teams where it is played in teams. */
export function withPad(draft: Draft, pad: string, teams: 'allowed' | 'always' | 'never', rules: HouseRules): Draft {
  const seated = teams === 'always' ? pairUp(draft) : teams === 'never' ? seatSingly(draft) : draft
  const isThere = (value: unknown): boolean => typeof value !== 'string' || !ID.test(value) || seated.seats.some(s => s.id === value)
  return { ...seated, pad, rules: Object.fromEntries(Object.entries(rules).filter(([, value]) => isThere(value))) }
}

/** Everybody moves one seat on; the first becomes the last. */
export const rotateSeats = (draft: Draft): Draft => ({ ...draft, seats: [...draft.seats.slice(1), ...draft.seats.slice(0, 1)] })

export const setChild = (draft: Draft, id: string, child: boolean): Draft => changeSeat(draft, id, held => ({ ...held, child }))

/** The members' names as listed now; who was there before keeps what is known of him. */
export const setMembers = (draft: Draft, id: string, names: readonly string[]): Draft =>
  changeSeat(draft, id, held => {
    const before = [...held.members]
    const members = names.map(name => {
      const at = before.findIndex(m => m.name === name)
      return (at < 0 ? undefined : before.splice(at, 1)[0]) ?? { name }
    })
    return { ...held, members }
  })

/** The name box may hold several lines: a list that was pasted. */
export const linesOf = (text: string, longest: number): readonly string[] =>
  text
    .split(/[\r\n]+/)
    .map(line => line.trim().slice(0, longest))
    .filter(line => line !== '')
