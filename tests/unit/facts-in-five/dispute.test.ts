/** What the dispute screen sends, and what it says instead where the votes given do not agree with the key pressed. */
import { describe, expect, it } from 'vitest'
import {
  decisionAgainst,
  disputeDrafts,
  NO_DETAILS,
  votesAgainst,
  type DisputeDetails,
  type DisputeOutcome,
} from '@/components/pads/facts-in-five/dispute'
import { sampleTable } from '../desk/five-at-table'

const AT = { round: 1, seat: 'seat-0' }
const byHands = (yes: number, no: number): DisputeDetails => ({ ...NO_DETAILS, tally: { for: yes, against: no } })
const byName = (...cast: (boolean | null)[]): DisputeDetails => ({
  ...NO_DETAILS,
  votes: new Map(cast.map((v, i) => [`seat-${i + 1}`, v])),
})

describe('the votes against the key', () => {
  const { table } = sampleTable(undefined, { director: 5 })
  it.each<[string, DisputeOutcome, DisputeDetails, string | null]>([
    ['by name, in', 'voted-out', byName(true, true, false), 'The votes are 2 for and 1 against: that votes it in.'],
    ['by hands, in', 'voted-out', byHands(2, 1), 'The votes are 2 for and 1 against: that votes it in.'],
    ['by hands, out', 'voted-in', byHands(1, 2), 'The votes are 1 for and 2 against: that votes it out.'],
    ['names go before hands', 'voted-in', { ...byName(true, true, false), tally: { for: 0, against: 3 } }, null],
    ['abstentions are no votes', 'voted-in', byName(true, null, null), null],
    ['only abstentions', 'voted-in', byName(null, null), 'The votes are 0 for and 0 against: that votes it out.'],
    ['agree', 'voted-out', byHands(1, 2), null],
    ['none given', 'voted-out', NO_DETAILS, null],
    ['another key', 'refused', byHands(2, 1), null],
  ])('%s', (_, outcome, details, said) => {
    expect(votesAgainst(table, AT, outcome, details)).toBe(said)
  })
  it.each(['voted-in', 'voted-out'] as const)('a tie points to the Director: %s', outcome => {
    expect(votesAgainst(table, AT, outcome, byHands(2, 2))).toMatch(
      /2 for and 2 against: a tie, and the Director decides\. Press “Director: valid”/,
    )
  })
  it('counts as the house rules say', () => {
    const entitled = sampleTable(undefined, { director: 5, majority: 'entitled' }).table
    expect(votesAgainst(entitled, AT, 'voted-in', byHands(2, 1))).toBe(
      'The votes are 2 for and 1 against, of 4 who may vote: that votes it out.',
    )
    const nobody = sampleTable(undefined, { director: 'none', tiedVote: 'valid' }).table
    expect(votesAgainst(nobody, AT, 'voted-in', byHands(2, 2))).toBeNull()
    expect(votesAgainst(nobody, AT, 'voted-out', byHands(2, 2))).toBe('The votes are 2 for and 2 against: that votes it in.')
    const left = sampleTable(undefined, { director: 'none', tiedVote: 'left-neighbour' }).table
    expect(votesAgainst(left, AT, 'voted-out', byHands(2, 2))).toMatch(/left neighbour decides/)
  })
})

describe('a decision after a tie', () => {
  const types = (details: DisputeDetails, outcome: DisputeOutcome) =>
    disputeDrafts(sampleTable(undefined, { director: 5 }).table, { ...AT, row: 0, column: 0 }, outcome, details, null).map(d => d.type)
  it('keeps the votes, and the table takes it', () => {
    expect(types(byHands(2, 2), 'decided-in')).toEqual(['challenge.open', 'challenge.vote', 'challenge.decide'])
    const five = sampleTable(undefined, { director: 5 })
    for (const draft of disputeDrafts(five.table, { ...AT, row: 0, column: 0 }, 'decided-in', byHands(2, 2), null)) five.do(draft)
    expect(five.round.cards.get('seat-0')?.card.challenges[0]).toMatchObject({
      outcome: 'valid',
      stages: [{ yes: 2, no: 2 }, { valid: true }],
    })
  })
  it('keeps votes that were no tie as well, and asks why they are overruled', () => {
    expect(types(NO_DETAILS, 'decided-out')).toEqual(['challenge.open', 'challenge.decide'])
    const { table } = sampleTable(undefined, { director: 5 })
    expect(votesAgainst(table, AT, 'decided-out', byHands(2, 1))).toMatch(/that votes it in\. Who overrules a vote says why/)
    const noted = { ...byHands(2, 1), note: 'two of them had not read the Class' }
    expect(votesAgainst(table, AT, 'decided-out', noted)).toBeNull()
    const five = sampleTable(undefined, { director: 5 })
    for (const draft of disputeDrafts(five.table, { ...AT, row: 0, column: 0 }, 'decided-out', noted, null)) five.do(draft)
    expect(five.round.cards.get('seat-0')?.card.challenges[0]).toMatchObject({
      outcome: 'not-valid',
      stages: [
        { kind: 'vote', yes: 2, no: 1, note: null },
        { kind: 'decide', valid: false, note: noted.note },
      ],
    })
  })
  it('is nobody’s where nobody directs, unless somebody says who and why', () => {
    const nobody = sampleTable(undefined, { director: 'none' }).table
    expect(decisionAgainst(nobody, 1, 'decided-in', NO_DETAILS)).toMatch(/^Nobody directs this game/)
    expect(decisionAgainst(nobody, 1, 'decided-in', { ...NO_DETAILS, note: 'Cas, by lot' })).toBeNull()
    expect(decisionAgainst(nobody, 1, 'voted-in', NO_DETAILS)).toBeNull()
    expect(decisionAgainst(sampleTable(undefined, { director: 5 }).table, 1, 'decided-in', NO_DETAILS)).toBeNull()
    const left = sampleTable(undefined, { director: 'none', tiedVote: 'left-neighbour' }).table
    expect(decisionAgainst(left, 1, 'decided-in', NO_DETAILS)).toBeNull()
  })
})

describe('votes and a dispute that stays open', () => {
  const { table } = sampleTable(undefined, { director: 5 })
  it('a tie is kept with it; votes that settle it do not leave it open', () => {
    expect(disputeDrafts(table, { ...AT, row: 0, column: 0 }, 'open', byHands(2, 2), null).map(d => d.type)).toEqual([
      'challenge.open',
      'challenge.vote',
    ])
    expect(votesAgainst(table, AT, 'open', byHands(2, 2))).toBeNull()
    expect(votesAgainst(table, AT, 'open', byHands(2, 1))).toBe(
      'The votes are 2 for and 1 against: that votes it in, so it does not stay open.',
    )
    expect(disputeDrafts(table, { ...AT, row: 0, column: 0 }, 'open', NO_DETAILS, null).map(d => d.type)).toEqual(['challenge.open'])
  })
})
