/** The second look: what it does to a card, a round and the sheet; whose it is; and that undo takes it back. */
import { describe, expect, it } from 'vitest'
import { isOwnCard } from '@/lib/table/second-look'
import { Play, opening } from '../game'

const FULL = ['11111', '11111', '11111', '11111', '11111']
const SOME = ['11111', '11111', '11111', '11111', 'xxxxx']

function begun(rules: object = { rounds: 1 }): Play {
  const play = new Play('facts-in-five', opening(['Ann', 'Ben'], rules))
  play.do({ type: 'round.open' })
  play.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: FULL }, 'mia')
  play.do({ type: 'playcard.mark', round: 1, seat: 'seat-1', marks: SOME }, 'kit')
  return play
}
const card = (play: Play, seat: string, part: string) => play.at('rounds', 0, 'playcards', seat, part)
const checked = (seat: string, agrees = true) => ({ type: 'playcard.checked', round: 1, seat, by: 'Dee', agrees })
const standing = (play: Play) => [play.at('status'), play.at('masterSheet', 'through'), play.at('rounds', 0, 'complete')]

describe('a second look', () => {
  it('is not asked for unless the Director says so', () => {
    const play = begun()
    expect(play.at('checks')).toEqual({ required: false })
    expect(standing(play)).toEqual(['finished', 1, true])
    expect(card(play, 'seat-0', 'provisional')).toBe(false)
  })

  it('keeps a card provisional, its round open and the standings where they were, until somebody agrees', () => {
    const play = begun()
    const asked = play.do({ type: 'checks.set', required: true })
    expect(standing(play)).toEqual(['live', 0, false])
    expect([card(play, 'seat-0', 'provisional'), card(play, 'seat-0', 'scores')]).toEqual([
      true,
      { special: 125, general: 125, total: 250 },
    ])
    expect(play.at('masterSheet', 'winners', 'total')).toEqual([])
    play.do(checked('seat-0'))
    expect([card(play, 'seat-0', 'provisional'), card(play, 'seat-1', 'provisional')]).toEqual([false, true])
    expect(play.game.rows().Playcard.map(r => [r['complete'], r['checkedBy']])).toEqual([
      [1, 'Dee'],
      [0, null],
    ])
    const last = play.do(checked('seat-1'))
    expect(standing(play)).toEqual(['finished', 1, true])
    play.do({ type: 'retract', actions: [last] })
    expect(standing(play)).toEqual(['live', 0, false])
    play.do({ type: 'retract', actions: [asked] })
    expect(standing(play)).toEqual(['finished', 1, true])
  })

  it('does not hold where somebody does not agree, or the card changed since', () => {
    const play = begun()
    play.do({ type: 'checks.set', required: true })
    play.do(checked('seat-0', false))
    play.do(checked('seat-1'))
    expect(card(play, 'seat-0', 'provisional')).toBe(true)
    play.do(checked('seat-0'))
    expect(standing(play)).toEqual(['finished', 1, true])
    play.do({ type: 'playcard.mark-one', round: 1, seat: 'seat-1', row: 0, column: 0, mark: 'x' })
    expect([card(play, 'seat-1', 'provisional'), card(play, 'seat-1', 'checked')]).toEqual([
      true,
      { by: 'Dee', agrees: true, note: null, stale: true },
    ])
  })

  it('is a gap of its own, and a round can be closed with it named: then the cards count as they were entered', () => {
    const play = begun()
    play.do({ type: 'checks.set', required: true })
    play.do(checked('seat-0'))
    const refused = play.try({ type: 'round.close', round: 1, gaps: [] })
    expect(refused.ok ? null : refused.problem.gaps?.map(g => [g.kind, g.message])).toEqual([['unchecked', 'Ben waits for a second look.']])
    play.do({ type: 'round.close', round: 1, gaps: ['unchecked'] })
    expect(standing(play)).toEqual(['finished', 1, true])
    expect(card(play, 'seat-1', 'provisional')).toBe(false)
    play.do({ type: 'round.reopen', round: 1 })
    expect(standing(play)).toEqual(['live', 0, false])
  })

  it('is asked of no absent and no void card', () => {
    const play = begun()
    play.do({ type: 'checks.set', required: true })
    play.do({ type: 'playcard.stand', round: 1, seat: 'seat-0', as: 'void' })
    play.do({ type: 'playcard.stand', round: 1, seat: 'seat-1', as: 'absent' })
    expect(standing(play)).toEqual(['finished', 1, true])
  })
})

describe('whose it is', () => {
  const mia = { actor: 'Mia', device: 'a' }
  const director = { actor: 'Director', device: 'a' }
  it('is never a scorer’s who wrote last, whatever device he holds and whatever name he gives', () => {
    expect(isOwnCard(mia, { role: 'scorer', by: 'Kit', actor: 'Mia', device: 'b' })).toBe(true)
    expect(isOwnCard(mia, { role: 'scorer', by: 'Mia', actor: 'Kit', device: 'a' })).toBe(false)
    expect(isOwnCard(undefined, { role: 'scorer', by: 'Mia', ...mia })).toBe(false)
  })
  it('may be written down by the Director for somebody else; two that direct are told apart by their devices', () => {
    expect(isOwnCard(director, { role: 'director', by: 'director ', ...director })).toBe(true)
    expect(isOwnCard(director, { role: 'director', by: 'Director', actor: 'Director', device: 'b' })).toBe(false)
    expect(isOwnCard(director, { role: 'director', by: 'Dee', ...director })).toBe(false)
    expect(isOwnCard(mia, { role: 'director', by: 'mia', ...director })).toBe(true)
    expect(isOwnCard(mia, { role: 'director', by: 'Director', ...director })).toBe(false)
  })
  it('is asked of him who wrote last, and only where a second look is asked for', () => {
    const play = begun()
    const look = (seat: string, by: string, device: string) => {
      const may = play.game.mayLook(play.line({ type: 'playcard.checked', round: 1, seat, by, agrees: true }, device), { role: 'director' })
      return may.ok ? 'may' : may.problem.code
    }
    expect(look('seat-0', 'Director', 'mia')).toBe('may')
    play.do({ type: 'checks.set', required: true })
    expect([look('seat-0', 'Director', 'mia'), look('seat-0', 'Director', 'kit'), look('seat-1', 'Director', 'mia')]).toEqual([
      'check.own',
      'may',
      'may',
    ])
    play.do({ type: 'entries.rule', round: 1, row: 0, column: 0, seats: ['seat-0'], valid: false }, 'judge')
    expect(look('seat-0', 'Director', 'mia')).toBe('check.own')
    play.do({ type: 'challenge.open', round: 1, seat: 'seat-0', row: 4, column: 4 }, 'judge')
    expect([look('seat-0', 'Director', 'mia'), look('seat-0', 'Director', 'judge')]).toEqual(['check.own', 'may'])
    const mended = play.do({ type: 'playcard.mark-one', round: 1, seat: 'seat-0', row: 1, column: 1, mark: 'x' }, 'kit')
    expect([look('seat-0', 'Director', 'mia'), look('seat-0', 'Director', 'kit')]).toEqual(['may', 'check.own'])
    play.do({ type: 'retract', actions: [mended] }, 'kit')
    expect(look('seat-0', 'Director', 'mia')).toBe('check.own')
  })
  it('is asked of him who recorded a whole hand', () => {
    const play = new Play('famous-five', opening(['Ann', 'Ben']))
    play.do({ type: 'checks.set', required: true })
    play.do({ type: 'round.open' })
    play.do({ type: 'hand.record', round: 1, out: 'seat-0', cardsLeft: { 'seat-0': 2, 'seat-1': 5 } }, 'mia')
    const line = play.line({ type: 'playcard.checked', round: 1, seat: 'seat-1', by: 'Director', agrees: true }, 'mia')
    expect(play.game.mayLook(line, { role: 'director' }).ok).toBe(false)
    expect(play.at('rounds', 0, 'complete')).toBe(false)
  })
})

describe('EV-02', () => {
  it('breaks a tie by the last round, then by the one before it; an absent one is behind nought', () => {
    const cards = [
      ['seat-0', 1, FULL],
      ['seat-1', 1, SOME],
      ['seat-0', 2, SOME],
      ['seat-1', 2, FULL],
    ] as const
    const play = new Play('facts-in-five', opening(['Ann', 'Ben'], { rounds: 3, ties: 'last-round-first' }))
    play.do({ type: 'round.open' })
    play.do({ type: 'round.open' })
    for (const [seat, round, marks] of cards) play.do({ type: 'playcard.mark', round, seat, marks })
    expect([play.at('masterSheet', 'grandTotals', 'seat-0', 'total'), play.at('masterSheet', 'grandTotals', 'seat-1', 'total')]).toEqual([
      430, 430,
    ])
    expect(play.at('masterSheet', 'winners', 'total')).toEqual(['seat-1'])
    play.do({ type: 'round.open' })
    play.do({ type: 'playcard.stand', round: 3, seat: 'seat-1', as: 'absent' })
    play.do({ type: 'playcard.mark', round: 3, seat: 'seat-0', marks: ['xxxxx', 'xxxxx', 'xxxxx', 'xxxxx', 'xxxxx'] })
    expect(play.at('masterSheet', 'winners', 'total')).toEqual(['seat-0'])
    play.do({ type: 'rules.change', rules: { ties: 'shared' } })
    expect(play.at('masterSheet', 'winners', 'total')).toEqual(['seat-0', 'seat-1'])
  })
})
