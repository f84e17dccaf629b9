/** The vectors of Famous Five and Name Chase through the public API: what another program would send, and what it would read. */
import { describe, expect, it } from 'vitest'
import { famousFive } from '../unit/famous-five/vectors'
import { nameChase } from '../unit/name-chase/vectors'
import { ask, newGame, post, said } from './http'
import { oneBook } from './one-book'
import type { Action } from './playing'

type Shown = {
  status: string
  rounds: {
    playcards: Record<string, { scores: { points: number } | null; provisional: boolean; cards?: unknown }>
    cardsRemain?: number
  }[]
  masterSheet: { grandTotals: Record<string, { points: number }>; winners: { points?: string[] } }
  ending: { why: string; decidedAt: { round: number; seat?: string; puzzle?: number; total?: number } } | null
  problems: { code: string; severity: string }[]
}
type Seated = { id: string; seats: string[] }

oneBook()

const shown = async ({ id }: Seated): Promise<Shown> => (await ask('GET', `/api/games/${id}`)).body as unknown as Shown
const taken = async ({ id }: Seated, ...actions: Action[]): Promise<void> => {
  expect(said(await post(id, actions))).toBe('200 taken')
}
const table = (n: number, rules: object): Promise<Seated> =>
  newGame(
    ['Ann', 'Bob', 'Cas', 'Dee'].slice(0, n).map(name => ({ name })),
    { pad: 'famous-five', houseRules: rules },
  )
const teams = (n: number, rules: object): Promise<Seated> =>
  newGame(
    Array.from({ length: n }, (_, i) => ({ name: `Team ${i}`, members: [`Reader ${i}`, `Guesser ${i}`] })),
    { pad: 'name-chase', houseRules: rules },
  )
const bySeat = ({ seats }: Seated, numbers: readonly number[]): Record<string, number> =>
  Object.fromEntries(numbers.map((n, i) => [seats[i] ?? '', n]))
const hand = (game: Seated, round: number, { wentOut, cardsLeft }: { wentOut: number | null; cardsLeft: readonly number[] }): Action => ({
  type: 'hand.record',
  round,
  out: wentOut === null ? null : (game.seats[wentOut] ?? ''),
  cardsLeft: bySeat(game, cardsLeft),
})
const turn = (game: Seated, round: number, team: number, solved: readonly (number | null)[]): Action => ({
  type: 'turn.record',
  round,
  seat: game.seats[team] ?? '',
  solved,
})
const open = { type: 'round.open' }
const pointsIn = (game: Seated, { rounds }: Shown, round: number): (number | undefined)[] =>
  game.seats.map(seat => rounds[round - 1]?.playcards[seat]?.scores?.points)
const totals = (game: Seated, { masterSheet }: Shown): (number | undefined)[] => game.seats.map(s => masterSheet.grandTotals[s]?.points)

describe('Famous Five', () => {
  it.each([2, 3, 4])('hands of %i players: points, and the hand-claim that they make', async players => {
    const game = await table(players, { end: { hands: 50 } })
    const hands = famousFive.hands.filter(h => h.players === players)
    expect(hands.length).toBeGreaterThan(0)
    for (const [i, h] of hands.entries()) {
      await taken(game, open, hand(game, i + 1, h))
      expect([h.id, pointsIn(game, await shown(game), i + 1)]).toEqual([h.id, h.points])
      const claim = (await ask('GET', `/api/hand-claim?points=${h.points.join()}`)).body
      expect(claim['readings']).toContainEqual({ out: h.wentOut, cardsLeft: h.cardsLeft })
    }
  })

  it.each(famousFive.badHands)('$cardsLeft of $players players: refused, said, or abandoned', async bad => {
    const game = await table(bad.players, {})
    await taken(game, open)
    const answer = await post(game.id, [hand(game, 1, bad)])
    const isRefused = bad.error !== undefined && bad.wentOut !== null
    expect(answer.status).toBe(isRefused ? 422 : 200)
    const { rounds, problems } = await shown(game)
    expect(Object.keys(rounds[0]?.playcards ?? {})).toHaveLength(isRefused ? 0 : bad.players)
    if (bad.warning !== undefined) expect(problems.map(p => [p.code, p.severity])).toEqual([['hand.below-3', 'warning']])
  })

  it.each(famousFive.pointsOnly)('$points alone: possible $possible', async ({ points, possible, readings }) => {
    const claim = (await ask('GET', `/api/hand-claim?points=${points.join()}`)).body
    expect(claim).toEqual({ possible, readings: readings.map(r => ({ out: r.wentOut, cardsLeft: r.cardsLeft })) })
    const game = await table(points.length, {})
    await taken(game, open)
    const answer = await post(game.id, [{ type: 'hand.points', round: 1, points: bySeat(game, points) }])
    expect(said(answer)).toBe(possible ? '200 taken' : '422 hand.impossible')
    expect(pointsIn(game, await shown(game), 1)).toEqual(points.map(p => (possible ? p : undefined)))
  })

  it.each(famousFive.games)('$id $note', async g => {
    const end = g.mode === 'agreedGames' ? { hands: g.target } : { points: g.target }
    const game = await table(g.players, { end, ties: g.tieRule === 'playOn' ? 'play-on' : 'shared' })
    for (const [i, h] of g.hands.entries()) {
      expect((await shown(game)).status).toBe('live')
      await taken(game, open, hand(game, i + 1, h))
      const now = await shown(game)
      expect(pointsIn(game, now, i + 1)).toEqual(h.points)
      expect(totals(game, now)).toEqual(h.running)
    }
    const now = await shown(game)
    expect(now.ending?.decidedAt.round ?? null).toBe(g.endedAfter)
    expect(totals(game, now)).toEqual(g.totals)
    if (!g.winners) return
    expect(now.masterSheet.winners.points).toEqual(g.winners.map(w => game.seats[w]))
    expect(said(await post(game.id, [open]))).toBe('422 game.ended')
  })
})

describe('Name Chase', () => {
  it('rounds: points from clues, card by card', async () => {
    const game = await teams(1, { target: 100_000 })
    for (const [i, r] of nameChase.rounds.entries()) {
      await taken(game, open, turn(game, i + 1, 0, r.solvedAtClue))
      const card = (await shown(game)).rounds[i]?.playcards[game.seats[0] ?? '']
      expect([r.id, card]).toMatchObject([r.id, { cards: [r.card1, r.card2], scores: { points: r.round }, provisional: false }])
    }
  })

  it.each(nameChase.badInput)('%j', async bad => {
    const game = await teams(2, {})
    const [seat] = game.seats
    await taken(game, open)
    const sent: Action =
      'roundTotal' in bad
        ? { type: 'turn.total', round: 1, seat, total: bad.roundTotal }
        : 'clue' in bad
          ? { type: 'turn.mark-one', round: 1, seat, puzzle: 0, clue: bad.clue }
          : turn(
              game,
              1,
              0,
              bad.scores.map(points => (points === 0 ? null : (25 - points) / 5)),
            )
    const answer = await post(game.id, [sent])
    // Fewer than eight puzzles are a turn that is going on: taken, and not complete.
    const isShort = 'scores' in bad && bad.scores.length < 8
    expect(answer.status).toBe(isShort ? 200 : 'roundTotal' in bad ? 422 : 400)
    expect((await shown(game)).rounds[0]?.playcards[seat ?? '']?.provisional).toBe(isShort ? true : undefined)
  })

  it.each(nameChase.games)('$id $note: under both endings', async g => {
    for (const end of ['finish-round', 'immediate']) {
      const game = await teams(g.teams.length, { target: g.target, end })
      for (const [r, round] of g.rounds.entries()) {
        const opened = await post(game.id, [open])
        if (end === 'immediate' && opened.status === 422) break
        await taken(game, ...round.map((t, team) => turn(game, r + 1, team, t.solvedAtClue)))
        expect(totals(game, await shown(game))).toEqual(round.map(t => t.running))
      }
      const { ending, masterSheet } = await shown(game)
      if (end === 'finish-round') {
        expect(ending?.decidedAt.round ?? null).toBe(g.finishRound.endedAfterRound)
        if (g.finishRound.winners) expect(masterSheet.winners.points).toEqual(g.finishRound.winners.map(w => game.seats[w]))
      } else if (g.immediate) {
        const { team, ...at } = g.immediate
        expect(ending?.decidedAt).toEqual({ ...at, seat: game.seats[team] })
        expect(masterSheet.winners.points).toEqual([game.seats[team]])
      } else expect(ending).toBeNull()
    }
  })

  it.each(nameChase.deck)('a deck for $teams teams', async d => {
    const game = await teams(d.teams, { deck: 'stop' })
    const none = [null, null, null, null, null, null, null, null]
    for (let round = 1; round <= d.roundsFromFullDeck; round += 1)
      await taken(game, open, ...game.seats.map((_, team) => turn(game, round, team, none)))
    const now = await shown(game)
    expect(now.rounds.at(-1)?.cardsRemain).toBe(d.cardsLeft)
    expect(now.ending).toMatchObject({ why: 'deck', decidedAt: { round: d.roundsFromFullDeck } })
    expect(said(await post(game.id, [open]))).toBe('422 game.ended')
  })
})
