/**
 * What a Facts in Five playcard is worth: counts, squares, Special, General, Total. The one place where a card's marks become numbers.
 * It refuses to complain: whether numbers are possible is claims.ts, whether they agree with the paper is comparison.ts.
 */
import { rememberedFor } from '../../table/remembered'
import type { Score } from '../../table/sheet'
import {
  AXES,
  five,
  keyOf,
  markAt,
  openChallengeAt,
  type Axis,
  type CellAt,
  type Challenge,
  type FiveCard,
  type Five,
  type Grid,
  type Mark,
} from './card'
import { isBegun } from './by-hand'
import type { FiveRules } from './rules'

export type Classification = 'special' | 'general' | 'total'
export type Counts = { columns: Five<number>; rows: Five<number> }

const valid = (mark: Mark): number => (mark === '1' ? 1 : 0)
export const square = (n: number): number => n * n
export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
const sumOfFive = ([a, b, c, d, e]: Five<number>): number => a + b + c + d + e
const squaresOf = (counts: Five<number>): number =>
  sumOfFive([square(counts[0]), square(counts[1]), square(counts[2]), square(counts[3]), square(counts[4])])

/** Checks in each row, 0 to 5 (R-F5-50). */
export const rowCounts = (marks: Grid<Mark>): Five<number> => five(row => sumOfFive(five(column => valid(marks[row][column]))))
/** Checks in each column, 0 to 5 (R-F5-49). */
export const columnCounts = (marks: Grid<Mark>): Five<number> => five(column => sumOfFive(five(row => valid(marks[row][column]))))

/** The Total of a Special and a General (R-F5-53). */
export const totalOf = (special: number, general: number): number => special + general

/** Special, General and Total of ten counts (R-F5-51, R-F5-52, R-F5-53). */
export function squaresScore({ columns, rows }: Counts): { special: number; general: number; total: number } {
  const special = squaresOf(columns)
  const general = squaresOf(rows)
  return { special, general, total: totalOf(special, general) }
}

const unjudgedCells = (card: FiveCard): number => sum(card.marks.map(row => row.filter(mark => mark === '?').length))

/** What the scorer had put in each disputed cell, as the first challenge that knows it says. */
function scorersMarks(card: FiveCard): readonly Challenge[] {
  const first = new Map<number, Challenge>()
  for (const c of card.challenges) if ((c.before === '1' || c.before === 'x') && !first.has(keyOf(c))) first.set(keyOf(c), c)
  return [...first.values()]
}

/**
 * Whether the ten counts can be right if the scorer had put what the disputes say: a row of five checks has none crossed. Where they cannot, no dispute
 * is worked in, and check.ts says so. Open or settled makes no difference.
 */
export function countsContradict(card: FiveCard): boolean {
  const { columns, rows } = card.paper ?? {}
  const said = scorersMarks(card)
  const over = (counts: Five<number> | undefined, axis: 'row' | 'column'): boolean =>
    counts !== undefined &&
    AXES.some(line => {
      const here = said.filter(c => c[axis] === line)
      const checks = here.filter(c => c.before === '1').length
      return checks > counts[line] || here.length - checks > 5 - counts[line]
    })
  return over(columns, 'column') || over(rows, 'row')
}

/**
 * How far a disputed cell moves the counts of its row and column taken from paper (api 3.4) if `mark` stands there: from what the scorer had put, however
 * often it was disputed since. 0 where nobody said what he had put.
 */
export function movedTo(card: FiveCard, at: CellAt, mark: Mark): number {
  const said = countsContradict(card) ? undefined : scorersMarks(card).find(c => keyOf(c) === keyOf(at))
  return said ? moved(said.before, mark) : 0
}

const moved = (before: Mark, mark: Mark): number => (mark === '1' || mark === 'x' ? valid(mark) - valid(before) : 0)

/** What stands in a disputed cell for the counts: under an open challenge, what stood there before it. */
export const standsAt = (card: FiveCard, at: CellAt): Mark => openChallengeAt(card, at)?.before ?? markAt(card, at)

/** The paper's ten counts with the outcomes of challenges worked in; null unless it has all ten. */
export function paperCounts(card: FiveCard): Counts | null {
  const { columns, rows } = card.paper ?? {}
  if (!columns || !rows) return null
  const said = countsContradict(card) ? [] : scorersMarks(card)
  const moves = said.map(({ row, column, before }) => ({ row, column, by: moved(before, standsAt(card, { row, column })) }))
  const shift = (counts: Five<number>, axis: 'row' | 'column'): Five<number> =>
    five(place => counts[place] + sum(moves.filter(m => m[axis] === place).map(m => m.by)))
  return { columns: shift(columns, 'column'), rows: shift(rows, 'row') }
}

export type Source = 'cells' | 'counts' | 'numbers'

/** The first record of the score that this card has (api 3.3); null where nothing is known but what was ruled before the card was entered. */
export function sourceOf(card: FiveCard, scoring: FiveRules['scoring']): Source | null {
  const unjudged = unjudgedCells(card)
  if (unjudged === 0) return 'cells'
  const { columns, rows, special, general, total } = card.paper ?? {}
  if (columns && rows) return 'counts'
  if (scoring === 'squares' ? special !== undefined && general !== undefined : total !== undefined) return 'numbers'
  return unjudged < 25 && isBegun(card) ? 'cells' : null
}

/** The counts that stand behind the score; null where only numbers are known. */
export function countsOf(card: FiveCard, scoring: FiveRules['scoring']): Counts | null {
  const source = sourceOf(card, scoring)
  if (source === 'counts') return paperCounts(card)
  return source === 'cells' ? { columns: columnCounts(card.marks), rows: rowCounts(card.marks) } : null
}

function numbersOf(card: FiveCard, scoring: FiveRules['scoring']): Score<Classification>['points'] {
  const { special, general, total } = card.paper ?? {}
  if (scoring === 'count') return total === undefined ? null : { total }
  return special === undefined || general === undefined ? null : { special, general, total: totalOf(special, general) }
}

/**
 * The score of one playcard, from the first record that it has; under `count` there is only a Total, one point an entry (EV-01). Cards are never changed in
 * place: of a whole table only the card that a mark was put on is counted anew.
 */
export const scoreCard = rememberedFor((card: FiveCard, rules: FiveRules): Score<Classification> => {
  const from = sourceOf(card, rules.scoring)
  const disputed = card.challenges.filter(c => c.status === 'open').length
  const cells = from === 'cells' || from === null
  const unjudged = cells ? unjudgedCells(card) - openCells(card) : 0
  const counts = countsOf(card, rules.scoring)
  const points = counts
    ? rules.scoring === 'count'
      ? { total: sumOfFive(counts.rows) }
      : squaresScore(counts)
    : numbersOf(card, rules.scoring)
  return { points, complete: from !== null && unjudged === 0 && disputed === 0, from, unjudged, disputed }
})

const openCells = (card: FiveCard): number => card.challenges.filter(c => c.status === 'open' && markAt(card, c) === '?').length

/** What one more check at (row, column) is worth: 2(r+c)+2 with the counts of the others, in points of the Total (rules 3.1). */
export function worthOf(card: FiveCard, scoring: FiveRules['scoring'], row: Axis, column: Axis): number | null {
  if (scoring === 'count') return 1
  const counts = countsOf(card, scoring)
  if (!counts) return null
  const held =
    sourceOf(card, scoring) === 'counts'
      ? valid(openChallengeAt(card, { row, column })?.before ?? markAt(card, { row, column }))
      : valid(markAt(card, { row, column }))
  return 2 * (counts.rows[row] - held + counts.columns[column] - held) + 2
}

/** General if the checks of each column were pushed together in the Scoring Table (A-F5-T): the largest that these columns allow. */
export const pushedTogether = (columns: Five<number>): number => sum(AXES.map(row => square(columns.filter(count => count > row).length)))
