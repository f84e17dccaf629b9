import { describe, expect, it } from 'vitest'
import { seat } from '../famous-five/sitting'
import { begun, nameChase, teams } from './vectors'

type Clues = readonly (number | null)[]
const turn = (team: number, solved: Clues, round = 1) => ({ type: 'turn.record', round, seat: seat(team), solved })

describe('rounds: points from clues', () => {
  it.each(nameChase.rounds)('$id $note', r => {
    const play = begun(1)
    play.do(turn(0, r.solvedAtClue))
    expect(play.at('rounds', 0, 'playcards', seat(0))).toMatchObject({
      solved: r.solvedAtClue,
      cards: [r.card1, r.card2],
      from: 'puzzles',
      provisional: false,
      scores: { points: r.round },
    })
    expect(play.game.views()[0]?.view.rows.flatMap(row => row.cells.map(cell => Number(cell.text)))).toEqual(r.scores)
  })

  it.each(nameChase.rounds)('$id puzzle by puzzle, and by its total: the same score', r => {
    const play = begun(2)
    let running = 0
    r.solvedAtClue.forEach((clue, puzzle) => {
      play.do({ type: 'turn.mark-one', round: 1, seat: seat(0), puzzle, clue })
      running += r.scores[puzzle] ?? NaN
      expect(play.at('rounds', 0, 'playcards', seat(0))).toMatchObject({ provisional: puzzle < 7, scores: { points: running } })
    })
    play.do({ type: 'turn.total', round: 1, seat: seat(1), total: r.round })
    expect(play.at('rounds', 0, 'playcards', seat(1))).toMatchObject({
      from: 'total',
      provisional: false,
      scores: { points: r.round },
      cards: [null, null],
    })
    expect([play.points(seat(0)), play.points(seat(1))]).toEqual([r.round, r.round])
  })
})

describe('bad input', () => {
  const one = { type: 'turn.mark-one', round: 1, seat: seat(0), puzzle: 0 }
  /** What a client would have to send for a score of so many points: only 20, 15, 10, 5 and 0 have a clue. */
  const clueFor = (points: number): number | null => (points === 0 ? null : (25 - points) / 5)

  it.each(nameChase.badInput)('%j', bad => {
    const play = begun(2)
    if ('roundTotal' in bad) {
      const problem = play.refusal({ type: 'turn.total', round: 1, seat: seat(0), total: bad.roundTotal })
      expect(problem.message.toLowerCase()).toBe(`a ${bad.error}.`)
      expect(problem.code).toBe(bad.roundTotal < 0 ? 'total.negative' : 'total.not-multiple')
      return
    }
    if ('clue' in bad) {
      const problem = play.refusal({ ...one, clue: bad.clue })
      expect(problem).toMatchObject({ code: 'form.invalid' })
      expect(problem.message).toMatch(/a clue is 1 to 4, or null for not solved/)
      return
    }
    const solved = bad.scores.map(clueFor)
    if (bad.scores.length < 8) {
      play.do(turn(0, solved))
      expect(play.at('rounds', 0, 'playcards', seat(0), 'provisional')).toBe(true)
      expect(play.game.sheet().through).toBe(0)
      return
    }
    const problem = play.refusal(turn(0, solved))
    expect(problem.code).toBe('form.invalid')
    expect(problem.message).toMatch(bad.scores.length > 8 ? /eight puzzles in a round/ : /a clue is 1 to 4/)
  })
})

describe('games', () => {
  it.each(nameChase.games)('$id $note: the round is finished', g => {
    const play = teams(g.teams.length, { target: g.target })
    g.rounds.forEach((round, r) => {
      play.do({ type: 'round.open' })
      round.forEach((t, team) => {
        expect(play.game.status).toBe('live')
        play.do(turn(team, t.solvedAtClue, r + 1))
      })
      round.forEach((t, team) => {
        expect(play.points(seat(team))).toBe(t.running)
      })
    })
    const { ending, status } = play.game.sheet()
    expect(ending?.decidedAt.round ?? null).toBe(g.finishRound.endedAfterRound)
    expect(status).toBe(g.finishRound.endedAfterRound === null ? 'live' : 'finished')
    expect(g.totals.map((_, team) => play.points(seat(team)))).toEqual(g.totals)
    expect(g.totals.flatMap((total, team) => (total >= g.target ? [team] : []))).toEqual(g.finishRound.reachedTarget)
    if (!g.finishRound.winners) return
    expect(play.winners()).toEqual(g.finishRound.winners.map(seat))
    expect(play.refused({ type: 'round.open' })).toBe('game.ended')
  })

  it.each(nameChase.games)('$id $note: the puzzle that reaches the target decides', g => {
    const play = teams(g.teams.length, { target: g.target, end: 'immediate' })
    g.rounds.forEach((round, r) => {
      play.do({ type: 'round.open' })
      round.forEach((t, team) => {
        t.solvedAtClue.forEach((clue, puzzle) => {
          play.do({ type: 'turn.mark-one', round: r + 1, seat: seat(team), puzzle, clue })
          const at = g.immediate
          const decided =
            at !== null && (r + 1 > at.round || (r + 1 === at.round && (team > at.team || (team === at.team && puzzle + 1 >= at.puzzle))))
          expect(play.game.status).toBe(decided ? 'finished' : 'live')
        })
      })
    })
    const { ending } = play.game.sheet()
    if (!g.immediate) {
      expect(ending).toBeNull()
      return
    }
    const { team, ...at } = g.immediate
    expect(ending?.decidedAt).toEqual({ ...at, seat: seat(team) })
    expect(play.winners()).toEqual([seat(team)])
    expect(g.totals.map((_, t) => play.points(seat(t)))).toEqual(g.totals)
  })
})

describe('deck', () => {
  const whole = [null, null, null, null, null, null, null, null]
  it.each(nameChase.deck)('$teams teams', d => {
    const play = teams(d.teams, { deck: 'stop' })
    for (let round = 1; round <= d.roundsFromFullDeck; round += 1) {
      play.do({ type: 'round.open' })
      expect(play.game.status).toBe('live')
      for (let team = 0; team < d.teams; team += 1) play.do(turn(team, whole, round))
    }
    expect(play.at('rounds', d.roundsFromFullDeck - 1)).toMatchObject({ cardsRemain: d.cardsLeft, cardsDrawn: 132 - d.cardsLeft })
    expect(play.game.sheet().ending).toMatchObject({ why: 'deck', decidedAt: { round: d.roundsFromFullDeck } })
    expect(play.refused({ type: 'round.open' })).toBe('game.ended')
  })

  it.each(nameChase.deck)('$teams teams sharing the two cards', d => {
    const play = teams(d.teams, { deck: 'stop', cards: 'shared' })
    for (let round = 1; round <= d.roundsIfAllTeamsShareTheTwoCards; round += 1) play.do({ type: 'round.open' })
    expect(play.refused({ type: 'round.open' })).toBe('deck.out')
  })

  it.each(nameChase.deck)('$teams teams shuffle the used cards again, and are told', d => {
    const play = teams(d.teams)
    for (let round = 1; round <= d.roundsFromFullDeck; round += 1) expect(play.notices({ type: 'round.open' })).toEqual([])
    expect(play.notices({ type: 'round.open' })).toEqual(['deck.reshuffled'])
    expect(play.at('rounds', d.roundsFromFullDeck)).toMatchObject({
      reshuffled: true,
      cardsDrawn: 2 * d.teams,
      cardsRemain: 132 - 2 * d.teams,
    })
    expect(play.problems()).toContain('deck.reshuffled')
  })
})
