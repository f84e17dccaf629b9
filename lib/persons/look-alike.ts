/**
 * Names that may mean one person: written alike but for case, width and spaces, or one letter apart. It only makes a question of it.
 * It refuses to decide: a name is never an identity.
 */

/** A name without what does not tell people apart: case, width, outer and doubled spaces. */
export const folded = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toUpperCase().toLowerCase()

/** The letters of a name; a sign outside the first plane is one. */
const lettersOf = (name: string): readonly string[] => Array.from(name)

/** Shorter names are one letter apart too easily: Bo and Jo. */
const SHORTEST = 3

/** Whether one letter put in, left out or exchanged makes one of the other. */
function oneApart(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  const at = short.findIndex((letter, i) => letter !== long[i])
  if (at < 0) return long.length - short.length === 1
  const rest = short.slice(short.length === long.length ? at + 1 : at)
  return rest.join('') === long.slice(at + 1).join('')
}

/** Ann, `ann ` and Anne look alike; Ann and Anne-Marie do not. */
export function lookAlike(a: string, b: string): boolean {
  const [one, other] = [folded(a), folded(b)]
  if (one === other) return true
  const [letters, others] = [lettersOf(one), lettersOf(other)]
  return Math.max(letters.length, others.length) >= SHORTEST && oneApart(letters, others)
}

/** What a name is filed under: itself, and itself with any one letter left out. Two names one apart share at least one of them. */
function keysOf(name: string): readonly string[] {
  const letters = lettersOf(folded(name))
  return [letters.join(''), ...letters.map((_, i) => letters.toSpliced(i, 1).join(''))]
}

/** All pairs of look-alikes, in the order given; without comparing everybody with everybody. */
export function alikePairs<T extends { names: readonly string[] }>(people: readonly T[]): readonly (readonly [T, T])[] {
  const filed = new Map<string, T[]>()
  const pairs = new Map<T, Set<T>>()
  for (const person of people)
    for (const name of person.names)
      for (const key of keysOf(name)) {
        const held = filed.get(key)
        for (const other of held ?? [])
          if (other !== person && other.names.some(n => lookAlike(n, name))) pairs.set(other, (pairs.get(other) ?? new Set()).add(person))
        if (held) held.push(person)
        else filed.set(key, [person])
      }
  return [...pairs].flatMap(([one, others]) => [...others].map(other => [one, other] as const))
}
