/**
 * A table of texts from a CSV file that people made: its header is checked first, then every row has every column. Bounded, and all or nothing.
 * It refuses to know what the columns mean.
 */
import Papa from 'papaparse'
import { unguarded } from './csv'
import { refuse, take, type Result } from '../table/result'

export type Column = { readonly name: string; readonly needed: boolean }
export type Line = { readonly number: number; readonly cells: Readonly<Record<string, string>> }

/** The largest file that is looked at, in characters. */
export const LARGEST_FILE = 8 * 1024 * 1024

const plain = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()

function headerProblem(header: readonly string[], columns: readonly Column[]): string | undefined {
  const names = columns.map(c => c.name).join(', ')
  const strange = header.find(h => h !== '' && !columns.some(c => c.name === h))
  if (strange !== undefined) return `The first line names a column “${strange.slice(0, 60)}” that is not known. It should name: ${names}.`
  const missing = columns.find(c => c.needed && !header.includes(c.name))
  if (missing) return `The column “${missing.name}” is missing. The first line should name: ${names}.`
  const twice = header.find((h, i) => h !== '' && header.indexOf(h) < i)
  return twice === undefined ? undefined : `The column “${twice}” is named twice.`
}

/** The rows under the header; empty lines are passed over. `most` rows at most, else nothing is taken. */
export function readCsv(text: string, columns: readonly Column[], most: number): Result<readonly Line[]> {
  if (text.length > LARGEST_FILE)
    return refuse('file.too-large', 'This file is larger than any that is taken (8 MB): nothing was taken over.')
  const parsed = Papa.parse<string[]>(text, { preview: most + 2, skipEmptyLines: 'greedy' })
  const [first, ...rows] = parsed.data
  if (!first) return refuse('file.empty', 'This file is empty.')
  const header = first.map(plain)
  const wrong = headerProblem(header, columns)
  if (wrong !== undefined) return refuse('file.header', wrong)
  const broken = parsed.errors.find(e => e.type === 'Quotes')
  if (broken) return refuse('file.quotes', `Line ${(broken.row ?? 0) + 1}: a quotation mark is opened and not closed as it should be.`)
  if (rows.length > most) return refuse('file.too-many', `This file has more than ${most} rows: nothing was taken over.`)
  return take(
    rows.map((row, i) => ({
      number: i + 2,
      cells: Object.fromEntries(columns.map(({ name }) => [name, unguarded(row[header.indexOf(name)] ?? '').trim()])),
    })),
  )
}
