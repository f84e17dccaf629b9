/**
 * What is written on a Facts in Five playcard, in words: where a cell lies, what its mark means.
 * It refuses to say what anything is worth.
 */
import type { Touch } from '../../table/score-pad'

const SUMS: Readonly<Record<string, string>> = {
  columns: 'column counts',
  rows: 'row counts',
  special: 'Special',
  general: 'General',
  total: 'Total',
}

/** Rows are Initial Letters, columns are Classes, both counted from 1; a sum of the paper by its name. */
export const placeWords = ({ row, column, part }: Touch['at']): string =>
  row === undefined || column === undefined ? (SUMS[part ?? ''] ?? '') : `row ${row + 1}, column ${column + 1}`

const MARKS: Readonly<Record<string, string>> = { '1': 'valid', x: 'crossed out', '.': 'blank', '?': 'not judged' }

/** A mark by its meaning; a text that was written, as it is. */
export const markWords = (mark: string, { part }: Touch['at']): string => {
  if (mark === '') return 'nothing'
  if (part !== undefined && part in SUMS) return mark.replaceAll(',', ' ')
  return part === 'text' ? `“${mark}”` : (MARKS[mark] ?? mark)
}
