/** Seats that come late, leave, change hands, answer to the Class only, or sit at tables of their own; and cards that are absent or void. */
import { describe, expect, it } from 'vitest'
import { Play, opening, seatIds, uuid } from '../game'

const ALL = ['11111', '11111', '11111', '11111', '11111']
const NONE = ['xxxxx', 'xxxxx', 'xxxxx', 'xxxxx', 'xxxxx']
const LATE = uuid(0xaaaa)
const mark = (seat: string, round = 1, marks = ALL) => ({ type: 'playcard.mark', round, seat, marks })
const total = (play: Play, seat: string) => play.game.sheet().grandTotals.get(seat)?.['total']

function played(seats: number, rounds: number, rules: object = {}): Play {
  const play = new Play('facts-in-five', opening(seatIds(seats), rules))
  for (let round = 1; round <= rounds; round += 1) {
    play.do({ type: 'round.open' })
    for (const seat of seatIds(seats)) play.do(mark(seat, round))
  }
  return play
}

describe('who comes late', () => {
  it('plays from his round on: no card, no zero, not missing before', () => {
    const play = played(2, 2)
    const before = JSON.stringify(play.at('rounds'))
    play.do({ id: LATE, type: 'seat.add', name: 'Late', from: 3 })
    expect(JSON.stringify(play.at('rounds'))).toBe(before)
    expect(play.game.sheet()).toMatchObject({ through: 2, complete: true })
    expect(play.refused(mark(LATE, 2))).toBe('seat.not-in-round')
    play.do({ type: 'round.open' })
    play.do(mark(LATE, 3, NONE))
    for (const seat of seatIds(2)) play.do(mark(seat, 3))
    expect(total(play, LATE)).toBe(0)
    expect(total(play, 'seat-0')).toBe(750)
  })

  it('in the middle of a round is due in it, and only in it', () => {
    const play = played(2, 2)
    play.do({ id: LATE, type: 'seat.add', name: 'Late', from: 2 })
    expect(play.game.sheet().through).toBe(1)
    play.do(mark(LATE, 2))
    expect(play.game.sheet().through).toBe(2)
    expect(total(play, LATE)).toBe(250)
  })

  it('under a name that is taken is told apart by number, and under a number that is taken is refused', () => {
    const play = played(2, 0)
    const taken = play.try({ id: LATE, type: 'seat.add', name: 'SEAT-0 ' })
    expect(taken).toMatchObject({ ok: true, notices: [{ code: 'seat.same-name' }] })
    expect(play.refused({ type: 'seat.add', name: 'Fay', number: 1 })).toBe('seat.number-taken')
    expect(play.refused({ type: 'seat.add', name: 'Fay', after: 'nobody' })).toBe('seat.unknown')
  })
})

describe('who leaves', () => {
  it('keeps his cards, which stay editable, and is not missing afterwards', () => {
    const play = played(3, 2)
    play.do({ type: 'seat.leave', seat: 'seat-1', after: 2 })
    play.do({ type: 'round.open' })
    for (const seat of ['seat-0', 'seat-2']) play.do(mark(seat, 3))
    expect(play.game.sheet()).toMatchObject({ through: 3, complete: true })
    expect(total(play, 'seat-1')).toBe(500)
    expect(play.refused(mark('seat-1', 3))).toBe('seat.not-in-round')
    play.do(mark('seat-1', 1, NONE))
    expect(total(play, 'seat-1')).toBe(250)
    expect(play.game.scorer(3, 'seat-0')).toBe('seat-2')
    expect(play.game.scorer(2, 'seat-0')).toBe('seat-1')
  })

  it('cannot leave before a card that he has, or before he came', () => {
    const play = played(2, 2)
    expect(play.refused({ type: 'seat.leave', seat: 'seat-0', after: 1 })).toBe('seat.has-later-cards')
    play.do({ id: LATE, type: 'seat.add', name: 'Late', from: 3 })
    expect(play.refused({ type: 'seat.leave', seat: LATE, after: 1 })).toBe('seat.leave-too-early')
    play.do({ type: 'seat.leave', seat: LATE, after: 2 })
    play.do({ type: 'round.open' })
    expect(play.refused(mark(LATE, 3))).toBe('seat.not-in-round')
  })
})

describe('who sits there', () => {
  it('may change from a round on: the seat keeps its score, each round names who sat', () => {
    const play = played(2, 1)
    play.do({ type: 'seat.members', seat: 'seat-0', from: 2, members: [{ name: 'Sub', person: 'p-sub' }] })
    expect(play.at('seats', 0, 'sits')).toMatchObject([
      { from: 1, members: [{ name: 'seat-0' }] },
      { from: 2, members: [{ name: 'Sub', person: 'p-sub' }] },
    ])
    expect(total(play, 'seat-0')).toBe(250)
    expect(play.game.rows().SeatMember.filter(m => m['seatId'] === 'seat-0')).toMatchObject([
      { fromRound: 1 },
      { fromRound: 2, personId: 'p-sub' },
    ])
    expect(play.refused({ type: 'seat.members', seat: 'seat-0', from: 2, members: [] })).toBe('seat.no-members')
  })

  it('a new name, a new order and a new neighbour change no score', () => {
    const play = played(3, 1)
    const sheet = JSON.stringify(play.at('masterSheet', 'grandTotals', 'seat-1'))
    play.do({ type: 'seat.rename', seat: 'seat-1', name: '  Anna ' })
    play.do({ type: 'seat.order', seats: ['seat-1', 'seat-0', 'seat-2'] })
    expect(play.at('seats', 0)).toMatchObject({ id: 'seat-1', name: 'Anna' })
    expect(JSON.stringify(play.at('masterSheet', 'grandTotals', 'seat-1'))).toBe(sheet)
    expect(play.refused({ type: 'seat.order', seats: ['seat-1', 'seat-0'] })).toBe('seat.order-incomplete')
    expect(play.refused({ type: 'seat.order', seats: ['seat-1', 'seat-1', 'seat-0'] })).toBe('seat.order-incomplete')
  })

  it('where tables are named, the left neighbour is at the same table', () => {
    const play = new Play(
      'facts-in-five',
      opening(seatIds(5), {}, { 0: { table: 'A' }, 1: { table: 'B' }, 2: { table: 'A' }, 3: { table: 'B' }, 4: { table: 'C' } }),
    )
    play.do({ type: 'round.open' })
    expect(seatIds(5).map(seat => play.game.scorer(1, seat))).toEqual(['seat-2', 'seat-3', 'seat-0', 'seat-1', null])
  })
})

describe('how a card stands', () => {
  it('absent has no score and lacks nothing; a mark makes it played and says so', () => {
    const play = played(2, 0)
    play.do({ type: 'round.open' })
    play.do(mark('seat-0'))
    play.do({ type: 'playcard.stand', round: 1, seat: 'seat-1', as: 'absent' })
    expect(play.game.sheet()).toMatchObject({ through: 1, complete: true })
    expect(total(play, 'seat-1')).toBeUndefined()
    expect(play.try(mark('seat-1'))).toMatchObject({ ok: true, notices: [{ code: 'card.was-absent' }] })
    expect(total(play, 'seat-1')).toBe(250)
  })

  it('void counts zero, takes no mark, and is restored as it was', () => {
    const play = played(2, 1)
    play.do({ type: 'playcard.stand', round: 1, seat: 'seat-0', as: 'void', reason: 'no name' })
    expect(total(play, 'seat-0')).toBe(0)
    expect(play.at('rounds', 0, 'playcards', 'seat-0')).toMatchObject({
      stand: 'void',
      reason: 'no name',
      scores: { special: 0, general: 0, total: 0 },
    })
    expect(play.refused(mark('seat-0', 1, NONE))).toBe('card.void')
    expect(play.refused({ type: 'challenge.open', round: 1, seat: 'seat-0', row: 0, column: 0, by: 'seat-1' })).toBe('card.void')
    play.do({ type: 'playcard.stand', round: 1, seat: 'seat-0', as: 'played' })
    expect(total(play, 'seat-0')).toBe(250)
  })
})

describe('children', () => {
  const table = (): Play => {
    const play = new Play('facts-in-five', opening(['Ann', 'Ben', 'Kim'], {}, { 2: { child: true } }))
    play.do({ type: 'round.open', setup: { classes: [{ class: 'Rulers', category: 'King' }, { class: 'Aircraft' }, null, null, null] } })
    for (const seat of seatIds(3)) play.do(mark(seat))
    return play
  }
  const cell = (play: Play, seat: string, column: number) =>
    (play.at('rounds', 0, 'playcards', seat, 'marks') as string[])[0]?.charAt(column)

  it('answer to the Class only: a ruling under a Category leaves their card alone and says so', () => {
    const play = table()
    const answer = play.try({ type: 'entries.rule', round: 1, row: 0, column: 0, seats: seatIds(3), valid: false })
    expect(answer).toMatchObject({ ok: true, notices: [{ code: 'ruling.child', seat: 'seat-2' }] })
    expect(seatIds(3).map(seat => cell(play, seat, 0))).toEqual(['x', 'x', '1'])
    play.do({ type: 'entries.rule', round: 1, row: 0, column: 1, seats: seatIds(3), valid: false })
    expect(seatIds(3).map(seat => cell(play, seat, 1))).toEqual(['x', 'x', 'x'])
  })

  it('a ruling for many is one record, refused as a whole where one card cannot take it', () => {
    const play = table()
    play.do({ type: 'challenge.open', round: 1, seat: 'seat-1', row: 0, column: 1, by: 'seat-0' })
    const before = JSON.stringify(play.document())
    expect(play.refused({ type: 'entries.rule', round: 1, row: 0, column: 1, seats: ['seat-0', 'seat-1'], valid: false })).toBe(
      'challenge.open',
    )
    expect(JSON.stringify(play.document())).toBe(before)
    play.do({ type: 'playcard.mark-one', round: 1, seat: 'seat-0', row: 4, column: 4, mark: '.' })
    expect(play.refused({ type: 'entries.rule', round: 1, row: 4, column: 4, seats: ['seat-1', 'seat-0'], valid: true })).toBe(
      'entry.blank',
    )
    play.do({
      type: 'entries.rule',
      round: 1,
      row: 0,
      column: 1,
      seats: ['seat-0'],
      valid: false,
      reason: 'a ship',
      source: 'WordNet',
      keep: true,
    })
    expect(play.at('rounds', 0, 'rulings', 0)).toMatchObject({
      seats: ['seat-0'],
      valid: false,
      reason: 'a ship',
      source: 'WordNet',
      keep: true,
    })
  })
})

describe('an edit', () => {
  it('in an early round changes nothing else but totals', () => {
    const play = played(3, 3)
    play.do({ type: 'challenge.open', round: 2, seat: 'seat-1', row: 0, column: 0, by: 'seat-2', reason: 'not a king' })
    const before = play.document()
    play.do({ type: 'playcard.mark-one', round: 1, seat: 'seat-0', row: 0, column: 0, mark: 'x' })
    const rounds = (document: object) =>
      (document as { rounds: { playcards: Record<string, object>; setup: object; challenges: object[] }[] }).rounds
    const [first, second, third] = rounds(play.document())
    const [firstBefore, secondBefore, thirdBefore] = rounds(before)
    expect(third).toEqual(thirdBefore)
    expect(second?.playcards).toEqual(secondBefore?.playcards)
    expect(second?.setup).toEqual(secondBefore?.setup)
    expect({ ...first?.playcards, 'seat-0': null }).toEqual({ ...firstBefore?.playcards, 'seat-0': null })
    expect(first?.playcards['seat-0']).toMatchObject({ scores: { special: 116, general: 116, total: 232 } })
    expect(play.game.sheet().soFar.get('seat-0')).toEqual({ special: 366, general: 366, total: 732 })
  })

  it('unjudged is not crossed: the two look different, and only one is finished', () => {
    const play = played(2, 1)
    play.do({ type: 'playcard.mark-one', round: 1, seat: 'seat-0', row: 0, column: 0, mark: '?' })
    play.do({ type: 'playcard.mark-one', round: 1, seat: 'seat-1', row: 0, column: 0, mark: 'x' })
    const cards = play.at('rounds', 0, 'playcards') as Record<string, { scores: object; provisional: boolean; marks: string[] }>
    expect(cards['seat-0']?.scores).toEqual(cards['seat-1']?.scores)
    expect([cards['seat-0']?.provisional, cards['seat-1']?.provisional]).toEqual([true, false])
    expect(play.game.sheet().through).toBe(0)
  })
})
