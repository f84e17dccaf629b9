/** Advice on the desk, the same entry twice, shared answers, and every problem of a round in one list. */
import { describe, expect, it } from 'vitest'
import { adviceOn, kindAt } from '@/lib/pads/facts-in-five/desk/advice'
import { concernsIn } from '@/lib/pads/facts-in-five/desk/concerns'
import { pairsOn, proposalsIn } from '@/lib/pads/facts-in-five/desk/twice'
import { factsInFive } from '@/lib/pads/facts-in-five/pad'
import { scoreCard } from '@/lib/pads/facts-in-five/scoring'
import { withMark } from '@/lib/pads/facts-in-five/card'
import { gapsOf } from '@/lib/table/rounds'
import { sampleTable, type FiveAtTable } from './five-at-table'

const cardOf = (five: FiveAtTable, seat: number) => {
  const held = five.round.cards.get(`seat-${seat}`)
  if (!held) throw new Error('no card')
  return held.card
}
const concerns = (five: FiveAtTable) =>
  concernsIn(five.table, five.round, factsInFive.check(five.table), gapsOf(factsInFive, five.table, five.round, five.sheet.ending))

describe('advice beside an entry', () => {
  const { setup } = sampleTable().round
  it('agrees, differs, or is unsure with what else may be meant', () => {
    expect(adviceOn(setup, { row: 0, column: 0 }, 'King Charles the Fair')).toMatchObject({ verdict: 'agrees', keyWord: 'Charles' })
    expect(adviceOn(setup, { row: 1, column: 3 }, 'Carol Channing')).toMatchObject({ verdict: 'differs', keyWord: 'Channing' })
    const unsure = adviceOn(setup, { row: 0, column: 3 }, 'Lee van Cleef')
    expect(unsure).toMatchObject({ verdict: 'unsure', keyWord: 'Cleef', fits: true })
    expect(unsure?.alternatives.join()).toContain('van')
    expect(adviceOn(setup, { row: 3, column: 0 }, 'Whoever')).toMatchObject({ fits: true })
  })
  it('says nothing while the letter or the Class is not known', () => {
    const bare = sampleTable().do({ type: 'round.open' })
    const second = bare.table.rounds[1]
    expect(second && adviceOn(second.setup, { row: 0, column: 0 }, 'Cain')).toBeNull()
    expect(second && kindAt(second.setup, 0)).toBeNull()
  })
  it('guesses what a column asks for, and takes the choice of the Director', () => {
    expect([0, 1, 2, 3, 4].map(c => kindAt(setup, c as 0)?.kind)).toEqual(['person', 'work', 'institution', 'person', 'thing'])
    expect(kindAt(setup, 0)).toEqual({ kind: 'person', guessed: true })
    const five = sampleTable()
    five.do({
      type: 'round.setup',
      round: 1,
      classes: [{ class: 'World Leaders/Rulers', category: 'King', kind: 'work' }, null, null, null, null],
    })
    expect(kindAt(five.round.setup, 0)).toEqual({ kind: 'work', guessed: false })
  })
  it('counts letters where the column is a spelling card', () => {
    const five = sampleTable()
    five.do({ type: 'round.setup', round: 1, classes: [{ class: 'Spelling', category: 'Noun 6-10' }, null, null, null, null] })
    expect(adviceOn(five.round.setup, { row: 0, column: 0 }, 'Cat')?.spelling).toMatchObject({ letters: 3, rangeOk: false })
    expect(adviceOn(five.round.setup, { row: 0, column: 0 }, 'Cathedral')?.spelling).toMatchObject({ letters: 9, rangeOk: true })
    // A child may write a word of any length (A-F5-19).
    expect(adviceOn(five.round.setup, { row: 0, column: 0 }, 'Cat', true)?.spelling?.rangeOk).toBe(true)
  })
})

describe('the same entry twice on a card', () => {
  const marks = ['1x1x1', '1x1x1', '1111x', 'xxxxx', 'xxxxx']
  it('is certain or asked, and what each is worth is what the score says', () => {
    const five = sampleTable().write(0, 0, 0, 'Canute').write(0, 2, 2, 'canute').write(0, 1, 2, 'Minnesota').write(0, 2, 0, 'The Minnesota')
    five.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks })
    const card = cardOf(five, 0)
    const pairs = pairsOn(card, 'seat-0', five.table.rules.scoring)
    expect(pairs.map(p => [p.first.text, p.second.text, p.sure])).toEqual([
      ['Canute', 'canute', true],
      ['The Minnesota', 'Minnesota', false],
    ])
    const [pair] = pairs
    if (!pair) throw new Error('no pair')
    const total = (keep: typeof pair.first, drop: typeof pair.first) =>
      scoreCard(withMark(withMark(card, keep, '1'), drop, 'x'), five.table.rules).points?.total ?? Number.NaN
    const neither = scoreCard(withMark(withMark(card, pair.first, 'x'), pair.second, 'x'), five.table.rules).points?.total ?? Number.NaN
    expect(pair.first.worth).toBe(total(pair.first, pair.second) - neither)
    expect(pair.second.worth).toBe(total(pair.second, pair.first) - neither)
    expect(pair.first.worth).not.toBe(pair.second.worth)
  })
  it('is no problem any more once one of them is crossed out', () => {
    const five = sampleTable().write(0, 0, 0, 'Canute').write(0, 0, 1, 'Canute')
    five.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks })
    expect(proposalsIn(five.table, five.round)).toEqual([])
  })
  it.each([
    ['ask', [[0, 0]]],
    ['first', [[2, 2]]],
    [
      'none',
      [
        [0, 0],
        [2, 2],
      ],
    ],
  ])('proposes by the house rule %s', (duplicates, gone) => {
    const five = sampleTable(undefined, { duplicates }).write(0, 0, 0, 'Canute').write(0, 2, 2, 'Canute')
    five.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: ['1xxxx', 'xx1xx', '1111x', 'xxxxx', 'xxxxx'] })
    expect(proposalsIn(five.table, five.round).map(p => [p.row, p.column])).toEqual(gone)
  })
})

describe('shared answers', () => {
  it('are proposed only where the house rule voids them, by text or as the table called them the same', () => {
    const play = (rules: object) => {
      const five = sampleTable(undefined, rules)
        .write(0, 0, 0, 'Canute')
        .write(1, 0, 0, 'CANUTE')
        .write(2, 0, 0, 'Charles')
        .write(3, 0, 0, 'Knud')
      five.do({ type: 'entries.same', round: 1, row: 0, column: 0, groups: [['seat-2', 'seat-3']] })
      return proposalsIn(five.table, five.round)
    }
    expect(play({})).toEqual([])
    expect(play({ sharedAnswers: 'void' }).map(p => [p.text, p.seats, p.sure])).toEqual([
      ['Canute', ['seat-0', 'seat-1'], true],
      ['Charles', ['seat-2', 'seat-3'], true],
    ])
  })
  it('that are certain do not hide behind one that is near: it is asked about beside them, and by itself when they are ruled on', () => {
    const five = sampleTable(undefined, { sharedAnswers: 'void' })
      .write(0, 0, 0, 'Canute')
      .write(1, 0, 0, 'CANUTE')
      .write(2, 0, 0, 'King Canute')
    const told = () => proposalsIn(five.table, five.round).map(p => [p.seats, p.near, p.sure, p.message.split(': ').at(-1)])
    const rule = 'shared answers count nothing in this game.'
    expect(told()).toEqual([[['seat-0', 'seat-1'], ['seat-2'], true, `${rule} Cas may have given it too.`]])
    five.do({ type: 'entries.rule', round: 1, row: 0, column: 0, seats: ['seat-0', 'seat-1'], valid: false })
    expect(told()).toEqual([[['seat-2'], [], false, `${rule} Cas may have given it too.`]])
    five.do({ type: 'entries.rule', round: 1, row: 0, column: 0, seats: ['seat-2'], valid: false })
    expect(told()).toEqual([])
  })
  it('are done with when all are crossed out', () => {
    const five = sampleTable(undefined, { sharedAnswers: 'void' }).write(0, 0, 0, 'Canute').write(1, 0, 0, 'Canute')
    const [proposal] = proposalsIn(five.table, five.round)
    five.do({ type: 'entries.rule', round: 1, row: 0, column: 0, seats: proposal?.seats ?? [], valid: false, reason: proposal?.reason })
    expect(proposalsIn(five.table, five.round)).toEqual([])
  })
})

describe('every problem of a round', () => {
  it('stands in one list, gravest first, each with its place', () => {
    const five = sampleTable().write(0, 0, 0, 'King Macbeth').write(0, 1, 0, 'Macbeth').write(0, 4, 4, 'Macbeth').write(1, 0, 0, 'Canute')
    five.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: ['1xxxx', '1xxxx', 'xxxxx', 'xxxxx', 'xxxx1'] })
    five.do({ type: 'playcard.sums', round: 1, seat: 'seat-0', total: 166 })
    five.do({ type: 'playcard.mark', round: 1, seat: 'seat-1', marks: ['1xxxx', 'xxxxx', 'xxxxx', 'xxxxx', 'xxxxx'] })
    five.do({ type: 'challenge.open', round: 1, seat: 'seat-1', row: 0, column: 0, by: 'seat-2' })
    const found = concerns(five)
    const order = found.map(c => c.severity)
    expect(order).toEqual(order.toSorted((a, b) => ['error', 'warning', 'hint'].indexOf(a) - ['error', 'warning', 'hint'].indexOf(b)))
    const codes = found.map(c => `${c.code} ${c.seat ?? ''} ${c.row ?? ''} ${c.column ?? ''}`)
    expect(codes).toContain('key-word.differs seat-0 0 0')
    expect(codes).toContain('entry.twice seat-0 4 4')
    expect(codes).toContain('challenge.still-open seat-1 0 0')
    expect(found.find(c => c.code === 'gap.missing')?.message).toBe('4 cards are not handed in.')
    expect(found.every(c => (c.round === 1 && c.message.endsWith('.')) || c.message.endsWith('?'))).toBe(true)
  })
  it('is empty on a table without a problem', () => {
    const five = sampleTable(['Ann', 'Ben']).write(0, 0, 0, 'Canute')
    for (const seat of ['seat-0', 'seat-1'])
      five.do({ type: 'playcard.mark', round: 1, seat, marks: ['1xxxx', 'xxxxx', 'xxxxx', 'xxxxx', 'xxxxx'] })
    expect(concerns(five)).toEqual([])
  })
})
