/**
 * What new answers in the key would judge anew: the entries of the cell that are the same, or near, and do not count yet.
 * It refuses to judge them: it names the cards.
 */
import type { SeatId } from '../../../table/result'
import { keyOf, type CellAt } from '../card'
import type { FiveTable } from '../challenges'
import { prepared, samePrepared } from '../judging/same-entry'
import { deskCell, type DeskCell, type DeskEntry } from './cell'

const waits = (entry: DeskEntry): boolean => entry.left === null && entry.mark !== '1'

/** Seats whose entry is this answer for certain, seats of which the table is asked, and children who gave it: they answer to the Class only. */
type Caught = { same: readonly SeatId[]; near: readonly SeatId[]; children: readonly SeatId[] }

/** The cards that one answer catches; other cards that a ruling cannot touch are in no list. */
export function keyCatches(cell: DeskCell, answer: string): Caught {
  const accepted = prepared(answer)
  const same: SeatId[] = []
  const near: SeatId[] = []
  const children: SeatId[] = []
  for (const group of cell.groups)
    for (const entry of group.entries) {
      if (!waits(entry) && entry.left !== 'child') continue
      const likeness = samePrepared(accepted, prepared(entry.text ?? group.text))
      if (likeness === 'same') (entry.left === 'child' ? children : same).push(entry.seat)
      if (likeness === 'ask' && entry.left === null) near.push(entry.seat)
    }
  return { same, near, children }
}

type Answer = CellAt & { entry: string }

/** What each of many answers catches. A card is caught once in a cell: by the answer that is its own, else by the first that is near. */
export function caughtBy(table: FiveTable, round: FiveTable['rounds'][number], answers: readonly Answer[]): readonly (Answer & Caught)[] {
  const cells = new Map(answers.map(at => [keyOf(at), at]))
  const desk = new Map([...cells].map(([key, { row, column }]) => [key, deskCell(table, round, { row, column })]))
  const found = answers.flatMap(answer => {
    const cell = desk.get(keyOf(answer))
    return cell ? [{ ...answer, ...keyCatches(cell, answer.entry) }] : []
  })
  const taken = new Set(found.flatMap(answer => answer.same.map(seat => `${keyOf(answer)} ${seat}`)))
  return found.map(answer => ({
    ...answer,
    near: answer.near.filter(seat => {
      const place = `${keyOf(answer)} ${seat}`
      return !taken.has(place) && taken.add(place)
    }),
  }))
}
