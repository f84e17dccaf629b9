/** Plays through any sealed pad in tests, registered or not: every action is taken or its refusal is the result. No rule is repeated here. */
import type { Problem, Result } from '@/lib/table/result'
import type { Game, LogLine, OpeningGiven, SealedPad } from '@/lib/table/seal'
import { uuid } from '../game'

export type Sent = Record<string, unknown>

const begin = (pad: SealedPad, given: OpeningGiven): Game => {
  const begun = pad.begin(given)
  if (!begun.ok) throw new Error(`${begun.problem.code} ${begun.problem.message}`)
  return begun.value
}

export class Sitting {
  game: Game
  readonly lines: LogLine[] = []
  #next = 1

  constructor(
    readonly pad: SealedPad,
    readonly given: OpeningGiven,
  ) {
    this.game = begin(pad, given)
  }

  line(action: Sent, device = 'phone'): LogLine {
    const seq = this.lines.length + 1
    return { raw: { id: uuid(this.#next++), ...action }, stamp: { seq, time: 1_700_000_000_000 + seq * 1000, actor: 'Director', device } }
  }

  try(action: Sent, device?: string): Result<Game> {
    const line = this.line(action, device)
    const next = this.game.record(line)
    if (next.ok) {
      this.game = next.value
      this.lines.push(line)
    }
    return next
  }

  /** Does it, or fails the test with the refusal. Returns the action's id. */
  do(action: Sent, device?: string): string {
    const taken = this.try(action, device)
    if (!taken.ok) throw new Error(`${String(action['type'])}: ${taken.problem.code} ${taken.problem.message}`)
    const read = this.pad.read(this.lines.at(-1)?.raw)
    if (!read.ok) throw new Error(read.problem.message)
    return read.value.id
  }

  /** The codes of what was said about an action that was taken. */
  notices(action: Sent): string[] {
    const taken = this.try(action)
    if (!taken.ok) throw new Error(`${taken.problem.code} ${taken.problem.message}`)
    return (taken.notices ?? []).map(n => n.code)
  }

  /** The refusal; fails the test where the action was taken, or where it changed the game all the same. */
  refusal(action: Sent, device?: string): Problem {
    const before = this.game
    const taken = this.try(action, device)
    if (taken.ok) throw new Error(`${String(action['type'])} was taken`)
    if (this.game !== before) throw new Error('a refused action left a trace')
    return taken.problem
  }

  refused(action: Sent, device?: string): string {
    return this.refusal(action, device).code
  }

  /** Looks into the document by path. */
  at(...path: (string | number)[]): unknown {
    return path.reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(String(key)) : undefined,
      this.game.document(),
    )
  }

  points(seat: string): number | undefined {
    return this.game.sheet().grandTotals.get(seat)?.['points']
  }

  winners(): readonly string[] {
    return this.game.sheet().winners['points'] ?? []
  }

  problems(): string[] {
    return this.game.problems().map(p => p.code)
  }

  /** The game that the log makes from the start. */
  replayed(lines: readonly LogLine[] = this.lines): Game {
    const game = this.pad.replay(this.given, lines)
    if (!game.ok) throw new Error(game.problem.message)
    return game.value
  }
}

export const seat = (n: number): string => `seat-${n}`
/** `{ "seat-0": …, "seat-1": … }` from a list. */
export const bySeat = <T>(values: readonly T[]): Record<string, T> => Object.fromEntries(values.map((value, i) => [seat(i), value]))
