/** A realistic game of Facts in Five to measure with: the same five players, rounds and marks at every run. It measures and judges nothing. */
import { randomUUID } from 'node:crypto'

export type Action = { id: string; type: string; at: string } & Readonly<Record<string, unknown>>

export const SEATS = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil'].map((name, place) => ({ id: `seat-${place}`, name, number: place + 1 }))
const AXES = [0, 1, 2, 3, 4]
export const CELLS = AXES.flatMap(row => AXES.map(column => ({ row, column })))

const CLASSES = [
  { class: 'World Leaders / Rulers', category: 'King' },
  { class: 'Books of Bible', category: 'Old Testament' },
  { class: 'Colleges Universities', category: 'American' },
  { class: 'Stage/Screen Personalities', category: 'Living' },
  { class: 'Edible Products', category: 'Food Seasoning' },
]
const LETTERS = 'ABCDEFGHIKLMNOPRSTUWAEIOSTRNLM'

/** `rounds: null` plays on for as long as a bench likes. */
export const newGame = (title: string): object => ({
  id: randomUUID(),
  pad: 'facts-in-five',
  title,
  playedOn: '2026-11-27',
  zone: 'Europe/Berlin',
  seats: SEATS,
  houseRules: { rounds: null, director: 'outside' },
})

export const action = (type: string, parts: Readonly<Record<string, unknown>>): Action => ({
  id: randomUUID(),
  type,
  at: new Date().toISOString(),
  ...parts,
})

export function openRound(round: number): Action {
  const letters = AXES.map(place => LETTERS.charAt((round * 5 + place) % LETTERS.length))
  return action('round.open', { number: round, setup: { classes: CLASSES, letters } })
}

/** About two thirds of the entries of a good card are valid; the same cell of the same card has always the same mark. */
export function markOf(round: number, place: number, { row, column }: { row: number; column: number }): '1' | 'x' | '.' {
  const chance = (Math.imul(round * 131 + place * 31 + row * 7 + column + 1, 2_654_435_761) >>> 0) / 2 ** 32
  return chance < 0.62 ? '1' : chance < 0.85 ? 'x' : '.'
}

/** The 25 marks of one card in one action, as "all valid, then strike" and programs send them. */
export const wholeCard = (round: number, place: number): Action =>
  action('playcard.mark', {
    round,
    seat: `seat-${place}`,
    marks: AXES.map(row => AXES.map(column => markOf(round, place, { row, column })).join('')),
  })

/** The 25 marks of one card as the Director's thumb makes them, one action a cell. */
export const cellByCell = (round: number, place: number): readonly Action[] =>
  CELLS.map(at => action('playcard.mark-one', { round, seat: `seat-${place}`, ...at, mark: markOf(round, place, at), was: '?' }))
