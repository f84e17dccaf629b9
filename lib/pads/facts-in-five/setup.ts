/**
 * What belongs to a round as a whole: five Classes, five Initial Letters, who draws, the answer key, same entries, rulings for many cards.
 * It refuses to pair letters with Classes: they are two independent axes.
 */
import { refuse, take, andThen, type ActionId, type Result, type SeatId } from '../../table/result'
import { findSeat, type Table } from '../../table/table'
import { five, type Axis, type CellAt, type Five } from './card'
import { drawers } from './drawing'
import type { CardFace } from './class-cards/face'
import type { Kind } from './judging/key-word'
import type { FiveRules } from './rules'

/** One announcement: a Class and, if chosen, its Category (several where Combined Categories are agreed; R-F5-13, R-F5-67). */
export type Announced = {
  class: string
  categories: readonly string[]
  kind: Kind | null
  /** The Class card it was announced from: its id in the library, or whatever the table calls it. */
  card: string | null
  /** What was printed on that card at the time: the game keeps it, so that its check hangs on no library. */
  printed?: CardFace
  chosenBy: SeatId | null
}

export type Ruling = CellAt & {
  id: ActionId
  seats: readonly SeatId[]
  /** The answer ruled on, where the caller named one (by raised hands no card holds its text). */
  entry: string | null
  valid: boolean
  reason: string | null
  source: string | null
  keep: boolean
}

export type FiveSetup = {
  classes: Five<Announced | null>
  /** `A` … `Z`, `*` for a wild tile, null while it is not known. */
  letters: Five<string | null>
  drawers: readonly SeatId[]
  /** Accepted answers, by cell. */
  key: ReadonlyMap<number, readonly string[]>
  /** Groups of seats whose entries are the same, by cell. */
  same: ReadonlyMap<number, readonly (readonly SeatId[])[]>
  rulings: readonly Ruling[]
}

/** What stands over the columns and before the rows. */
export type Heads = Pick<FiveSetup, 'classes' | 'letters'>

/** What is sent: a place that is null, and a part that is missing, stay as they are. */
export type FivePatch = {
  classes?: Five<Announced | null> | undefined
  letters?: Five<string | null> | undefined
  drawers?: readonly SeatId[] | undefined
}

type FiveTable<K> = Table<FiveRules, FiveSetup, K>

const EMPTY = {
  classes: five<Announced | null>(() => null),
  letters: five<string | null>(() => null),
  key: new Map(),
  same: new Map(),
  rulings: [],
}

const lay = <T>(before: Five<T | null>, patch: Five<T | null> | undefined): Five<T | null> =>
  patch ? five(i => patch[i] ?? before[i]) : before

function lettersAllowed(rules: FiveRules, letters: Five<string | null>): Result<null> {
  const known = new Set(letters.filter(l => l !== null))
  return rules.singleLetter && known.size > 1
    ? refuse('letters.single', 'This game is played with a Single Initial Letter: all five rows carry the same one.')
    : take(null)
}

function classesAllowed<K>(table: FiveTable<K>, classes: Five<Announced | null>): Result<null> {
  for (const announced of classes) {
    if (announced && announced.categories.length > 1 && !table.rules.combinedCategories)
      return refuse('category.combined', `${announced.class} has more than one Category: Combined Categories is not agreed in this game.`)
    if (announced?.chosenBy && !findSeat(table, announced.chosenBy)) return refuse('seat.unknown', 'There is no such seat at this table.')
  }
  return take(null)
}

/** The setup of a round: a new one draws on from the last drawer (R-F5-11); a patch changes only the places that it names. */
export function arrange<K>(table: FiveTable<K>, number: number, before: FiveSetup | null, patch: FivePatch): Result<FiveSetup> {
  if (patch.drawers?.some(id => !findSeat(table, id))) return refuse('seat.unknown', 'A drawer is no seat at this table.')
  const last = table.rounds[number - 2]?.setup.drawers.at(-1) ?? null
  const base = before ?? { ...EMPTY, drawers: drawers(table, number, last) }
  const setup = {
    ...base,
    classes: lay(base.classes, patch.classes),
    letters: lay(base.letters, patch.letters),
    drawers: patch.drawers ?? base.drawers,
  }
  return andThen(lettersAllowed(table.rules, setup.letters), () => andThen(classesAllowed(table, setup.classes), () => take(setup)))
}

/** "World Leaders / Rulers: King", or "Class 1" while it has no name. */
export function headingOf(setup: Heads, column: Axis): string {
  const announced = setup.classes[column]
  if (!announced) return `Class ${column + 1}`
  return announced.categories.length > 0 ? `${announced.class}: ${announced.categories.join(' and ')}` : announced.class
}

/** "row C", "the wild row", or "row 1" while the letter is not drawn. */
export function letterOf(setup: Heads, row: Axis): string {
  const letter = setup.letters[row]
  if (letter === '*') return 'the wild row'
  return `row ${letter ?? row + 1}`
}
