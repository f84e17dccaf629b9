/**
 * The ruling book as a file: JSON, or CSV for a spreadsheet; out, and in again. It refuses to know where rulings are kept.
 */
import { MOST_RULINGS, rulingFileSchema, RULINGS_FORMAT, type RulingFile } from '../codecs/rulings'
import { parse } from '../codecs/form'
import { refuse, take, type Result } from '../table/result'
import { safeCell } from './csv'
import { notOurs } from './file-head'
import { LARGEST_FILE, readCsv, type Line } from './csv-table'

const COLUMNS = [
  { name: 'class', needed: true },
  { name: 'category', needed: false },
  { name: 'letter', needed: false },
  { name: 'entry', needed: true },
  { name: 'valid', needed: true },
  { name: 'reason', needed: false },
  { name: 'source', needed: false },
] as const

/** The rows of the CSV, header first. */
export const rulingRows = ({ rulings }: RulingFile): string[][] => [
  COLUMNS.map(c => c.name),
  ...rulings.map(r => [r.class, r.category, r.letter, r.entry, r.valid ? 'yes' : 'no', r.reason ?? '', r.source ?? ''].map(safeCell)),
]

const VERDICTS: Readonly<Record<string, boolean>> = {
  yes: true,
  valid: true,
  true: true,
  '1': true,
  no: false,
  'not valid': false,
  false: false,
  '0': false,
}

function rulingOf({ number, cells }: Line): Result<unknown> {
  const valid = VERDICTS[(cells['valid'] ?? '').toLowerCase()]
  if (valid === undefined) return refuse('file.row', `Line ${number}: “valid” is yes or no.`)
  for (const name of ['class', 'entry']) if (!cells[name]) return refuse('file.row', `Line ${number}: “${name}” is empty.`)
  return take({
    class: cells['class'],
    category: cells['category'] ?? '',
    letter: (cells['letter'] ?? '').toUpperCase(),
    entry: cells['entry'],
    valid,
    reason: cells['reason'] || null,
    source: cells['source'] || null,
  })
}

function fromCsv(text: string): Result<unknown> {
  const lines = readCsv(text, COLUMNS, MOST_RULINGS)
  if (!lines.ok) return lines
  const rulings: unknown[] = []
  for (const line of lines.value) {
    const ruling = rulingOf(line)
    if (!ruling.ok) return ruling
    const checked = parse(rulingFileSchema, { format: RULINGS_FORMAT, version: 1, rulings: [ruling.value] }, `Line ${line.number}`)
    if (!checked.ok) return checked
    rulings.push(ruling.value)
  }
  return take({ format: RULINGS_FORMAT, version: 1, rulings })
}

function fromJson(text: string): Result<unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return take(value)
  } catch {
    return refuse('file.not-json', 'This file is neither CSV with a header nor JSON.')
  }
}

/** A file as chosen by somebody: all of it, or a sentence that says what is wrong. */
export function readRulings(text: string): Result<RulingFile> {
  if (text.length > LARGEST_FILE)
    return refuse('file.too-large', 'This file is larger than any that is taken (8 MB): nothing was taken over.')
  const raw = /^\uFEFF?\s*[{[]/.test(text) ? fromJson(text.replace(/^\uFEFF/, '')) : fromCsv(text)
  if (!raw.ok) return raw
  return notOurs(raw.value, RULINGS_FORMAT, 1, 'This file of rulings') ?? parse(rulingFileSchema, raw.value, 'This file of rulings')
}
