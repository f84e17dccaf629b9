/** Whose card comes next, and whom a typed text means. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Logged } from '@/lib/table/actions'
import { byTable, entryOrder, nextInOrder, seatsMeant } from '@/lib/table/entry-order'
import { newSeat } from '@/lib/table/seats'
import type { Seat } from '@/lib/table/table'

type Line = Logged<unknown, unknown, { type: string }>

const seatsNamed = (...given: readonly (readonly [string, string?])[]): readonly Seat[] =>
  given.map(([name, table], i) => newSeat({ id: name, name, table }, i + 1, 1))

let next = 0
const line = (device: string, of: 'pad' | 'log', action: object): Line => {
  next += 1
  const id = `a${next}`
  return {
    of,
    action: { type: 'x', id, ...action },
    envelope: { id },
    stamp: { seq: next, time: 0, actor: 'Mia', device },
  } as unknown as Line
}
const wrote = (device: string, round: number, ...seats: readonly string[]): Line[] =>
  seats.map(seat => line(device, 'pad', { round, seat }))

const ids = (seats: readonly Seat[]): readonly string[] => seats.map(s => s.id)
const SIX = seatsNamed(['Ann', '1'], ['Ben', '1'], ['Cas', '2'], ['Dee', '2'], ['Eve', '10'], ['Fay', '10'])

describe("a scorer's own order", () => {
  it('is that of the last round in which he entered cards; the others follow by table', () => {
    const log = [...wrote('mia', 1, 'Eve', 'Cas', 'Ann'), ...wrote('kit', 1, 'Fay', 'Dee', 'Ben')]
    expect(ids(entryOrder(SIX, log, 2, 'mia'))).toEqual(['Eve', 'Cas', 'Ann', 'Ben', 'Dee', 'Fay'])
    expect(ids(entryOrder(SIX, log, 2, 'kit'))).toEqual(['Fay', 'Dee', 'Ben', 'Ann', 'Cas', 'Eve'])
    expect(ids(entryOrder(SIX, [...log, ...wrote('kit', 2, 'Ann')], 3, 'mia'))).toEqual(['Eve', 'Cas', 'Ann', 'Ben', 'Dee', 'Fay'])
  })
  it('leaves a card with whoever wrote on it first, and forgets what was taken back', () => {
    const log = [...wrote('mia', 1, 'Eve', 'Cas'), ...wrote('kit', 1, 'Eve', 'Ben', 'Ann')]
    expect(ids(entryOrder(SIX, log, 2, 'kit')).slice(0, 2)).toEqual(['Ben', 'Ann'])
    const undone = [...log, line('kit', 'log', { actions: [log.at(-2)?.envelope.id] })]
    expect(ids(entryOrder(SIX, undone, 2, 'kit'))).toEqual(['Ann', 'Ben', 'Cas', 'Dee', 'Eve', 'Fay'])
  })
  it('is table by table where he has entered nothing before, the tables by their numbers', () => {
    expect(ids(entryOrder(SIX.toReversed(), wrote('mia', 1, 'Eve'), 1, 'mia'))).toEqual(['Ben', 'Ann', 'Dee', 'Cas', 'Fay', 'Eve'])
    expect(ids(byTable(seatsNamed(['a', 'B'], ['b'], ['c', 'A'])))).toEqual(['b', 'c', 'a'])
  })
  it('always has every seat once', () => {
    const some = fc.array(fc.tuple(fc.constantFrom('mia', 'kit'), fc.integer({ min: 1, max: 3 }), fc.constantFrom(...ids(SIX), 'gone')))
    fc.assert(
      fc.property(some, cards => {
        const log = cards.flatMap(([device, round, seat]) => wrote(device, round, seat))
        expect(ids(entryOrder(SIX, log, 3, 'mia')).toSorted()).toEqual(ids(SIX))
      }),
    )
  })
})

describe('the next card', () => {
  const order = SIX.toReversed()
  const done =
    (...names: readonly string[]) =>
    (seat: string) =>
      !names.includes(seat)
  it('is the next one to do, going round; one that somebody else has in hand comes last', () => {
    const none = () => false
    expect(nextInOrder(order, null, done(), none)?.id).toBe('Fay')
    expect(nextInOrder(order, 'Cas', done('Ben'), none)?.id).toBe('Ann')
    expect(nextInOrder(order, 'Ann', done('Fay', 'Ann'), none)?.id).toBe('Eve')
    expect(nextInOrder(order, 'Ann', done('Fay', 'Ann'), seat => seat === 'Eve')?.id).toBe('Dee')
    expect(nextInOrder(order, 'Ann', done('Ann', 'Ben', 'Cas', 'Dee', 'Fay'), () => true)?.id).toBe('Eve')
    expect(nextInOrder(order, 'Ann', done(...ids(SIX)), none)).toBeUndefined()
    expect(nextInOrder(order, 'Ann', done('Ben', 'Cas', 'Dee', 'Eve', 'Fay'), none)).toBeUndefined()
  })
})

describe('what is typed to open a card', () => {
  const seats = seatsNamed(['Ann'], ['Anna Lee'], ['Émile'], ['7 Dwarfs'], ['Ben Anders'], ['Ann'])
  const meant = (text: string): readonly number[] => seatsMeant(seats, text).map(s => s.number)
  it('is a number, a whole name, the start of a name, the start of a further name', () => {
    expect(meant('2')).toEqual([2])
    expect(meant(' 02 ')).toEqual([2])
    expect(meant('7')).toEqual([4])
    expect(meant('ann')).toEqual([1, 6])
    expect(meant('anna')).toEqual([2])
    expect(meant('an')).toEqual([1, 2, 6])
    expect(meant('emi')).toEqual([3])
    expect(meant('and')).toEqual([5])
    expect(meant('lee')).toEqual([2])
  })
  it('is nobody where nothing fits', () => {
    expect(meant('')).toEqual([])
    expect(meant('  ')).toEqual([])
    expect(meant('99')).toEqual([])
    expect(meant('zoe')).toEqual([])
  })
})
