/**
 * The master score sheet as a table of texts for a spreadsheet; no cell can start a formula.
 * It refuses to add anything up: the sheet gives every number.
 */
import type { MasterSheet, Points } from '../table/sheet'
import type { Seat } from '../table/table'
import { capital } from '../table/words'

/** A text that a spreadsheet would read as a formula gets an apostrophe in front; numbers stay numbers. */
export const safeCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const pointsText = (points: Points<string> | null | undefined, id: string): string | number => points?.[id] ?? ''

/** Rounds down, seats and their classifications across, Grand Totals at the end (R-F5-54, R-F5-56). */
export function masterSheetRows(
  sheet: MasterSheet<string>,
  seats: readonly Seat[],
  roundWord: string,
): readonly (readonly (string | number)[])[] {
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
