/** A key that grows: which cards of the round it would judge anew. */
import { describe, expect, it } from 'vitest'
import { deskCell } from '@/lib/pads/facts-in-five/desk/cell'
import { keyCatches } from '@/lib/pads/facts-in-five/desk/key'
import { sampleTable } from './five-at-table'

const at = { row: 0, column: 0 } as const

describe('an answer that joins the key', () => {
  it('catches crossed and unjudged entries, certain and near ones apart', () => {
    const five = sampleTable(undefined, {}, { 4: { child: true } })
    const texts = ['Canute', 'CANUTE', 'King Canute', 'Charles', 'Canute', 'Canute']
    texts.forEach((text, seat) => five.write(seat, 0, 0, text))
    five.do({ type: 'playcard.mark-one', round: 1, seat: 'seat-0', ...at, mark: 'x' })
    five.do({ type: 'playcard.mark-one', round: 1, seat: 'seat-5', ...at, mark: '1' })
    expect(keyCatches(deskCell(five.table, five.round, at), 'canute')).toEqual({ same: ['seat-0', 'seat-1'], near: ['seat-2'] })
    expect(keyCatches(deskCell(five.table, five.round, at), 'Cnut')).toEqual({ same: [], near: [] })
  })
})
