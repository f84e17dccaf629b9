/** Somebody else on a player's seat is named: on the seat list, and on the card of every round he plays. */
import { describe, expect, it } from 'vitest'
import { playedBy, substitutesOf } from '@/components/table/words'
import { findSeat } from '@/lib/table/table'
import { sampleTable } from '../desk/five-at-table'

const BEN = 'seat-1'
const five = sampleTable(['Ann', 'Ben', 'Cas'])
five.do({ type: 'seat.members', seat: BEN, from: 2, members: [{ name: 'Fred' }] })
five.do({ type: 'seat.members', seat: BEN, from: 4, members: [{ name: 'Ben' }] })
const seat = (id: string) => {
  const found = findSeat(five.table, id)
  if (!found) throw new Error('no seat')
  return found
}

describe('a substitute', () => {
  it('is named in the rounds that he plays, and in no other', () => {
    expect([1, 2, 3, 4, 5].map(round => playedBy(seat(BEN), round))).toEqual([null, 'played by Fred', 'played by Fred', null, null])
    expect(playedBy(seat('seat-0'), 2)).toBeNull()
  })
  it('and the return of the player stand on the seat list', () => {
    expect(substitutesOf(seat(BEN), 'round')).toEqual(['Fred plays from round 2 on', 'Ben himself plays from round 4 on'])
    expect(substitutesOf(seat('seat-0'), 'round')).toEqual([])
  })
  it('who plays from the first round on stands there too', () => {
    const early = sampleTable(['Ann', 'Ben']).do({ type: 'seat.members', seat: BEN, from: 1, members: [{ name: 'Fred' }] })
    const ben = findSeat(early.table, BEN)
    expect(ben && substitutesOf(ben, 'round')).toEqual(['Fred plays from round 1 on'])
  })
  it('is none where the player is called otherwise now', () => {
    five.do({ type: 'seat.rename', seat: 'seat-2', name: 'Cassandra' })
    expect(playedBy(seat('seat-2'), 1)).toBeNull()
  })
  it('is none in a team, which names its members itself', () => {
    const teams = sampleTable(['Reds', 'Ben'], {}, { 0: { members: [{ name: 'Ann' }, { name: 'Eve' }] } })
    const reds = findSeat(teams.table, 'seat-0')
    expect(reds && playedBy(reds, 1)).toBeNull()
    expect(reds && substitutesOf(reds, 'round')).toEqual([])
  })
})
