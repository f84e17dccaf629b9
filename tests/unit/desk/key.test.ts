/** A key that grows: which cards of the round it would judge anew. */
import { describe, expect, it } from 'vitest'
import { deskCell } from '@/lib/pads/facts-in-five/desk/cell'
import { caughtBy, keyCatches } from '@/lib/pads/facts-in-five/desk/key'
import { sampleTable } from './five-at-table'

const at = { row: 0, column: 0 } as const

describe('an answer that joins the key', () => {
  it('catches crossed and unjudged entries, certain and near ones apart', () => {
    const five = sampleTable(undefined, {}, { 4: { child: true } })
    const texts = ['Canute', 'CANUTE', 'King Canute', 'Charles', 'Canute', 'Canute']
    texts.forEach((text, seat) => five.write(seat, 0, 0, text))
    five.do({ type: 'playcard.mark-one', round: 1, seat: 'seat-0', ...at, mark: 'x' })
    five.do({ type: 'playcard.mark-one', round: 1, seat: 'seat-5', ...at, mark: '1' })
    expect(keyCatches(deskCell(five.table, five.round, at), 'canute')).toEqual({
      same: ['seat-0', 'seat-1'],
      near: ['seat-2'],
      children: ['seat-4'],
    })
    expect(keyCatches(deskCell(five.table, five.round, at), 'Cnut')).toEqual({ same: [], near: [], children: [] })
  })
})

describe('many answers at once, as a file brings them', () => {
  it('catch each card once in a cell: by its own answer, else by the first that is near', () => {
    const five = sampleTable().write(0, 0, 0, 'Canute').write(1, 0, 0, 'Canutes').write(2, 1, 1, 'Malachi').write(3, 1, 1, 'Micah')
    five.do({ type: 'playcard.mark-one', round: 1, seat: 'seat-3', row: 1, column: 1, mark: '1' })
    const answers = [
      { ...at, entry: 'King Canute' },
      { ...at, entry: 'canute' },
      { row: 1, column: 1, entry: 'Malachi' },
      { row: 1, column: 1, entry: 'Micah' },
      { row: 2, column: 2, entry: 'Emory' },
    ] as const
    expect(caughtBy(five.table, five.round, answers).map(({ entry, same, near }) => [entry, same, near])).toEqual([
      ['King Canute', [], ['seat-1']],
      ['canute', ['seat-0'], []],
      ['Malachi', ['seat-2'], []],
      ['Micah', [], []],
      ['Emory', [], []],
    ])
  })
})
