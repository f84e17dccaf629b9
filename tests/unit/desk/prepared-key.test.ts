/** An answer key from a file, and answers that the table calls one. */
import { describe, expect, it } from 'vitest'
import { readKeyFile } from '@/lib/exchange/key-file'
import { deskCell } from '@/lib/pads/facts-in-five/desk/cell'
import { answersFor } from '@/lib/pads/facts-in-five/desk/prepared-key'
import { withSame } from '@/lib/pads/facts-in-five/desk/same'
import { sampleTable } from './five-at-table'

const answers = (text: string) => {
  const read = readKeyFile(text)
  if (!read.ok) throw new Error(read.problem.message)
  return read.value
}
const said = (text: string): string => {
  const read = readKeyFile(text)
  return read.ok ? `${read.value.length} taken` : read.problem.message
}

describe('a prepared answer key', () => {
  it('is read from CSV and from JSON, and goes to the cells of this round only', () => {
    const csv =
      'Class,Category,Letter,Entry\nworld leaders/rulers,King,c,Canute\nBooks of Bible,,M,Malachi\nBooks of Bible,New Testament,M,Mark\nFlowers,,C,Crocus\n'
    const { setup } = sampleTable().round
    expect(answersFor(setup, answers(csv))).toEqual({
      fresh: [
        { row: 0, column: 0, entry: 'Canute' },
        { row: 1, column: 1, entry: 'Malachi' },
      ],
      elsewhere: 2,
    })
    const json = JSON.stringify([{ class: 'Books of Bible', letter: '*', entry: 'Ruth' }])
    expect(answersFor(setup, answers(json)).fresh).toEqual([{ row: 3, column: 1, entry: 'Ruth' }])
  })
  it('brings nothing twice', () => {
    const five = sampleTable().do({ type: 'key.add', round: 1, row: 0, column: 0, entry: 'Canute' })
    const csv = 'class,letter,entry\nWorld Leaders/Rulers,C,CANUTE\nWorld Leaders/Rulers,C,Charles\nWorld Leaders/Rulers,C,charles\n'
    expect(answersFor(five.round.setup, answers(csv)).fresh).toEqual([{ row: 0, column: 0, entry: 'Charles' }])
  })
  it.each([
    ['', 'This file is empty.'],
    ['class,answer,letter\nA,B,C', /“answer” that is not known/],
    ['class,letter\nA,B', /“entry” is missing/],
    ['class,letter,entry\nA,BB,Mace', /^Line 2.*A letter is A to Z/],
    ['class,letter,entry\nA,B,', /^Line 2/],
    ['[{"class":"A"}]', /This answer key/],
    ['[', /looks like JSON and is none/],
    [`class,letter,entry\n${'A,B,C\n'.repeat(20_001)}`, /more than 20000 rows/],
    [`class,letter,entry\nA,B,${'M'.repeat(10_000)}`, /120 signs/],
  ])('refuses %j whole', (text, sentence) => {
    expect(said(text)).toMatch(sentence)
  })
})

describe('answers that the table calls one', () => {
  it('join groups that share a seat, and each seat stands in one group', () => {
    expect(withSame([], ['a', 'b'])).toEqual([['a', 'b']])
    expect(
      withSame(
        [
          ['a', 'b'],
          ['c', 'd'],
          ['e', 'f'],
        ],
        ['b', 'c'],
      ),
    ).toEqual([
      ['e', 'f'],
      ['b', 'c', 'a', 'd'],
    ])
  })
  it('stand in one group from then on, whatever is written', () => {
    const five = sampleTable().write(0, 0, 0, 'Canute').write(1, 0, 0, 'Knud')
    const groups = withSame([], ['seat-0', 'seat-1'])
    five.do({ type: 'entries.same', round: 1, row: 0, column: 0, groups })
    const cell = deskCell(five.table, five.round, { row: 0, column: 0 })
    expect(cell.groups.map(g => g.entries.map(e => [e.text, e.sure]))).toEqual([
      [
        ['Canute', true],
        ['Knud', true],
      ],
    ])
  })
})
