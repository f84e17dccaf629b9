/** A pasted list of seats: what is read, what is named with its line, what is refused in one sentence. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasColumns, leftOf, readSeatList, type SeatListFor } from '@/lib/exchange/seat-list'

const FIVE: SeatListFor = { pad: { name: 'Facts in Five', seatRange: { max: 200, teams: 'allowed' } }, taken: [] }
const read = (text: string, given = FIVE) => {
  const list = readSeatList(text, given)
  if (!list.ok) throw new Error(list.problem.message)
  return list.value
}
const short = (text: string, given = FIVE) =>
  read(text, given).seats.map(s => `${s.number} ${s.name}${s.table === null ? '' : ` @${s.table}`}${s.members.map(m => ` +${m}`).join('')}`)
const said = (text: string, given = FIVE) => read(text, given).problems.map(p => `${p.severity} ${p.line}: ${p.message}`)
const refused = (text: string, given = FIVE) => {
  const list = readSeatList(text, given)
  return list.ok ? 'taken' : list.problem.message
}

describe('a list of seats', () => {
  it('is read with tabs, semicolons or commas, with headings or without', () => {
    const expected = ['7 Ann @A', '1 Ben @B']
    expect(short('Ann\t7\tA\nBen\t\tB')).toEqual(expected)
    expect(short('Name;Number;Table\nAnn;7;A\nBen;;B\n')).toEqual(expected)
    expect(short('table, no., PLAYER\nA,7,Ann\nB,,Ben')).toEqual(expected)
    expect(short('7,Ann,A\n1,Ben,B')).toEqual(expected)
    expect(short('\uFEFF\n"Ann"\t7\t"A"\r\n\r\nBen\t\tB\r\n')).toEqual(expected)
    expect(short('"Lee, Ann";7;A')).toEqual(['7 Lee, Ann @A'])
    expect(short('Ann\nBen\n\nCas')).toEqual(['1 Ann', '2 Ben', '3 Cas'])
    expect(short('')).toEqual([])
  })

  it('makes one seat of a team, with its people', () => {
    expect(short('name,number,table,team\nAnn,4,A,Reds\nBen,,,reds\nCas,5,A,Blues\nDee,,B,')).toEqual([
      '4 Reds @A +Ann +Ben',
      '5 Blues @A +Cas',
      '1 Dee @B',
    ])
    expect(said('name,number,table,team\nAnn,4,A,Reds\nBen,6,B,Reds')).toEqual([
      'error 3: gives Reds a second number.',
      'error 3: puts Reds at a second table.',
    ])
    const always: SeatListFor = { pad: { name: 'Name Chase', seatRange: { max: 20, teams: 'always' } }, taken: [] }
    expect(said('name,team\nAnn,Reds\nBen,Reds\nCas,Blues', always)).toEqual([
      'error 4: Blues needs two members: Name Chase is played in teams.',
    ])
    const never: SeatListFor = { pad: { name: 'Famous Five', seatRange: { max: 4, teams: 'never' } }, taken: [] }
    expect(said('name,team\nAnn,Reds', never)).toEqual(['error 2: names a team: Famous Five is played by single players.'])
  })

  it('tells namesakes apart by their numbers, and names every mistake with its line', () => {
    expect(said('Ann;7\nBen\nann\n')).toEqual(['hint 3: is called ann as well: told apart by the numbers 7 and 2.'])
    expect(said(`Ann;7\n;8\nBen;seven\nCas;7\n${'x'.repeat(61)};1\nDee;9;A;;more`)).toEqual([
      'error 2: has no name.',
      'error 3: has “seven” for a number: it should be a whole one up to 100000.',
      'error 4: has the number 7 of line 1.',
      'error 5: has a name longer than 60 signs.',
      'error 6: has more columns than name, number, table and team.',
    ])
    const joining = { ...FIVE, taken: [{ name: 'Ann', number: 1 }] }
    expect(short('Ann\nBen', joining)).toEqual(['2 Ann', '3 Ben'])
    expect(said('Ann;1', joining)).toEqual([
      'error 1: has the number 1 of Ann, who sits there.',
      'hint 1: is called Ann as well: told apart by the numbers 1 and 1.',
    ])
  })

  it('is refused in one sentence where nobody could seat so many', () => {
    const people = (n: number): string => Array.from({ length: n }, (_, i) => `Player ${i}`).join('\n')
    expect(refused(people(200))).toBe('taken')
    expect(refused(people(201))).toBe(
      'Facts in Five takes at most 200 seats, and with this list there would be 201: nothing was taken over.',
    )
    expect(refused(people(10_000))).toBe('This list has 10000 lines, and at most 2000 are read: nothing was taken over.')
    expect(refused('x'.repeat(1_000_000))).toContain('nothing was taken over.')
  })

  it('gives every seat a number of its own, whatever is pasted', () => {
    const cell = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('Ann', '3', '12', '', 'A', '"', '\t', ';'))
    const text = fc
      .array(
        fc.array(cell, { maxLength: 5 }).map(cells => cells.join(';')),
        { maxLength: 20 },
      )
      .map(lines => lines.join('\n'))
    fc.assert(
      fc.property(text, pasted => {
        const { seats, problems } = read(pasted)
        if (problems.some(p => p.severity === 'error')) return
        expect(new Set(seats.map(s => s.number)).size).toBe(seats.length)
        for (const seat of seats) expect(seat.name).not.toBe('')
      }),
    )
  })

  it('sends every card round its own table', () => {
    const { seats } = read('Ann;1;A\nBen;2;B\nCas;3;A\nDee;4;B\nEve;5;C')
    expect(seats.map(s => `${s.name} ${leftOf(seats, s)?.name ?? '-'}`)).toEqual(['Ann Cas', 'Ben Dee', 'Cas Ann', 'Dee Ben', 'Eve -'])
  })

  it('is told from plain names', () => {
    expect(['Ann\nBen', 'Lee, Ann\nMay, Ben'].map(hasColumns)).toEqual([false, false])
    expect(['Ann\t7\nBen', 'Ann;7', 'Ann,7\nBen,8', 'Ann, 7, A'].map(hasColumns)).toEqual([true, true, true, true])
  })
})
