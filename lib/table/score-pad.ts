/**
 * The score-pad contract: what a pad adds to a table. Function properties, not methods, so that the compiler sees a wrong sheet.
 * It refuses to know any pad by name, and how an action was written down (that is a codec's).
 */
import type { ActionOf } from './actions'
import type { Paper } from './paper'
import type { Ending, MasterSheet, Points, RawSheet, Score } from './sheet'
import type { Problem, Result, SeatId } from './result'
import type { Director, Envelope, Round, Seat, Stamp, Table } from './table'
import type { GapWords } from './words'

/** Plain rows and cells for screen, print and CSV. */
export type View = { columns: readonly string[]; rows: readonly { label: string; cells: readonly { text: string; mark: string }[] }[] }

/** One thing that an action writes: what stands there, what would stand there, and what the sender saw. */
export type Touch = {
  at: { round: number; seat?: SeatId; row?: number; column?: number; part?: string }
  now: string
  next: string
  was?: string | undefined
}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

/** What a pad stores of a card besides stand and scores: `marks` in the pad's own notation, counts where it has them. */
export type CardRow = { marks: string | null; columnCounts: string | null; rowCounts: string | null; paper: string | null }

/** Rows of the tables that only some pads fill; every one is named by game, round and seat by the caller. */
export type DetailRows = {
  entries: readonly { row: number; column: number; mark: string; text: string | null; ruledBy: string | null }[]
  challenges: readonly {
    id: string
    row: number
    column: number
    by: string | null
    reason: string | null
    before: string
    status: string
    outcome: string | null
    openedAt: number
    stages: readonly {
      place: number
      kind: string
      by: string | null
      source: string | null
      finds: string | null
      valid: boolean | null
      note: string | null
      yes: number | null
      no: number | null
      at: number
    }[]
    votes: readonly { seat: string; vote: boolean | null }[]
    /** Ids of the photos kept with it, apart by spaces; null where there is none. */
    photos: string | null
  }[]
}
export type RulingRow = {
  id: string
  row: number
  column: number
  seats: string
  entry: string | null
  valid: boolean
  reason: string | null
  source: string | null
  keep: boolean
}

/**
 * What stands over the columns or before the rows of a card, by the axis of its headings: statistics are kept of each.
 * `one` and `many` are its names, `detail` and `details` those of what may stand beside it. A pad with lines on both sides writes `marks` row by row with a `/` between,
 * `1` where an entry counts.
 */
export type CardLine = { axis: string; side: 'columns' | 'rows'; one: string; many: string; detail?: string; details?: string }

/** All points that one slip, or two, could have made of a card; its own are not among them, and level ones need not come twice. */
export type Slips<C extends string> = { one: readonly Points<C>[]; two: readonly Points<C>[] }

/**
 * How many seats a pad is played with, and whether they are teams of at least two.
 * `seatsMove: 'between'`: nobody is added to a round that has begun, and no order changes while one is open.
 */
export type SeatRange = { min: number; max: number; teams: 'allowed' | 'always' | 'never'; seatsMove: 'any-time' | 'between' }

export type ScorePad<Rules, Setup, Patch, Card, Action extends { type: string }, C extends string> = {
  id: string
  /**
   * The edition of the rules: raised by one whenever the same log comes to other points than before, never otherwise (absent: the first one).
   * The golden logs in tests/golden hold each edition to its numbers.
   */
  rulesVersion?: number
  name: string
  /** What this pad calls a round: "round" or "hand". */
  roundWord: string
  /** What it calls one seat's record of a round: "card" or "turn". */
  cardWord: string
  gapWords: GapWords
  seatRange: SeatRange
  /** Whether a seat may play as a child, with rules of its own (R-F5-71). */
  childSeats: boolean
  /** The columns of the master sheet; one with `wins: false` is shown and ranked, and has no winner. */
  classifications: (rules: Rules) => readonly { id: C; name: string; wins?: boolean }[]
  /** What a Director who plays may do, in a sentence; null where the rulebook knows no Director. */
  directs: string | null
  /** Who directs at the start, as the house rules say. */
  director: (rules: Rules) => Director
  timerSeconds: (rules: Rules) => number
  /** The setup of round `number`: a new one, or `before` with the patch laid over it (null places stay as they are). */
  arrange: (table: Table<Rules, Setup, Card>, number: number, before: Setup | null, patch: Patch) => Result<Setup>
  /** Which seats of a new round have a say in its opening; refuses where the pad cannot start one. */
  mayOpen: (table: Table<Rules, Setup, Card>, number: number) => Result<null>
  blank: (setup: Setup, seat: Seat) => Card
  /** One action of the pad's own. Total on replay: a refusal is listed, never thrown. */
  record: (table: Table<Rules, Setup, Card>, action: Action & Envelope, stamp: Stamp) => Result<Table<Rules, Setup, Card>>
  score: (card: Card, rules: Rules) => Score<C>
  check: (table: Table<Rules, Setup, Card>) => readonly Problem[]
  /**
   * The points that a complete card could have if whoever entered it had slipped in one of its cells, and in two: for the order of the second look. Left
   * out where that is not known.
   */
  slips?: (card: Card, rules: Rules) => Slips<C>
  /** Sees the whole table: Name Chase ends inside a turn. */
  end: (table: Table<Rules, Setup, Card>, raw: RawSheet<C>) => Ending | null
  /** Numbers that break a tie, first one first; empty where ties are shared. */
  tieBreak: (table: Table<Rules, Setup, Card>, raw: RawSheet<C>, seat: SeatId, classification: C, through: number) => readonly number[]
  /** Whether a seat that plays alone can win: practice has no winner (A-F5-26, A-NC-07). `ending` is the rule's own, null while there is none. */
  winsAlone: (ending: Ending | null) => boolean
  /** House rules after a change; refuses what may not change any more, with the reason. */
  changeRules: (table: Table<Rules, Setup, Card>, patch: Partial<Rules>) => Result<Rules>
  /** What an action writes, for the question "did somebody else change it meanwhile?". */
  touches: (table: Table<Rules, Setup, Card>, action: Action & Envelope) => readonly Touch[]
  /** Where on a card something was written, in words: "row 2, column 3"; empty where the card is one place. */
  placeWords: (at: Touch['at']) => string
  /** What was written there, in words: `x` is "crossed out". */
  markWords: (mark: string, at: Touch['at']) => string
  show: (card: Card, setup: Setup, rules: Rules) => View
  /** The pad's part of the game document (api 1). */
  cardDocument: (card: Card, rules: Rules) => JsonObject
  setupDocument: (setup: Setup) => JsonObject
  roundDocument: (table: Table<Rules, Setup, Card>, round: Round<Setup, Card>, sheet: MasterSheet<C>) => JsonObject
  rulesDocument: (rules: Rules) => JsonObject
  cardRow: (card: Card, rules: Rules) => CardRow
  details: (card: Card) => DetailRows
  rulings: (round: Round<Setup, Card>) => readonly RulingRow[]
  /** Which of its headings have counts on a card; empty where cards have none. */
  lines: readonly CardLine[]
  /** What is printed to be written on by hand. */
  paper: Paper<Rules, Setup, Seat>
  /** What stands over columns and before rows (Classes and Initial Letters), for the room, history and statistics. */
  headings: (setup: Setup) => readonly { axis: string; place: number; text: string; detail: string | null }[]
  /** The round's accepted answers for the room, a cell each; null where the pad keeps none, or none is there yet. */
  keyView: (setup: Setup) => View | null
  /** The setup without anything that came from the cards: all that readers get of a round whose results are held back. */
  bare: (setup: Setup) => Setup
}

/** What a codec must know of a pad: how house rules and actions are written. */
export type PadCodec<Rules, Patch, Action> = {
  /** House rules as sent; seat indexes become the seats' ids. */
  rules: (raw: unknown, seats: readonly SeatId[]) => Result<Rules>
  action: (raw: unknown) => Result<ActionOf<Rules, Patch, Action> & { envelope: Envelope }>
}
