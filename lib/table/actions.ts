/**
 * The actions that every game shares, as types. What they mean is in seats.ts, rounds.ts and game.ts; how they are written, in lib/codecs.
 */
import type { ActionId, GapKind, SeatId } from './result'
import type { Director, Envelope, Stamp, Stand } from './table'

export type MemberGiven = { name: string; person?: string | undefined }

export type SeatAction =
  | {
      type: 'seat.add'
      name: string
      members?: readonly MemberGiven[] | undefined
      person?: string | undefined
      child?: boolean | undefined
      number?: number | undefined
      table?: string | undefined
      after?: SeatId | undefined
      from?: number | undefined
    }
  | { type: 'seat.leave'; seat: SeatId; after: number }
  | { type: 'seat.rename'; seat: SeatId; name: string }
  | { type: 'seat.order'; seats: readonly SeatId[] }
  | { type: 'seat.members'; seat: SeatId; from: number; members: readonly MemberGiven[] }
  | { type: 'director.set'; director: Director; from: number }

export type RoundAction<Patch> =
  | { type: 'round.open'; number?: number | undefined; setup: Patch }
  | { type: 'round.setup'; round: number; patch: Patch }
  | { type: 'round.close'; round: number; gaps: readonly GapKind[] }
  | { type: 'round.reopen'; round: number }
  | { type: 'timer.start' | 'timer.add'; round: number; seconds?: number | undefined }
  | { type: 'timer.stop'; round: number }
  | { type: 'playcard.stand'; round: number; seat: SeatId; as: Stand; reason?: string | undefined }
  | { type: 'playcard.checked'; round: number; seat: SeatId; by: string; agrees: boolean }

export type DescribeGiven = {
  title?: string | undefined
  playedOn?: string | undefined
  zone?: string | undefined
  number?: number | undefined
  place?: string | undefined
  note?: string | undefined
  counts?: boolean | undefined
}

export type GameAction<Rules> =
  | { type: 'rules.change'; rules: Partial<Rules> }
  | { type: 'game.finish' | 'game.reopen' | 'game.archive' | 'game.restore' }
  | { type: 'game.describe'; describe: DescribeGiven }
  | { type: 'checks.set'; required: boolean }
  | { type: 'cut.set'; points: number; least: number }
  | { type: 'room.show'; what: readonly string[] }
  | { type: 'room.hold'; rounds: readonly number[] }

export type RetractAction = { type: 'retract'; actions: readonly ActionId[] }

/** An action, sorted by who folds it: the table, the log, or the pad. */
export type ActionOf<Rules, Patch, Action> =
  | { of: 'seats'; action: SeatAction }
  | { of: 'rounds'; action: RoundAction<Patch> }
  | { of: 'game'; action: GameAction<Rules> }
  | { of: 'log'; action: RetractAction }
  /** A pad's action keeps its envelope: it is read thousands of times and never copied. */
  | { of: 'pad'; action: Action & Envelope }

/** An action in the log: parsed, with who did it and when. */
export type Logged<Rules, Patch, Action> = ActionOf<Rules, Patch, Action> & { envelope: Envelope; stamp: Stamp }
