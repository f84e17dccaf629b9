/**
 * What the room sees, as plain values: the round that is played, the standings, the answer key, the winners, as far as the Director shows them. Made from
 * the table without held rounds. It adds nothing up, and refuses to know a screen.
 */
import { firstHeld } from './held'
import type { ScorePad, View } from './score-pad'
import type { MasterSheet } from './sheet'
import type { SeatId } from './result'
import type { Table, Timer } from './table'
import { isolated } from './closed-text'

/** What `room.show` may name. `paused` shows nothing but the game's name; `own-held` lets a seat's own page show its cards of held rounds. */
export const ROOM_PARTS = ['round', 'timer', 'standings', 'winners', 'key'] as const
export type RoomPart = (typeof ROOM_PARTS)[number]
export const PAUSED = 'paused'
export const OWN_HELD = 'own-held'

/** Where the Director has chosen nothing yet: everything but the answer key. */
const USUAL: readonly RoomPart[] = ['round', 'timer', 'standings', 'winners']

/** What the room shows; nothing of it while it is paused. */
export function partsOf({ room }: Pick<Table<unknown, unknown, unknown>, 'room'>): readonly RoomPart[] {
  if (room.shows.includes(PAUSED)) return []
  const chosen = ROOM_PARTS.filter(part => room.shows.includes(part))
  return chosen.length > 0 ? chosen : USUAL
}

export type Heading = { axis: string; place: number; text: string; detail: string | null }
export type RoomRound = { number: number; status: 'open' | 'closed'; headings: readonly Heading[] }
/** Points and ranks in the order of the classifications; null is "no number", never nought. */
export type Standing = { seat: SeatId; name: string; number: number; points: readonly (number | null)[]; ranks: readonly (number | null)[] }
export type RoomWinner = { classification: string; names: readonly string[]; points: number | null }

export type RoomView = {
  pad: { id: string; name: string; roundWord: string; cardWord: string }
  title: string
  status: 'live' | 'finished'
  paused: boolean
  round: RoomRound | null
  /** Of the round shown; `seconds` is what the glass holds before it is started. */
  timer: { round: number; seconds: number; running: Timer | null } | null
  classifications: readonly { id: string; name: string }[]
  /** The last round that counts in the standings; 0 before the first. */
  through: number
  standings: readonly Standing[] | null
  winners: readonly RoomWinner[] | null
  ending: string | null
  key: { round: number; view: View } | null
  /** The first round of which the results are held back. */
  held: number | null
}

/** Seats with their numbers, best first in the last classification; without a score they follow in the order of the seats. */
export function standingsOf(sheet: MasterSheet<string>, seats: Table<unknown, unknown, unknown>['seats']): readonly Standing[] {
  const ids = sheet.classifications.map(c => c.id)
  const main = ids.at(-1) ?? ''
  const place = (seat: SeatId): number => sheet.ranks[main]?.get(seat) ?? Number.MAX_SAFE_INTEGER
  return seats
    .filter(seat => seat.after === null || sheet.grandTotals.has(seat.id))
    .toSorted((a, b) => place(a.id) - place(b.id))
    .map(({ id, name, number }) => ({
      seat: id,
      name,
      number,
      points: ids.map(c => sheet.grandTotals.get(id)?.[c] ?? null),
      ranks: ids.map(c => sheet.ranks[c]?.get(id) ?? null),
    }))
}

/** Who is first in each classification that has a winner. */
export function winnersOf(sheet: MasterSheet<string>, seats: Table<unknown, unknown, unknown>['seats']): readonly RoomWinner[] {
  return sheet.classifications
    .filter(c => c.wins !== false)
    .map(({ id, name }) => {
      const first = seats.filter(s => sheet.winners[id]?.includes(s.id))
      const [one] = first
      return {
        classification: name,
        names: first.map(s => (seats.some(o => o.id !== s.id && o.name === s.name) ? `${isolated(s.name)} (${s.number})` : s.name)),
        points: one === undefined ? null : (sheet.grandTotals.get(one.id)?.[id] ?? null),
      }
    })
}

/** The newest round that has an answer key. */
function keyOf<R, S, K>(keyView: (setup: S) => View | null, table: Table<R, S, K>): RoomView['key'] {
  const found = table.rounds.toReversed().map(r => ({ round: r.number, view: keyView(r.setup) }))
  const first = found.find(k => k.view !== null)
  return first?.view ? { round: first.round, view: first.view } : null
}

type Pad<R, S, P, K, A extends { type: string }, C extends string> = ScorePad<R, S, P, K, A, C>

/** The round that is played, and its timer. */
function nowOf<R, S, P, K, A extends { type: string }, C extends string>(
  pad: Pad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  shows: (part: RoomPart) => boolean,
): Pick<RoomView, 'round' | 'timer'> {
  const last = table.rounds.at(-1)
  if (!last) return { round: null, timer: null }
  return {
    round: shows('round') ? { number: last.number, status: last.status, headings: pad.headings(last.setup) } : null,
    timer: shows('timer') ? { round: last.number, seconds: pad.timerSeconds(table.rules), running: last.timer } : null,
  }
}

/** Who won or leads, once something counts. */
const firstOf = (
  sheet: MasterSheet<string>,
  seats: Table<unknown, unknown, unknown>['seats'],
  shown: boolean,
): Pick<RoomView, 'winners' | 'ending'> => ({
  winners: shown && sheet.through > 0 ? winnersOf(sheet, seats) : null,
  ending: shown && sheet.ending ? sheet.ending.message : null,
})

/** The first held round that has begun; null where none is. */
export function heldNow(table: Pick<Table<unknown, unknown, unknown>, 'room' | 'rounds'>): number | null {
  const held = firstHeld(table)
  return held !== undefined && held <= table.rounds.length ? held : null
}

/** What the room sees of this table, which is the one without held rounds (held.ts), and of its sheet. */
export function roomView<R, S, P, K, A extends { type: string }, C extends string>(
  pad: Pad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  sheet: MasterSheet<C>,
): RoomView {
  const parts = partsOf(table)
  const shows = (part: RoomPart): boolean => parts.includes(part)
  return {
    pad: { id: pad.id, name: pad.name, roundWord: pad.roundWord, cardWord: pad.cardWord },
    title: table.about.title,
    status: sheet.status,
    paused: parts.length === 0,
    ...nowOf(pad, table, shows),
    classifications: sheet.classifications.map(({ id, name }) => ({ id, name })),
    through: sheet.through,
    standings: shows('standings') ? standingsOf(sheet, table.seats) : null,
    ...firstOf(sheet, table.seats, shows('winners')),
    key: shows('key') ? keyOf(pad.keyView, table) : null,
    held: heldNow(table),
  }
}
