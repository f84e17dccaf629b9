/** A club for the generator: circles of people who play together, each with a strength of his own. It plays nothing. */
import type { Chance } from '../unit/random'

export type Someone = { id: string; name: string; skill: number }
export type Club = { circles: readonly (readonly Someone[])[] }

const FIRST = [
  ...['Ann', 'Ben', 'Cas', 'Dora', 'Emil', 'Fay', 'Gus', 'Hal', 'Ida', 'Jim', 'Kit', 'Lea', 'Max', 'Nora', 'Otto', 'Pia', 'Quin', 'Rosa'],
  ...['Sam', 'Tom', 'Una', 'Vic', 'Wanda', 'Xaver', 'Yves', 'Zoe', 'Łucja', 'Ünal', 'Ольга', 'Νίκη', 'שרה', "O'Neil"],
]
const LAST = [
  'Abel',
  'Brook',
  'Cohen',
  'Dunn',
  'Eliot',
  'Frost',
  'Gray',
  'Hughes',
  'Irving',
  'Jones',
  'Keats',
  'Lowell',
  'Moore',
  'Nash',
  'Owen',
]

/** How many sit in one circle, out of whom an evening's players come. */
const CIRCLE = 10

/** So many circles. The same seed gives the same club. */
export function clubOf(chance: Chance, circles: number): Club {
  const someone = (circle: number, place: number): Someone => ({
    id: `person-${circle}-${place}`,
    name: `${FIRST[(circle * 7 + place * 3) % FIRST.length] ?? ''} ${LAST[(circle + place) % LAST.length] ?? ''}`,
    skill: 0.35 + chance.next() * 0.45,
  })
  return { circles: Array.from({ length: circles }, (_, c) => Array.from({ length: CIRCLE }, (_x, place) => someone(c, place))) }
}

/** One circle for every fifty evenings, as clubs grow. */
export const circlesFor = (games: number): number => Math.max(2, Math.round(games / 50))
