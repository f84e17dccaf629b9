/** Actions that the table or the form refuses, over HTTP. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { post } from './http'
import type { Action } from './playing'
import { ALL, LONG, refusing, WRONG } from './refusing'

const at = refusing()

const card = (more: object): Action => ({ type: 'playcard.mark', round: 1, seat: at.ann, marks: ALL, ...more })
const sums = (more: object): Action => ({ type: 'playcard.sums', round: 1, seat: at.ann, ...more })
const open = (setup: unknown): Action => ({ type: 'round.open', setup })
const cell = { round: 1, row: 0, column: 0 }

describe('an action', () => {
  it.each<[string, string, () => Action]>([
    ['an odd Total', '422 paper.impossible', () => sums({ total: 167 })],
    ['a Total that no card has', '422 paper.impossible', () => sums({ total: 194 })],
    ['a Total above 250', '400 form.invalid', () => sums({ total: 252 })],
    ['a Special that no five counts give', '422 paper.impossible', () => sums({ special: 78 })],
    ['sides of different parity', '422 paper.impossible', () => sums({ special: 84, general: 83 })],
    ['a pair that no card has', '422 paper.impossible', () => sums({ special: 109, general: 109 })],
    ['counts with different sums', '422 paper.impossible', () => sums({ columns: [5, 4, 3, 5, 3], rows: [4, 4, 3, 5, 3] })],
    ['counts without a grid', '422 paper.impossible', () => sums({ columns: [5, 5, 5, 5, 0], rows: [5, 5, 5, 5, 0] })],
    ['a count of six', '400 form.invalid', () => sums({ columns: [6, 4, 3, 5, 3] })],
    ['four counts', '400 form.invalid', () => sums({ columns: [5, 4, 3, 5] })],
    ['six counts', '400 form.invalid', () => sums({ rows: [5, 4, 3, 5, 3, 0] })],
    ['a number as text', '400 form.invalid', () => sums({ special: '84' })],
    ['a negative number', '400 form.invalid', () => sums({ general: -1 })],
    ['half a point', '400 form.invalid', () => sums({ general: 0.5 })],
    ['a letter that is a digit', '400 form.invalid', () => open({ letters: ['1', null, null, null, null] })],
    ['a letter with an accent', '400 form.invalid', () => open({ letters: ['É', null, null, null, null] })],
    ['two letters in one place', '400 form.invalid', () => open({ letters: ['AB', null, null, null, null] })],
    ['an empty letter', '400 form.invalid', () => open({ letters: ['', null, null, null, null] })],
    ['four letters', '400 form.invalid', () => open({ letters: ['A', 'B', 'C', 'D'] })],
    ['six letters', '400 form.invalid', () => open({ letters: ['A', 'B', 'C', 'D', 'E', 'F'] })],
    ['six Classes', '400 form.invalid', () => open({ classes: Array.from({ length: 6 }, () => ({ class: 'Aircraft' })) })],
    ['a Class without a name', '400 form.invalid', () => open({ classes: [{ class: ' ' }, null, null, null, null] })],
    ['a Class that is a word', '400 form.invalid', () => open({ classes: ['Aircraft', null, null, null, null] })],
    ['a Class of 200 kB', '413 action.too-long', () => open({ classes: [{ class: LONG }, null, null, null, null] })],
    [
      'two Categories where that is not agreed',
      '422 category.combined',
      () => open({ classes: [{ class: 'A', categories: ['x', 'y'] }, null, null, null, null] }),
    ],
    ['a drawer who is not there', '422 seat.unknown', () => open({ drawers: ['nobody'] })],
    ['a round that exists', '409 round.exists', () => ({ type: 'round.open', number: 1 })],
    ['a round out of order', '422 round.out-of-order', () => ({ type: 'round.open', number: 3 })],
    ['round 0', '400 form.invalid', () => ({ type: 'round.open', number: 0 })],
    ['a round that is not open', '422 round.unknown', () => card({ round: 2 })],
    ['a seat that is not there', '422 seat.unknown', () => card({ seat: 'nobody' })],
    ['a seat that does not sit in that round', '422 seat.not-in-round', () => card({ seat: at.late })],
    ['a row of six marks', '400 form.invalid', () => card({ marks: ['111111', '11111', '11111', '11111', '11111'] })],
    ['a mark that is none', '400 form.invalid', () => card({ marks: ['1111y', '11111', '11111', '11111', '11111'] })],
    ['marks as one text', '400 form.invalid', () => card({ marks: ALL.join('') })],
    ['column 5', '400 form.invalid', () => ({ type: 'playcard.mark-one', seat: at.ann, ...cell, column: 5, mark: '1' })],
    ['row -1', '400 form.invalid', () => ({ type: 'playcard.mark-one', seat: at.ann, ...cell, row: -1, mark: '1' })],
    ['an entry of 200 kB', '413 action.too-long', () => ({ type: 'playcard.write', seat: at.ann, ...cell, text: LONG })],
    ['an entry of 300 characters', '400 form.invalid', () => ({ type: 'playcard.write', seat: at.ann, ...cell, text: 'x'.repeat(300) })],
    ['a seat of 200 kB', '413 action.too-long', () => ({ type: 'seat.add', name: LONG })],
    ['a seat called nothing', '400 form.invalid', () => ({ type: 'seat.rename', seat: at.ann, name: '   ' })],
    ['an order that lacks seats', '422 seat.order-incomplete', () => ({ type: 'seat.order', seats: [at.ann] })],
    [
      'a challenge of a challenge that is not there',
      '422 challenge.unknown',
      () => ({ type: 'challenge.refuse', challenge: randomUUID() }),
    ],
    ['a challenge by its writer', '422 challenge.own-entry', () => ({ type: 'challenge.open', seat: at.ann, ...cell, by: at.ann })],
    [
      'a challenge by somebody who is not there',
      '422 seat.unknown',
      () => ({ type: 'challenge.open', seat: at.ann, ...cell, by: 'nobody' }),
    ],
    ['a ruling for nobody', '400 form.invalid', () => ({ type: 'entries.rule', ...cell, seats: [], valid: true })],
    ['one seat in two groups', '422 same.twice', () => ({ type: 'entries.same', ...cell, groups: [[at.ann, at.ann]] })],
    ['closing with gaps', '422 round.gaps', () => ({ type: 'round.close', round: 1 })],
    ['a gap that is none', '400 form.invalid', () => ({ type: 'round.close', round: 1, gaps: ['everything'] })],
    ['a house rule that is fixed', '422 rules.fixed', () => ({ type: 'rules.change', rules: { scoring: 'count' } })],
    ['a house rule that is none', '400 form.invalid', () => ({ type: 'rules.change', rules: { colour: 'red' } })],
    ['0 rounds', '400 form.invalid', () => ({ type: 'rules.change', rules: { rounds: 0 } })],
    ['a day that is none', '400 form.invalid', () => ({ type: 'game.describe', playedOn: '2026-02-30' })],
    ['a zone that is none', '400 form.invalid', () => ({ type: 'game.describe', zone: 'Europe/Nowhere' })],
    ['undoing what is not there', '422 retract.unknown', () => ({ type: 'retract', actions: [randomUUID()] })],
    ['undoing nothing', '400 form.invalid', () => ({ type: 'retract', actions: [] })],
    ['an action that is none', '400 action.unknown', () => ({ type: 'playcard.burn' })],
    ['an action of another pad', '400 action.unknown', () => ({ type: 'turn.record', round: 1, seat: at.ann, solved: [1] })],
    ['an action called __proto__', '400 action.unknown', () => ({ type: '__proto__' })],
    ['an id that is none', '400 form.invalid', () => ({ id: 'not-an-id', type: 'round.open' })],
    ['version 2 of an action', '400 form.invalid', () => ({ type: 'round.open', v: 2 })],
    ['an empty note', '400 form.invalid', () => ({ type: 'round.open', note: '' })],
  ])('%s: %s', async (_about, expected, action) => {
    await at.refused(await post(at.game.id, [action()]), expected)
  })

  it('with a wrong type in every place', { timeout: 300_000 }, async () => {
    const right: Action[] = [
      { type: 'round.open', number: 2, setup: { letters: ['A', null, null, null, null] } },
      { type: 'round.setup', round: 1, letters: ['A', null, null, null, null], classes: [null, null, null, null, null], drawers: [at.ann] },
      { type: 'timer.add', round: 1, seconds: 5 },
      card({}),
      { type: 'playcard.mark-one', seat: at.ann, ...cell, mark: 'x' },
      { type: 'playcard.write', seat: at.ann, ...cell, text: 'Exodus' },
      sums({ columns: [5, 5, 5, 5, 5], rows: [5, 5, 5, 5, 5], special: 125, general: 125, total: 250 }),
      { type: 'playcard.stand', round: 1, seat: at.ann, as: 'absent' },
      { type: 'playcard.checked', round: 1, seat: at.ann, by: 'Dee', agrees: true },
      { type: 'entries.rule', ...cell, seats: [at.ann], valid: false },
      { type: 'entries.same', ...cell, groups: [[at.ann]] },
      { type: 'key.add', ...cell, entry: 'Exodus' },
      { type: 'challenge.open', seat: at.ann, ...cell },
      { type: 'seat.leave', seat: at.late, after: 1 },
      { type: 'seat.order', seats: [at.ann] },
      { type: 'seat.members', seat: at.ann, from: 1, members: ['A'] },
      { type: 'director.set', director: 'outside', from: 1 },
      { type: 'rules.change', rules: { rounds: 6 } },
      { type: 'room.show', what: ['totals'] },
      { type: 'room.hold', rounds: [1] },
      { type: 'checks.set', required: true },
      { type: 'cut.set', points: 100, least: 6 },
      { type: 'retract', actions: [at.late] },
    ]
    for (const action of right)
      for (const name of Object.keys(action).filter(k => k !== 'type'))
        for (const value of WRONG) {
          const got = await post(at.game.id, [{ ...action, [name]: value }, { type: 'never.taken' }])
          expect(got.status, `${action.type} ${name} ${JSON.stringify(value).slice(0, 20)}`).toBeGreaterThanOrEqual(400)
          expect(got.status, `${action.type} ${name} ${JSON.stringify(value).slice(0, 20)}`).toBeLessThan(500)
        }
    await at.untouched()
  })
})
