/** A-F5-09: a vote cannot change what letter a Key Word starts with. Said by the registered pad, not by the rules that a browser loads first. */
import { describe, expect, it } from 'vitest'
import { Play, opening } from '../game'

const CELL = { round: 1, seat: 'seat-0', row: 0, column: 0 }

function voted(entry: string, letter: string, note?: string): readonly string[] {
  const play = new Play('facts-in-five', opening(['Ann', 'Ben', 'Cyd', 'Dan'], { director: 'outside' }))
  const classes = [{ class: 'Cities', category: 'European' }, null, null, null, null]
  play.do({ type: 'round.open', setup: { classes, letters: [letter, 'M', 'E', '*', 'L'] } })
  play.do({ type: 'playcard.write', ...CELL, text: entry })
  const challenge = play.do({ type: 'challenge.open', ...CELL, by: 'seat-1' })
  play.do({ type: 'challenge.vote', challenge, tally: { for: 3, against: 0 }, ...(note === undefined ? {} : { note }) })
  return play.game
    .problems()
    .filter(p => p.code === 'vote.letter')
    .map(p => p.message)
}

describe('an entry that was voted in', () => {
  it('with another letter is named, with its Key Word', () => {
    expect(voted('Paris', 'C')).toEqual([expect.stringMatching(/Paris was voted in.*Key Word Paris does not start with C/)])
  })
  it.each([
    ['the right letter', 'Cologne', 'C', undefined],
    ['a wild row', 'Paris', '*', undefined],
    ['a note that says why', 'Paris', 'C', 'the table knows'],
  ] as const)('says nothing with %s', (_, entry, letter, note) => {
    expect(voted(entry, letter, note)).toEqual([])
  })
})
