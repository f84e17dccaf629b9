/**
 * The people of the book: who is listed and suggested, what they are called, and which of them are one. All of it stands beside the games:
 * whatever is said here, no log, no document and no file of a game changes. It refuses to say what anybody scored.
 */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { PersonPatch } from '@/lib/codecs/persons'
import { alikePairs, folded, lookAlike } from '@/lib/persons/look-alike'
import { refuse, take, type Problem, type Result } from '@/lib/table/result'
import { database } from './db'
import { queued, save } from './saving'
import { sittings } from './sql'

/** Somebody of the book with everybody who was said to be the same. */
export type PersonLine = {
  id: string
  name: string
  /** Other names in the book that are said to be the same person. */
  also: readonly string[]
  archived: boolean
  /** Games that he sat in, each once. */
  games: number
  /** The day of the last of them. */
  last: string | null
}

/** One who was said to be the same, with the day on which that was said (ISO 8601). */
export type Merged = { person: string; name: string; at: string; by: string }

type Person = PersonLine & { merged: readonly Merged[] }
type Told = Result<Person>
type Stored = { id: string; name: string; archived: boolean; createdAt: bigint }
type Bond = { id: string; personId: string; otherId: string; same: boolean; at: bigint; actor: string }

const unknownPerson = <T>(): Result<T> => refuse('person.unknown', 'There is no such person in this book.')

const bondsInForce = (): Promise<readonly Bond[]> =>
  database().personBond.findMany({ where: { undoneAt: null }, orderBy: [{ at: 'asc' }, { id: 'asc' }] })

/** Whom each merged person counts as, to the end of the chain. Who is not in it counts as himself. */
function countsAs(bonds: readonly Bond[]): ReadonlyMap<string, string> {
  const next = new Map(bonds.filter(b => b.same).map(b => [b.personId, b.otherId]))
  const end = (id: string, steps = next.size): string => {
    const to = next.get(id)
    return to === undefined || steps === 0 ? id : end(to, steps - 1)
  }
  return new Map([...next.keys()].map(id => [id, end(id)]))
}

/** Whom this person counts as now, for every person that is merged into another. */
export const mergedPersons = async (): Promise<ReadonlyMap<string, string>> => countsAs(await bondsInForce())

/** Everybody who counts as the same as this person, himself included. */
export async function everyoneOf(id: string): Promise<readonly string[]> {
  const merged = await mergedPersons()
  const root = merged.get(id) ?? id
  return [root, ...[...merged].filter(([, to]) => to === root).map(([from]) => from)]
}

type Book = {
  lines: readonly PersonLine[]
  bonds: readonly Bond[]
  merged: ReadonlyMap<string, string>
}

/** Everybody, those who are one as one, by name. Who sits in no game any more (he was undone) is nobody, unless something was said of him. */
async function readBook(): Promise<Book> {
  const bonds = await bondsInForce()
  const merged = countsAs(bonds)
  const stored: readonly Stored[] = await database().person.findMany({ orderBy: [{ name: 'asc' }, { createdAt: 'asc' }] })
  const sat = new Map((await sittings(database(), Object.fromEntries(merged))).map(s => [s.person, s]))
  const also = new Map<string, string[]>()
  for (const { id, name } of stored) {
    const to = merged.get(id)
    if (to !== undefined) also.set(to, [...(also.get(to) ?? []), name])
  }
  const lines = stored
    .filter(p => !merged.has(p.id) && (sat.has(p.id) || p.archived || also.has(p.id)))
    .map(p => ({
      id: p.id,
      name: p.name,
      also: [...new Set(also.get(p.id))].filter(name => name !== p.name),
      archived: p.archived,
      games: sat.get(p.id)?.games ?? 0,
      last: sat.get(p.id)?.last ?? null,
    }))
  return { lines, bonds, merged }
}

const namesOf = (line: PersonLine): readonly string[] => [line.name, ...line.also]

/** How well a text fits a person: 0 a name holds it, 1 a name looks like it; undefined where neither. */
function fit(line: PersonLine, text: string): 0 | 1 | undefined {
  if (namesOf(line).some(name => folded(name).includes(folded(text)))) return 0
  return namesOf(line).some(name => lookAlike(name, text)) ? 1 : undefined
}

/** The people whose name holds this text, then those whose name looks like it; everybody where there is none. */
export async function listPersons({ text, archived }: { text: string; archived: boolean }, most: number): Promise<readonly PersonLine[]> {
  const { lines } = await readBook()
  const listed = lines.filter(line => archived || !line.archived)
  if (text.trim() === '') return listed.slice(0, most)
  const fitting = (wanted: 0 | 1) => listed.filter(line => fit(line, text) === wanted)
  return [...fitting(0), ...fitting(1)].slice(0, most)
}

/** One person with those who are said to be the same. A merged person's id leads to whom he counts as; who is nobody is unknown. Reads nothing of anybody else. */
export async function onePerson(id: string): Promise<Told> {
  const told = await tell(id)
  return told.ok && isNobody(told.value) ? unknownPerson() : told
}

/** Sits in no game any more, and nothing was said of him. */
const isNobody = ({ games, archived, merged }: Person): boolean => games === 0 && !archived && merged.length === 0

async function tell(id: string): Promise<Told> {
  const bonds = await bondsInForce()
  const merged = countsAs(bonds)
  const root = merged.get(id) ?? id
  const everyone = [root, ...[...merged].filter(([, to]) => to === root).map(([from]) => from)]
  const stored = await database().person.findMany({ where: { id: { in: everyone } }, orderBy: [{ name: 'asc' }, { createdAt: 'asc' }] })
  const own = stored.find(p => p.id === root)
  const [sat] = await sittings(database(), Object.fromEntries(everyone.map(e => [e, root])), everyone)
  if (!own) return unknownPerson()
  const others = new Map(stored.filter(p => p.id !== root).map(p => [p.id, p.name]))
  const same = bonds.filter(b => b.same && merged.get(b.personId) === root)
  return take({
    id: root,
    name: own.name,
    also: [...new Set(others.values())].filter(name => name !== own.name),
    archived: own.archived,
    games: sat?.games ?? 0,
    last: sat?.last ?? null,
    merged: same.map(b => ({
      person: b.personId,
      name: others.get(b.personId) ?? '',
      at: new Date(Number(b.at)).toISOString(),
      by: b.actor,
    })),
  })
}

/** Pairs whose names look alike and of whom nobody said yet that they are two. */
export async function lookAlikes(): Promise<readonly (readonly [PersonLine, PersonLine])[]> {
  const { lines, bonds, merged } = await readBook()
  const root = (id: string): string => merged.get(id) ?? id
  const apart = new Set(bonds.filter(b => !b.same).map(b => [root(b.personId), root(b.otherId)].sort().join(' ')))
  return alikePairs(lines.filter(l => !l.archived).map(line => ({ line, names: namesOf(line) })))
    .map(([a, b]) => [a.line, b.line] as const)
    .filter(([a, b]) => !apart.has([a.id, b.id].sort().join(' ')))
}

type Work = (book: Book, root: string) => Promise<Problem | undefined>

const refused = (code: string, message: string): Problem => ({ severity: 'error', code, message })

const isListed = (lines: readonly PersonLine[], id: string): boolean => lines.some(line => line.id === id)

/** Changes something about a person, one after the other, and tells how he stands then, also where nothing is said of him any more. */
const change = (id: string, work: Work): Promise<Told> =>
  queued(async () => {
    const book = await readBook()
    const root = book.merged.get(id) ?? id
    if (!isListed(book.lines, root)) return unknownPerson()
    const problem = await work(book, root)
    return problem ? { ok: false, problem } : tell(root)
  })

/** Renames, archives (suggested no more) or brings back. Games keep the names that stood at their tables. */
export const changePerson = (id: string, { name, archived }: PersonPatch): Promise<Told> =>
  change(id, async (_book, root) => {
    const data = { ...(name === undefined ? {} : { name }), ...(archived === undefined ? {} : { archived }) }
    const saved = await save(tx => tx.person.update({ where: { id: root }, data }))
    return saved.ok ? undefined : saved.problem
  })

async function bind(bond: Omit<Bond, 'id'>): Promise<Problem | undefined> {
  const saved = await save(tx => tx.personBond.create({ data: { ...bond, id: randomUUID() } }))
  return saved.ok ? undefined : saved.problem
}

const SAME_ALREADY = refused('person.same-already', 'These two are one person in the book already.')

/** Says something of two persons who are two so far. */
const say = (id: string, other: string, same: boolean, actor: string, now: number): Promise<Told> =>
  change(id, async ({ lines, merged }, root) => {
    const otherRoot = merged.get(other) ?? other
    if (!isListed(lines, otherRoot)) return refused('person.unknown', 'There is no such person in this book.')
    if (otherRoot === root) return SAME_ALREADY
    return bind({ personId: otherRoot, otherId: root, same, at: BigInt(now), actor })
  })

/** From now on `other` counts as `id`; the games of both are one person's, and every game stays as it is. */
export const mergePersons = (id: string, other: string, actor: string, now: number): Promise<Told> => say(id, other, true, actor, now)

/** They only look alike: not asked again. */
export const tellApart = (id: string, other: string, actor: string, now: number): Promise<Told> => say(id, other, false, actor, now)

/** Takes back that `other` is the same as `id`; everything is as if it had never been said. */
export const unmergePersons = (id: string, other: string, now: number): Promise<Told> =>
  change(id, async ({ bonds, merged }, root) => {
    const bond = bonds.find(b => b.same && b.personId === other && merged.get(other) === root)
    if (!bond) return refused('person.not-merged', 'These two were not made one, or not any more.')
    const saved = await save(tx => tx.personBond.update({ where: { id: bond.id }, data: { undoneAt: BigInt(now) } }))
    return saved.ok ? undefined : saved.problem
  })
