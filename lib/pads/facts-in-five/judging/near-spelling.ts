/**
 * How many slips of the pen lie between two words, in any script.
 * It refuses to know which of the two is right.
 */

const LONGEST = 80

type Pair = { readonly a: readonly string[]; readonly b: readonly string[] }

const at = (row: readonly number[], place: number): number => row[place] ?? LONGEST

function isSwapped({ a, b }: Pair, line: number, place: number): boolean {
  return line > 1 && place > 1 && a[line - 1] === b[place - 2] && a[line - 2] === b[place - 1]
}

function nextRow(row: readonly number[], before: readonly number[], pair: Pair, line: number): number[] {
  const next = [line]
  for (let place = 1; place <= pair.b.length; place += 1) {
    const differ = pair.a[line - 1] === pair.b[place - 1] ? 0 : 1
    const swapped = isSwapped(pair, line, place) ? at(before, place - 2) + 1 : LONGEST
    next.push(Math.min(at(row, place) + 1, at(next, place - 1) + 1, at(row, place - 1) + differ, swapped))
  }
  return next
}

/** Letters left out, put in, exchanged or swapped with a neighbour between two words. */
function slips(one: string, other: string): number {
  const a = Array.from(one)
  const b = Array.from(other)
  if (Math.abs(a.length - b.length) > 2 || Math.max(a.length, b.length) > LONGEST) return LONGEST
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (let line = 1; line <= a.length; line += 1) {
    const next = nextRow(row, before, { a, b }, line)
    before = row
    row = next
  }
  return row[b.length] ?? LONGEST
}

/** R-F5-41: one slip in a word of five letters or more, two in one of nine or more, and never in the first letter; six letters in another order are near too. */
export function nearlySpelled(one: string, other: string): boolean {
  const [a, b] = [Array.from(one), Array.from(other)]
  const length = Math.min(a.length, b.length)
  if (length < 5 || a[0] !== b[0]) return false
  if (length >= 6 && a.length === b.length && a.toSorted().join('') === b.toSorted().join('')) return true
  return slips(one, other) <= (length >= 9 ? 2 : 1)
}
