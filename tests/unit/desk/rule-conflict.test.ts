/** A ruling for a group and a mark by another device on one of its cells: a question, never a silent overwrite (api 3.1). */
import { describe, expect, it } from 'vitest'
import { opening, Play } from '../game'
import { SAMPLE } from './five-at-table'

const at = { round: 1, row: 0, column: 0 }

function ready(): Play {
  const play = new Play('facts-in-five', opening(['Ann', 'Ben', 'Cas'], {}, { 2: { child: true } }))
  play.do({ type: 'round.open', setup: SAMPLE })
  for (const seat of ['seat-0', 'seat-1', 'seat-2']) play.do({ type: 'playcard.write', ...at, seat, text: 'Canute' })
  return play
}
const rule = { type: 'entries.rule', ...at, seats: ['seat-0', 'seat-1', 'seat-2'], valid: true }

describe('a ruling for a group', () => {
  it('is a question where another device has marked one of its cells meanwhile', () => {
    const play = ready()
    const seen = play.lines.length
    play.do({ type: 'playcard.mark-one', ...at, seat: 'seat-1', mark: 'x' }, 'tablet')
    const was = { 'seat-0': '?', 'seat-1': '?', 'seat-2': '?' }
    expect(play.game.conflicts(play.line({ ...rule, was }), undefined)).toMatchObject([
      { seat: 'seat-1', row: 0, column: 0, mine: '1', theirs: 'x', device: 'tablet' },
    ])
    expect(play.game.conflicts(play.line(rule), seen)).toHaveLength(1)
    expect(play.game.conflicts(play.line(rule), seen + 1)).toEqual([])
    expect(play.game.conflicts(play.line({ ...rule, was: { ...was, 'seat-1': 'x' } }), undefined)).toEqual([])
  })
  it('asks nothing where the other device made the same mark, or marked the child that it leaves alone', () => {
    const play = ready()
    play.do({ type: 'playcard.mark-one', ...at, seat: 'seat-0', mark: '1' }, 'tablet')
    play.do({ type: 'playcard.mark-one', ...at, seat: 'seat-2', mark: 'x' }, 'tablet')
    expect(play.game.conflicts(play.line({ ...rule, was: { 'seat-0': '?', 'seat-1': '?', 'seat-2': '?' } }), undefined)).toEqual([])
  })
})
