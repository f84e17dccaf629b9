/** Laws that hold for every registered pad and for a fourth one (tests/fourth-pad), over random evenings. A further pad runs through them as soon as it is in the registry. */
import { describe, expect, it, vi } from 'vitest'
import { pads } from '@/lib/registry'
import { BOOK, type BookRows, type TableName } from '@/lib/table/rows'
import type { Game, LogLine, OpeningGiven, SealedPad } from '@/lib/table/seal'
import { Chance } from '../random'
import { begun, eveningOf, playThrough } from './programmes'

vi.mock('@/lib/registry', async real => (await import('../../fourth-pad/registry')).withFourth(await real()))

const SEEDS = Array.from({ length: 12 }, (_, i) => 700 + i)
const LENGTH = 90

const whole = (game: Game): string => JSON.stringify({ document: game.document(), rows: game.rows(), problems: game.problems() })

function replayed(pad: SealedPad, given: OpeningGiven, lines: readonly LogLine[]): Game {
  const game = pad.replay(given, lines)
  if (!game.ok) throw new Error(game.problem.message)
  return game.value
}

const rawOf = (line: LogLine): { id: string; type: string; actions?: string[] } =>
  line.raw as { id: string; type: string; actions?: string[] }
const retraction = (lines: readonly LogLine[], id: string, actions: readonly string[]): LogLine => ({
  raw: { id, type: 'retract', actions },
  stamp: { seq: lines.length + 1, time: 1_800_000_000_000, actor: 'Director', device: 'phone' },
})

type Shown = {
  seats: { id: string }[]
  rounds: { number: number; playcards: Record<string, { stand: string; scores: Record<string, number | null> | null }> }[]
  masterSheet: {
    through: number
    classifications: { id: string; wins?: boolean }[]
    grandTotals: Record<string, Record<string, number>>
    ranks: Record<string, Record<string, number>>
    winners: Record<string, string[]>
  }
}
const shownOf = (game: Game): Shown => game.document() as unknown as Shown

/** The sums that a child with a pencil would make of the shown rounds. */
function addedUp({ rounds, masterSheet }: Shown): Record<string, Record<string, number>> {
  const sums: Record<string, Record<string, number>> = {}
  for (const round of rounds.filter(r => r.number <= masterSheet.through))
    for (const [seat, { scores }] of Object.entries(round.playcards))
      for (const [classification, points] of Object.entries(scores ?? {})) {
        const own = (sums[seat] ??= {})
        if (points !== null) own[classification] = (own[classification] ?? 0) + points
      }
  return sums
}

function doubled(rows: BookRows): string[] {
  return Object.keys(BOOK).flatMap(name => {
    const table = name as TableName
    const keys = rows[table].map(row => JSON.stringify(BOOK[table].key.map(k => row[k])))
    return keys.filter((key, i) => keys.indexOf(key) !== i).map(key => `${table} ${key}`)
  })
}

describe.each(pads.map(pad => ({ pad, id: pad.id })))('$id', { timeout: 120_000 }, ({ pad }) => {
  it('a refused action changes nothing, and no document holds what JSON cannot say', () => {
    for (const seed of SEEDS)
      playThrough(eveningOf(pad, seed), LENGTH, (before, play, taken) => {
        const after = play.document()
        if (!taken) expect(JSON.stringify(after)).toBe(before)
        expect(JSON.parse(JSON.stringify(after))).toEqual(after)
      })
  })

  it('replay of a log equals folding it step by step', () => {
    for (const seed of SEEDS) {
      const play = playThrough(eveningOf(pad, seed), LENGTH)
      expect(play.lines.length).toBe(LENGTH)
      const again = replayed(pad, play.given, play.lines)
      expect(again.problems().filter(p => p.code.startsWith('log.'))).toEqual([])
      expect(whole(again)).toBe(whole(play.game))
      const half = replayed(pad, play.given, play.lines.slice(0, LENGTH / 2))
      const rest = play.lines.slice(LENGTH / 2).reduce((game, line) => {
        const next = game.record(line)
        if (!next.ok) throw new Error(next.problem.message)
        return next.value
      }, half)
      expect(whole(rest)).toBe(whole(play.game))
    }
  })

  it('retract equals a fresh game without the action, or names what depends on it; redo gives the first state back', () => {
    let taken = 0
    let dependent = 0
    for (const seed of SEEDS) {
      const play = playThrough(eveningOf(pad, seed), LENGTH)
      const chance = new Chance(seed)
      const gone = play.game.retractedBy()
      const standing = play.lines.filter(line => !gone.has(rawOf(line).id) && rawOf(line).type !== 'retract')
      for (let n = 0; n < 12; n += 1) {
        const line = chance.pick(standing)
        if (!line) break
        const ids = [rawOf(line).id]
        const undo = retraction(play.lines, `99999999-0000-4000-8000-${String(n).padStart(12, '0')}`, ids)
        let undone = play.game.record(undo)
        if (!undone.ok) {
          dependent += 1
          expect(undone.problem.code).toBe('retract.dependents')
          expect(undone.problem.dependents?.length).toBeGreaterThan(0)
          ids.push(...(undone.problem.dependents ?? []))
          const together = { ...undo, raw: { id: rawOf(undo).id, type: 'retract', actions: ids } }
          undone = play.game.record(together)
        } else taken += 1
        if (!undone.ok) throw new Error(`${undone.problem.message} ${String(undone.problem.dependents?.join())}`)
        const without = standing.filter(l => !ids.includes(rawOf(l).id))
        expect(whole(undone.value)).toBe(whole(replayed(pad, play.given, without)))
        const redone = undone.value.record(
          retraction([...play.lines, undo], `88888888-0000-4000-8000-${String(n).padStart(12, '0')}`, [rawOf(undo).id]),
        )
        if (!redone.ok) throw new Error(redone.problem.message)
        expect(whole(redone.value)).toBe(whole(play.game))
      }
    }
    expect(taken).toBeGreaterThan(60)
    expect(dependent).toBeGreaterThan(0)
  })

  it('Grand Totals are the sums of what the rounds show, ranks are 1, 1, 3, and rows have keys of their own', () => {
    for (const seed of SEEDS)
      playThrough(eveningOf(pad, seed), LENGTH, (_before, play, taken) => {
        if (!taken) return
        const shown = shownOf(play.game)
        const { grandTotals, ranks, winners, classifications } = shown.masterSheet
        expect(grandTotals).toEqual(addedUp(shown))
        for (const { id, wins } of classifications) {
          const given = Object.values(ranks).flatMap(r => r[id] ?? [])
          expect(given.toSorted((a, b) => a - b)).toEqual(
            given.map(mine => given.filter(other => other < mine).length + 1).toSorted((a, b) => a - b),
          )
          expect(winners[id]).toEqual(wins === false ? [] : shown.seats.map(s => s.id).filter(seat => ranks[seat]?.[id] === 1))
        }
        expect(doubled(play.game.rows())).toEqual([])
        expect(play.game.rows().Playcard.length).toBe(shown.rounds.reduce((sum, r) => sum + Object.keys(r.playcards).length, 0))
      })
  })

  it('a card that nobody began has no key and no row; absent is not zero', () => {
    const play = begun(eveningOf(pad, 1))
    play.do({ type: 'round.open' })
    expect(shownOf(play.game).rounds[0]?.playcards).toEqual({})
    expect(shownOf(play.game).masterSheet.grandTotals).toEqual({})
    expect(play.game.rows()).toMatchObject({ Playcard: [], Score: [], Standing: [] })
    const seat = play.given.seats[0]?.id ?? ''
    play.do({ type: 'playcard.stand', round: 1, seat, as: 'absent' })
    expect(shownOf(play.game).rounds[0]?.playcards).toMatchObject({ [seat]: { stand: 'absent', scores: null } })
    expect(play.game.rows()).toMatchObject({ Playcard: [{ seatId: seat, stand: 'absent' }], Score: [], Standing: [] })
  })

  it('is undone to its very beginning, one action after the other from the last', () => {
    for (const seed of SEEDS.slice(0, 4)) {
      const evening = eveningOf(pad, seed)
      const play = playThrough(evening, 40)
      const first = JSON.stringify(begun(evening).document())
      for (;;) {
        const gone = play.game.retractedBy()
        const last = play.lines.findLast(line => !gone.has(rawOf(line).id) && rawOf(line).type !== 'retract')
        if (!last) break
        play.do({ id: evening.newId(), type: 'retract', actions: [rawOf(last).id] })
      }
      expect(JSON.stringify(play.document())).toBe(first)
    }
  })
})
