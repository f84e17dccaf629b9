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

/** The sign between two columns: the one that cuts the first line into most parts. A guess over further lines goes wrong where a cell holds a list. */
const betweenColumns = (text: string): string => {
  const [first = ''] = text.split(/\r?\n/, 1)
  const parts = (sign: string): number => first.split(sign).length
  return [';', '\t'].reduce((best, sign) => (parts(sign) > parts(best) ? sign : best), ',')
}

const lineBreaks = (row: readonly string[]): number => row.join('').split(/\r\n|\r|\n/).length - 1

type Cut = { header: readonly string[]; rows: readonly string[][]; numbers: readonly number[]; broken: number | undefined }

/** The file cut into rows, each with the line that it begins on; `broken` is the line of a quotation mark that goes wrong. */
function cut(text: string, most: number): Cut {
  const body = text.replace(/^\s*\n/, '')
  const { data, errors } = Papa.parse<string[]>(body, { preview: most + 2, delimiter: betweenColumns(body) })
  const numbers: number[] = []
  data.reduce((line, row) => {
    numbers.push(line)
    return line + 1 + lineBreaks(row)
  }, 1)
  const quotes = errors.find(e => e.type === 'Quotes')
  const [first = [], ...rows] = data
  return { header: first.map(plain), rows, numbers: numbers.slice(1), broken: quotes && (numbers[quotes.row ?? 0] ?? 1) }
}

/** Signs that no text has: the file is a picture, a workbook, or cut in half. */
const NO_TEXT = /[\0-\x08\x0E-\x1F]/

const isEmpty = (row: readonly string[]): boolean => row.every(cell => plain(cell) === '')

/** The rows under the header, each with its line in the file; empty lines are passed over. `most` rows at most, else nothing is taken. */
export function readCsv(text: string, columns: readonly Column[], most: number): Result<readonly Line[]> {
  if (text.length > LARGEST_FILE)
    return refuse('file.too-large', 'This file is larger than any that is taken (8 MB): nothing was taken over.')
  if (NO_TEXT.test(text)) return refuse('file.not-text', 'This is no text file: a CSV or JSON file is meant. Nothing was taken over.')
  const { header, rows, numbers, broken } = cut(text, most)
  if (isEmpty(header)) return refuse('file.empty', 'This file is empty.')
  const wrong = headerProblem(header, columns)
  if (wrong !== undefined) return refuse('file.header', wrong)
  if (broken !== undefined) return refuse('file.quotes', `Line ${broken}: a quotation mark is opened and not closed as it should be.`)
  if (rows.length > most) return refuse('file.too-many', `This file has more than ${most} rows: nothing was taken over.`)
  return take(
    rows.flatMap((row, i) => {
      const number = numbers[i]
      if (number === undefined || isEmpty(row)) return []
      return [{ number, cells: Object.fromEntries(columns.map(({ name }) => [name, unguarded(row[header.indexOf(name)] ?? '').trim()])) }]
    }),
  )
}
