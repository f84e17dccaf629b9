/**
 * Raised hands as a caller writes them down: `12 47 88`, `3-7`, `12, 47 and 88`, `12 47 88 valid`.
 * It refuses to guess: a number that sits nowhere, or is said twice, is named.
 */
import { refuse, take, type Result, type SeatId } from '../../../table/result'
import { seatsOf, type Table } from '../../../table/table'

export type Hands = { seats: readonly SeatId[]; /** What stands behind the numbers, if anything does. */ valid: boolean | null }

const MOST = 1000
const VERDICTS: readonly (readonly [RegExp, boolean])[] = [
  [/\b(?:not valid|invalid|crossed|cross|out|no|x)\s*$/iu, false],
  [/(?:\b(?:valid|yes|ok|good|v)|✓|\+)\s*$/iu, true],
]

function verdictOf(text: string): { rest: string; valid: boolean | null } {
  for (const [sign, valid] of VERDICTS) if (sign.test(text)) return { rest: text.replace(sign, ''), valid }
  return { rest: text, valid: null }
}

/** The numbers written, ranges counted out; the first piece that is no number is the refusal. */
function numbersIn(text: string): Result<readonly number[]> {
  const numbers: number[] = []
  for (const piece of text
    .replace(/(\d)\s*[-\u2010-\u2015]\s*(\d)/gu, '$1-$2')
    .split(/[\s,;.+&]+|\band\b/iu)
    .filter(Boolean)) {
    const [, from, to] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(piece) ?? []
    if (from === undefined) return refuse('hands.no-number', `“${piece.slice(0, 40)}” is no seat number. Write numbers such as 12 47 88.`)
    const last = Number(to ?? from)
    if (last < Number(from) || last - Number(from) >= MOST)
      return refuse('hands.range', `${piece} is no row of seats: write the smaller number first.`)
    for (let n = Number(from); n <= last; n += 1) numbers.push(n)
    if (numbers.length > MOST) return refuse('hands.too-many', 'More numbers than a table has seats.')
  }
  return take(numbers)
}

const listed = (numbers: readonly number[]): string => [...new Set(numbers)].join(', ')

/** The seats that these numbers name in this round, in the order written. */
export function handsOf<R, S, K>(table: Table<R, S, K>, round: number, text: string): Result<Hands> {
  const { rest, valid } = verdictOf(text.normalize('NFKC').trim())
  const read = numbersIn(rest)
  if (!read.ok) return read
  const numbers = read.value
  if (numbers.length === 0) return refuse('hands.none', 'Write the numbers of the seats that raised a hand, such as 12 47 88.')
  const twice = numbers.filter((n, i) => numbers.indexOf(n) < i)
  if (twice.length > 0) return refuse('hands.twice', `Seat ${listed(twice)} is written twice.`)
  const byNumber = new Map(seatsOf(table, round).map(seat => [seat.number, seat.id]))
  const missing = numbers.filter(n => !byNumber.has(n))
  if (missing.length > 0)
    return refuse('hands.unknown', `Nobody with ${missing.length === 1 ? 'number' : 'numbers'} ${listed(missing)} plays round ${round}.`)
  return take({ seats: numbers.flatMap(n => byNumber.get(n) ?? []), valid })
}
