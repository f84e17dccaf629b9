/** The table calls the answers of some seats one answer, whatever is written. It refuses to rule on it. */
import { keyOf } from '@/lib/pads/facts-in-five/card'
import { withSame } from '@/lib/pads/facts-in-five/desk/same'
import { whyNot } from '@/lib/table/result'
import type { CellProps } from './AnswerKey'

/** Does it; answers with what the rules have against it, or null. */
export function sayOneAnswer({ opened, round, cell }: CellProps, seats: readonly string[]): string | null {
  const groups = withSame(round.setup.same.get(keyOf(cell.at)) ?? [], seats)
  const done = opened.act({ type: 'entries.same', round: round.number, ...cell.at, groups })
  return whyNot(done)
}
