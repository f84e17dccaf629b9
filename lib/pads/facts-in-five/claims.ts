/**
 * Can any playcard have these numbers? Computed from the rule (squares of five counts, and whether a grid exists), not from a list.
 * It refuses to know a game: numbers in, reasons out.
 */
import type { Five } from './card'
import { square, sum } from './scoring'

export type Claim = { special?: number; general?: number; total?: number; columns?: readonly number[]; rows?: readonly number[] }
export type Verdict = { possible: boolean; reasons: readonly string[] }

const isFive = (counts: readonly number[]): counts is Five<number> => counts.length === 5
const inRange = (counts: readonly number[]): boolean => counts.every(n => Number.isInteger(n) && n >= 0 && n <= 5)

/** Whether a 5 x 5 grid has these row and column counts (Gale and Ryser; rules 3.1): equal sums, and no k rows need more than the columns can give. */
export function gridExists(rows: readonly number[], columns: readonly number[]): boolean {
  const down = [...rows].sort((a, b) => b - a)
  return sum(rows) === sum(columns) && down.every((_, k) => sum(down.slice(0, k + 1)) <= sum(columns.map(c => Math.min(c, k + 1))))
}

/** All ways to write five counts, largest first: 252 of them. */
function multisets(length: number, most: number): readonly (readonly number[])[] {
  if (length === 0) return [[]]
  return Array.from({ length: most + 1 }, (_, n) => n).flatMap(n => multisets(length - 1, n).map(rest => [n, ...rest]))
}

type Side = { counts: readonly number[]; squares: number }
const SIDES: readonly Side[] = multisets(5, 5).map(counts => ({ counts, squares: sum(counts.map(square)) }))

/** The values that five squares can add up to: 99 of 0 … 125. */
const ONE_SIDE: ReadonlySet<number> = new Set(SIDES.map(s => s.squares))

/** Every (Special, General) that some grid has: 920 pairs, as `special * 1000 + general`. Made at the first question. */
let pairs: ReadonlySet<number> | undefined
const pairKey = (special: number, general: number): number => special * 1000 + general
function allPairs(): ReadonlySet<number> {
  pairs ??= new Set(SIDES.flatMap(a => SIDES.filter(b => gridExists(a.counts, b.counts)).map(b => pairKey(a.squares, b.squares))))
  return pairs
}
export const pairExists = (special: number, general: number): boolean => allPairs().has(pairKey(special, general))

const totalExists = (total: number): boolean => [...allPairs()].some(key => Math.floor(key / 1000) + (key % 1000) === total)

const counting = (side: readonly number[] | undefined): side is readonly number[] => side !== undefined && isFive(side) && inRange(side)

function marginReasons({ columns, rows }: Claim): readonly string[] {
  const reasons: string[] = []
  for (const [name, counts] of [
    ['column', columns],
    ['row', rows],
  ] as const)
    if (counts && !counting(counts)) reasons.push(`five ${name} counts, each 0 to 5, are needed`)
  if (!counting(columns) || !counting(rows)) return reasons
  if (sum(columns) !== sum(rows)) reasons.push(`column counts add up to ${sum(columns)}, row counts to ${sum(rows)}`)
  else if (!gridExists(rows, columns)) reasons.push('no playcard has these row counts with these column counts')
  return reasons
}

function sideReason(value: number | undefined, side: 'column' | 'row', name: string): readonly string[] {
  if (value === undefined || ONE_SIDE.has(value)) return []
  return [`no five ${side} counts give this ${name}`]
}

function totalReasons({ special, general, total }: Claim): readonly string[] {
  if (total === undefined) return []
  if (special !== undefined && general !== undefined)
    return special + general === total ? [] : [`Special ${special} and General ${general} add up to ${special + general}, not ${total}`]
  if (total % 2 !== 0) return ['a Total is always even']
  return totalExists(total) ? restReasons(total, special, general) : ['no playcard has this Total']
}

/** Whether some card has this Total with the one side that is known. */
function restReasons(total: number, special: number | undefined, general: number | undefined): readonly string[] {
  if (special !== undefined && !pairExists(special, total - special)) return ['no playcard has this Special with this Total']
  if (general !== undefined && !pairExists(total - general, general)) return ['no playcard has this General with this Total']
  return []
}

function pairReasons({ special, general }: Claim): readonly string[] {
  const sides = [...sideReason(special, 'column', 'Special'), ...sideReason(general, 'row', 'General')]
  if (sides.length > 0 || special === undefined || general === undefined) return sides
  if ((special - general) % 2 !== 0) return ['Special and General differ in parity; a Total is always even']
  return pairExists(special, general) ? [] : ['each side exists, but no playcard has both']
}

function squaresReasons({ special, general, columns, rows }: Claim): readonly string[] {
  const reasons: string[] = []
  if (special !== undefined && counting(columns) && sum(columns.map(square)) !== special)
    reasons.push(`these column counts give Special ${sum(columns.map(square))}, not ${special}`)
  if (general !== undefined && counting(rows) && sum(rows.map(square)) !== general)
    reasons.push(`these row counts give General ${sum(rows.map(square))}, not ${general}`)
  return reasons
}

/** Whether counts alone with the other side's number can be one card: columns with a General, or rows with a Special. */
function mixedReasons({ special, general, columns, rows }: Claim): readonly string[] {
  const none = (own: readonly number[], other: number): boolean => !SIDES.some(s => s.squares === other && gridExists(s.counts, own))
  if (counting(columns) && !rows && general !== undefined && none(columns, general))
    return [`no playcard with these column counts has General ${general}`]
  if (counting(rows) && !columns && special !== undefined && none(rows, special))
    return [`no playcard with these row counts has Special ${special}`]
  return []
}

const whole = (claim: Claim): readonly string[] =>
  [claim.special, claim.general, claim.total].some(n => n !== undefined && (!Number.isInteger(n) || n < 0))
    ? ['Special, General and Total are whole numbers from 0']
    : []

/** Whether one playcard can have all of these; any part may be missing (rules 3.1). */
export function claim(parts: Claim): Verdict {
  const wrong = whole(parts)
  const reasons =
    wrong.length > 0
      ? wrong
      : [...marginReasons(parts), ...pairReasons(parts), ...totalReasons(parts), ...squaresReasons(parts), ...mixedReasons(parts)]
  return { possible: reasons.length === 0, reasons }
}
