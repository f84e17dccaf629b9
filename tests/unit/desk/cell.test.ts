/** One cell on the caller's desk: order, key, groups, raised hands, who is left out. */
import { describe, expect, it } from 'vitest'
import { deskCell, READING_ORDER, undecidedAt } from '@/lib/pads/facts-in-five/desk/cell'
import { handsOf } from '@/lib/pads/facts-in-five/desk/hands'
import { sampleTable } from './five-at-table'

const KING_C = { row: 0, column: 0 } as const
const ALL = ['11111', '11111', '11111', '11111', '11111']

describe('the order of reading out', () => {
  it('goes Class by Class and has every cell once', () => {
    expect(READING_ORDER).toHaveLength(25)
    expect(READING_ORDER.slice(0, 6)).toEqual([0, 1, 2, 3, 4].map(row => ({ row, column: 0 })).concat({ row: 0, column: 1 }))
    expect(new Set(READING_ORDER.map(a => a.row * 5 + a.column)).size).toBe(25)
  })
})

describe('a cell', () => {
  it('lays all players side by side and says who has no text', () => {
    const five = sampleTable().write(0, 0, 0, 'King Charles').write(1, 0, 0, 'king charles').write(2, 0, 0, 'Canute')
    const cell = deskCell(five.table, five.round, KING_C)
    expect(cell.groups.map(g => [g.text, g.entries.map(e => e.seat)])).toEqual([
      ['King Charles', ['seat-0', 'seat-1']],
      ['Canute', ['seat-2']],
    ])
    expect(cell.unwritten.map(e => e.seat)).toEqual(['seat-3', 'seat-4', 'seat-5'])
  })
  it('knows what is in the answer key, also before anybody has written', () => {
    const five = sampleTable().do({ type: 'key.add', round: 1, ...KING_C, entry: 'Canute' })
    five.write(2, 0, 0, 'CANUTE').write(3, 0, 0, 'Canutte').write(4, 0, 0, 'Charles')
    const { key, groups } = deskCell(five.table, five.round, KING_C)
    expect(key).toEqual(['Canute'])
    expect(groups.map(g => [g.text, g.entries.length, g.key])).toEqual([
      ['CANUTE', 2, 'same'],
      ['Charles', 1, null],
    ])
  })
  it('stands seats together that the table has called the same', () => {
    const five = sampleTable().write(0, 0, 0, 'Canute').write(1, 0, 0, 'Knud the Great')
    five.do({ type: 'entries.same', round: 1, ...KING_C, groups: [['seat-0', 'seat-1', 'seat-2']] })
    const { groups, unwritten } = deskCell(five.table, five.round, KING_C)
    expect(groups.map(g => g.entries.map(e => e.seat))).toEqual([['seat-0', 'seat-1', 'seat-2']])
    expect(unwritten.map(e => e.seat)).toEqual(['seat-3', 'seat-4', 'seat-5'])
  })
  it('says who is left out, and why', () => {
    const five = sampleTable(undefined, {}, { 1: { child: true } })
    for (const seat of [0, 1, 2, 3, 4]) five.write(seat, 0, 0, 'Canute').write(seat, 4, 4, 'Lemon')
    five.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: ALL })
    five.do({ type: 'challenge.open', round: 1, seat: 'seat-0', ...KING_C, by: 'seat-1' })
    five.do({ type: 'playcard.mark-one', round: 1, seat: 'seat-2', ...KING_C, mark: '.' })
    five.do({ type: 'playcard.stand', round: 1, seat: 'seat-3', as: 'void' })
    const left = (at: { row: 0 | 4; column: 0 | 4 }) =>
      Object.fromEntries(deskCell(five.table, five.round, at).groups.flatMap(g => g.entries.map(e => [e.seat, e.left])))
    expect(left(KING_C)).toEqual({ 'seat-0': 'challenged', 'seat-1': 'child', 'seat-2': 'blank', 'seat-3': 'void', 'seat-4': null })
    // The last Class has no Category: a child answers to it like everybody else.
    expect(left({ row: 4, column: 4 })['seat-1']).toBeNull()
    expect(undecidedAt(five.table, five.round, KING_C)).toBe(2)
  })
  it('keeps the rulings of the cell, newest first', () => {
    const five = sampleTable().write(0, 0, 0, 'Canute').write(1, 0, 0, 'Cnut')
    five.do({ type: 'entries.rule', round: 1, ...KING_C, seats: ['seat-0'], valid: true, reason: 'King of England' })
    five.do({ type: 'entries.rule', round: 1, ...KING_C, seats: ['seat-0', 'seat-1'], valid: false, source: 'Almanac' })
    expect(deskCell(five.table, five.round, KING_C).rulings.map(r => [r.valid, r.reason, r.source])).toEqual([
      [false, null, 'Almanac'],
      [true, 'King of England', null],
    ])
  })
})

describe('raised hands', () => {
  const { table } = sampleTable()
  const ok = (text: string) => {
    const read = handsOf(table, 1, text)
    if (!read.ok) throw new Error(read.problem.message)
    return [read.value.seats.map(s => Number(s.slice(5)) + 1), read.value.valid]
  }
  it.each([
    ['1 4 6', [1, 4, 6], null],
    ['1, 4 and 6 valid', [1, 4, 6], true],
    ['2-4 x', [2, 3, 4], false],
    ['3 not valid', [3], false],
    ['5+', [5], true],
    ['１ ６', [1, 6], null],
  ])('%s', (text, seats, valid) => {
    expect(ok(text)).toEqual([seats, valid])
  })
  it.each([
    ['', 'hands.none'],
    ['valid', 'hands.none'],
    ['1 9', 'hands.unknown'],
    ['1 2 1', 'hands.twice'],
    ['4-2', 'hands.range'],
    ['1-999999', 'hands.range'],
    ['Ann', 'hands.no-number'],
    ['1.5.-3', 'hands.no-number'],
    ['🖐', 'hands.no-number'],
  ])('refuses %s', (text, code) => {
    const read = handsOf(table, 1, text)
    expect(read.ok ? 'taken' : read.problem.code).toBe(code)
    if (!read.ok) expect(read.problem.message).toMatch(/^[A-Z“\d].*\.$/)
  })
})
