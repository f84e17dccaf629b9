import { describe, expect, it } from 'vitest'
import { claim, gridExists } from '@/lib/pads/facts-in-five/claims'
import { pushedTogether } from '@/lib/pads/facts-in-five/scoring'
import { Play, opening, seatIds } from '../game'
import reachable from '../../data/reachable.json'
import { factsInFive, marksOf, type Bits } from './vectors'

function markGrid(play: Play, round: number, seat: number, bits: Bits): void {
  play.do({ type: 'playcard.mark', round, seat: `seat-${seat}`, marks: marksOf(bits) })
}

describe('grids: counts, squares, Special, General, Total', () => {
  it.each(factsInFive.grids)('$id $note', g => {
    const play = new Play('facts-in-five', opening(['Ann']))
    play.do({ type: 'round.open' })
    markGrid(play, 1, 0, g.grid)
    expect(play.at('rounds', 0, 'playcards', 'seat-0')).toMatchObject({
      from: 'cells',
      provisional: false,
      counts: { columns: g.columnCounts, rows: g.rowCounts },
      scores: { special: g.special, general: g.general, total: g.total },
    })
    const [a, b, c, d, e] = g.columnCounts
    expect(pushedTogether([a ?? NaN, b ?? NaN, c ?? NaN, d ?? NaN, e ?? NaN])).toBe(g.generalIfChecksArePushedTogether)
  })

  it.each(factsInFive.grids)('$id by ten counts, and by two numbers: the same score', g => {
    for (const sums of [
      { columns: g.columnCounts, rows: g.rowCounts },
      { special: g.special, general: g.general },
    ]) {
      const play = new Play('facts-in-five', opening(['Ann']))
      play.do({ type: 'round.open' })
      play.do({ type: 'playcard.sums', round: 1, seat: 'seat-0', ...sums })
      expect(play.at('rounds', 0, 'playcards', 'seat-0', 'scores')).toEqual({ special: g.special, general: g.general, total: g.total })
      expect(play.at('rounds', 0, 'playcards', 'seat-0', 'provisional')).toBe(false)
    }
  })
})

describe('margins', () => {
  it.each(factsInFive.margins)('rows $rowCounts columns $columnCounts: $possible', m => {
    const verdict = claim({ rows: m.rowCounts, columns: m.columnCounts })
    expect(verdict.possible).toBe(m.possible)
    if (m.reason?.includes('different sums')) expect(verdict.reasons.join()).toMatch(/add up/)
  })
  it('agrees with every multiset pair of the tables', () => {
    const table: Record<string, readonly number[]> = reachable.factsInFive.generalByColumnCounts
    for (const [columns, generals] of Object.entries(table)) {
      const counts = Array.from(columns, Number)
      const found = new Set(
        Object.keys(table)
          .filter(rows => gridExists(Array.from(rows, Number), counts))
          .map(rows => Array.from(rows, Number).reduce((s, n) => s + n ** 2, 0)),
      )
      expect([...found].sort((a, b) => a - b)).toEqual(generals)
    }
  })
})

describe('claims', () => {
  it.each(factsInFive.claims)('$special / $general / $total: $possible', c => {
    expect(claim({ special: c.special, general: c.general, total: c.total })).toEqual({ possible: c.possible, reasons: c.reasons })
  })
  it('knows all 920 pairs and no other', () => {
    const pairs = new Set(reachable.factsInFive.pairsReachable.map(p => p.join()))
    let found = 0
    for (let special = 0; special <= 125; special += 1)
      for (let general = 0; general <= 125; general += 1) {
        const { possible } = claim({ special, general })
        if (possible) found += 1
        expect(possible).toBe(pairs.has([special, general].join()))
      }
    expect(found).toBe(920)
  })
  it('knows all 102 Totals and no other', () => {
    const totals = new Set(reachable.factsInFive.totalsReachable)
    for (let total = 0; total <= 250; total += 1) expect(claim({ total }).possible).toBe(totals.has(total))
  })
})

describe('games', () => {
  it.each(factsInFive.games)('$id $note', g => {
    const play = new Play(
      'facts-in-five',
      opening(g.players, g.mode === 'to150' ? { endAtTotal: g.target } : { rounds: Math.max(g.rounds.length, g.endedAfterRound ?? 1) }),
    )
    g.rounds.forEach((round, r) => {
      play.do({ type: 'round.open' })
      g.players.forEach((player, seat) => {
        const card = round[player]
        if (!card) throw new Error(`${player} has no card`)
        markGrid(play, r + 1, seat, card.grid)
      })
      const sheet = play.game.sheet()
      g.players.forEach((player, seat) => {
        const points = sheet.grandTotals.get(`seat-${seat}`)
        expect([points?.['special'], points?.['general'], points?.['total']]).toEqual(round[player]?.running)
      })
    })
    const sheet = play.game.sheet()
    expect(sheet.ending?.decidedAt.round ?? null).toBe(g.endedAfterRound)
    expect(sheet.status).toBe(g.endedAfterRound === null ? 'live' : 'finished')
    const names = (ids: readonly string[] | undefined) => ids?.map(id => g.players[Number(id.slice(5))])
    if (g.winners)
      expect({
        special: names(sheet.winners['special']),
        general: names(sheet.winners['general']),
        total: names(sheet.winners['total']),
      }).toEqual(g.winners)
    g.players.forEach((player, seat) => {
      expect(sheet.grandTotals.get(`seat-${seat}`)).toEqual(g.grandTotals[player])
    })
  })
})

describe('drawing', () => {
  it.each(factsInFive.drawing)('$players players, round $round, $policy', d => {
    const play = new Play(
      'facts-in-five',
      opening(seatIds(d.players), { director: d.directorSeat, rounds: 50, drawing: d.policy === 'restart' ? 'restart' : 'continue' }),
    )
    for (let round = 1; round <= d.round; round += 1) play.do({ type: 'round.open' })
    const drawers = play.at('rounds', d.round - 1, 'setup', 'drawers') as string[]
    expect(drawers.map(id => Number(id.slice(5)))).toEqual(d.seatsDrawing)
  })
})

describe('scorers', () => {
  it.each(factsInFive.scorers)('$players players', s => {
    const play = new Play('facts-in-five', opening(seatIds(s.players)))
    play.do({ type: 'round.open' })
    for (const [seat, scorer] of Object.entries(s.scorerOfSeat)) expect(play.game.scorer(1, `seat-${seat}`)).toBe(`seat-${scorer}`)
  })
})
