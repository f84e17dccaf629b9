/** This pad's own actions in plain words, for history and undo. */
import { seatName, type PadWords } from '@/components/table/words'
import { PUZZLES, type Solved } from '@/lib/pads/name-chase/card'
import { worth } from '@/lib/pads/name-chase/scoring'
import { findSeat, type Table } from '@/lib/table/table'

type AnyTable = Table<unknown, unknown, unknown>

const text = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')

const isClue = (value: unknown): value is Solved => value === null || value === 1 || value === 2 || value === 3 || value === 4

/** "15 points", "no score". */
export const clueWords = (clue: Solved): string => (clue === null ? 'no score' : `${worth(clue)} points`)

/** A member's name by his id, whenever he sat there; what was sent where nobody has that id. */
const memberName = (table: AnyTable, seat: string, person: string): string =>
  findSeat(table, seat)
    ?.sits.flatMap(s => s.members)
    .find(m => m.person === person)?.name ?? person

const solvedOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A whole turn as sent: who reads where that is all it says, else how much of it is read. */
function recordWords(table: AnyTable, action: Readonly<Record<string, unknown>>): string {
  const { reader, solved, was } = action
  const reads = reader === undefined ? '' : `${memberName(table, text(action['seat']), text(reader))} reads`
  const read = solvedOf(solved)
  const same = JSON.stringify(read) === JSON.stringify(was ?? [])
  if (reads !== '' && same) return reads
  const puzzles = read.length === PUZZLES ? 'the whole turn' : `${read.length} of ${PUZZLES} puzzles read`
  return reads === '' ? puzzles : `${puzzles}, ${reads}`
}

/** Tells the actions of Name Chase. */
export const chaseWords: PadWords = (table, action) => {
  const whose = `${seatName(table, text(action['seat']))}, round ${text(action['round'])}`
  switch (action.type) {
    case 'turn.mark-one': {
      const { puzzle, clue } = action
      return `${whose}, puzzle ${Number(puzzle) + 1}: ${isClue(clue) ? clueWords(clue) : ''}`
    }
    case 'turn.record':
      return `${whose}: ${recordWords(table, action)}`
    case 'turn.total':
      return action['total'] === null ? `${whose}: no total on paper` : `${whose}: ${text(action['total'])} in all, from paper`
    default:
      return `${whose}: ${action.type}`
  }
}
