/** A dispute that is settled before the card is entered does not begin the card: it is missing still, and says so. */
import { describe, expect, it } from 'vitest'
import { sheetProps } from '@/components/table/sheet-props'
import { openMatters } from '@/components/table/sheet-view'
import { FiveAtTable } from '../desk/five-at-table'
import { Play, opening, seatIds } from '../game'

const CARD = { round: 1, seat: 'seat-0' }
const CELL = { row: 1, column: 2 }
const ALL = ['11111', '11111', '11111', '11111', '11111']

function begun(): Play {
  const play = new Play('facts-in-five', opening(seatIds(3), { director: 'outside' }))
  play.do({ type: 'round.open' })
  return play
}

function disputed(play: Play, outcome: Record<string, unknown>, paper?: '1' | 'x'): Play {
  const challenge = play.do({ type: 'challenge.open', ...CARD, ...CELL, ...(paper ? { paper } : {}) })
  play.do({ challenge, ...outcome })
  return play
}
const card = (play: Play) => play.at('rounds', 0, 'playcards', 'seat-0')
const gaps = (play: Play) => {
  const tried = play.try({ type: 'round.close', round: 1 })
  return tried.ok ? [] : tried.problem.message
}

describe('a card with nothing but rulings', () => {
  it.each([
    { about: 'refused', outcome: { type: 'challenge.refuse' } },
    { about: 'accepted', outcome: { type: 'challenge.accept', by: 'seat-2' } },
    { about: 'voted out, and the scorer had put it valid', outcome: { type: 'challenge.vote', tally: { for: 0, against: 2 } }, paper: '1' },
    { about: 'withdrawn, and the scorer had put it valid', outcome: { type: 'challenge.withdraw' }, paper: '1' },
  ] as const)('is missing: $about', ({ outcome, ...more }) => {
    const play = disputed(begun(), outcome, 'paper' in more ? more.paper : undefined)
    expect(card(play)).toMatchObject({ from: null, scores: null })
    expect(gaps(play)).toMatch(/seat-0 has no card yet/)
    expect(gaps(play)).not.toMatch(/seat-0 has entries that are not judged/)
  })

  it('is missing after a ruling for the whole table too', () => {
    const play = begun()
    play.do({ type: 'entries.rule', round: 1, ...CELL, seats: ['seat-0'], valid: true })
    expect(card(play)).toMatchObject({ from: null, scores: null })
  })

  it('is begun by one mark by hand, and then counts what was ruled', () => {
    const play = disputed(begun(), { type: 'challenge.accept', by: 'seat-2' })
    play.do({ type: 'playcard.mark-one', ...CARD, row: 0, column: 0, mark: 'x' })
    expect(card(play)).toMatchObject({ from: 'cells', scores: { special: 1, general: 1, total: 2 } })
    expect(gaps(play)).toMatch(/seat-0 has entries that are not judged/)
  })

  it('is begun by a change of the ruled cell by hand', () => {
    const play = disputed(begun(), { type: 'challenge.accept', by: 'seat-2' })
    play.do({ type: 'playcard.mark-one', ...CARD, ...CELL, mark: 'x', note: 'he had not heard it' })
    expect(card(play)).toMatchObject({ from: 'cells', scores: { total: 0 } })
  })

  it('is begun by a ruling on an entry that was typed from it: a typed card may be judged by rulings alone', () => {
    const play = begun()
    play.do({ type: 'playcard.write', ...CARD, ...CELL, text: 'Exeter' })
    play.do({ type: 'playcard.write', ...CARD, row: 0, column: 0, text: 'Charles' })
    expect(card(play)).toMatchObject({ from: null, scores: null })
    play.do({ type: 'entries.rule', round: 1, ...CELL, seats: ['seat-0'], valid: true })
    expect(card(play)).toMatchObject({ from: 'cells', provisional: true, scores: { special: 1, general: 1, total: 2 } })
    play.do({ type: 'entries.rule', round: 1, row: 0, column: 0, seats: ['seat-0'], valid: false })
    expect(card(play)).toMatchObject({ from: 'cells', provisional: true, scores: { total: 2 } })
    expect(gaps(play)).toMatch(/seat-0 has entries that are not judged/)
    expect(gaps(play)).not.toMatch(/seat-0 has no card yet/)
  })

  it('is not begun by a dispute about a typed entry', () => {
    const play = begun()
    play.do({ type: 'playcard.write', ...CARD, ...CELL, text: 'Exeter' })
    disputed(play, { type: 'challenge.refuse' })
    expect(card(play)).toMatchObject({ from: null, scores: null })
  })

  it('is whole where every cell was ruled', () => {
    const play = begun()
    for (let row = 0; row < 5; row += 1)
      for (let column = 0; column < 5; column += 1) play.do({ type: 'entries.rule', round: 1, row, column, seats: ['seat-0'], valid: true })
    expect(card(play)).toMatchObject({ from: 'cells', scores: { total: 250 } })
  })

  it('stays begun when a challenge is settled on the one mark that was put by hand, and on the one typed entry that was ruled', () => {
    const play = begun()
    play.do({ type: 'playcard.mark-one', ...CARD, ...CELL, mark: '1' })
    const challenge = play.do({ type: 'challenge.open', ...CARD, ...CELL })
    play.do({ type: 'challenge.refuse', challenge })
    expect(card(play)).toMatchObject({ from: 'cells', scores: { total: 0 } })
    const typed = begun()
    typed.do({ type: 'playcard.write', ...CARD, ...CELL, text: 'Exeter' })
    typed.do({ type: 'entries.rule', round: 1, ...CELL, seats: ['seat-0'], valid: false })
    disputed(typed, { type: 'challenge.accept', by: 'seat-2' })
    expect(card(typed)).toMatchObject({ from: 'cells', scores: { special: 1, general: 1, total: 2 } })
    expect(gaps(typed)).not.toMatch(/seat-0 has no card yet/)
  })

  it('is not begun by a second dispute on what was only said of the paper', () => {
    const play = disputed(begun(), { type: 'challenge.withdraw' }, '1')
    disputed(play, { type: 'challenge.refuse' })
    expect(card(play)).toMatchObject({ from: null, scores: null })
  })

  it('a card that was entered first stays known by its cells', () => {
    const play = begun()
    play.do({ type: 'playcard.mark', ...CARD, marks: ['11111', ...ALL.slice(0, 3), '____1'] })
    disputed(play, { type: 'challenge.refuse' })
    expect(card(play)).toMatchObject({ from: 'cells' })
  })
})

describe('the master sheet', () => {
  const WORDS = { roundWord: 'round', cardWord: 'card', openWord: 'not judged' }
  const said = (five: FiveAtTable) => openMatters({ ...sheetProps(five.sheet, five.table.seats, WORDS, 1), cardWord: 'card' })

  it('calls a card with nothing but a ruling missing, and a begun one not judged', () => {
    const five = new FiveAtTable(['Ann', 'Ben']).do({ type: 'round.open', number: 1 })
    five.do({ type: 'entries.rule', round: 1, ...CELL, seats: ['seat-0'], valid: true })
    expect(said(five)).toEqual(['Round 1, Ann: no card yet.', 'Round 1, Ben: no card yet.'])
    five.do({ type: 'playcard.mark-one', ...CARD, row: 0, column: 0, mark: 'x' })
    expect(said(five)).toEqual(['Round 1, Ann: 23 not judged.', 'Round 1, Ben: no card yet.'])
  })
})
