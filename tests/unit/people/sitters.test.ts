/** Who at a new table is taken for whom in the book, and the same people with another score pad. */
import { describe, expect, it } from 'vitest'
import {
  addSeats,
  draftFrom,
  emptyDraft,
  nextNumber,
  pairUp,
  rotateSeats,
  setMembers,
  withPad,
  type Earlier,
} from '@/components/start/draft'
import { choosePerson, isAsked, seatNote, sittersOf } from '@/components/start/people'
import { requestOf } from '@/components/start/request'

const person = (id: string, name: string, ...also: string[]) => ({ id, name, also })
const at = (...names: string[]) => addSeats(emptyDraft('any', false), names)

describe('a name at the table', () => {
  it('is linked where it is written exactly so, and asked about where it only looks alike', () => {
    const draft = at('Ann', 'ben ', 'Case', 'Dee')
    const book = [person('a', 'Ann'), person('b', 'Ben'), person('c', 'Cas')]
    const sitters = sittersOf(draft, book)
    expect(sitters.map(s => s.person)).toEqual(['a', null, null, null])
    expect(sitters.map(isAsked)).toEqual([false, true, true, false])
    expect(draft.seats.map(s => seatNote(draft, sitters, s.id))).toEqual([
      'known from the book',
      'looks like somebody in the book: say so below',
      'looks like somebody in the book: say so below',
      undefined,
    ])
    const [, ben] = sitters
    if (!ben) throw new Error('nobody')
    const yes = sittersOf(choosePerson(draft, ben, 'b'), book)
    expect(yes.map(s => s.person)).toEqual(['a', 'b', null, null])
    expect(sittersOf(choosePerson(draft, ben, null), book).map(isAsked)).toEqual([false, false, true, false])
  })
  it('is known by another name that is said to be his, and nobody sits twice', () => {
    const sitters = sittersOf(at('Anne', 'Ann'), [person('a', 'Ann', 'Anne')])
    expect(sitters.map(s => s.person)).toEqual(['a', null])
    expect(sitters.map(s => s.candidates.length)).toEqual([1, 0])
  })
})

describe('the same people again', () => {
  const earlier: Earlier = {
    id: 'g',
    title: 'Friday',
    pad: 'one',
    teams: false,
    seats: ['Ann', 'Ben', 'Cas', 'Dee', 'Eve'].map((name, i) => ({
      ...{ id: `s${i}`, name, child: false, person: `p${i}`, members: [] },
      ...{ number: null, table: null },
    })),
    gone: ['s9'],
    rules: { rounds: 3, director: 's1', drawer: 's9', ties: 'shared' },
  }
  const sent = (draft: ReturnType<typeof draftFrom>) =>
    requestOf(draft, { title: 't', playedOn: '2026-11-20', zone: undefined, sitters: sittersOf(draft, []), defaults: {}, childFlag: false })

  it('keeps order, people and rules; a rule that names a seat names the new one', () => {
    const draft = draftFrom(earlier, { ties: 'shared' })
    const request = sent(draft)
    expect(request).toMatchObject({ pad: 'one', playedOn: '2026-11-20', houseRules: { rounds: 3, director: request.seats[1]?.id } })
    expect(request.houseRules).not.toHaveProperty('drawer')
    expect(request.seats).toMatchObject(earlier.seats.map(({ name, person: p }) => ({ name, person: p })))
    expect(request.seats.some(s => s.id.startsWith('s'))).toBe(false)
    expect(sent(rotateSeats(draft)).seats.map(s => s.name)).toEqual(['Ben', 'Cas', 'Dee', 'Eve', 'Ann'])
    expect(sent(draft)).toEqual(request)
  })
  it('keeps the numbers and tables that somebody gave; the next player gets the first number that is free', () => {
    const given = [3, 1, 7].map((number, i) => ({ number, table: i < 2 ? 'A' : 'B' }))
    const draft = draftFrom({ ...earlier, seats: earlier.seats.slice(0, 3).map((s, i) => ({ ...s, ...given[i] })) }, {})
    expect(sent(draft).seats).toMatchObject(given)
    expect(nextNumber(draft)).toBe(2)
    expect(sent(draftFrom(earlier, {})).seats.some(s => 'number' in s || 'table' in s)).toBe(false)
    expect(nextNumber(draftFrom(earlier, {}))).toBe(6)
  })
  it('may take another pad: teams where it is played in teams, the same people in them', () => {
    const draft = withPad(draftFrom(earlier, {}), 'two', 'always', { target: 100, first: '00000000-0000-4000-8000-000000000000' })
    expect(draft).toMatchObject({ pad: 'two', teams: true, rules: { target: 100 } })
    expect(draft.rules).not.toHaveProperty('first')
    expect(sent(draft).seats).toMatchObject([
      {
        name: 'Ann & Ben',
        members: [
          { name: 'Ann', person: 'p0' },
          { name: 'Ben', person: 'p1' },
        ],
      },
      { name: 'Cas & Dee & Eve', members: [{ person: 'p2' }, { person: 'p3' }, { person: 'p4' }] },
    ])
    const back = withPad(draft, 'three', 'never', {})
    expect(sent(back).seats.map(s => ({ ...s, id: '' }))).toEqual(earlier.seats.map(s => ({ id: '', name: s.name, person: s.person })))
  })
  it('leaves teams as they are, and makes one of a single player', () => {
    const [only] = at('Ann').seats
    expect(pairUp(at('Ann')).seats).toMatchObject([{ name: 'Ann', members: [{ name: 'Ann' }] }])
    const teams = setMembers(at('Reds'), only?.id ?? '', [])
    expect(withPad(teams, 'x', 'allowed', {}).seats).toEqual(teams.seats)
    expect(pairUp({ ...teams, seats: [] }).seats).toEqual([])
  })
})
