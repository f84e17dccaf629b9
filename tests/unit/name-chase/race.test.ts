import { describe, expect, it } from 'vitest'
import { nameChaseCodec } from '@/lib/codecs/name-chase'
import { isAfterTheEnd, raceWords, toTarget } from '@/lib/pads/name-chase/race'
import { nameChase as pad } from '@/lib/pads/name-chase/pad'
import { CHASE_RULES, type ChaseRules } from '@/lib/pads/name-chase/rules'
import type { ChaseTable } from '@/lib/pads/name-chase/setup'
import { openTable, record } from '@/lib/table/game'
import { masterSheet } from '@/lib/table/master-sheet'
import { opening, uuid } from '../game'

const TEAMS = ['Reds', 'Blues', 'Greens']

/** Rounds of totals, a team after another; undefined is a turn that was not played yet. */
function race(rounds: readonly (readonly (number | undefined)[])[], rules: Partial<ChaseRules> = {}): ChaseTable {
  const members = Object.fromEntries(TEAMS.map((_, i) => [i, { members: [{ name: 'a' }, { name: 'b' }] }]))
  const opened = openTable(pad, { ...opening(TEAMS, {}, members), rules: { ...CHASE_RULES, ...rules } })
  if (!opened.ok) throw new Error(opened.problem.message)
  let table = opened.value
  let seq = 0
  const act = (action: object): void => {
    seq += 1
    const read = nameChaseCodec.action({ id: uuid(seq), ...action })
    if (!read.ok) throw new Error(read.problem.message)
    const next = record(pad, table, { ...read.value, stamp: { seq, time: seq, actor: 'Director', device: 'test' } })
    if (!next.ok) throw new Error(next.problem.message)
    table = next.value
  }
  rounds.forEach((totals, i) => {
    act({ type: 'round.open' })
    totals.forEach((total, team) => {
      if (total !== undefined) act({ type: 'turn.total', round: i + 1, seat: table.seats[team]?.id, total })
    })
  })
  return table
}

const words = (table: ChaseTable): string | null => raceWords(table, masterSheet(pad, table))

describe('the race', () => {
  it('tells how far it is, and never less than nothing', () => {
    expect([0, 295, 300, 320].map(total => toTarget(CHASE_RULES, total))).toEqual([300, 5, 0, 0])
  })

  it('says nothing before the target, and nothing that the ending says', () => {
    expect(words(race([]))).toBeNull()
    expect(words(race([[160, 160, 155], [135]]))).toBeNull()
    expect(
      words(
        race([
          [160, 160, 155],
          [140, 155, 100],
        ]),
      ),
    ).toBeNull()
  })

  it('plays the round out, with whoever is in front', () => {
    expect(words(race([[160, 160, 155], [140]]))).toBe('Reds has 300: round 2 is played out, and then the highest total wins.')
    expect(
      words(
        race([
          [160, 160, 155],
          [140, 140],
        ]),
      ),
    ).toBe('Reds and Blues are level with 300: round 2 is played out, and then the highest total wins.')
  })

  it('says that another round decides, where that is agreed', () => {
    const level = [
      [160, 160, 155],
      [140, 140, 0],
    ]
    expect(words(race(level, { ties: 'another-round' }))).toBe('Reds and Blues are level with 300: another round decides.')
    expect(words(race(level))).toBeNull()
  })
})

describe('a turn after the end', () => {
  const after = (table: ChaseTable, round: number): boolean[] =>
    table.seats.map(seat => isAfterTheEnd(table, masterSheet(pad, table).ending, round, seat.id))

  it('is any turn behind the one that won at once', () => {
    const won = race(
      [
        [155, 155, 155],
        [100, 150],
      ],
      { end: 'immediate' },
    )
    expect(after(won, 2)).toEqual([false, false, true])
    expect(after(won, 1)).toEqual([false, false, false])
  })

  it('is none in a round that is played out', () => {
    const played = race([
      [160, 160, 155],
      [140, 155, 0],
    ])
    expect(masterSheet(pad, played).ending?.why).toBe('target')
    expect(after(played, 2)).toEqual([false, false, false])
    expect(after(race([[160, 160, 155], [140]]), 2)).toEqual([false, false, false])
  })
})
