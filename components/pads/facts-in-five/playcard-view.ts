/** What a playcard is given to show, and what it hands back. */
import type { CellPlace, ClassHead, Mark, RowLetter, TapMode } from './marks'

export interface PlaycardGridProps {
  /** Whose playcard, for a screen reader: "Playcard of Ben, round 2". */
  label: string
  classes: readonly (ClassHead | null)[]
  letters: readonly RowLetter[]
  /** Five strings of five marks, row by row: 1 valid, x crossed, . blank, ? not judged. */
  marks: readonly string[]
  /** "row,column" of each cell with an open challenge. */
  challenged?: ReadonlySet<string>
  /** "row,column" of each cell on which a ruling stands. */
  ruled?: ReadonlySet<string>
  /** "row,column" to what was written there. */
  texts?: ReadonlyMap<string, string>
  focus: CellPlace | null
  turned?: boolean
  tapMode?: TapMode
  readOnly?: boolean
  /** After a mark by key the focus goes on to the next cell. */
  advance?: boolean
  /** null: this game counts one point an entry, there are no squares. A null inside: not yet. */
  rowSquares: readonly (number | null)[] | null
  columnSquares: readonly (number | null)[] | null
  special: number | null
  general: number | null
  total: number | null
  provisional?: boolean
  /** On a phone the three sums stand by the keys instead, where no thumb and no key covers them. */
  sumsByTheKeys?: boolean
  /** The line under the grid that names the focused cell in full. */
  caption?: boolean
  onFocus: (place: CellPlace) => void
  onMark: (row: number, column: number, mark: Mark) => void
  onDone?: () => void
  /** Any other single key pressed in the grid, without Ctrl, Alt or Meta: return true if it meant something. */
  onKey?: (key: string, place: CellPlace) => boolean
}

export const START: CellPlace = { row: 0, column: 0 }

const NO_CELLS: ReadonlySet<string> = new Set()
const NO_TEXTS: ReadonlyMap<string, string> = new Map()
const CYCLE: TapMode = 'cycle'

/** The same with every choice made. */
export const resolved = (props: PlaycardGridProps) => ({
  challenged: NO_CELLS,
  ruled: NO_CELLS,
  texts: NO_TEXTS,
  turned: false,
  tapMode: CYCLE,
  readOnly: false,
  advance: true,
  provisional: false,
  caption: true,
  sumsByTheKeys: false,
  ...props,
})

export type PlaycardView = ReturnType<typeof resolved>
