/**
 * What a new answer in the key would judge anew: the entries of the cell that are the same, or near, and do not count yet.
 * It refuses to judge them: it names the cards.
 */
import type { SeatId } from '../../../table/result'
import { prepared, samePrepared } from '../judging/same-entry'
import type { DeskCell, DeskEntry } from './cell'

const waits = (entry: DeskEntry): boolean => entry.left === null && entry.mark !== '1'

/** Seats whose entry is this answer for certain, and seats of which the table is asked; cards that a ruling cannot touch are in neither. */
export function keyCatches(cell: DeskCell, answer: string): { same: readonly SeatId[]; near: readonly SeatId[] } {
  const accepted = prepared(answer)
  const same: SeatId[] = []
  const near: SeatId[] = []
  for (const group of cell.groups)
    for (const entry of group.entries) {
      const likeness = samePrepared(accepted, prepared(entry.text ?? group.text))
      if (waits(entry) && likeness === 'same') same.push(entry.seat)
      if (waits(entry) && likeness === 'ask') near.push(entry.seat)
    }
  return { same, near }
}
