/**
 * Tries a typed hand on the table by the very rules that will judge it, without recording it: so that points, totals and complaints show as typed.
 * It refuses to send anything; sending is `sendHand`, which first tries.
 */
import { famousFiveCodec } from '@/lib/codecs/famous-five'
import type { Draft } from '@/lib/client/store'
import { handClaim, sumOf } from '@/lib/pads/famous-five/claims'
import { sumComplaint, type HandTable } from '@/lib/pads/famous-five/hand'
import { famousFive } from '@/lib/pads/famous-five/pad'
import { scoreCard } from '@/lib/pads/famous-five/scoring'
import { record } from '@/lib/table/game'
import { andThen, refuse, take, type Problem, type Result } from '@/lib/table/result'
import { handAt, playersAt, type HandGame, type HandTableOf } from './hand-game'
import { numberIn, type HandDraft } from './hand-draft'

const ID = '00000000-0000-4000-8000-000000000000'
const STAMP = { seq: 0, time: 0, actor: '', device: '' }

/** One action as it would be sent, folded into the table by the codec and the rules. */
const tried = (table: HandTable, draft: Draft): Result<HandTable> =>
  andThen(famousFiveCodec.action({ ...draft, id: ID }), action => record(famousFive, table, { ...action, stamp: STAMP }))

const numbersOf = (draft: HandDraft, seats: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    seats.flatMap(seat => {
      const n = numberIn(draft, seat)
      return n === null ? [] : [[seat, n] as const]
    }),
  )

/** What this hand still lacks before it can be recorded, as a sentence; null where it lacks nothing. */
export function lacking(game: HandTableOf, number: number, draft: HandDraft): string | null {
  const players = playersAt(game, number)
  const isDue = !draft.abandoned || game.table.rules.abandoned === 'ten-minus'
  const empty = isDue ? players.filter(({ id }) => numberIn(draft, id) === null) : []
  const [first, ...others] = empty
  if (first) return others.length === 0 ? `${first.name} has no number yet.` : `${empty.length} players have no number yet.`
  if (draft.way === 'cards' && !draft.abandoned && draft.out === null) return 'Who played the Happy Ending? Or was the hand abandoned?'
  return null
}

/** A note that overrules what the rules call impossible by proof (A-FF-04). */
export type Overruled = { code: string; note: string }

/** What stood there when the typing began, in the form of the record that is sent; left out where it was of the other kind. */
const wasOf = ({ way, was }: HandDraft): object => {
  if (was === null) return { was }
  if (was.by !== way) return {}
  return { was: was.by === 'points' ? was.points : { out: was.out, cardsLeft: was.cardsLeft } }
}

/** The action that records this draft. `was` goes along, so that nobody is overwritten unseen. */
function actionOf(game: HandTableOf, number: number, draft: HandDraft, note: Overruled | undefined): Draft {
  const seats = playersAt(game, number).map(seat => seat.id)
  const numbers = numbersOf(draft, seats)
  const more = { ...wasOf(draft), ...(note && { overrule: note }) }
  if (draft.way === 'points') return { type: 'hand.points', round: number, points: numbers, ...more }
  const set = handAt(game, number)?.setup.set ?? null
  return {
    type: 'hand.record',
    round: number,
    out: draft.abandoned ? null : draft.out,
    cardsLeft: numbers,
    ...(draft.set === set || draft.abandoned ? {} : { set: draft.set }),
    ...more,
  }
}

const opening = (number: number): Draft => ({ type: 'round.open', number })

/** The table after this hand, opened if need be; a refusal says why it cannot be so. */
export function tryHand(game: HandTableOf, number: number, draft: HandDraft, note?: Overruled): Result<HandTable> {
  const lacks = lacking(game, number, draft)
  if (lacks !== null) return refuse('hand.lacking', lacks)
  const opened = handAt(game, number) ? take(game.table) : tried(game.table, opening(number))
  return andThen(opened, table => tried(table, actionOf({ table }, number, draft, note)))
}

/** Why this hand cannot be opened at all: the game has ended, or too many sit here; null where it can, or is open already. */
export function closedDoor(game: HandTableOf, number: number): Problem | null {
  if (handAt(game, number)) return null
  const opened = tried(game.table, opening(number))
  return opened.ok ? null : opened.problem
}

/** Records it: opens the hand where it is not open yet. Both carry one time of day, so that they are undone together. */
export function sendHand(game: HandGame, number: number, draft: HandDraft, note?: Overruled): Result<readonly string[]> {
  const may = tryHand(game, number, draft, note)
  if (!may.ok) return may
  const at = new Date(game.game.now()).toISOString()
  const opened = handAt(game, number) ? take([]) : game.act({ ...opening(number), at })
  return andThen(opened, () => game.act({ ...actionOf(game, number, draft, note), at }))
}

/** Before every number is there: what their sum says already. A sum only grows. */
export function complaintSoFar(game: HandTableOf, number: number, draft: HandDraft): Problem | null {
  if (draft.way === 'points' || draft.abandoned) return null
  const sum = sumOf(Object.values(numbersOf(draft, Object.keys(draft.typed))))
  const complaint = sumComplaint(sum, game.table.rules.drawing, number)
  return complaint?.severity === 'error' ? complaint : null
}

/** What this box is worth as it stands; null while it has no number, or where points are not counted. */
export function pointsAt(game: HandTableOf, draft: HandDraft, seat: string): number | null {
  const n = numberIn(draft, seat)
  if (draft.abandoned) return scoreCard({ known: 'abandoned', cardsLeft: n }, game.table.rules).points?.points ?? null
  if (n === null) return null
  return draft.way === 'points'
    ? n
    : (scoreCard({ known: 'cards', cardsLeft: n, out: draft.out === seat }, game.table.rules).points?.points ?? null)
}

export type SeatReading = { out: string; cardsLeft: Readonly<Record<string, number>> }

/** The readings that typed points allow (rules 3.2), by seat; null while not every box has a number. */
export function readingsFor(game: HandTableOf, number: number, draft: HandDraft): readonly SeatReading[] | null {
  const seats = playersAt(game, number).map(seat => seat.id)
  const points = seats.flatMap(seat => numberIn(draft, seat) ?? [])
  if (draft.way !== 'points' || points.length < seats.length) return null
  return handClaim(points).readings.flatMap(({ out, cardsLeft }) => {
    const who = seats[out]
    const left = Object.fromEntries(seats.map((seat, place) => [seat, cardsLeft[place] ?? NaN]))
    return who === undefined ? [] : [{ out: who, cardsLeft: left }]
  })
}
