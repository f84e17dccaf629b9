/** The history in plain words: how a vote ended, what the book said, which numbers the paper has. */
import { describe, expect, it } from 'vitest'
import { fiveWords } from '@/components/pads/facts-in-five/words'
import { uuid } from '../game'
import { sampleTable } from '../desk/five-at-table'

const CHALLENGE = uuid(90)
const five = sampleTable(undefined, { director: 5 })
five.do({ type: 'challenge.open', id: CHALLENGE, round: 1, seat: 'seat-0', row: 1, column: 4, by: 'seat-1' })
const tell = (action: { type: string } & Record<string, unknown>) => fiveWords(five)(five.table, action)
const ofChallenge = (action: { type: string } & Record<string, unknown>) => tell({ challenge: CHALLENGE, ...action }).replace(/^.*?: /, '')

describe('a challenge', () => {
  it.each([
    [{ type: 'challenge.vote', tally: { for: 2, against: 1 } }, 'voted 2 for, 1 against: valid'],
    [
      {
        type: 'challenge.vote',
        votes: new Map([
          ['seat-1', false],
          ['seat-2', false],
          ['seat-3', null],
        ]),
      },
      'voted 0 for, 2 against: not valid',
    ],
    [{ type: 'challenge.vote', tally: { for: 2, against: 2 } }, 'voted 2 for, 2 against: a tie'],
    [{ type: 'challenge.verify', source: 'Atlas', finds: 'nothing' }, 'looked up in Atlas: nothing about it'],
    [{ type: 'challenge.decide', valid: false }, 'decided by the Director: not valid'],
    [{ type: 'challenge.accept', by: 'seat-2' }, 'accepted by Cas'],
    [{ type: 'challenge.refuse' }, 'accepted by nobody, not valid'],
  ])('%j', (action, expected) => {
    expect(ofChallenge(action)).toBe(expected)
  })
  it('that was taken back still tells the votes', () => {
    expect(tell({ type: 'challenge.vote', challenge: uuid(91), tally: { for: 2, against: 1 } })).toBe('A challenge: voted 2 for, 1 against')
  })
})

describe('what the paper says', () => {
  const sums = (given: object) => tell({ type: 'playcard.sums', round: 1, seat: 'seat-0', sums: given })
  it('has its numbers', () => {
    expect(sums({ columns: [5, 4, 3, 5, 3], special: 84, general: undefined })).toBe(
      'Ann, round 1: what the paper says, columns 5 4 3 5 3, Special 84',
    )
  })
  it('says what was cleared', () => {
    expect(sums({ special: null })).toBe('Ann, round 1: what the paper says, Special cleared')
    expect(sums({})).toBe('Ann, round 1: what the paper says, cleared')
  })
})
