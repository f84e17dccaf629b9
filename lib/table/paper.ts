/**
 * What a pad prints to be written on by hand, as plain values: a card of one seat and round, and the pad of a whole game.
 * It refuses to know paper sizes, fonts and how anything is drawn.
 */

/** A card of columns and rows, with a small box for the count of each, the Scoring Table, and boxes for what it adds up to. */
export type CardForm = {
  /** Empty where it is written by hand. */
  columns: readonly { head: string; detail: string }[]
  rows: readonly { label: string }[]
  /** What the box under a column and beside a row of the Scoring Table takes; null where there is no such table. */
  squares: string | null
  totals: readonly string[]
}

/** One line a round for every seat: the boxes that each cell has, and how many lines. */
export type PadForm = {
  line: string
  lines: number
  /** The captions of the small boxes in a cell, in rows of boxes. */
  boxes: readonly (readonly string[])[]
  /** What is written last in a cell: "Points". */
  sum: string
  /** A reminder at the foot, in the pad's own words. */
  rules: readonly string[]
}

/** What is printed of a pad; a part that it does not have is null. */
export type Paper<Rules, Setup, Seat> = {
  card: ((rules: Rules, setup: Setup | null, seat: Seat) => CardForm) | null
  pad: ((rules: Rules, rounds: number) => PadForm) | null
}
