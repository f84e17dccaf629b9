/**
 * How fast the pure rules fold a log into a game with its master sheet: a game of five rounds with five seats, marked card by card and cell by cell.
 * Reading the actions from their stored text is measured beside it, since opening a game pays for both.
 */
import { factsInFiveCodec } from '@/lib/codecs/facts-in-five'
import { factsInFive } from '@/lib/pads/facts-in-five/pad'
import { padOf } from '@/lib/registry'
import { openTable } from '@/lib/table/game'
import { replay } from '@/lib/table/log'
import { masterSheet } from '@/lib/table/master-sheet'
import type { Result } from '@/lib/table/result'
import type { LogLine, OpeningGiven } from '@/lib/table/seal'
import { action, cellByCell, CELLS, markOf, openRound, SEATS, wholeCard, type Action } from './evening'
import { atLeast, note, perSecond, type Figure } from './figures'

const AIM = 200_000
const ROUNDS = [1, 2, 3, 4, 5]
const MARKS = ROUNDS.length * SEATS.length * CELLS.length
/** In seconds. */
const WARM_UP = 0.7
const LONG_ENOUGH = 1.5

const opening: OpeningGiven = {
  rules: { rounds: 5, director: 'outside' },
  about: { title: 'Bench', playedOn: '2026-11-27', zone: 'Europe/Berlin', number: null, place: null, note: null, counts: true },
  seats: SEATS,
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}

const lines = (actions: readonly Action[]): readonly LogLine[] =>
  actions.map((raw, i) => ({ raw, stamp: { seq: i + 1, time: 1_795_000_000_000 + i * 1000, actor: 'Director', device: 'bench' } }))

/** A round as it is played: opened, timed, its five cards marked, closed. */
const game = (cards: (round: number, place: number) => readonly Action[]): readonly LogLine[] =>
  lines(
    ROUNDS.flatMap(round => [
      openRound(round),
      action('timer.start', { round }),
      action('timer.stop', { round }),
      ...SEATS.flatMap((_, place) => cards(round, place)),
      action('round.close', { round }),
    ]),
  )

/** Runs it until it has used so much processor time; answers with the seconds that one run took of it. */
function processorTime(run: () => number, enough: number): number {
  const before = process.cpuUsage()
  for (let runs = 1; ; runs += 1) {
    if (run() < SEATS.length) throw new Error('Not every seat has a Grand Total.')
    const { user, system } = process.cpuUsage(before)
    const used = (user + system) / 1_000_000
    if (used >= enough) return used / runs
  }
}

/** Processor time and not the clock's: whoever else works on the machine costs nothing here, and our own garbage does. */
function seconds(run: () => number): number {
  processorTime(run, WARM_UP)
  return processorTime(run, LONG_ENOUGH)
}

/** The rules alone: the actions are read already, the table is folded and its master sheet made. */
function byTheRules(log: readonly LogLine[]): number {
  const rules = must(
    factsInFiveCodec.rules(
      opening.rules,
      SEATS.map(s => s.id),
    ),
  )
  const start = must(openTable(factsInFive, { ...opening, rules }))
  const read = log.map(line => ({ ...must(factsInFiveCodec.action(line.raw)), stamp: line.stamp }))
  return seconds(() => {
    const { table, refused } = replay(factsInFive, start, read)
    if (refused.length > 0) throw new Error(refused[0]?.problem.message)
    return masterSheet(factsInFive, table).grandTotals.size
  })
}

/** As the server opens a game: from the stored texts to the master sheet. */
function fromText(log: readonly LogLine[]): number {
  const pad = padOf('facts-in-five')
  const stored = log.map(({ raw, stamp }) => ({ text: JSON.stringify(raw), stamp }))
  return seconds(() => {
    const read = stored.map(({ text, stamp }) => ({ raw: JSON.parse(text) as unknown, stamp }))
    return pad ? must(pad.replay(opening, read)).sheet().grandTotals.size : 0
  })
}

function figures(what: string, log: readonly LogLine[]): readonly Figure[] {
  const rules = byTheRules(log)
  return [
    atLeast(`marks replayed by the pure rules, ${what}`, MARKS / rules, AIM, perSecond('marks')),
    note(`the same in actions (${log.length} of them)`, perSecond('actions')(log.length / rules)),
    note('the same from stored text, parsed', perSecond('marks')(MARKS / fromText(log))),
  ]
}

/** Some cells are marked twice: somebody changes his mind. */
const corrected = (round: number, place: number): readonly Action[] => [
  ...cellByCell(round, place),
  ...CELLS.filter((_, i) => i % 10 === 7).flatMap(at => {
    const held = markOf(round, place, at)
    const other = held === '1' ? 'x' : '1'
    const where = { round, seat: `seat-${place}`, ...at }
    return [
      action('playcard.mark-one', { ...where, mark: other, was: held }),
      action('playcard.mark-one', { ...where, mark: held, was: other }),
    ]
  }),
]

export const replaying = (): Promise<readonly Figure[]> =>
  Promise.resolve([
    ...figures(
      'card by card',
      game((round, place) => [wholeCard(round, place)]),
    ),
    ...figures('cell by cell', game(corrected)),
  ])
