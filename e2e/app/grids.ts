/** Playcards for the tests: the numbers are those of vectors.json, which nothing here computes again. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

export type Grid = readonly (readonly number[])[]
export type Vector = {
  id: string
  note: string
  grid: Grid
  columnCounts: readonly number[]
  rowCounts: readonly number[]
  special: number
  general: number
  total: number
}
type Played = { grid: Grid; special: number; general: number; total: number }
type GameVector = {
  id: string
  players: readonly string[]
  rounds: readonly Record<string, Played>[]
  grandTotals: Record<string, { special: number; general: number; total: number }>
  winners: Record<string, readonly string[]> | null
}
type Vectors = { factsInFive: { grids: readonly Vector[]; games: readonly GameVector[] } }

const read = JSON.parse(readFileSync(path.join('tests', 'data', 'vectors.json'), 'utf8')) as Vectors

export const GRIDS = read.factsInFive.grids

export function vector(id: string): Vector {
  const found = GRIDS.find(g => g.id === id)
  if (!found) throw new Error(`vectors.json has no grid ${id}`)
  return found
}

export function gameVector(id: string): GameVector {
  const found = read.factsInFive.games.find(g => g.id === id)
  if (!found) throw new Error(`vectors.json has no game ${id}`)
  return found
}

export const AXIS = [0, 1, 2, 3, 4] as const
export type Cell = { row: number; column: number }

export const cellsOf = (grid: Grid, value: number): Cell[] =>
  AXIS.flatMap(row => AXIS.filter(column => grid[row]?.[column] === value).map(column => ({ row, column })))

export const countsOf = (grid: Grid): { columns: number[]; rows: number[] } => ({
  columns: AXIS.map(column => grid.filter(row => row[column] === 1).length),
  rows: grid.map(row => row.filter(mark => mark === 1).length),
})

/** The same grid with one cell the other way round: what a scorer had put before a dispute. */
export const flipped = (grid: Grid, cells: readonly Cell[]): Grid =>
  grid.map((marks, row) => marks.map((mark, column) => (cells.some(c => c.row === row && c.column === column) ? 1 - mark : mark)))
