/** canChange against brute force on random tables: every outcome of every open challenge of two seats walked one by one and scored by scoreCard. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withMark, type Challenge, type FiveCard } from '@/lib/pads/facts-in-five/card'
import type { FiveTable } from '@/lib/pads/facts-in-five/challenges'
import { scoreCard, type Classification } from '@/lib/pads/facts-in-five/scoring'
import { canChange, openTotal } from '@/lib/pads/facts-in-five/stakes'
import { addPoints } from '@/lib/table/master-sheet'
import type { Points } from '@/lib/table/sheet'
import { FiveAtTable } from '../desk/five-at-table'
import { Chance } from '../random'

function settled(card: FiveCard, challenge: Challenge, valid: boolean): FiveCard {
  const outcome = valid ? ('valid' as const) : ('not-valid' as const)
  const challenges = card.challenges.map(c => (c.id === challenge.id ? { ...c, status: 'settled' as const, outcome } : c))
  return { ...withMark(card, challenge, valid ? '1' : 'x'), challenges }
}

const openOn = (table: FiveTable, seat: string): Challenge[] =>
  table.rounds.flatMap(r => (r.cards.get(seat)?.card.challenges ?? []).filter(c => c.status === 'open'))

/** The Grand Totals of a seat for each way in which its open challenges can end, in the order of the bits. */
function walked(five: FiveAtTable, seat: string): Points<Classification>[] {
  const open = openOn(five.table, seat)
  return Array.from({ length: 2 ** open.length }, (_, bits) => {
    let points: Points<Classification> = {}
    for (const round of five.table.rounds) {
      const held = round.cards.get(seat)
      if (held?.stand === 'void') points = addPoints(points, { special: 0, general: 0, total: 0 }, five.sheet.classifications)
      if (held?.stand !== 'played') continue
      const card = open.reduce((at, c, i) => (held.card.challenges.includes(c) ? settled(at, c, (bits & (1 << i)) !== 0) : at), held.card)
      points = addPoints(points, scoreCard(card, five.table.rules).points ?? {}, five.sheet.classifications)
    }
    return points
  })
}

function bruteForce(five: FiveAtTable, seat: string, asked: Challenge): Record<string, boolean> {
  const bit = 1 << openOn(five.table, seat).findIndex(c => c.id === asked.id)
  const mine = walked(five, seat)
  const others = five.table.seats.filter(s => s.id !== seat).map(s => walked(five, s.id))
  const sign = (a: number | undefined, b: number | undefined): number => Math.sign((a ?? Number.NaN) - (b ?? Number.NaN))
  return Object.fromEntries(
    five.sheet.classifications.map(({ id }) => [
      id,
      others.some(theirs =>
        theirs.some(
          t =>
            t[id] !== undefined &&
            mine.some((no, i) => (i & bit) === 0 && !Object.is(sign(no[id], t[id]), sign(mine[i | bit]?.[id], t[id]))),
        ),
      ),
    ]),
  )
}

/** Three seats close to each other over two rounds, by cells, counts or numbers, with up to six open challenges a seat. */
function randomTable(chance: Chance): FiveAtTable {
  const five = new FiveAtTable(['Ann', 'Ben', 'Cas'], chance.often(0.2) ? { scoring: 'count' } : {})
  const good = chance.next()
  for (let round = 1; round <= chance.int(1, 2); round += 1) {
    five.do({ type: 'round.open' })
    for (const seat of ['seat-0', 'seat-1', 'seat-2']) {
      if (chance.often(0.1)) continue
      const line = () => Array.from({ length: 5 }, () => (chance.often(good) ? '1' : chance.of('x', 'x', '.', '?'))).join('')
      if (chance.often(0.8)) five.do({ type: 'playcard.mark', round, seat, marks: Array.from({ length: 5 }, line) })
      if (chance.often(0.3)) five.do({ type: 'playcard.sums', round, seat, columns: [5, 4, 3, 5, 3], rows: [4, 4, 3, 5, 4] })
      else if (chance.often(0.1)) five.try({ type: 'playcard.sums', round, seat, special: 84, general: 82, total: 20 })
      for (let n = chance.int(0, 3); n > 0; n -= 1)
        five.try({
          type: 'challenge.open',
          round,
          seat,
          row: chance.int(0, 4),
          column: chance.int(0, 4),
          ...(chance.often(0.5) ? { paper: chance.of('1', 'x') } : {}),
        })
      if (chance.often(0.05)) five.try({ type: 'playcard.stand', round, seat, as: 'void' })
    }
  }
  return five
}

describe('canChange', () => {
  it('agrees with brute force on random tables', () => {
    const seen = { yes: 0, no: 0 }
    fc.assert(
      fc.property(fc.integer(), seed => {
        const five = randomTable(new Chance(seed))
        for (const { id: seat } of five.table.seats)
          for (const asked of openOn(five.table, seat)) {
            const found = canChange(five.table, seat, asked, five.sheet)
            expect(found).toEqual(bruteForce(five, seat, asked))
            for (const can of Object.values(found)) seen[can ? 'yes' : 'no'] += 1
          }
      }),
      { numRuns: 100 },
    )
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(40)
  }, 60_000)
  it('stays exact with fifty open challenges, and soon', () => {
    const five = new FiveAtTable(['Ann', 'Ben', 'Cas']).do({ type: 'round.open' })
    for (const seat of ['seat-0', 'seat-1']) {
      five.do({ type: 'playcard.mark', round: 1, seat, marks: ['11111', '11111', '11111', '11111', '11111'] })
      for (let cell = 0; cell < 25; cell += 1)
        five.do({ type: 'challenge.open', round: 1, seat, row: Math.floor(cell / 5), column: cell % 5 })
    }
    const [asked] = openOn(five.table, 'seat-0')
    if (!asked) throw new Error('no challenge')
    const from = performance.now()
    expect(canChange(five.table, 'seat-0', asked, five.sheet)).toEqual({ special: true, general: true, total: true })
    expect(performance.now() - from).toBeLessThan(50_000)
    // With Ben's card at nothing and no challenge on it, none of Ann's can bring her behind him but the last one.
    const alone = new FiveAtTable(['Ann', 'Ben']).do({ type: 'round.open' })
    alone.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: ['11111', '11111', '11111', '11111', '1111x'] })
    alone.do({ type: 'playcard.mark', round: 1, seat: 'seat-1', marks: ['xxxxx', 'xxxxx', 'xxxxx', 'xxxxx', 'xxxxx'] })
    for (let cell = 0; cell < 12; cell += 1)
      alone.do({ type: 'challenge.open', round: 1, seat: 'seat-0', row: Math.floor(cell / 5), column: cell % 5 })
    const [first] = openOn(alone.table, 'seat-0')
    if (!first) throw new Error('no challenge')
    expect(canChange(alone.table, 'seat-0', first, alone.sheet)).toEqual({ special: false, general: false, total: false })
  }, 60_000)
})

describe('a Total with open challenges', () => {
  it('names what hangs on them: the sample card with its last seasoning open is "166, 14 open"', () => {
    const five = new FiveAtTable(['Ann', 'Ben']).do({ type: 'round.open' })
    five.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: ['11.11', '1x111', '11.1x', '11111', '1111.'] })
    const card = () => five.table.rounds[0]?.cards.get('seat-0')?.card
    const total = () => {
      const held = card()
      return held && openTotal(held, five.table.rules)
    }
    expect(total()).toBeNull()
    five.do({ type: 'challenge.open', round: 1, seat: 'seat-0', row: 2, column: 4, by: 'seat-0' })
    expect(total()).toEqual({ total: 166, open: 14 })
    five.do({ type: 'challenge.open', round: 1, seat: 'seat-0', row: 0, column: 0, by: 'seat-1' })
    expect(total()?.open).toBe(14 + 16)
  })
})
