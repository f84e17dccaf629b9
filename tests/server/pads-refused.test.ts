/** What Famous Five and Name Chase must not take, over HTTP: refused in a sentence, with nothing left behind; the same thing sent twice is one thing. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ask, newGame, post, said, type Got } from './http'
import { oneBook } from './one-book'
import type { Action } from './playing'

oneBook()

type Seated = { id: string; seats: string[] }
const named = (...names: string[]) => names.map(name => ({ name }))
const reds = { name: 'Reds', members: ['Ann', 'Ben'] }
const blues = { name: 'Blues', members: ['Cas', 'Dee'] }
const logged = async ({ id }: Seated): Promise<string> => (await ask('GET', `/api/games/${id}/log`)).text

async function refused(game: Seated, action: Action, expected: string): Promise<void> {
  const before = await logged(game)
  const answer: Got = await post(game.id, [action])
  expect(said(answer)).toBe(expected)
  expect(answer.body.problem?.message).toMatch(/^\p{Lu}.*\.$/su)
  expect(await logged(game)).toBe(before)
}

describe('Famous Five', () => {
  const hand = ({ seats }: Seated, numbers: readonly number[], more: object = {}): Action => ({
    type: 'hand.record',
    round: 1,
    out: seats[0],
    cardsLeft: Object.fromEntries(numbers.map((n, i) => [seats[i] ?? '', n])),
    ...more,
  })
  const table = async (houseRules: object = {}): Promise<Seated> => {
    const game = await newGame(named('Ann', 'Bob', 'Cas'), { pad: 'famous-five', houseRules })
    expect(said(await post(game.id, [{ type: 'round.open' }]))).toBe('200 taken')
    return game
  }

  it('a second player going out', async () => {
    const game = await table()
    await refused(game, hand(game, [4, 5, 6], { out: game.seats.slice(0, 2) }), '400 form.invalid')
    expect(said(await post(game.id, [hand(game, [4, 5, 6])]))).toBe('200 taken')
    const other = hand(game, [4, 5, 6], { out: game.seats[1], was: null })
    await refused(game, other, '409 conflict')
    const insisted = { ...other, was: { out: game.seats[0], cardsLeft: hand(game, [4, 5, 6])['cardsLeft'] } }
    expect(said(await post(game.id, [insisted]))).toBe('200 taken')
    const cards = ((await ask('GET', `/api/games/${game.id}`)).body['rounds'] as { playcards: Record<string, { out: boolean }> }[])[0]
      ?.playcards
    expect(game.seats.map(seat => cards?.[seat]?.out)).toEqual([false, true, false])
  })

  it('a fifth player, at the start, later, and in a hand', async () => {
    const five = { pad: 'famous-five', seats: named('Ann', 'Bob', 'Cas', 'Dee', 'Eve') }
    expect(said(await ask('POST', '/api/games', { body: five }))).toBe('422 seats.number')
    const game = await newGame(named('Ann', 'Bob', 'Cas', 'Dee'), { pad: 'famous-five' })
    await refused(game, { type: 'seat.add', name: 'Eve' }, '422 seats.number')
    await post(game.id, [{ type: 'round.open' }])
    await refused(game, hand({ id: game.id, seats: [...game.seats, randomUUID()] }, [4, 4, 4, 4, 4]), '422 seat.unknown')
  })

  it('a hand after the end', async () => {
    const game = await table({ end: { points: 15 } })
    expect(said(await post(game.id, [hand(game, [4, 5, 6])]))).toBe('200 taken')
    await refused(game, { type: 'round.open' }, '422 game.ended')
    await refused(game, { type: 'round.open', number: 2 }, '422 game.ended')
    await refused(game, hand(game, [4, 5, 6], { round: 2 }), '422 round.unknown')
  })

  it('seats changed while a hand is open', async () => {
    const game = await table()
    await refused(game, { type: 'seat.order', seats: [...game.seats].reverse() }, '422 seat.round-open')
    await refused(game, { type: 'seat.add', name: 'Dee', from: 1 }, '422 seat.round-begun')
    expect(said(await post(game.id, [{ type: 'seat.add', name: 'Dee' }]))).toBe('200 taken')
    expect(said(await post(game.id, [hand(game, [4, 5, 6])]))).toBe('200 taken')
  })

  it('a hand that is there already, with the way out in the sentence', async () => {
    const game = await table()
    const answer = await post(game.id, [{ type: 'round.open', number: 1 }])
    expect(said(answer)).toBe('409 round.exists')
    expect(answer.body.problem?.message).toBe('Hand 1 is there already: write into it, or open hand 2.')
  })
})

describe('Name Chase', () => {
  const turn = ({ seats }: Seated, solved: readonly (number | null)[], more: object = {}): Action => ({
    type: 'turn.record',
    round: 1,
    seat: seats[0],
    solved,
    ...more,
  })
  const table = async (): Promise<Seated> => {
    const game = await newGame([reds, blues], { pad: 'name-chase' })
    expect(said(await post(game.id, [{ type: 'round.open' }]))).toBe('200 taken')
    return game
  }

  it('a team of one, at the start, later, and by taking a member out', async () => {
    for (const alone of [{ name: 'Loner' }, { name: 'Loner', members: ['Fay'] }])
      expect(said(await ask('POST', '/api/games', { body: { pad: 'name-chase', seats: [reds, alone] } }))).toBe('422 seats.teams')
    const game = await table()
    await refused(game, { type: 'seat.add', name: 'Loner', members: ['Fay'] }, '422 seats.teams')
    await refused(game, { type: 'seat.members', seat: game.seats[0], from: 2, members: ['Ann'] }, '422 seats.teams')
  })

  it('puzzle nine', async () => {
    const game = await table()
    await refused(game, turn(game, [1, 1, 1, 1, 1, 1, 1, 1, 1]), '400 form.invalid')
    await post(game.id, [turn(game, [1, 1, 1, 1, 1, 1, 1, 1])])
    await refused(game, { type: 'turn.mark-one', round: 1, seat: game.seats[0], puzzle: 8, clue: 1 }, '400 form.invalid')
  })

  it('the same turn recorded twice: the same answer by the same id, a question where another device says otherwise, nothing lost', async () => {
    const game = await table()
    const first = { id: randomUUID(), ...turn(game, [1, 2, 3, 4, null, 1, 2, 3]) }
    const answer = await post(game.id, [first])
    expect(said(answer)).toBe('200 taken')
    expect((await post(game.id, [first])).body).toEqual(answer.body)
    expect(said(await post(game.id, [{ ...first, solved: [1, 1, 1, 1, 1, 1, 1, 1] }]))).toBe('409 id.reused')
    await refused(game, turn(game, [1, 1, 1, 1, 1, 1, 1, 1], { was: null }), '409 conflict')
    expect(said(await post(game.id, [turn(game, [1, 2, 3, 4, null, 1, 2, 3], { was: null })]))).toBe('200 taken')
  })
})
