/**
 * What a key does to a hand that is being typed: the number in the box, the box that is next. Pure, so that it can be tried without a screen.
 * It refuses to judge the numbers and to record anything.
 */
import { nextBox, numberIn, stepped, typeDigit, withText, type HandDraft } from './hand-draft'

/** The box that is typed into. `fresh`: the next digit begins a new number. */
export type Cursor = { seat: string | null; fresh: boolean }
export type HandKey = number | 'back' | 'sign' | 'more' | 'less' | 'left' | 'right'

export type Pressed = {
  draft: HandDraft
  cursor: Cursor
  /** The number in the box is whole: nothing more of it is expected. */
  whole: boolean
}

type Typing = { draft: HandDraft; cursor: Cursor; seats: readonly string[] }

const textAt = (draft: HandDraft, seat: string): string => draft.typed[seat] ?? ''

function digit({ draft, cursor, seats }: Typing, n: number): Pressed | null {
  const { seat, fresh } = cursor
  if (seat === null) return null
  const { text, done } = typeDigit(fresh ? '' : textAt(draft, seat), n, draft.way)
  const next = withText(draft, seat, text)
  return { draft: next, cursor: done ? { seat: nextBox(next, seats, seat), fresh: true } : { seat, fresh: false }, whole: done }
}

/** Takes a digit back; in an empty box it goes to the one before. */
function back({ draft, cursor, seats }: Typing): Pressed | null {
  const seat = cursor.seat ?? seats.findLast(id => numberIn(draft, id) !== null) ?? null
  if (seat === null) return null
  const text = textAt(draft, seat)
  if (text !== '') return { draft: withText(draft, seat, text.slice(0, -1)), cursor: { seat, fresh: false }, whole: false }
  return { draft, cursor: { seat: seats[seats.indexOf(seat) - 1] ?? seat, fresh: false }, whole: false }
}

function sign({ draft, cursor: { seat } }: Typing): Pressed | null {
  if (seat === null) return null
  const text = textAt(draft, seat)
  const turned = text.startsWith('-') ? text.slice(1) : `-${text}`
  return { draft: withText(draft, seat, turned), cursor: { seat, fresh: false }, whole: /\d/.test(turned) }
}

const step = ({ draft, cursor }: Typing, by: 1 | -1): Pressed | null =>
  cursor.seat === null ? null : { draft: stepped(draft, cursor.seat, by), cursor: { ...cursor, fresh: true }, whole: true }

function move({ draft, cursor: { seat }, seats }: Typing, by: 1 | -1): Pressed {
  const at = seat === null ? (by === 1 ? -1 : seats.length) : seats.indexOf(seat)
  const to = Math.max(0, Math.min(seats.length - 1, at + by))
  return { draft, cursor: { seat: seats[to] ?? null, fresh: true }, whole: false }
}

/** The draft and the box after this key; null where the key means nothing now. */
export function pressed(typing: Typing, key: HandKey): Pressed | null {
  switch (key) {
    case 'back':
      return back(typing)
    case 'sign':
      return sign(typing)
    case 'more':
      return step(typing, 1)
    case 'less':
      return step(typing, -1)
    case 'right':
      return move(typing, 1)
    case 'left':
      return move(typing, -1)
    default:
      return digit(typing, key)
  }
}
