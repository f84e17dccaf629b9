/**
 * The table as readers may see it: a round whose results are held back is on it without anything that came from its cards, and so is every round after
 * it, since a later sum would give it away. Whatever readers get is made from this table, never hidden afterwards.
 * It refuses to know who reads.
 */
import type { ScorePad } from './score-pad'
import type { Seat, Table } from './table'

/** The first round that is held back; undefined where none is. */
export const firstHeld = ({ room }: Pick<Table<unknown, unknown, unknown>, 'room'>): number | undefined => room.holds[0]

/** Who sat there before; whoever came with a held round (a late seat, a substitute) is not known yet. */
const before = (seats: readonly Seat[], first: number): readonly Seat[] =>
  seats
    .filter(seat => seat.from === 1 || seat.from < first)
    .map(seat => ({ ...seat, sits: seat.sits.filter((s, i) => i === 0 || s.from < first) }))

/** The same table where nothing is held back. A game that was finished goes on, for readers, until its last results are out. */
export function withoutHeld<R, S, P, K, A extends { type: string }, C extends string>(
  pad: Pick<ScorePad<R, S, P, K, A, C>, 'bare'>,
  table: Table<R, S, K>,
): Table<R, S, K> {
  const first = firstHeld(table)
  if (first === undefined) return table
  return {
    ...table,
    seats: before(table.seats, first),
    rounds: table.rounds.map(round =>
      round.number < first ? round : { ...round, status: 'open' as const, gaps: [], cards: new Map(), setup: pad.bare(round.setup) },
    ),
    finished: table.finished && table.rounds.every(r => r.number < first),
  }
}
