/**
 * How the rules answer: a value, or a Problem with a closed code and one plain sentence. Nothing here throws.
 * It refuses to know which rule complains or which HTTP status a refusal becomes.
 */
export type SeatId = string
export type PersonId = string
export type ActionId = string

export type Severity = 'error' | 'warning' | 'hint'

/** Where on the table a Problem lies: rounds from 1, rows and columns from 0. */
export type Place = { round?: number; seat?: SeatId; row?: number; column?: number }

/** A rule's complaint: `error` (impossible), `warning` (unusual, may be overruled with a note), `hint`. */
export type Problem = Place & {
  severity: Severity
  code: string
  message: string
  /** True where the same action with `overrule` (or a note) would be taken. */
  overrulable?: boolean
  /** The challenge that stands in the way, so that a screen can offer to settle it. */
  challenge?: ActionId
  /** Actions that could not stand any more if the refused retraction were taken. */
  dependents?: readonly ActionId[]
  /** What the table has that the Director must name to go on (`round.close`). */
  gaps?: readonly Gap[]
}

export type GapKind = 'unjudged' | 'missing' | 'challenged' | 'unchecked'
export type Gap = { kind: GapKind; round: number; seat: SeatId; message: string }

/** `notices` are Problems that were taken all the same (hints and warnings of this one action). */
export type Result<T> = { ok: true; value: T; notices?: readonly Problem[] } | { ok: false; problem: Problem }

/** The value, taken without complaint. */
export const take = <T>(value: T): Result<T> => ({ ok: true, value })

/** The value, taken with something to say about it. */
export const takeWith = <T>(value: T, ...notices: readonly Problem[]): Result<T> =>
  notices.length ? { ok: true, value, notices } : { ok: true, value }

/** A refusal: nothing changes, and this is why. */
export const refuse = <T>(
  code: string,
  message: string,
  more: Omit<Partial<Problem>, 'severity' | 'code' | 'message'> = {},
): Result<T> => ({
  ok: false,
  problem: { severity: 'error', code, message, ...more },
})

/** A refusal that the Director may overrule with a note. */
export const refuseUnlessOverruled = <T>(
  code: string,
  message: string,
  more: Omit<Partial<Problem>, 'severity' | 'code' | 'message'> = {},
): Result<T> => refuse(code, message, { ...more, overrulable: true })

/** Why it was not taken, in one sentence for the screen; null where it was. */
export const whyNot = (
  done: { readonly ok: true } | { readonly ok: false; readonly problem: { readonly message: string } },
): string | null => (done.ok ? null : done.problem.message)

/** Runs `next` on the value and keeps the notices of both. (Not called `then`: a module that exports that is a thenable, and importing it hangs.) */
export function andThen<A, B>(first: Result<A>, next: (value: A) => Result<B>): Result<B> {
  if (!first.ok) return first
  const second = next(first.value)
  if (!second.ok || !first.notices) return second
  return takeWith(second.value, ...first.notices, ...(second.notices ?? []))
}
