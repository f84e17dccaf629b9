import { describe, expect, it } from 'vitest'
import { Play, opening, seatIds } from '../game'
import { factsInFive } from './vectors'

type Vote = (typeof factsInFive.votes)[number]
const ALL = ['11111', '11111', '11111', '11111', '11111']
const seat = (n: number) => `seat-${n}`

function challenged(
  v: Pick<Vote, 'players' | 'author' | 'scorer' | 'director'>,
  rules: Record<string, unknown> = {},
): { play: Play; challenge: string } {
  const play = new Play('facts-in-five', opening(seatIds(v.players), { director: v.director ?? 'none', ...rules }))
  play.do({ type: 'round.open' })
  play.do({ type: 'playcard.mark', round: 1, seat: seat(v.author), marks: ALL })
  const challenge = play.do({ type: 'challenge.open', round: 1, seat: seat(v.author), row: 2, column: 4, by: seat(v.scorer) })
  return { play, challenge }
}
const outcome = (play: Play) => play.at('rounds', 0, 'challenges', 0, 'outcome')
const mark = (play: Play, author: number) => (play.at('rounds', 0, 'playcards', seat(author), 'marks') as string[])[2]?.[4]

describe('challenge and vote cases', () => {
  it.each(factsInFive.votes)('$id $note', v => {
    const { play, challenge } = challenged(v, v.note.includes("option 'valid'") ? { tiedVote: 'valid' } : {})
    expect(play.at('rounds', 0, 'challenges', 0, 'mayAccept')).toEqual(v.mayAccept.map(seat))
    expect(play.at('rounds', 0, 'challenges', 0, 'mayVote')).toEqual(v.eligibleVoters.map(seat))
    if (v.directorMayBreakTie !== undefined)
      expect(play.at('rounds', 0, 'challenges', 0, 'directorMayBreakTie')).toBe(v.directorMayBreakTie)
    for (const by of v.acceptedBy) {
      if (v.mayAccept.includes(by)) play.do({ type: 'challenge.accept', challenge, by: seat(by) })
      else expect(play.refused({ type: 'challenge.accept', challenge, by: seat(by) })).toBe('accept.challenger')
    }
    if (v.votes === null) {
      if (v.afterAcceptance === 'valid') expect(outcome(play)).toBe('valid')
      else {
        play.do({ type: 'challenge.refuse', challenge })
        expect(outcome(play)).toBe('not-valid')
        expect(mark(play, v.author)).toBe('x')
      }
      return
    }
    const votes = Object.fromEntries(
      Object.entries(v.votes).map(([s, cast]) => [seat(Number(s)), cast === 'abstain' ? null : cast === 'valid']),
    )
    if ((v.illegalVoters ?? []).length > 0) {
      expect(v.outcome).toBe('rejected: illegal voter')
      expect(play.refused({ type: 'challenge.vote', challenge, votes })).toBe('vote.not-entitled')
      expect(outcome(play)).toBeNull()
      return
    }
    play.do({ type: 'challenge.vote', challenge, votes })
    if (v.directorVote !== null) {
      const decide = { type: 'challenge.decide', challenge, valid: v.directorVote === 'valid' }
      if (v.directorMayBreakTie === true) play.do(decide)
      else expect(play.refused(decide)).toBe('decide.interest')
    }
    const expected = v.outcome === 'valid' ? 'valid' : v.outcome === 'invalid' ? 'not-valid' : null
    expect(outcome(play)).toBe(expected)
    expect(mark(play, v.author)).toBe(expected === 'valid' ? '1' : expected === 'not-valid' ? 'x' : '?')
  })
})

describe('what a challenge does to a card', () => {
  const five = { players: 5, author: 0, scorer: 1, director: 4 }
  it('puts ? on the cell, keeps the mark, and gives it back when withdrawn', () => {
    const { play, challenge } = challenged(five)
    expect(mark(play, 0)).toBe('?')
    expect(play.at('rounds', 0, 'playcards', 'seat-0', 'provisional')).toBe(true)
    expect(play.at('rounds', 0, 'challenges', 0, 'before')).toBe('1')
    play.do({ type: 'challenge.withdraw', challenge })
    expect(mark(play, 0)).toBe('1')
    expect(play.at('rounds', 0, 'playcards', 'seat-0', 'scores')).toEqual({ special: 125, general: 125, total: 250 })
  })
  it('is worth 2(r+c)+2 and says whether it can change a rank', () => {
    const { play } = challenged(five)
    expect(play.at('rounds', 0, 'challenges', 0, 'worth')).toBe(18)
    expect(play.at('rounds', 0, 'challenges', 0, 'canChange')).toEqual({ special: false, general: false, total: false })
    play.do({ type: 'playcard.mark', round: 1, seat: seat(1), marks: ['11111', '11111', '1111x', '11111', '11111'] })
    expect(play.at('rounds', 0, 'challenges', 0, 'canChange')).toEqual({ special: true, general: true, total: true })
  })
  it('works outcomes into ten counts, one row and one column', () => {
    const play = new Play('facts-in-five', opening(seatIds(5), { director: 4 }))
    play.do({ type: 'round.open' })
    const early = play.do({ type: 'challenge.open', round: 1, seat: 'seat-0', row: 1, column: 1, by: 'seat-1', paper: '1' })
    play.do({ type: 'playcard.sums', round: 1, seat: 'seat-0', columns: [5, 5, 3, 5, 4], rows: [4, 5, 4, 5, 4] })
    expect(play.at('rounds', 0, 'playcards', 'seat-0', 'provisional')).toBe(true)
    play.do({ type: 'challenge.vote', challenge: early, tally: { for: 0, against: 3 } })
    expect(play.at('rounds', 0, 'playcards', 'seat-0')).toMatchObject({
      from: 'counts',
      provisional: false,
      counts: { columns: [5, 4, 3, 5, 4], rows: [4, 4, 4, 5, 4] },
    })
    const again = play.do({ type: 'challenge.open', round: 1, seat: 'seat-0', row: 1, column: 1, by: 'seat-0' })
    play.do({ type: 'challenge.verify', challenge: again, source: 'The Bible', finds: 'valid' })
    expect(play.at('rounds', 0, 'playcards', 'seat-0', 'counts')).toEqual({ columns: [5, 5, 3, 5, 4], rows: [4, 5, 4, 5, 4] })
  })
  it('goes on from acceptance to a vote, and a later count replaces the earlier', () => {
    const { play, challenge } = challenged(five)
    play.do({ type: 'challenge.accept', challenge, by: 'seat-2' })
    expect(outcome(play)).toBe('valid')
    play.do({ type: 'challenge.vote', challenge, tally: { for: 1, against: 2 } })
    expect(outcome(play)).toBe('not-valid')
    play.do({ type: 'challenge.vote', challenge, tally: { for: 1, against: 1 } })
    expect(outcome(play)).toBeNull()
    play.do({ type: 'challenge.decide', challenge, valid: true, note: 'heard it on the radio' })
    expect(outcome(play)).toBe('valid')
  })
  it('a book that finds nothing leaves it to the vote; one that finds settles it', () => {
    const { play, challenge } = challenged(five)
    play.do({ type: 'challenge.verify', challenge, source: 'Almanac', finds: 'nothing' })
    expect(outcome(play)).toBeNull()
    play.do({ type: 'challenge.verify', challenge, source: 'Atlas', finds: 'not-valid' })
    expect(outcome(play)).toBe('not-valid')
    expect(play.refused({ type: 'challenge.vote', challenge, tally: { for: 3, against: 0 } })).toBe('challenge.verified')
  })
  it('refuses what nobody may do', () => {
    const { play, challenge } = challenged(five)
    expect(play.refused({ type: 'challenge.open', round: 1, seat: 'seat-0', row: 2, column: 4, by: 'seat-2' })).toBe('challenge.exists')
    expect(play.refused({ type: 'challenge.open', round: 1, seat: 'seat-0', row: 0, column: 0, by: 'seat-0' })).toBe('challenge.own-entry')
    expect(play.refused({ type: 'challenge.accept', challenge, by: 'seat-0' })).toBe('accept.writer')
    expect(play.refused({ type: 'playcard.mark-one', round: 1, seat: 'seat-0', row: 2, column: 4, mark: '1' })).toBe('challenge.open')
    expect(play.refused({ type: 'challenge.vote', challenge, tally: { for: 3, against: 1 } })).toBe('vote.too-many')
    expect(play.refused({ type: 'challenge.decide', challenge, valid: true })).toBe('decide.no-tie')
    expect(play.refused({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: ALL })).toBe('challenge.open')
    play.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: ['xxxxx', '_____', '1111_', '_____', '.....'] })
    expect(play.refused({ type: 'challenge.open', round: 1, seat: 'seat-0', row: 4, column: 0, by: 'seat-1' })).toBe('challenge.blank')
    play.do({ type: 'challenge.open', round: 1, seat: 'seat-0', row: 0, column: 0, by: 'seat-0' })
  })
  it('a mark by hand on a ruled entry needs a note', () => {
    const { play, challenge } = challenged(five)
    play.do({ type: 'challenge.accept', challenge, by: 'seat-2' })
    const by = { type: 'playcard.mark-one', round: 1, seat: 'seat-0', row: 2, column: 4, mark: 'x' }
    expect(play.refused(by)).toBe('ruling.stands')
    play.do({ ...by, note: 'misread' })
    expect(mark(play, 0)).toBe('x')
  })
})
