/** A Facts in Five table with the pad's own types in tests: every action goes through the codec and the rules, as in a browser. */
import { factsInFiveCodec } from '@/lib/codecs/facts-in-five'
import type { FiveTable } from '@/lib/pads/facts-in-five/challenges'
import { factsInFive } from '@/lib/pads/facts-in-five/pad'
import { openTable, record } from '@/lib/table/game'
import { masterSheet } from '@/lib/table/master-sheet'
import { andThen, type Result } from '@/lib/table/result'
import { opening, uuid } from '../game'

type Sent = { type: string } & Record<string, unknown>

export const SAMPLE = {
  classes: [
    { class: 'World Leaders/Rulers', category: 'King' },
    { class: 'Books of Bible', category: 'Old Testament' },
    { class: 'Colleges Universities', category: 'American' },
    { class: 'Stage/Screen Personalities', category: 'Living' },
    { class: 'Edible Products' },
  ],
  letters: ['C', 'M', 'E', '*', 'L'],
}

export class FiveAtTable {
  table: FiveTable
  #next = 1

  constructor(names: readonly string[], rules: object = {}, more: Parameters<typeof opening>[2] = {}) {
    const given = opening(names, rules, more)
    const opened = andThen(
      factsInFiveCodec.rules(
        rules,
        given.seats.map(s => s.id),
      ),
      read => openTable(factsInFive, { ...given, rules: read }),
    )
    if (!opened.ok) throw new Error(opened.problem.message)
    this.table = opened.value
  }

  try(action: Sent): Result<FiveTable> {
    const n = this.#next++
    const read = factsInFiveCodec.action({ id: uuid(n), ...action })
    const next = andThen(read, logged =>
      record(factsInFive, this.table, { ...logged, stamp: { seq: n, time: 1_700_000_000_000 + n, actor: 'Director', device: 'phone' } }),
    )
    if (next.ok) this.table = next.value
    return next
  }

  do(action: Sent): this {
    const done = this.try(action)
    if (!done.ok) throw new Error(`${action.type}: ${done.problem.code} ${done.problem.message}`)
    return this
  }

  write(seat: number, row: number, column: number, text: string): this {
    return this.do({ type: 'playcard.write', round: 1, seat: `seat-${seat}`, row, column, text })
  }

  get round(): FiveTable['rounds'][number] {
    const round = this.table.rounds[0]
    if (!round) throw new Error('no round is open')
    return round
  }

  get sheet() {
    return masterSheet(factsInFive, this.table)
  }
}

/** Six players with the rulebook's sample announcements in round 1. */
export const sampleTable = (
  names = ['Ann', 'Ben', 'Cas', 'Dee', 'Eve', 'Flo'],
  rules: object = {},
  more: Parameters<typeof opening>[2] = {},
) => new FiveAtTable(names, rules, more).do({ type: 'round.open', setup: SAMPLE })
