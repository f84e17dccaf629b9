/**
 * A list of seats that somebody pastes or drops: name, number, table, team; with tabs, semicolons or commas, with or without a first line of headings.
 * Every problem is named with its line. It refuses to seat anybody, and to know a pad beyond how many it takes and whether in teams.
 */
import Papa from 'papaparse'
import { refuse, take, type Result } from '../table/result'
import type { SeatRange } from '../table/score-pad'

/** A seat of the list; everybody has a number, given or the next free one. `members` are there where a team was named. */
export type SeatIn = { line: number; name: string; number: number; table: string | null; members: readonly string[] }
export type LineProblem = { line: number; severity: 'error' | 'hint'; message: string }
export type SeatList = { seats: readonly SeatIn[]; problems: readonly LineProblem[] }

/** What the list is read for: the pad, and who sits there already. */
export type SeatListFor = {
  pad: { name: string; seatRange: Pick<SeatRange, 'max' | 'teams'> }
  taken: readonly { name: string; number: number }[]
}

/** Beyond this nothing is read: no event seats so many people. */
const MOST_LINES = 2000
const LONGEST_NAME = 60
const LONGEST_TABLE = 60
const LARGEST_NUMBER = 100_000

const COLUMNS = ['name', 'number', 'table', 'team'] as const
type Column = (typeof COLUMNS)[number]

const HEADINGS: Readonly<Record<string, Column>> = {
  name: 'name',
  player: 'name',
  'seat name': 'name',
  number: 'number',
  no: 'number',
  'no.': 'number',
  nr: 'number',
  '#': 'number',
  seat: 'number',
  table: 'table',
  team: 'team',
  group: 'team',
}

const folded = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
const isNumber = (text: string | undefined): boolean => text !== undefined && /^\d+$/.test(text.trim())

type Line = { line: number; cells: readonly string[] }

/** What parts the columns: a tab where there is one, else a semicolon, else a comma. */
const separatorOf = (text: string): string => (text.includes('\t') ? '\t' : text.includes(';') ? ';' : ',')

/** Whether a pasted text is more than names: somebody has put columns into it. */
export const hasColumns = (text: string): boolean => /[\t;]|,\s*\d+\s*(,|$)/m.test(text)

function linesIn(text: string): readonly Line[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: separatorOf(text), skipEmptyLines: false })
  return data
    .map((cells, i) => ({ line: i + 1, cells: cells.map(cell => cell.trim()) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''))
}

/** Which column is which: by the headings, else name first; or the number, where every line begins with one. */
function columnsOf(lines: readonly Line[]): { columns: readonly (Column | null)[]; rest: readonly Line[] } {
  const [first, ...rest] = lines
  const named = first?.cells.map(cell => HEADINGS[folded(cell)] ?? null) ?? []
  if (named.includes('name') || (named.filter(c => c !== null).length > 1 && named.includes('team'))) return { columns: named, rest }
  const numberFirst = lines.every(({ cells }) => isNumber(cells[0]) && cells.length > 1)
  return { columns: numberFirst ? ['number', 'name', 'table', 'team'] : COLUMNS, rest: lines }
}

type Complain = (line: number, message: string) => void
type Read = { line: number; name: string; number: number | null; table: string | null; team: string | null }

const orNull = (text: string): string | null => (text === '' ? null : text)

/** What is wrong with the texts of one line. */
function complaintsOf({ name, number, table, team }: Record<Column, string>, further: readonly string[]): readonly string[] {
  const isWhole = isNumber(number) && Number(number) <= LARGEST_NUMBER
  return [
    ...(further.some(cell => cell !== '') ? ['has more columns than name, number, table and team.'] : []),
    ...(name === '' && team === '' ? ['has no name.'] : []),
    ...[name, team].flatMap(text => (text.length > LONGEST_NAME ? [`has a name longer than ${LONGEST_NAME} signs.`] : [])),
    ...(table.length > LONGEST_TABLE ? [`names a table in more than ${LONGEST_TABLE} signs.`] : []),
    ...(number === '' || isWhole ? [] : [`has “${number.slice(0, 20)}” for a number: it should be a whole one up to ${LARGEST_NUMBER}.`]),
  ]
}

function readLine({ line, cells }: Line, columns: readonly (Column | null)[], complain: Complain): Read {
  const at = (column: Column): string => cells[columns.indexOf(column)] ?? ''
  const texts = { name: at('name'), number: at('number'), table: at('table'), team: at('team') }
  const complaints = complaintsOf(texts, cells.slice(columns.length))
  for (const message of complaints) complain(line, message)
  const whole = isNumber(texts.number) && Number(texts.number) <= LARGEST_NUMBER
  return { line, name: texts.name, number: whole ? Number(texts.number) : null, table: orNull(texts.table), team: orNull(texts.team) }
}

type Seat = { line: number; name: string; number: number | null; table: string | null; members: string[] }

const differ = <T>(a: T | null, b: T | null, same: (x: T, y: T) => boolean): boolean => a !== null && b !== null && !same(a, b)

/** One more of a team: number and table are those that any of its lines names, and two different ones are a problem. */
function addMember(seat: Seat, { line, name, number, table }: Read, complain: Complain): void {
  if (name !== '') seat.members.push(name)
  if (differ(number, seat.number, (a, b) => a === b)) complain(line, `gives ${seat.name} a second number.`)
  if (differ(table, seat.table, (a, b) => folded(a) === folded(b))) complain(line, `puts ${seat.name} at a second table.`)
  seat.number ??= number
  seat.table ??= table
}

/** Puts the people of a team on one seat, where its first line stands. */
function joined(all: readonly Read[], complain: Complain): readonly Seat[] {
  const seats: Seat[] = []
  const teams = new Map<string, Seat>()
  for (const read of all) {
    const { line, name, number, table, team } = read
    const known = team === null ? undefined : teams.get(folded(team))
    if (known) {
      addMember(known, read, complain)
      continue
    }
    const seat = { line, name: team ?? name, number, table, members: team === null || name === '' ? [] : [name] }
    seats.push(seat)
    if (team !== null) teams.set(folded(team), seat)
  }
  return seats
}

/** The lines whose team the pad does not take, or lacks. */
function teamProblems(seats: readonly Seat[], { pad }: SeatListFor, complain: Complain): void {
  for (const { line, name, members } of seats) {
    if (pad.seatRange.teams === 'never' && members.length > 0) complain(line, `names a team: ${pad.name} is played by single players.`)
    if (pad.seatRange.teams === 'always' && members.length < 2) complain(line, `${name} needs two members: ${pad.name} is played in teams.`)
  }
}

/** Gives whoever has none the next free number, and complains of numbers that two have. */
function numbered(seats: readonly Seat[], { taken }: SeatListFor, complain: Complain): readonly SeatIn[] {
  const held = new Map<number, string>(taken.map(t => [t.number, `${t.name}, who sits there`]))
  for (const { line, number } of seats) {
    if (number === null) continue
    const other = held.get(number)
    if (other === undefined) held.set(number, `line ${line}`)
    else complain(line, `has the number ${number} of ${other}.`)
  }
  let next = 1
  return seats.map(seat => {
    while (held.has(next)) next += 1
    const number = seat.number ?? next
    held.set(number, `line ${seat.line}`)
    return { ...seat, number }
  })
}

/** Those who are called alike: no mistake, and told apart by their numbers. */
function namesakes(seats: readonly SeatIn[], { taken }: SeatListFor): readonly LineProblem[] {
  const first = new Map<string, { name: string; number: number }>(taken.map(t => [folded(t.name), t]))
  return seats.flatMap(seat => {
    const other = first.get(folded(seat.name))
    if (other) {
      const message = `is called ${seat.name} as well: told apart by the numbers ${other.number} and ${seat.number}.`
      return [{ line: seat.line, severity: 'hint' as const, message }]
    }
    first.set(folded(seat.name), seat)
    return []
  })
}

const countOf = (text: string): number => {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

/** Why a text is not even read, in a sentence; null where it may be. */
export function tooLong(text: string): string | null {
  const count = countOf(text.trim())
  if (count <= MOST_LINES && text.length <= MOST_LINES * 400) return null
  return `This list has ${count} lines, and at most ${MOST_LINES} are read: nothing was taken over.`
}

/** Reads the list; refused in one sentence where it is more than anybody could seat, else everything that is wrong with it, line by line. */
export function readSeatList(text: string, given: SeatListFor): Result<SeatList> {
  const long = tooLong(text)
  if (long !== null) return refuse('list.too-long', long)
  const problems: LineProblem[] = []
  const complain: Complain = (line, message) => {
    problems.push({ line, severity: 'error', message })
  }
  const { columns, rest } = columnsOf(linesIn(text))
  const seats = joined(
    rest.map(line => readLine(line, columns, complain)),
    complain,
  )
  const { name, seatRange } = given.pad
  const all = seats.length + given.taken.length
  if (all > seatRange.max)
    return refuse(
      'list.too-many',
      `${name} takes at most ${seatRange.max} seats, and with this list there would be ${all}: nothing was taken over.`,
    )
  teamProblems(seats, given, complain)
  const placed = numbered(seats, given, complain)
  return take({ seats: placed, problems: [...problems, ...namesakes(placed, given)].toSorted((a, b) => a.line - b.line) })
}

/** Whose left neighbour at his own table gets his card (R-F5-39); null for whoever sits alone. */
export function leftOf(seats: readonly SeatIn[], seat: SeatIn): SeatIn | null {
  const here = seats.filter(s => s.table === seat.table)
  const next = here[(here.indexOf(seat) + 1) % here.length]
  return next === undefined || next === seat ? null : next
}
