/**
 * What a playcard would be worth had its scorer slipped in one or two cells: a check that should have been a cross, or the other way. It refuses to say
 * which cells; where the card is known by counts or numbers only, it says what one and two checks more or less could make of them.
 */
import type { Slips } from '../../table/score-pad'
import type { Points } from '../../table/sheet'
import { AXES, CELLS, markAt, withAt, type Axis, type FiveCard } from './card'
import type { FiveRules } from './rules'
import { countsOf, sourceOf, squaresScore, sum, totalOf, type Classification, type Counts } from './scoring'

type Scoring = FiveRules['scoring']
type Worth = Points<Classification>

const different = (all: readonly Worth[]): readonly Worth[] => [
  ...new Map(all.map(w => [`${w.special} ${w.general} ${w.total}`, w])).values(),
]

const worthOf = (counts: Counts, scoring: Scoring): Worth => (scoring === 'count' ? { total: sum(counts.rows) } : squaresScore(counts))

/** The counts with one check more or less in a cell; undefined where a row or column cannot have that many. */
function moved({ rows, columns }: Counts, row: Axis, column: Axis, by: number): Counts | undefined {
  const [r, c] = [rows[row] + by, columns[column] + by]
  return r < 0 || r > 5 || c < 0 || c > 5 ? undefined : { rows: withAt(rows, row, r), columns: withAt(columns, column, c) }
}

type Flip = { row: Axis; column: Axis; by: number }

/** A card of which every cell is known: each cell can be wrong in one way only. */
function ofCells(card: FiveCard, counts: Counts, scoring: Scoring): Slips<Classification> {
  const flips = CELLS.map((at): Flip => ({ ...at, by: markAt(card, at) === '1' ? -1 : 1 }))
  const after = (from: Counts | undefined, { row, column, by }: Flip): Counts | undefined => from && moved(from, row, column, by)
  const worth = (found: Counts | undefined): readonly Worth[] => (found ? [worthOf(found, scoring)] : [])
  return {
    one: different(flips.flatMap(flip => worth(after(counts, flip)))),
    two: different(flips.flatMap((first, i) => flips.slice(i + 1).flatMap(second => worth(after(after(counts, first), second))))),
  }
}

/** Ten counts: any cell can hold a check more or less. */
function ofCounts(counts: Counts, scoring: Scoring): Slips<Classification> {
  const step = (from: Counts): readonly Counts[] =>
    AXES.flatMap(row => AXES.flatMap(column => [1, -1].flatMap(by => moved(from, row, column, by) ?? [])))
  const first = step(counts)
  const told = new Map(first.flatMap(step).map(c => [`${c.rows.join()} ${c.columns.join()}`, c]))
  return {
    one: different(first.map(c => worthOf(c, scoring))),
    two: different([...told.values()].map(c => worthOf(c, scoring))),
  }
}

/** A check more in a line of n makes its square 2n + 1 larger. */
const STEPS = [1, 3, 5, 7, 9] as const
const MOST_OF_A_SIDE = 125
const MOST_CHECKS = 25

/** Only the sums: a check more or less moves both by an odd number, in the same direction. */
function stepsOf({ special, general, total }: Worth): readonly Worth[] {
  if (special === undefined || general === undefined)
    return [1, -1].flatMap(by => (total === undefined || total + by < 0 || total + by > MOST_CHECKS ? [] : [{ total: total + by }]))
  const side = (from: number, by: number): readonly number[] => STEPS.map(s => from + by * s).filter(n => n >= 0 && n <= MOST_OF_A_SIDE)
  return [1, -1].flatMap(by =>
    side(special, by).flatMap(s => side(general, by).map(g => ({ special: s, general: g, total: totalOf(s, g) }))),
  )
}

function ofNumbers(worth: Worth): Slips<Classification> {
  const one = stepsOf(worth)
  return { one, two: different(one.flatMap(stepsOf)) }
}

function made(card: FiveCard, scoring: Scoring): Slips<Classification> {
  const counts = countsOf(card, scoring)
  if (counts) return sourceOf(card, scoring) === 'cells' ? ofCells(card, counts, scoring) : ofCounts(counts, scoring)
  const { special, general, total } = card.paper ?? {}
  if (special !== undefined && general !== undefined && scoring === 'squares') return ofNumbers({ special, general })
  return total !== undefined && scoring === 'count' ? ofNumbers({ total }) : { one: [], two: [] }
}

/** A card never changes, so its slips are worked out once, however often the list is asked for. */
const MADE = new WeakMap<FiveCard, Map<Scoring, Slips<Classification>>>()

/** All points that this card could have by one slip, and by two. */
export function slips(card: FiveCard, { scoring }: FiveRules): Slips<Classification> {
  const held = MADE.get(card) ?? new Map<Scoring, Slips<Classification>>()
  MADE.set(card, held)
  const found = held.get(scoring) ?? made(card, scoring)
  held.set(scoring, found)
  return found
}
