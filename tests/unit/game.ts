/** Plays through a sealed pad in tests: every action is taken or its refusal is the result. No rule is repeated here. */
import { padOf } from '@/lib/registry'
import type { Result } from '@/lib/table/result'
import type { JsonObject } from '@/lib/table/score-pad'
import type { Game, LogLine, OpeningGiven } from '@/lib/table/seal'

/** An id of the right form, from a number. */
export const uuid = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`

export const seatIds = (n: number): string[] => Array.from({ length: n }, (_, i) => `seat-${i}`)

export function opening(
  names: readonly string[],
  rules: unknown = {},
  more: Partial<Record<number, { child?: boolean; members?: { name: string }[]; table?: string }>> = {},
): OpeningGiven {
  return {
    rules,
    about: { title: 'Friday', playedOn: '2026-11-27', zone: 'Europe/London', number: 1, place: null, note: null, counts: true },
    seats: names.map((name, i) => ({ id: `seat-${i}`, name, ...more[i] })),
  }
}

export class Play {
  game: Game
  readonly lines: LogLine[] = []
  #next = 1

  constructor(
    readonly padId: string,
    readonly given: OpeningGiven,
  ) {
    const pad = padOf(padId)
    if (!pad) throw new Error(`no pad ${padId}`)
    const begun = pad.begin(given)
    if (!begun.ok) throw new Error(begun.problem.message)
    this.game = begun.value
  }

  line(action: Record<string, unknown>, device = 'phone'): LogLine {
    const seq = this.lines.length + 1
    return { raw: { id: uuid(this.#next++), ...action }, stamp: { seq, time: 1_700_000_000_000 + seq * 1000, actor: 'Director', device } }
  }

  /** Tries an action; the game moves on only if it was taken. */
  try(action: Record<string, unknown>, device?: string): Result<Game> {
    const line = this.line(action, device)
    const next = this.game.record(line)
    if (next.ok) {
      this.game = next.value
      this.lines.push(line)
    }
    return next
  }

  /** Does it, or fails the test with the refusal. Returns the action's id. */
  do(action: Record<string, unknown>, device?: string): string {
    const taken = this.try(action, device)
    if (!taken.ok) throw new Error(`${String(action['type'])}: ${taken.problem.code} ${taken.problem.message}`)
    const raw = this.lines.at(-1)?.raw as { id: string }
    return raw.id
  }

  /** The code of the refusal; fails the test where the action was taken. */
  refused(action: Record<string, unknown>, device?: string): string {
    const taken = this.try(action, device)
    if (taken.ok) throw new Error(`${String(action['type'])} was taken`)
    return taken.problem.code
  }

  document(): JsonObject {
    return this.game.document()
  }

  /** Looks into the document by path. */
  at(...path: (string | number)[]): unknown {
    return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], this.document())
  }

  problems(): string[] {
    return this.game.problems().map(p => p.code)
  }
}
