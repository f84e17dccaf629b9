/**
 * The master score sheet and the playcards as tables of texts for a spreadsheet; no cell can start a formula.
 * It refuses to add anything up: the sheet gives every number.
 */
import type { View } from '../table/score-pad'
import type { MasterSheet, Points } from '../table/sheet'
import type { Seat } from '../table/table'
import { capital } from '../table/words'

export type Separator = ',' | ';'
export type SheetRow = readonly (string | number)[]

/** What is asked for as `separator`: a comma, unless it says semicolon. */
export const separatorOf = (text: string | null): Separator => (text === 'semicolon' || text === ';' ? ';' : ',')

const FORMULA = '=+\\-@\uFF1D\uFF0B\uFF0D\uFF20'
const STARTS = new RegExp(`^[\\t\\r\\n]|^\\s*[${FORMULA}]`)
/** A spreadsheet that was told of another separator cuts a text at it, and reads what follows as a cell of its own. */
const FOLLOWS = new RegExp(`([;,\\t\\r\\n])(?=\\s*[${FORMULA}])`, 'g')

/** A text that a spreadsheet would read as a formula, whichever separator it goes by, gets an apostrophe in front; numbers stay numbers. */
export const safeCell = (text: string): string => {
  const inner = text.replace(FOLLOWS, "$1'")
  return STARTS.test(inner) ? `'${inner}` : inner
}

const GUARDED = new RegExp(`(^|[;,\\t\\r\\n])'(?=\\s*[${FORMULA}])`, 'g')

/** The text that `safeCell` guarded. */
export const unguarded = (text: string): string => text.replace(GUARDED, '$1')

const pointsText = (points: Points<string> | null | undefined, id: string): string | number => points?.[id] ?? ''

/** Rounds down, seats and their classifications across, Grand Totals at the end (R-F5-54, R-F5-56). */
export function masterSheetRows(sheet: MasterSheet<string>, seats: readonly Seat[], roundWord: string): readonly SheetRow[] {
  const columns = seats.flatMap(seat => sheet.classifications.map(c => ({ seat, c })))
  const word = capital(roundWord)
  return [
    [word, ...columns.map(({ seat, c }) => safeCell(`${seat.name} (${seat.number}) ${c.name}`))],
    ...sheet.rounds.map(round => [
      round.number,
      ...columns.map(({ seat, c }) => pointsText(round.seats.get(seat.id)?.score?.points, c.id)),
    ]),
    ['Grand Totals', ...columns.map(({ seat, c }) => pointsText(sheet.grandTotals.get(seat.id), c.id))],
    ['Rank', ...columns.map(({ seat, c }) => sheet.ranks[c.id]?.get(seat.id) ?? '')],
  ]
}

type CardView = { readonly round: number; readonly seat: string; readonly view: View }

/** One row for each cell of each playcard, as the pad shows it: round, seat, row, column, mark, text. */
export function playcardRows(views: readonly CardView[], seats: readonly Seat[], roundWord: string): readonly SheetRow[] {
  const named = new Map(seats.map(seat => [seat.id, seat]))
  return [
    [capital(roundWord), 'Seat', 'Name', 'Row', 'Column', 'Mark', 'Text'],
    ...views.flatMap(({ round, seat, view }) =>
      view.rows.flatMap(row =>
        row.cells.map((cell, i) => [
          round,
          named.get(seat)?.number ?? '',
          ...[named.get(seat)?.name ?? '', row.label, view.columns[i] ?? String(i + 1), cell.mark, cell.text].map(safeCell),
        ]),
      ),
    ),
  ]
}
