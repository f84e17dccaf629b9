/**
 * How many touches a playcard takes, going on to the next card included. Some dozens are entered on the real screen and counted; the same counting
 * then goes over all cards of vectors.json and 1,000 random ones.
 */
import { touchesOf, type Way, type Written } from './app/card'
import { GRIDS, type Grid } from './app/grids'
import { expect, test } from './fixtures/test'

const SEATS = ['Ann', 'Ben', 'Cas', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim', 'Lou']
const square = (n: number): number => n * n
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** The same numbers for everybody who runs this. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A card as good or bad as its round: each entry holds with the same likelihood. */
function randomCard(next: () => number): Written {
  const good = 0.2 + 0.7 * next()
  const grid: Grid = Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => (next() < good ? 1 : 0)))
  const columns = [0, 1, 2, 3, 4].map(column => sum(grid.map(row => row[column] ?? Number.NaN)))
  return { grid, special: sum(columns.map(square)), general: sum(grid.map(row => square(sum(row)))) }
}

/** Evenly picked, so that empty, full and middling cards are among them. */
const picked = (count: number): Written[] =>
  Array.from({ length: count }, (_, i) => GRIDS[Math.floor((i * GRIDS.length) / count)]).flatMap(g => g ?? [])

for (const way of ['numbers', 'counts', 'cells'] as const satisfies readonly Way[])
  test(`${SEATS.length} cards by ${way}, touch by touch`, async ({ book, table }, info) => {
    const game = await book.newGame({ seats: SEATS, rounds: 1, title: way })
    await table.open(game.id, `?view=card&round=1&seat=${game.seats[0]?.id ?? ''}`)
    const cards = picked(SEATS.length)
    await table.card('Ann', 1).choose(way)
    for (const [i, written] of cards.entries()) {
      const before = table.hand.touches
      await table.markPlaycard(table.card(SEATS[i] ?? '', 1), way, written, SEATS[i + 1] ?? 'the desk')
      expect(table.hand.touches - before, `${SEATS[i] ?? ''}'s card`).toBe(touchesOf[way](written))
    }
    await table.expectSaved()
    const { seats, rounds } = await book.game(game.id)
    for (const [i, { special, general, grid }] of cards.entries()) {
      const card = rounds[0]?.playcards[seats[i]?.id ?? '']
      expect(card?.scores, `${seats[i]?.name ?? ''} ${info.title}`).toEqual({ special, general, total: special + general })
      if (way === 'cells') expect(card?.marks).toEqual(grid.map(row => row.map(mark => (mark === 1 ? '1' : 'x')).join('')))
    }
  })

test('all cards of vectors.json and 1,000 random ones', ({}, info) => {
  const next = chance(20261127)
  const cards: readonly Written[] = [...GRIDS, ...Array.from({ length: 1000 }, () => randomCard(next))]
  for (const way of ['numbers', 'counts', 'cells'] as const) {
    const touches = cards.map(touchesOf[way]).sort((a, b) => a - b)
    const mean = sum(touches) / touches.length
    const nine = touches[Math.ceil(touches.length * 0.9) - 1] ?? Infinity
    const most = touches.at(-1) ?? Infinity
    console.log(`${info.project.name}, ${way}: mean ${mean.toFixed(2)}, nine of ten ${nine}, most ${most}, over ${touches.length} cards`)
    if (way === 'numbers') expect(most).toBeLessThanOrEqual(7)
    if (way === 'counts') expect(most).toBeLessThanOrEqual(12)
    if (way === 'cells') expect(mean).toBeLessThanOrEqual(13)
    if (way === 'cells') expect(nine).toBeLessThanOrEqual(18)
  }
})
