/** Rounds, endings and ties of Facts in Five: setups, drawing, gaps, how the game is decided, what may still be agreed. */
import { describe, expect, it } from 'vitest'
import { Play, opening, seatIds } from '../game'

const row = (n: number) => '1'.repeat(n).padEnd(5, 'x')
/** A card with so many checks, filled row by row. */
const card = (checks: number): string[] => [0, 1, 2, 3, 4].map(r => row(Math.max(0, Math.min(5, checks - 5 * r))))
const ALL = card(25)

function play(seats: number, rules: object = {}): Play {
  return new Play('facts-in-five', opening(seatIds(seats), rules))
}

/** Plays a round in which each seat has so many checks. */
function round(at: Play, ...checks: number[]): void {
  at.do({ type: 'round.open' })
  const { length } = at.game.sheet().rounds
  checks.forEach((n, i) => at.do({ type: 'playcard.mark', round: length, seat: `seat-${i}`, marks: card(n) }))
}

const winners = (at: Play) => at.game.sheet().winners

describe('how a game ends', () => {
  it('after the agreed number of rounds; one more is refused until the number is changed', () => {
    const at = play(2, { rounds: 2 })
    round(at, 10, 5)
    expect(at.game.sheet().ending).toBeNull()
    round(at, 10, 5)
    expect(at.game.sheet()).toMatchObject({ status: 'finished', ending: { why: 'rounds', decidedAt: { round: 2 } } })
    expect(at.refused({ type: 'round.open' })).toBe('game.ended')
    at.do({ type: 'rules.change', rules: { rounds: 3 } })
    expect(at.game.status).toBe('live')
    at.do({ type: 'round.open' })
  })

  it('to 150: exactly 150 is enough, the round is scored to its end, and all three classifications are decided', () => {
    const at = play(2, { rounds: null, endAtTotal: 150 })
    at.do({ type: 'round.open' })
    at.do({ type: 'playcard.sums', round: 1, seat: 'seat-0', columns: [4, 4, 4, 4, 4], rows: [4, 4, 4, 4, 4] })
    at.do({ type: 'playcard.sums', round: 1, seat: 'seat-1', columns: [5, 3, 0, 0, 0], rows: [2, 2, 2, 1, 1] })
    expect(at.game.sheet()).toMatchObject({
      status: 'finished',
      ending: { why: 'total', decidedAt: { round: 1, seat: 'seat-0', total: 160 } },
    })
    at.do({ type: 'playcard.sums', round: 1, seat: 'seat-0', columns: [5, 5, 3, 3, 3], rows: [4, 4, 4, 4, 3] })
    expect(at.game.sheet().grandTotals.get('seat-0')).toEqual({ special: 77, general: 73, total: 150 })
    expect(at.game.sheet().ending).toMatchObject({ decidedAt: { round: 1, total: 150 } })
    expect(winners(at)).toEqual({ special: ['seat-0'], general: ['seat-0'], total: ['seat-0'] })
    at.do({ type: 'playcard.sums', round: 1, seat: 'seat-0', columns: [5, 5, 3, 3, 2], rows: [4, 4, 4, 4, 2] })
    expect(at.game.sheet().grandTotals.get('seat-0')?.['total']).toBe(140)
    expect(at.game.sheet().ending).toBeNull()
  })

  it('not on a score that is still open', () => {
    const at = play(2, { rounds: null, endAtTotal: 150 })
    at.do({ type: 'round.open' })
    at.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: ALL })
    expect(at.game.sheet().ending).toBeNull()
    at.do({ type: 'playcard.mark', round: 1, seat: 'seat-1', marks: ['11111', '11111', '11111', '11111', '1111?'] })
    expect(at.game.sheet().ending).toBeNull()
    at.do({ type: 'playcard.mark-one', round: 1, seat: 'seat-1', row: 4, column: 4, mark: 'x' })
    expect(at.game.sheet().ending?.decidedAt).toMatchObject({ round: 1, seat: 'seat-0', total: 250 })
  })

  it('early by hand, and an edit that takes the end away makes the game live again', () => {
    const at = play(2)
    round(at, 10, 5)
    at.do({ type: 'game.finish' })
    expect(at.game.sheet()).toMatchObject({ status: 'finished', ending: { why: 'finished-early', decidedAt: { round: 1 } } })
    expect(at.refused({ type: 'round.open' })).toBe('game.finished')
    expect(at.refused({ type: 'game.finish' })).toBe('game.finished')
    at.do({ type: 'game.reopen' })
    expect(at.game.status).toBe('live')
    expect(at.refused({ type: 'game.reopen' })).toBe('game.live')
  })

  it('keeps what was played after the end out of the Grand Totals, and says so', () => {
    const at = play(2, { rounds: null, endAtTotal: 150 })
    round(at, 5, 5)
    round(at, 5, 5)
    at.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: ALL })
    expect(at.game.sheet()).toMatchObject({ through: 1, ending: { decidedAt: { round: 1 } } })
    expect(at.problems()).toContain('round.after-the-end')
    expect(at.game.sheet().grandTotals.get('seat-0')).toEqual({ special: 125, general: 125, total: 250 })
  })
})

describe('ties', () => {
  it('are shared, and all are named', () => {
    const at = play(3, { rounds: 1 })
    round(at, 10, 10, 5)
    expect(winners(at)['total']).toEqual(['seat-0', 'seat-1'])
    expect([...(at.game.sheet().ranks['total'] ?? [])]).toEqual(
      expect.arrayContaining([
        ['seat-0', 1],
        ['seat-1', 1],
        ['seat-2', 3],
      ]),
    )
  })

  it('fall to the last round first, then to the one before it, and stay a tie where all rounds are level', () => {
    const at = play(3, { rounds: 3, ties: 'last-round-first' })
    round(at, 10, 5, 5)
    round(at, 5, 10, 10)
    round(at, 5, 5, 5)
    expect(winners(at)['total']).toEqual(['seat-1', 'seat-2'])
    expect(Object.fromEntries(at.game.sheet().ranks['total'] ?? [])).toEqual({ 'seat-0': 3, 'seat-1': 1, 'seat-2': 1 })
  })

  it('take extra rounds until the classifications that decide have one leader', () => {
    const at = play(2, { rounds: 1, ties: 'extra-round' })
    round(at, 10, 10)
    expect(at.game.sheet().ending).toBeNull()
    round(at, 6, 6)
    expect(at.game.sheet().ending).toBeNull()
    at.do({ type: 'rules.change', rules: { timerSeconds: 240 } })
    round(at, 7, 6)
    expect(at.game.sheet()).toMatchObject({ ending: { decidedAt: { round: 3 } }, through: 3 })
  })

  it('where only the Total decides, a tied Special needs no extra round', () => {
    const at = play(2, { rounds: 1, ties: 'extra-round', winners: 'total' })
    at.do({ type: 'round.open' })
    at.do({ type: 'playcard.sums', round: 1, seat: 'seat-0', columns: [5, 4, 3, 5, 3], rows: [4, 4, 3, 5, 4] })
    at.do({ type: 'playcard.sums', round: 1, seat: 'seat-1', columns: [5, 4, 3, 5, 3], rows: [5, 5, 4, 3, 3] })
    expect(at.game.sheet().ending).toMatchObject({ decidedAt: { round: 1 } })
  })
})

describe('setup of a round', () => {
  it('null and missing places stay as they are', () => {
    const at = play(2)
    at.do({ type: 'round.open', setup: { letters: ['a', null, '*', 'Q', null], classes: [{ class: 'Aircraft' }, null, null, null, null] } })
    at.do({ type: 'round.setup', round: 1, letters: [null, 'B', null, 'R', null] })
    expect(at.at('rounds', 0, 'setup', 'letters')).toEqual(['A', 'B', '*', 'R', null])
    expect(at.at('rounds', 0, 'setup', 'classes', 0)).toMatchObject({ class: 'Aircraft', category: null })
  })

  it('a Single Initial Letter is the same in all five rows', () => {
    const at = play(2, { singleLetter: true })
    at.do({ type: 'round.open', setup: { letters: ['B', 'B', 'B', 'B', 'B'] } })
    expect(at.refused({ type: 'round.setup', round: 1, letters: ['C', null, null, null, null] })).toBe('letters.single')
    at.do({ type: 'round.setup', round: 1, letters: ['*', '*', '*', '*', '*'] })
  })

  it('Combined Categories only where agreed; a forced Category that is missing is said', () => {
    const two = { class: 'Rulers', categories: ['King', 'Living'] }
    expect(play(2).refused({ type: 'round.open', setup: { classes: [two, null, null, null, null] } })).toBe('category.combined')
    const at = play(2, { combinedCategories: true, forcedCategories: true })
    at.do({ type: 'round.open', setup: { classes: [two, { class: 'Aircraft' }, null, null, null] } })
    expect(at.game.problems()).toMatchObject([{ code: 'category.forced', column: 1 }])
    expect(at.at('rounds', 0, 'setup', 'classes', 0)).toMatchObject({ category: 'King', categories: ['King', 'Living'] })
  })

  it('a set of 30 tiles: twice the same letter and five wild ones are said, not refused', () => {
    const at = play(2, { tiles: 30 })
    at.do({ type: 'round.open', setup: { letters: ['A', 'B', 'A', '*', '*'] } })
    expect(at.problems()).toEqual(['letters.twice'])
    at.do({ type: 'round.setup', round: 1, letters: ['*', '*', '*', '*', '*'] })
    expect(at.problems()).toEqual(['letters.five-wild'])
  })

  it('rounds open in order, several at a time, and a number names the one meant', () => {
    const at = play(2)
    at.do({ type: 'round.open', number: 1 })
    expect(at.refused({ type: 'round.open', number: 1 })).toBe('round.exists')
    expect(at.refused({ type: 'round.open', number: 3 })).toBe('round.out-of-order')
    at.do({ type: 'round.open', number: 2 })
    at.do({ type: 'playcard.mark', round: 2, seat: 'seat-0', marks: ALL })
    at.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: card(3) })
    expect(at.game.sheet().soFar.get('seat-0')?.['total']).toBe(262)
    expect(at.game.sheet().through).toBe(0)
  })
})

describe('drawing', () => {
  const drawers = (at: Play, number: number) =>
    (at.at('rounds', number - 1, 'setup', 'drawers') as string[]).map(id => id.slice(5)).join('')

  it('goes on clockwise after the last drawer, also where he has left', () => {
    const at = play(6, { director: 'outside' })
    at.do({ type: 'round.open' })
    expect(drawers(at, 1)).toBe('01234')
    at.do({ type: 'seat.leave', seat: 'seat-4', after: 1 })
    at.do({ type: 'round.open' })
    expect(drawers(at, 2)).toBe('50123')
    at.do({ type: 'seat.leave', seat: 'seat-5', after: 2 })
    at.do({ type: 'round.open' })
    expect(drawers(at, 3)).toBe('01230')
  })

  it('follows the seats as they sit now, and a later change leaves earlier rounds alone', () => {
    const at = play(3, { director: 'outside' })
    at.do({ type: 'round.open' })
    expect(drawers(at, 1)).toBe('01201')
    at.do({ type: 'seat.order', seats: ['seat-1', 'seat-0', 'seat-2'] })
    at.do({ type: 'seat.add', id: '00000000-0000-4000-8000-0000000000aa', name: 'Late', after: 'seat-1' })
    expect(drawers(at, 1)).toBe('01201')
    at.do({ type: 'round.open' })
    expect((at.at('rounds', 1, 'setup', 'drawers') as string[]).map(id => id.slice(-2))).toEqual(['aa', '-0', '-2', '-1', 'aa'])
  })

  it('may be said otherwise, by seats that exist', () => {
    const at = play(3)
    expect(at.refused({ type: 'round.open', setup: { drawers: ['nobody'] } })).toBe('seat.unknown')
    at.do({ type: 'round.open', setup: { drawers: ['seat-2', 'seat-0', 'seat-1', 'seat-2', 'seat-0'] } })
    at.do({ type: 'round.open' })
    expect(drawers(at, 2)).toBe('12012')
  })
})

describe('closing a round', () => {
  it('names every gap, seat by seat, and takes only those that were named', () => {
    const at = play(4)
    at.do({ type: 'round.open' })
    at.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: ['1111?', '11111', '11111', '11111', '11111'] })
    at.do({ type: 'playcard.mark', round: 1, seat: 'seat-1', marks: ALL })
    at.do({ type: 'challenge.open', round: 1, seat: 'seat-1', row: 0, column: 0, by: 'seat-2' })
    at.do({ type: 'playcard.mark', round: 1, seat: 'seat-2', marks: ALL })
    at.do({ type: 'playcard.checked', round: 1, seat: 'seat-2', by: 'Dee', agrees: false })
    const refused = at.try({ type: 'round.close', round: 1, gaps: ['missing'] })
    expect(refused.ok ? [] : refused.problem.gaps?.map(g => `${g.kind} ${g.seat}`)).toEqual([
      'unjudged seat-0',
      'challenged seat-1',
      'unchecked seat-2',
    ])
    at.do({ type: 'round.close', round: 1, gaps: ['missing', 'unjudged', 'challenged', 'unchecked'] })
    expect(at.game.sheet()).toMatchObject({ through: 1, complete: false })
    expect(at.game.sheet().grandTotals.get('seat-3')).toBeUndefined()
    expect(at.problems().filter(c => c.startsWith('gap.'))).toEqual(['gap.unjudged', 'gap.challenged', 'gap.unchecked', 'gap.missing'])
    at.do({ type: 'playcard.mark', round: 1, seat: 'seat-3', marks: ALL })
    expect(at.game.sheet().grandTotals.get('seat-3')?.['total']).toBe(250)
    expect(at.refused({ type: 'round.close', round: 1, gaps: [] })).toBe('round.closed')
    at.do({ type: 'round.reopen', round: 1 })
    expect(at.game.sheet().through).toBe(0)
  })

  it('a card of which nothing counts is missing, a second look that changed since is unchecked', () => {
    const at = play(1)
    at.do({ type: 'round.open' })
    at.do({ type: 'playcard.write', round: 1, seat: 'seat-0', row: 0, column: 0, text: 'Exodus' })
    const one = at.try({ type: 'round.close', round: 1, gaps: [] })
    expect(one.ok ? [] : one.problem.gaps?.map(g => g.kind)).toEqual(['missing'])
    at.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: ALL })
    at.do({ type: 'playcard.checked', round: 1, seat: 'seat-0', by: 'Dee', agrees: true })
    at.do({ type: 'playcard.mark-one', round: 1, seat: 'seat-0', row: 0, column: 0, mark: 'x' })
    const two = at.try({ type: 'round.close', round: 1, gaps: [] })
    expect(two.ok ? [] : two.problem.gaps?.map(g => g.kind)).toEqual(['unchecked'])
    at.do({ type: 'playcard.checked', round: 1, seat: 'seat-0', by: 'Dee', agrees: true })
    at.do({ type: 'round.close', round: 1 })
  })
})

describe('house rules during the game', () => {
  it('what decides a score or a ruling is fixed by the first card; how long it lasts is not', () => {
    const at = play(2)
    at.do({ type: 'round.open' })
    at.do({ type: 'rules.change', rules: { scoring: 'count', challenges: 'vote-only' } })
    at.do({ type: 'rules.change', rules: { scoring: 'squares', challenges: 'accept-then-vote' } })
    at.do({ type: 'playcard.mark', round: 1, seat: 'seat-0', marks: ALL })
    const fixed = {
      scoring: 'count',
      challenges: 'vote-only',
      majority: 'entitled',
      tiedVote: 'valid',
      drawing: 'restart',
      tiles: 30,
      singleLetter: true,
      combinedCategories: true,
      forcedCategories: true,
    }
    for (const [name, value] of Object.entries(fixed))
      expect(at.refused({ type: 'rules.change', rules: { [name]: value } })).toBe('rules.fixed')
    at.do({ type: 'rules.change', rules: { rounds: 3, endAtTotal: 150, ties: 'last-round-first', timerSeconds: 60, winners: 'total' } })
    at.do({ type: 'rules.change', rules: { rounds: null, scoring: 'squares' } })
    expect(at.refused({ type: 'rules.change', rules: { director: 'outside' } })).toBe('rules.fixed')
  })

  it('the number of rounds cannot be less than are played', () => {
    const at = play(1)
    round(at, 5)
    round(at, 5)
    expect(at.refused({ type: 'rules.change', rules: { rounds: 1 } })).toBe('rules.rounds-played')
    at.do({ type: 'rules.change', rules: { rounds: 2 } })
    expect(at.game.status).toBe('finished')
  })
})
