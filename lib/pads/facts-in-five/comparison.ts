/**
 * Where the paper says something else than the marks: which sum, and which row, column or cell causes it, as far as that can be known.
 * It refuses to decide which of them is right.
 */
import type { Problem, SeatId } from '../../table/result'
import { AXES, type Axis, type FiveCard, type Five } from './card'
import { countsOf, pushedTogether, sourceOf, square, squaresScore, type Counts } from './scoring'
import type { FiveRules } from './rules'
import { capital } from '../../table/words'
import { headingOf, letterOf, type FiveSetup } from './setup'

type Place = { round: number; seat: SeatId; row?: Axis; column?: Axis }
type Ask = { card: FiveCard; setup: FiveSetup; rules: FiveRules; round: number; seat: SeatId }

const warn = (code: string, message: string, at: Place): Problem => ({ severity: 'warning', code, message, ...at })

const differing = (computed: Five<number>, paper: Five<number> | undefined): readonly Axis[] =>
  paper ? AXES.filter(i => computed[i] !== paper[i]) : []

const delta = (paper: Five<number> | undefined, computed: Five<number>, place: Axis): number => (paper ? paper[place] - computed[place] : 0)

/** Counts on paper against the marks: one row and one column off by the same one are one cell. */
function compareCounts({ setup, round, seat, card }: Ask, computed: Counts): readonly Problem[] {
  const { columns: paperColumns, rows: paperRows } = card.paper ?? {}
  const columns = differing(computed.columns, paperColumns)
  const rows = differing(computed.rows, paperRows)
  const [column] = columns
  const [row] = rows
  if (column !== undefined && row !== undefined && columns.length === 1 && rows.length === 1) {
    const off = delta(paperRows, computed.rows, row)
    if (Math.abs(off) === 1 && off === delta(paperColumns, computed.columns, column)) {
      const paperSays = off === 1 ? 'counts it as valid' : 'does not count it'
      return [
        warn(
          'paper.cell',
          `The cell ${letterOf(setup, row)}, ${headingOf(setup, column)} explains the difference: the paper ${paperSays}.`,
          { round, seat, row, column },
        ),
      ]
    }
  }
  return [
    ...columns.map(c =>
      warn('paper.column', `${headingOf(setup, c)} has ${computed.columns[c]} valid here and ${paperColumns?.[c] ?? ''} on paper.`, {
        round,
        seat,
        column: c,
      }),
    ),
    ...rows.map(r =>
      warn('paper.row', `${capital(letterOf(setup, r))} has ${computed.rows[r]} valid here and ${paperRows?.[r] ?? ''} on paper.`, {
        round,
        seat,
        row: r,
      }),
    ),
  ]
}

/** The one row or column whose count, off by one, explains a difference of squares; undefined where none or several do. */
function singleCause(counts: Five<number>, difference: number): Axis | undefined {
  const causes = AXES.filter(i =>
    [1, -1].some(step => counts[i] + step >= 0 && counts[i] + step <= 5 && square(counts[i] + step) - square(counts[i]) === difference),
  )
  return causes.length === 1 ? causes[0] : undefined
}

function compareSide(ask: Ask, counts: Counts, side: 'special' | 'general', computed: number): readonly Problem[] {
  const paper = ask.card.paper?.[side]
  if (paper === undefined || paper === computed) return []
  const { round, seat, setup } = ask
  const name = side === 'special' ? 'Special' : 'General'
  const cause = singleCause(side === 'special' ? counts.columns : counts.rows, paper - computed)
  const told = `The paper says ${name} ${paper}, the card gives ${computed}`
  if (cause === undefined) return [warn(`paper.${side}`, `${told}.`, { round, seat })]
  const where = side === 'special' ? headingOf(setup, cause) : letterOf(setup, cause)
  return [
    warn(`paper.${side}`, `${told}: one entry in ${where} would explain it.`, {
      round,
      seat,
      ...(side === 'special' ? { column: cause } : { row: cause }),
    }),
  ]
}

type Squares = ReturnType<typeof squaresScore>

/** Special written where General belongs, and the other way round. */
function exchanged({ card, round, seat }: Ask, computed: Squares): readonly Problem[] {
  const { special, general } = card.paper ?? {}
  if (special !== computed.general || general !== computed.special || special === general) return []
  return [
    warn(
      'paper.exchanged',
      `Special and General exchanged: the paper says ${special} and ${general}, the card gives Special ${computed.special} and General ${computed.general}.`,
      { round, seat },
    ),
  ]
}

/** A General that was read off the Scoring Table with the entries pushed together. */
function pushed({ card, round, seat }: Ask, counts: Counts, computed: Squares): readonly Problem[] {
  const general = card.paper?.general
  if (general === undefined || general === computed.general || general !== pushedTogether(counts.columns)) return []
  return [
    {
      severity: 'hint',
      code: 'paper.pushed-together',
      message: `General ${general} looks like the pushed-together Scoring Table: counted row by row on the Playcard it is ${computed.general}.`,
      round,
      seat,
    },
  ]
}

/** Whether Special and General on paper are to be held against the card: both are there, or the counts or cells that they follow from. */
function areComparable(card: FiveCard): boolean {
  const { special, general, columns, rows } = card.paper ?? {}
  const hasSpecial = special !== undefined
  const hasGeneral = general !== undefined
  return (
    (hasSpecial && (hasGeneral || columns !== undefined)) || (hasGeneral && rows !== undefined) || sourceOf(card, 'squares') === 'cells'
  )
}

function compareNumbers(ask: Ask, counts: Counts): readonly Problem[] {
  const computed = squaresScore(counts)
  const swapped = exchanged(ask, computed)
  if (swapped.length > 0) return swapped
  const special = compareSide(ask, counts, 'special', computed.special)
  const table = pushed(ask, counts, computed)
  if (table.length > 0) return [...table, ...special]
  return areComparable(ask.card) ? [...special, ...compareSide(ask, counts, 'general', computed.general)] : []
}

function compareTotal({ card, rules, round, seat }: Ask, counts: Counts | null): readonly Problem[] {
  const { special, general, total } = card.paper ?? {}
  if (total === undefined) return []
  const added = special !== undefined && general !== undefined ? special + general : undefined
  const computed = counts ? (rules.scoring === 'count' ? counts.rows.reduce((a, b) => a + b, 0) : squaresScore(counts).total) : added
  return computed === undefined || computed === total
    ? []
    : [warn('paper.total', `The paper says Total ${total}, the card gives ${computed}.`, { round, seat })]
}

/** All disagreements between what this card's score comes from and what the paper says besides. */
export function compareWithPaper(ask: Ask): readonly Problem[] {
  const { card, rules } = ask
  if (!card.paper) return []
  const source = sourceOf(card, rules.scoring)
  const counts = source === 'numbers' ? null : countsOf(card, rules.scoring)
  if (!counts) return compareTotal(ask, null)
  const unfinished = source === 'cells' && card.marks.some(row => row.includes('?'))
  if (unfinished) return []
  return [
    ...(source === 'cells' ? compareCounts(ask, counts) : []),
    ...(rules.scoring === 'squares' ? compareNumbers(ask, counts) : []),
    ...compareTotal(ask, counts),
  ]
}
