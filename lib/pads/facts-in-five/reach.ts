/**
 * Which Grand Totals a seat can still reach by its open challenges, all outcomes together, without walking them one by one:
 * Special hangs on columns only, General on rows only, and a Total on both counts of each row as it is laid.
 * It refuses to compare seats; that is stakes.ts.
 */
import type { SeatId } from '../../table/result'
import { AXES, withMark, type Axis, type Challenge, type FiveCard } from './card'
import type { Playcard } from '../../table/table'
import type { FiveTable } from './challenges'
import {
  columnCounts,
  movedTo,
  paperCounts,
  rowCounts,
  scoreCard,
  square,
  sourceOf,
  standsAt,
  type Classification,
  type Counts,
} from './scoring'

/** What a seat can have with the asked challenge not valid, and with it valid; all other open challenges in every outcome. */
export type Fork = { readonly no: number; readonly yes: number }

/** A cell whose verdict is open: what it adds to its row and column if the challenge ends so. */
type Open = { row: Axis; column: Axis; no: number; yes: number; asked: boolean }
type Grounds = { counts: Counts; open: readonly Open[] }

const settledAll = (card: FiveCard, open: readonly Challenge[]): FiveCard =>
  open.reduce((at, challenge) => withMark(at, challenge, 'x'), card)

/** The counts that stand whatever happens, and what each open challenge adds to them; null where no outcome changes the points. */
function groundsOf(table: FiveTable, card: FiveCard, asked: Challenge | null): Grounds | null {
  const open = card.challenges.filter(c => c.status === 'open')
  // Once all are settled the card may be known by its cells, where it was known by its counts before.
  const closed = settledAll(card, open)
  const source = sourceOf(closed, table.rules.scoring)
  const at = ({ row, column, id }: Challenge): Pick<Open, 'row' | 'column' | 'asked'> => ({ row, column, asked: id === asked?.id })
  if (source === 'cells')
    return {
      counts: { columns: columnCounts(closed.marks), rows: rowCounts(closed.marks) },
      open: open.map(c => ({ ...at(c), no: 0, yes: 1 })),
    }
  const counts = source === 'counts' ? paperCounts(card) : null
  const adds = (c: Challenge, mark: '1' | 'x'): number => movedTo(card, c, mark) - movedTo(card, c, standsAt(card, c))
  return counts && { counts, open: open.map(c => ({ ...at(c), no: adds(c, 'x'), yes: adds(c, '1') })) }
}

const forks = (pairs: Iterable<Fork>): readonly Fork[] => [...new Map([...pairs].map(f => [`${f.no} ${f.yes}`, f])).values()]

const sums = (a: readonly Fork[], b: readonly Fork[]): readonly Fork[] =>
  forks(a.flatMap(x => b.map(y => ({ no: x.no + y.no, yes: x.yes + y.yes }))))

const NOTHING: readonly Fork[] = [{ no: 0, yes: 0 }]

/** Every pair of counts that one line can have: with the asked challenge ended both ways, the others each in both. */
function lineCounts(base: number, open: readonly Open[]): readonly Fork[] {
  return open.reduce<readonly Fork[]>(
    (held, { no, yes, asked }) =>
      asked
        ? held.map(f => ({ no: f.no + no, yes: f.yes + yes }))
        : forks(held.flatMap(f => [no, yes].map(n => ({ no: f.no + n, yes: f.yes + n })))),
    [{ no: base, yes: base }],
  )
}

/** Special or General: the squares of one direction's five lines, each for itself. */
function squaresOf({ counts, open }: Grounds, axis: 'row' | 'column'): readonly Fork[] {
  const lines = axis === 'row' ? counts.rows : counts.columns
  return AXES.map(line =>
    lineCounts(
      lines[line],
      open.filter(o => o[axis] === line),
    ).map(f => ({ no: square(f.no), yes: square(f.yes) })),
  ).reduce(sums, NOTHING)
}

/** One point an entry (EV-01). */
const pointsOf = ({ counts, open }: Grounds): readonly Fork[] =>
  AXES.map(line =>
    lineCounts(
      counts.rows[line],
      open.filter(o => o.row === line),
    ),
  ).reduce(sums, NOTHING)

type Laid = { no: number; yes: number; columns: readonly (readonly [number, number])[] }

const laidKey = ({ no, yes, columns }: Laid): string => `${no} ${yes} ${columns.join(' ')}`

/** All ways in which the open challenges of one row can end, as what they add to its columns. */
function rowWays(open: readonly Open[]): readonly (readonly Open[])[] {
  return open.reduce<readonly (readonly Open[])[]>(
    (ways, o) => (o.asked ? ways.map(w => [...w, o]) : ways.flatMap(w => [o.no, o.yes].map(n => [...w, { ...o, no: n, yes: n }]))),
    [[]],
  )
}

/** Totals: row after row, keeping what the columns hold and the squares of the rows laid so far. */
function totalsOf({ counts, open }: Grounds): readonly Fork[] {
  let laid: ReadonlyMap<string, Laid> = new Map([['', { no: 0, yes: 0, columns: counts.columns.map(n => [n, n] as const) }]])
  for (const row of AXES) {
    const ways = rowWays(open.filter(o => o.row === row))
    const next = new Map<string, Laid>()
    for (const held of laid.values())
      for (const way of ways) {
        const of = (part: 'no' | 'yes'): number => square(counts.rows[row] + way.reduce((n, o) => n + o[part], 0))
        const columns = held.columns.map(([no, yes], column): readonly [number, number] => {
          const here = way.find(o => o.column === column)
          return here ? [no + here.no, yes + here.yes] : [no, yes]
        })
        const step = { no: held.no + of('no'), yes: held.yes + of('yes'), columns }
        next.set(laidKey(step), step)
      }
    laid = next
  }
  const whole = (part: 0 | 1, from: number, columns: Laid['columns']): number => columns.reduce((n, c) => n + square(c[part]), from)
  return forks([...laid.values()].map(({ no, yes, columns }) => ({ no: whole(0, no, columns), yes: whole(1, yes, columns) })))
}

function cardForks(table: FiveTable, card: FiveCard, asked: Challenge | null, id: Classification): readonly Fork[] {
  const grounds = groundsOf(table, card, asked)
  if (!grounds) {
    const fixed = scoreCard(card, table.rules).points?.[id]
    return fixed === undefined ? [] : [{ no: fixed, yes: fixed }]
  }
  if (table.rules.scoring === 'count') return pointsOf(grounds)
  return id === 'total' ? totalsOf(grounds) : squaresOf(grounds, id === 'special' ? 'column' : 'row')
}

/** What one card can come to; a void one counts nothing, and of one not begun nothing is known. */
function heldForks(table: FiveTable, held: Playcard<FiveCard> | undefined, asked: Challenge | null, id: Classification): readonly Fork[] {
  if (held?.stand === 'void') return NOTHING
  return held?.stand === 'played' ? cardForks(table, held.card, asked, id) : []
}

/**
 * Everything that the seat's points in one classification can come to, with `asked` (a challenge on one of its cards, or null) ended both ways.
 * Empty where nothing is known of any of its cards.
 */
export function reach(table: FiveTable, seat: SeatId, asked: Challenge | null, id: Classification): readonly Fork[] {
  const cards = table.rounds.map(round => heldForks(table, round.cards.get(seat), asked, id)).filter(found => found.length > 0)
  return cards.length === 0 ? [] : cards.reduce(sums)
}
