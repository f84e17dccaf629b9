/** Where the focus goes: arrows, Home and End, and the next cell after a mark, as the grid is seen on the screen (turned or not). */
import type { CellPlace } from './marks'

const LAST = 4
const clamp = (index: number) => Math.min(LAST, Math.max(0, index))
const flip = ({ row, column }: CellPlace): CellPlace => ({ row: column, column: row })

type Move = (seen: CellPlace) => CellPlace

const MOVES: Partial<Record<string, Move>> = {
  ArrowUp: ({ row, column }) => ({ row: clamp(row - 1), column }),
  ArrowDown: ({ row, column }) => ({ row: clamp(row + 1), column }),
  ArrowLeft: ({ row, column }) => ({ row, column: clamp(column - 1) }),
  ArrowRight: ({ row, column }) => ({ row, column: clamp(column + 1) }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: LAST }),
  PageUp: ({ column }) => ({ row: 0, column }),
  PageDown: ({ column }) => ({ row: LAST, column }),
  Backspace: ({ row, column }) => (column > 0 ? { row, column: column - 1 } : row > 0 ? { row: row - 1, column: LAST } : { row, column }),
}

const asSeen = (move: Move, place: CellPlace, turned: boolean): CellPlace => (turned ? flip(move(flip(place))) : move(place))

export const moved = (key: string, place: CellPlace, turned: boolean): CellPlace | undefined => {
  const move = MOVES[key]
  return move && asSeen(move, place, turned)
}

/** The next cell in reading order; the last one stays. */
export const nextPlace = (place: CellPlace, turned: boolean): CellPlace =>
  asSeen(
    ({ row, column }) => (column < LAST ? { row, column: column + 1 } : row < LAST ? { row: row + 1, column: 0 } : { row, column }),
    place,
    turned,
  )
