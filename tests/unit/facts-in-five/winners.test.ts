import { describe, expect, it } from 'vitest'
import { Play, opening } from '../game'

const ROW = ['11111', 'xxxxx', 'xxxxx', 'xxxxx', 'xxxxx']
const FULL = ['11111', '11111', '11111', '11111', '11111']

describe('who wins', () => {
  it('nobody wins alone (A-F5-26)', () => {
    const play = new Play('facts-in-five', opening(['Ann'], { rounds: 1 }))
    play.do({ type: 'round.open' })
    play.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: FULL })
    expect(play.at('masterSheet', 'winners')).toEqual({ special: [], general: [], total: [] })
    expect(play.at('masterSheet', 'grandTotals', 'seat-0')).toEqual({ special: 125, general: 125, total: 250 })
  })
  it('only the Total has a winner where only the Total decides; the others are still ranked', () => {
    const play = new Play('facts-in-five', opening(['Ann', 'Ben'], { rounds: 1, winners: 'total' }))
    play.do({ type: 'round.open' })
    play.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: FULL })
    play.do({ type: 'playcard.mark', round: 1, seat: 'seat-1', marks: ROW })
    expect(play.at('masterSheet', 'winners')).toEqual({ special: [], general: [], total: ['seat-0'] })
    expect(play.at('masterSheet', 'ranks', 'seat-1')).toEqual({ special: 2, general: 2, total: 2 })
  })
})
