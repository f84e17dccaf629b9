/** What the paper says against what the card gives: which sum, which row, which column, which cell. */
import { describe, expect, it } from 'vitest'
import { Play, opening } from '../game'

/** Columns 5,4,3,5,3 and rows 4,4,3,5,4: 84 and 82. */
const SAMPLE = ['11.11', '1x111', '11.1x', '11111', '1111.']
const CARD = { round: 1, seat: 'seat-0' }

function marked(sums: object, rules: object = {}): Play {
  const play = new Play('facts-in-five', opening(['Ann', 'Ben'], rules))
  play.do({ type: 'round.open', setup: { letters: ['C', 'M', 'E', '*', 'L'] } })
  play.do({ type: 'playcard.mark', ...CARD, marks: SAMPLE })
  play.do({ type: 'playcard.sums', ...CARD, ...sums })
  return play
}
const said = (play: Play) =>
  play.game
    .problems()
    .map(({ code, row, column }) => ({ code, ...(row === undefined ? {} : { row }), ...(column === undefined ? {} : { column }) }))

describe('a marked card and its paper', () => {
  it.each([
    { about: 'the same', sums: { columns: [5, 4, 3, 5, 3], rows: [4, 4, 3, 5, 4], special: 84, general: 82, total: 166 }, expected: [] },
    { about: 'Special and General exchanged', sums: { special: 82, general: 84 }, expected: [{ code: 'paper.exchanged' }] },
    {
      about: 'one cell counted too many',
      sums: { columns: [5, 5, 3, 5, 3], rows: [4, 5, 3, 5, 4] },
      expected: [{ code: 'paper.cell', row: 1, column: 1 }],
    },
    {
      about: 'one cell not counted',
      sums: { columns: [4, 4, 3, 5, 3], rows: [3, 4, 3, 5, 4] },
      expected: [{ code: 'paper.cell', row: 0, column: 0 }],
    },
    { about: 'one column alone', sums: { columns: [5, 4, 3, 5, 4] }, expected: [{ code: 'paper.column', column: 4 }] },
    { about: 'one row alone', sums: { rows: [4, 4, 4, 5, 4] }, expected: [{ code: 'paper.row', row: 2 }] },
    { about: 'Special differs alone', sums: { special: 86, general: 82 }, expected: [{ code: 'paper.special' }] },
    { about: 'General differs alone', sums: { special: 84, general: 80 }, expected: [{ code: 'paper.general' }] },
    { about: 'pushed together', sums: { special: 84, general: 88 }, expected: [{ code: 'paper.pushed-together' }] },
    { about: 'only the Total differs', sums: { total: 168 }, expected: [{ code: 'paper.total' }] },
  ])('$about', ({ sums, expected }) => {
    const play = marked(sums)
    const found = said(play).map(({ code, ...at }) =>
      code.startsWith('paper.special') || code === 'paper.general' ? { code } : { code, ...at },
    )
    expect(found).toEqual(expected)
    expect(play.at('rounds', 0, 'playcards', 'seat-0')).toMatchObject({ from: 'cells', scores: { special: 84, general: 82, total: 166 } })
  })

  it('an unjudged cell asks for no comparison yet', () => {
    const play = marked({ special: 100, general: 98 })
    play.do({ type: 'playcard.mark-one', ...CARD, row: 0, column: 0, mark: '?' })
    expect(said(play).map(p => p.code)).not.toContain('paper.special')
  })

  it('the sentence of a single cell names the row and says what the paper did', () => {
    const [one] = marked({ columns: [5, 5, 3, 5, 3], rows: [4, 5, 3, 5, 4] }).game.problems()
    expect(one?.message).toMatch(/row M.*counts it as valid/)
  })

  it('clearing the paper clears the complaint; a part that is null is cleared alone', () => {
    const play = marked({ special: 82, general: 84, total: 168 })
    expect(said(play).map(p => p.code)).toEqual(['paper.exchanged', 'paper.total'])
    play.do({ type: 'playcard.sums', ...CARD, special: null, general: null })
    expect(said(play).map(p => p.code)).toEqual(['paper.total'])
    play.do({ type: 'playcard.sums', ...CARD })
    expect(said(play)).toEqual([])
    expect(play.at('rounds', 0, 'playcards', 'seat-0', 'paper')).toBeNull()
  })
})

describe('a card known only by its paper', () => {
  const paper = (sums: object, rules: object = {}): Play => {
    const play = new Play('facts-in-five', opening(['Ann'], rules))
    play.do({ type: 'round.open' })
    play.do({ type: 'playcard.sums', ...CARD, ...sums })
    return play
  }

  it.each([
    {
      sums: { columns: [5, 4, 3, 5, 3], rows: [4, 4, 3, 5, 4] },
      from: 'counts',
      scores: { special: 84, general: 82, total: 166 },
      provisional: false,
    },
    { sums: { special: 84, general: 82 }, from: 'numbers', scores: { special: 84, general: 82, total: 166 }, provisional: false },
    { sums: { special: 0, general: 0, total: 0 }, from: 'numbers', scores: { special: 0, general: 0, total: 0 }, provisional: false },
    {
      sums: { special: 125, general: 125, total: 250 },
      from: 'numbers',
      scores: { special: 125, general: 125, total: 250 },
      provisional: false,
    },
    {
      sums: { columns: [0, 0, 0, 0, 0], rows: [0, 0, 0, 0, 0] },
      from: 'counts',
      scores: { special: 0, general: 0, total: 0 },
      provisional: false,
    },
    { sums: { total: 166 }, from: null, scores: null, provisional: true },
    { sums: { columns: [5, 4, 3, 5, 3] }, from: null, scores: null, provisional: true },
  ])('$sums comes from $from', ({ sums, from, scores, provisional }) => {
    expect(paper(sums).at('rounds', 0, 'playcards', 'seat-0')).toMatchObject({ marks: null, from, scores, provisional })
  })

  it('ten counts are asked before two numbers, and a difference is said', () => {
    const play = paper({ columns: [5, 4, 3, 5, 3], rows: [4, 4, 3, 5, 4], special: 82, general: 84 })
    expect(play.at('rounds', 0, 'playcards', 'seat-0')).toMatchObject({ from: 'counts', scores: { special: 84, general: 82 } })
    expect(play.problems()).toEqual(['paper.exchanged'])
  })

  it('the marks so far do not stand against ten counts, 25 marks do', () => {
    const play = paper({ columns: [5, 4, 3, 5, 3], rows: [4, 4, 3, 5, 4] })
    play.do({ type: 'playcard.mark', ...CARD, marks: ['xxxxx', '?????', '?????', '?????', '?????'] })
    expect(play.at('rounds', 0, 'playcards', 'seat-0')).toMatchObject({ from: 'counts', scores: { total: 166 } })
    play.do({ type: 'playcard.mark', ...CARD, marks: ['xxxxx', 'xxxxx', 'xxxxx', 'xxxxx', '1xxxx'] })
    expect(play.at('rounds', 0, 'playcards', 'seat-0')).toMatchObject({ from: 'cells', scores: { total: 2 } })
  })

  it.each([
    [{ total: 167 }, 'even'],
    [{ total: 176 }, 'no playcard'],
    [{ special: 78 }, 'no five column counts'],
    [{ special: 109, general: 109 }, 'no playcard has both'],
    [{ columns: [5, 5, 5, 5, 0], rows: [4, 4, 4, 4, 3] }, 'add up to 20'],
    [{ columns: [5, 5, 5, 5, 0], rows: [5, 5, 5, 5, 0] }, 'no playcard has these row counts'],
    [{ columns: [5, 0, 0, 0, 0], rows: [5, 0, 0, 0, 0] }, 'no playcard has these row counts'],
    [{ special: 100, general: 99 }, 'no five row counts'],
  ])('%j cannot be: %s', (sums, why) => {
    const play = new Play('facts-in-five', opening(['Ann']))
    play.do({ type: 'round.open' })
    const answer = play.try({ type: 'playcard.sums', ...CARD, ...sums })
    expect(answer).toMatchObject({ ok: false, problem: { code: 'paper.impossible' } })
    expect(answer.ok ? '' : answer.problem.message.toLowerCase()).toContain(why.toLowerCase())
    expect(play.at('rounds', 0, 'playcards')).toEqual({})
  })
})

describe('a ruling on a card that is known by counts (docs/decisions/007)', () => {
  const ruled = (more: object, sums: object): Play => {
    const play = new Play('facts-in-five', opening(['Ann', 'Ben', 'Cas']))
    play.do({ type: 'round.open' })
    const challenge = play.do({ type: 'challenge.open', ...CARD, row: 0, column: 0, by: 'seat-1', ...more })
    play.do({ type: 'challenge.accept', challenge, by: 'seat-2' })
    play.do({ type: 'playcard.sums', ...CARD, ...sums })
    return play
  }
  const COUNTS = { columns: [5, 4, 3, 5, 3], rows: [4, 4, 3, 5, 4] }
  it('where nobody said what the scorer had put, the counts stand and a hint says so', () => {
    const play = ruled({}, COUNTS)
    expect(play.at('rounds', 0, 'playcards', 'seat-0', 'scores')).toEqual({ special: 84, general: 82, total: 166 })
    expect(play.game.problems()).toMatchObject([
      { severity: 'hint', code: 'challenge.counts-taken', round: 1, seat: 'seat-0', row: 0, column: 0 },
    ])
    expect(play.game.problems()[0]?.message).toContain('the counts are taken as they stand')
  })
  it('where he had crossed it out, the counts follow and nothing is said', () => {
    expect(ruled({ paper: 'x' }, { ...COUNTS, columns: [4, 4, 3, 5, 3], rows: [3, 4, 3, 5, 4] }).problems()).toEqual([])
  })
  it('two numbers cannot follow: that is a warning', () => {
    expect(ruled({}, { special: 84, general: 82 }).game.problems()).toMatchObject([{ severity: 'warning', code: 'challenge.not-in-score' }])
  })
})

describe('one point an entry (EV-01)', () => {
  const counted = (sums: object): Play => {
    const play = new Play('facts-in-five', opening(['Ann'], { scoring: 'count' }))
    play.do({ type: 'round.open' })
    play.do({ type: 'playcard.sums', ...CARD, ...sums })
    return play
  }
  it('has one classification, 0 to 25', () => {
    const play = marked({}, { scoring: 'count' })
    expect(play.at('rounds', 0, 'playcards', 'seat-0', 'scores')).toEqual({ total: 20 })
    expect(play.at('masterSheet', 'classifications')).toEqual([{ id: 'total', name: 'Total' }])
    play.do({ type: 'playcard.mark', ...CARD, marks: ['11111', '11111', '11111', '11111', '11111'] })
    expect(play.at('masterSheet', 'soFar', 'seat-0')).toEqual({ total: 25 })
  })
  it('takes ten counts or a Total, odd ones too, and compares them', () => {
    expect(counted({ total: 19 }).at('rounds', 0, 'playcards', 'seat-0')).toMatchObject({ from: 'numbers', scores: { total: 19 } })
    expect(counted({ columns: [5, 4, 3, 5, 3], rows: [4, 4, 3, 5, 4] }).at('rounds', 0, 'playcards', 'seat-0')).toMatchObject({
      from: 'counts',
      scores: { total: 20 },
    })
    expect(marked({ total: 21 }, { scoring: 'count' }).problems()).toEqual(['paper.total'])
  })
  it.each([{ special: 84 }, { general: 82 }, { total: 26 }, { columns: [5, 5, 5, 5, 5], rows: [5, 5, 5, 5, 4] }])('refuses %j', sums => {
    const play = new Play('facts-in-five', opening(['Ann'], { scoring: 'count' }))
    play.do({ type: 'round.open' })
    expect(play.refused({ type: 'playcard.sums', ...CARD, ...sums })).toBe('paper.impossible')
  })
})
