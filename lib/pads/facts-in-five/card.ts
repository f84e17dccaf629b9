/**
 * What a Facts in Five playcard holds: 25 marks, what the paper says besides, challenges. Rows are Initial Letters, columns are Classes.
 * It refuses to know what anything is worth (scoring.ts) and who may do what (record.ts, challenges.ts).
 */
import type { ActionId, SeatId } from '../../table/result'

export type Five<T> = readonly [T, T, T, T, T]
export type Axis = 0 | 1 | 2 | 3 | 4
export const AXES: Five<Axis> = [0, 1, 2, 3, 4]

export const isAxis = (n: number): n is Axis => AXES.some(axis => axis === n)

/** `1` valid, `x` crossed out, `.` blank, `?` not judged (which is neither of them). */
export type Mark = '1' | 'x' | '.' | '?'
export type Grid<T> = Five<Five<T>>

export type CellAt = { row: Axis; column: Axis }

/** What the paper says besides the marks; a part that it does not say has no key. */
export type PaperSums = { columns?: Five<number>; rows?: Five<number>; special?: number; general?: number; total?: number }

export type Finds = 'valid' | 'not-valid' | 'nothing'
export type Votes = { votes: ReadonlyMap<SeatId, boolean | null> | null; yes: number; no: number }
export type Stage = { at: number; note: string | null } & (
  | { kind: 'accept'; by: SeatId }
  | { kind: 'refuse' }
  | ({ kind: 'vote' } & Votes)
  | { kind: 'verify'; source: string; finds: Finds }
  | { kind: 'decide'; valid: boolean }
  | { kind: 'withdraw' }
)

/** A photo of the card that is kept with a challenge: its id and when it was kept. What it shows lies beside the games, never in the log. */
export type Photo = { id: string; at: number }

/** Who asks: a seat's id, the word `director` (which is no seat's id), or null where nobody is named. */
export type Challenger = string | null

export type Outcome = 'valid' | 'not-valid' | 'withdrawn'
export type Challenge = CellAt & {
  id: ActionId
  by: Challenger
  reason: string | null
  /** What stood in the cell, or what the scorer had put on paper where nothing stood. */
  before: Mark
  /** Nothing stood in the cell itself: `before` is what was said of the paper, if anything. */
  onlySaid: boolean
  /** A ruling that stood on the cell before, put back if the challenge is withdrawn. */
  ruledBefore: Ruled | null
  openedAt: number
  /** The device's own clock, as sent; shown, never used for order. */
  saidAt: string | null
  stages: readonly Stage[]
  photos: readonly Photo[]
  status: 'open' | 'settled' | 'withdrawn'
  outcome: Outcome | null
}

/** A ruling that stands on a cell: by a challenge or by `entries.rule`. */
export type Ruled = { by: ActionId; valid: boolean }
export type CellNote = { text?: string; ruled?: Ruled }

export type FiveCard = {
  marks: Grid<Mark>
  /** By `keyOf`; only cells that have something. */
  notes: ReadonlyMap<number, CellNote>
  paper: PaperSums | null
  challenges: readonly Challenge[]
}

export const keyOf = ({ row, column }: CellAt): number => row * 5 + column

export const five = <T>(make: (axis: Axis) => T): Five<T> => [make(0), make(1), make(2), make(3), make(4)]

/** The five with one place changed. */
export function withAt<T>(values: Five<T>, place: Axis, value: T): Five<T> {
  const [a, b, c, d, e] = values
  switch (place) {
    case 0:
      return [value, b, c, d, e]
    case 1:
      return [a, value, c, d, e]
    case 2:
      return [a, b, value, d, e]
    case 3:
      return [a, b, c, value, e]
    case 4:
      return [a, b, c, d, value]
  }
}

export const markAt = (card: FiveCard, at: CellAt): Mark => card.marks[at.row][at.column]

export const withMark = (card: FiveCard, at: CellAt, mark: Mark): FiveCard =>
  markAt(card, at) === mark ? card : { ...card, marks: withAt(card.marks, at.row, withAt(card.marks[at.row], at.column, mark)) }

/** Changes what is noted on a cell; a note that holds nothing any more is dropped. */
export function withNote(card: FiveCard, at: CellAt, note: CellNote): FiveCard {
  const notes = new Map(card.notes)
  if (note.text === undefined && note.ruled === undefined) notes.delete(keyOf(at))
  else notes.set(keyOf(at), note)
  return { ...card, notes }
}

export const noteAt = (card: FiveCard, at: CellAt): CellNote => card.notes.get(keyOf(at)) ?? {}

const UNJUDGED: Five<Mark> = ['?', '?', '?', '?', '?']
const NOTHING: FiveCard = { marks: [UNJUDGED, UNJUDGED, UNJUDGED, UNJUDGED, UNJUDGED], notes: new Map(), paper: null, challenges: [] }

/** A playcard on which nothing is judged yet. */
export const blankCard = (): FiveCard => NOTHING

export const openChallengeAt = (card: FiveCard, at: CellAt): Challenge | undefined =>
  card.challenges.find(c => c.status === 'open' && c.row === at.row && c.column === at.column)

/** The 25 places, row by row as the paper reads. */
export const CELLS: readonly CellAt[] = AXES.flatMap(row => AXES.map(column => ({ row, column })))
