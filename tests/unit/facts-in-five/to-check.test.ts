/** The list of cards to check, against walking through every slip of every card with the whole master sheet worked out anew. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CELLS, five, markAt, withMark, type CellAt, type FiveCard, type Mark } from '@/lib/pads/facts-in-five/card'
import { factsInFive } from '@/lib/pads/facts-in-five/pad'
import { FIVE_RULES, type FiveRules } from '@/lib/pads/facts-in-five/rules'
import type { FiveTable } from '@/lib/pads/facts-in-five/challenges'
import { lineOf, type Cut } from '@/lib/table/cut'
import { openTable } from '@/lib/table/game'
import { masterSheet } from '@/lib/table/master-sheet'
import { cardsToCheck } from '@/lib/table/to-check'
import { opening } from '../game'

type Marks = readonly boolean[]

const cardOf = (marks: Marks): FiveCard => ({
  marks: five(row => five(column => (marks[row * 5 + column] ? '1' : 'x') as Mark)),
  notes: new Map(),
  paper: null,
  challenges: [],
})

/** A table with these cards, a list a round; nobody has looked at any of them. */
function tableOf(rounds: readonly (readonly Marks[])[], rules: Partial<FiveRules>): FiveTable {
  const names = (rounds[0] ?? []).map((_, i) => `Seat ${i}`)
  const begun = openTable(factsInFive, { ...opening(names), rules: { ...FIVE_RULES, rounds: rounds.length, ...rules } })
  if (!begun.ok) throw new Error(begun.problem.message)
  const setup = factsInFive.arrange(begun.value, 1, null, {})
  if (!setup.ok) throw new Error(setup.problem.message)
  return {
    ...begun.value,
    rounds: rounds.map((cards, i) => ({
      number: i + 1,
      status: 'open',
      gaps: [],
      setup: setup.value,
      timer: null,
      cards: new Map(cards.map((marks, s) => [`seat-${s}`, { stand: 'played', reason: null, checked: null, card: cardOf(marks) }])),
    })),
  }
}

/** Who is first in each classification, and who is within the cut, with the master sheet worked out anew. */
function outcome(table: FiveTable, cut: Cut): { winners: string; cut: string } {
  const sheet = masterSheet(factsInFive, table)
  const totals = [...sheet.grandTotals].map(([seat, { total = NaN }]) => ({ seat, total }))
  const best = Math.max(...totals.map(t => t.total))
  const isIn = (own: number): boolean => best - own <= cut.points || totals.filter(t => t.total > own).length < Math.max(1, cut.least)
  return {
    winners: JSON.stringify(sheet.winners),
    cut: totals
      .filter(t => isIn(t.total))
      .map(t => t.seat)
      .toSorted()
      .join(),
  }
}

const flipped = (card: FiveCard, at: CellAt): FiveCard => withMark(card, at, markAt(card, at) === '1' ? 'x' : '1')

const withCard = (table: FiveTable, round: number, seat: string, card: FiveCard): FiveTable => ({
  ...table,
  rounds: table.rounds.map(r =>
    r.number === round ? { ...r, cards: new Map([...r.cards, [seat, { stand: 'played', reason: null, checked: null, card }]]) } : r,
  ),
})

/** How many cells must be wrong for anything to change, by trying them all: 1, 2, or null. */
function slipsNeeded(table: FiveTable, round: number, seat: string, card: FiveCard, cut: Cut): 1 | 2 | null {
  const stands = JSON.stringify(outcome(table, cut))
  const differs = (to: FiveCard): boolean => JSON.stringify(outcome(withCard(table, round, seat, to), cut)) !== stands
  const singles = CELLS.map(at => flipped(card, at))
  if (singles.some(differs)) return 1
  return singles.some((one, i) => CELLS.slice(i + 1).some(at => differs(flipped(one, at)))) ? 2 : null
}

/** Cards that are often close to each other: the same marks with a few cells turned. */
const base = fc.array(fc.boolean(), { minLength: 25, maxLength: 25 })
const turns = fc.array(fc.integer({ min: 0, max: 24 }), { maxLength: 4 })
const card = (marks: Marks) => turns.map(places => marks.map((m, i) => (places.includes(i) ? !m : m)))
const evening = fc
  .record({ marks: base, seats: fc.integer({ min: 2, max: 4 }), rounds: fc.integer({ min: 1, max: 2 }) })
  .chain(({ marks, seats, rounds }) => {
    const line = fc.array(card(marks), { minLength: seats, maxLength: seats })
    return fc.array(line, { minLength: rounds, maxLength: rounds })
  })
const rules = fc.record({
  scoring: fc.constantFrom<FiveRules['scoring']>('squares', 'count'),
  ties: fc.constantFrom<FiveRules['ties']>('shared', 'last-round-first'),
  winners: fc.constantFrom<FiveRules['winners']>('all', 'total'),
})
const cuts = fc.record({ points: fc.integer({ min: 0, max: 30 }), least: fc.integer({ min: 1, max: 3 }) })

describe('the cards to check', () => {
  it('are those where one slip, or two, would change a winner, a tie or the cut, and no others', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(evening, rules, cuts, (rounds, agreed, cut) => {
        const table = tableOf(rounds, agreed)
        const asked = { ...table, checks: true, cut }
        const list = cardsToCheck(factsInFive, asked, masterSheet(factsInFive, asked))
        expect(list).toHaveLength(rounds.length * (rounds[0]?.length ?? 0))
        for (const { round, seat, slips } of list) {
          const held = table.rounds[round - 1]?.cards.get(seat)?.card
          if (!held) throw new Error('no card')
          expect({ round, seat, slips }).toEqual({ round, seat, slips: slipsNeeded(table, round, seat, held, cut) })
        }
        const order = list.map(({ slips }) => slips ?? 3)
        expect(order).toEqual(order.toSorted())
      }),
      { numRuns: 12 },
    )
  })

  const row = (checks: number): Marks => Array.from({ length: 25 }, (_, i) => i < checks)
  const listOf = (table: FiveTable, cut: Cut) => cardsToCheck(factsInFive, { ...table, cut }, masterSheet(factsInFive, table))

  it('say what is at stake', () => {
    const table = { ...tableOf([[row(20), row(20), row(5)]], { winners: 'total' }), checks: true }
    expect(listOf(table, { points: 100, least: 2 })).toEqual([
      { round: 1, seat: 'seat-0', slips: 1, stakes: [{ classification: 'total', what: 'tie' }], open: 0 },
      { round: 1, seat: 'seat-1', slips: 1, stakes: [{ classification: 'total', what: 'tie' }], open: 0 },
      { round: 1, seat: 'seat-2', slips: null, stakes: [], open: 0 },
    ])
    expect(listOf(table, { points: 150, least: 1 }).map(c => [c.seat, c.slips, c.stakes.map(s => s.what).join()])).toEqual([
      ['seat-0', 1, 'tie,cut'],
      ['seat-1', 1, 'tie,cut'],
      ['seat-2', 1, 'cut'],
    ])
  })

  it('are none where the Director asks for no second look, and leave out what was seen, is void or not complete', () => {
    const table = tableOf([[row(20), row(20), row(5)]], {})
    const cut = { points: 100, least: 2 }
    expect(listOf(table, cut)).toEqual([])
    const [round] = table.rounds
    if (!round) throw new Error('no round')
    const cards = new Map(round.cards)
    const change = (seat: string, part: object) => {
      const held = cards.get(seat)
      if (held) cards.set(seat, { ...held, ...part })
    }
    change('seat-0', { checked: { by: 'Dee', agrees: true, note: null, stale: false } })
    change('seat-1', { stand: 'void' })
    change('seat-2', { checked: { by: 'Dee', agrees: true, note: null, stale: true } })
    expect(listOf({ ...table, checks: true, rounds: [{ ...round, cards }] }, cut).map(c => c.seat)).toEqual(['seat-2'])
  })

  it('name what play has gone past with something open on it, whoever has looked, and more open cells than two before what two slips cannot change', () => {
    const { rounds, ...rest } = tableOf([[row(25), row(5), row(3), row(4)]], { winners: 'total' })
    const [round] = rounds
    if (!round) throw new Error('no round')
    const left = (seat: string, cells: number, part: object = {}) => {
      const held = round.cards.get(seat)
      if (!held) throw new Error('no card')
      const card = CELLS.slice(-cells).reduce((at, cell) => withMark(at, cell, '?'), held.card)
      return [seat, { ...held, ...part, card }] as const
    }
    const checked = { by: 'Dee', agrees: true, note: null, stale: false }
    const cards = new Map([...round.cards, left('seat-2', 3), left('seat-3', 1, { checked })])
    const lists = (more: Partial<typeof round>, next: boolean) => {
      const here = { ...round, cards, ...more }
      const table = { ...rest, checks: true, rounds: next ? [here, { ...round, number: 2, cards: new Map() }] : [here] }
      return listOf(table, { points: 0, least: 1 }).map(c => [c.seat, c.slips, c.open])
    }
    const whole = [
      ['seat-0', null, 0],
      ['seat-1', null, 0],
    ]
    const open = [
      ['seat-2', null, 3],
      ['seat-3', null, 1],
    ]
    expect(lists({}, false)).toEqual(whole)
    expect(lists({}, true)).toEqual([open[0], ...whole, open[1]])
    expect(lists({ status: 'closed', gaps: ['unjudged'] }, false)).toEqual([open[0], ...whole, open[1]])
    expect(lists({ status: 'closed', gaps: ['unjudged', 'unchecked'] }, false)).toEqual(open)
  })

  it('take a card known by counts or by numbers for what a check more or less could make of it', () => {
    const paper = (seat: string, sums: FiveCard['paper']) => {
      const table = tableOf([[row(20), row(20)]], { winners: 'total' })
      const [round] = table.rounds
      const held = round?.cards.get(seat)
      if (!round || !held) throw new Error('no card')
      const cards = new Map([
        ...round.cards,
        [seat, { ...held, card: { ...factsInFive.blank(round.setup, table.seats[0] ?? never()), paper: sums } }],
      ])
      return { ...table, checks: true, rounds: [{ ...round, cards }] }
    }
    const never = (): never => {
      throw new Error('no seat')
    }
    const full = five(() => 5)
    expect(listOf(paper('seat-0', { special: 80, general: 100 }), { points: 0, least: 2 }).map(c => c.slips)).toEqual([1, 1])
    expect(listOf(paper('seat-0', { special: 80, general: 90 }), { points: 0, least: 2 }).map(c => c.slips)).toEqual([1, 1])
    expect(listOf(paper('seat-0', { columns: full, rows: full }), { points: 0, least: 2 }).map(c => c.slips)).toEqual([null, null])
  })
})

describe('the cut (EV-03)', () => {
  const cut = { points: 100, least: 6 }
  it('lets in everybody within so many points, and at least so many, with whoever is level with the last', () => {
    expect(lineOf([900, 850, 800, 700, 600, 500, 400, 300], cut)).toBe(500)
    expect(lineOf([900, 890, 880, 870, 860, 850, 800, 799], cut)).toBe(800)
    expect(lineOf([900, 500, 400, 300, 200, 100, 100, 50], cut)).toBe(100)
    expect(lineOf([900, 100], cut)).toBe(-Infinity)
    expect(lineOf([], cut)).toBe(-Infinity)
  })
  it('is the largest line that lets in enough, and nobody more than is level', () => {
    const totals = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(totals, fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 8 }), (all, points, least) => {
        const line = lineOf(all, { points, least })
        const within = all.filter(t => t >= line)
        const best = Math.max(...all)
        expect(within.length).toBeGreaterThanOrEqual(Math.min(least, all.length))
        for (const t of all) {
          const better = all.filter(o => o > t).length
          expect(t >= line).toBe(best - t <= points || better < least)
        }
      }),
    )
  })
})
