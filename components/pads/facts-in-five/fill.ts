/** The many cells that one key settles: those that nobody has judged and no open challenge holds. It refuses to know a screen. */
import type { Draft } from '@/lib/client/store'
import { AXES, CELLS, markAt, type FiveCard } from '@/lib/pads/facts-in-five/card'
import { markStrings } from '@/lib/pads/facts-in-five/show'
import { placeKey, type Mark } from './marks'

/** The cells with an open challenge, by their keys. */
export const openCells = (card: FiveCard): ReadonlySet<string> => new Set(card.challenges.filter(c => c.status === 'open').map(placeKey))

/** The cells that nobody has judged and no open challenge holds, by their keys. */
export function cellsLeft(card: FiveCard): ReadonlySet<string> {
  const open = openCells(card)
  return new Set(CELLS.filter(at => markAt(card, at) === '?' && !open.has(placeKey(at))).map(placeKey))
}

/** Gives every cell that is left this mark. Undefined where none is left: what changes nothing is not an action (a key pressed twice). */
export function fill(card: FiveCard, at: { round: number; seat: string }, mark: Mark): Draft | undefined {
  const left = cellsLeft(card)
  if (left.size === 0) return undefined
  const rows = AXES.map(row => AXES.map(column => (left.has(placeKey({ row, column })) ? mark : '_')).join(''))
  return { type: 'playcard.mark', ...at, marks: rows, was: markStrings(card) }
}
