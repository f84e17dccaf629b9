/** Steps of a challenge that come late, twice, or after something else was done to the entry. */
import { describe, expect, it } from 'vitest'
import { Play, opening, seatIds } from '../game'

const ALL = ['11111', '11111', '11111', '11111', '11111']
const CELL = { round: 1, seat: 'seat-0', row: 2, column: 4 }

function challenged(rules: object = {}, seats = 5): { play: Play; challenge: string } {
  const play = new Play('facts-in-five', opening(seatIds(seats), { director: 4, ...rules }))
  play.do({ type: 'round.open' })
  play.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: ALL })
  return { play, challenge: play.do({ type: 'challenge.open', ...CELL, by: 'seat-1' }) }
}
const mark = (play: Play) => (play.at('rounds', 0, 'playcards', 'seat-0', 'marks') as string[])[2]?.[4]
const outcome = (play: Play, n = 0) => play.at('rounds', 0, 'challenges', n, 'outcome')

describe('a challenge that is settled', () => {
  it('a book that finds nothing afterwards changes neither the outcome nor a mark that was made by hand since', () => {
    const { play, challenge } = challenged()
    play.do({ type: 'challenge.accept', challenge, by: 'seat-2' })
    play.do({ type: 'playcard.mark-one', ...CELL, mark: 'x', note: 'wrong row' })
    play.do({ type: 'challenge.verify', challenge, source: 'Almanac', finds: 'nothing' })
    expect([mark(play), outcome(play)]).toEqual(['x', 'valid'])
    expect(play.at('rounds', 0, 'playcards', 'seat-0', 'rulings')).toEqual([])
  })

  it('may be challenged anew: a new record, and the old one takes no further step', () => {
    const { play, challenge } = challenged()
    play.do({ type: 'challenge.refuse', challenge })
    const again = play.do({ type: 'challenge.open', ...CELL, by: 'seat-0', reason: 'it is a king' })
    expect(mark(play)).toBe('?')
    expect(play.refused({ type: 'challenge.vote', challenge, tally: { for: 1, against: 0 } })).toBe('challenge.superseded')
    play.do({ type: 'challenge.withdraw', challenge: again })
    expect([mark(play), outcome(play, 0), outcome(play, 1)]).toEqual(['x', 'not-valid', 'withdrawn'])
    expect(play.at('rounds', 0, 'playcards', 'seat-0', 'rulings')).toMatchObject([{ row: 2, column: 4, by: challenge, valid: false }])
    expect(play.refused({ type: 'playcard.mark-one', ...CELL, mark: '1' })).toBe('ruling.stands')
  })

  it('cannot be withdrawn, accepted or refused once more', () => {
    const { play, challenge } = challenged()
    play.do({ type: 'challenge.accept', challenge, by: 'seat-2' })
    for (const step of [{ type: 'challenge.withdraw' }, { type: 'challenge.refuse' }, { type: 'challenge.accept', by: 'seat-3' }])
      expect(play.refused({ ...step, challenge })).toBe('challenge.settled')
  })

  it('a note of the Director overrules what the table said', () => {
    const { play, challenge } = challenged()
    play.do({ type: 'challenge.vote', challenge, tally: { for: 3, against: 0 } })
    const decide = { type: 'challenge.decide', challenge, valid: false }
    expect(play.try(decide)).toMatchObject({ ok: false, problem: { code: 'decide.no-tie', overrulable: true } })
    play.do({ ...decide, overrule: { code: 'decide.no-tie', note: 'starts with another letter' } })
    expect([mark(play), outcome(play)]).toEqual(['x', 'not-valid'])
  })
})

describe('house rules on challenges', () => {
  it('vote only: nobody accepts', () => {
    const { play, challenge } = challenged({ challenges: 'vote-only' })
    expect(play.refused({ type: 'challenge.accept', challenge, by: 'seat-2' })).toBe('challenge.no-acceptance')
    expect(play.refused({ type: 'challenge.refuse', challenge })).toBe('challenge.no-acceptance')
    play.do({ type: 'challenge.vote', challenge, tally: { for: 2, against: 1 } })
    expect(outcome(play)).toBe('valid')
  })

  it('the Director rules: no vote, no note needed', () => {
    const { play, challenge } = challenged({ challenges: 'director-rules', director: 'outside' })
    expect(play.refused({ type: 'challenge.vote', challenge, tally: { for: 2, against: 1 } })).toBe('challenge.no-vote')
    play.do({ type: 'challenge.decide', challenge, valid: false })
    expect(outcome(play)).toBe('not-valid')
  })

  it.each([
    { rules: { majority: 'entitled' }, tally: { for: 1, against: 0 }, expected: 'not-valid' },
    { rules: { majority: 'entitled' }, tally: { for: 2, against: 0 }, expected: 'valid' },
    { rules: {}, tally: { for: 1, against: 0 }, expected: 'valid' },
    { rules: { tiedVote: 'valid' }, tally: { for: 0, against: 0 }, expected: 'not-valid' },
    { rules: { director: 'none' }, tally: { for: 2, against: 2 }, expected: 'not-valid' },
    { rules: { director: 'none', tiedVote: 'valid' }, tally: { for: 2, against: 2 }, expected: 'valid' },
    { rules: { director: 'none', tiedVote: 'left-neighbour' }, tally: { for: 2, against: 2 }, expected: null },
    { rules: {}, tally: { for: 1, against: 1 }, expected: null },
  ])('$rules, $tally: $expected', ({ rules, tally, expected }) => {
    const { play, challenge } = challenged(rules)
    play.do({ type: 'challenge.vote', challenge, tally })
    expect(outcome(play)).toBe(expected)
    expect(mark(play)).toBe(expected === null ? '?' : expected === 'valid' ? '1' : 'x')
  })

  it('a left neighbour decides a tie where that is agreed, also on the entry of the Director', () => {
    const { play, challenge } = challenged({ director: 0, tiedVote: 'left-neighbour' })
    play.do({ type: 'challenge.vote', challenge, tally: { for: 2, against: 2 } })
    play.do({ type: 'challenge.decide', challenge, valid: true })
    expect(outcome(play)).toBe('valid')
  })
})

describe('who may be named', () => {
  it('nobody who does not play the round, nobody twice, nobody who is not there', () => {
    const { play, challenge } = challenged()
    play.do({ type: 'seat.leave', seat: 'seat-3', after: 0 })
    expect(play.refused({ type: 'challenge.accept', challenge, by: 'seat-3' })).toBe('accept.not-entitled')
    expect(play.refused({ type: 'challenge.vote', challenge, votes: { 'seat-3': true } })).toBe('vote.not-entitled')
    expect(play.refused({ type: 'challenge.vote', challenge, votes: { nobody: true } })).toBe('vote.not-entitled')
    expect(play.refused({ type: 'challenge.vote', challenge, votes: { 'seat-0': true } })).toBe('vote.not-entitled')
    expect(play.refused({ type: 'challenge.vote', challenge })).toBe('vote.form')
    expect(play.refused({ type: 'challenge.vote', challenge, votes: {}, tally: { for: 0, against: 0 } })).toBe('vote.form')
    expect(play.refused({ type: 'challenge.open', round: 1, seat: 'seat-0', row: 0, column: 0, by: 'seat-3' })).toBe('seat.not-in-round')
    expect(play.refused({ type: 'challenge.open', round: 1, seat: 'seat-0', row: 0, column: 0, by: 'nobody' })).toBe('seat.unknown')
  })

  it('a challenge of a challenge that is not there is refused', () => {
    const { play } = challenged()
    for (const type of ['challenge.refuse', 'challenge.withdraw'])
      expect(play.refused({ type, challenge: '00000000-0000-4000-8000-00000000ffff' })).toBe('challenge.unknown')
  })
})
