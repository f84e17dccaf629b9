/** Plays random evenings into the book through its one door, with a clock that the test holds. */
import { parse } from '@/lib/codecs/form'
import { batchSchema } from '@/lib/codecs/game'
import { gameJson, openGame } from '@/lib/server/book'
import { createGame } from '@/lib/server/games'
import { submit, type Answer } from '@/lib/server/log'
import type { LogLine, OpeningGiven } from '@/lib/table/seal'
import type { Evening, Proposed } from '../unit/evening'

export type Line = LogLine & { raw: Proposed }
type Names = { title: string }

const ABOUT = { playedOn: '2026-11-27', zone: 'Europe/London' }
export const START = 1_790_000_000_000

/**
 * A document as one text. Who has no person yet becomes somebody of his own in each game, so people are named by the order in which they first appear.
 */
export function textOf(document: object): string {
  const people = new Map<string, number>()
  return JSON.stringify(document).replace(/"person":"([^"]+)"/g, (_, person: string) => {
    if (!people.has(person)) people.set(person, people.size)
    return `"person":${String(people.get(person))}`
  })
}

/** A game in the book and the evening that is played in it. */
export class BookEvening {
  readonly lines: Line[] = []
  /** The server's clock: it moves on with every tenth action. */
  now = START

  constructor(
    readonly id: string,
    readonly evening: Evening,
    readonly names: Names,
  ) {}

  async begin(): Promise<this> {
    const { pad, seats, houseRules } = this.evening.programme
    const { status, body } = await createGame({ id: this.id, pad, seats, houseRules, ...this.names, ...ABOUT }, START)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return this
  }

  /** What the game began with, for a replay beside the book. */
  async opening(): Promise<OpeningGiven> {
    const opened = await openGame(this.id)
    if (!opened.ok) throw new Error(opened.problem.message)
    return opened.value.opening
  }

  /** The game as the API shows it, without its id and number. */
  async shown(): Promise<Record<string, unknown>> {
    const opened = await openGame(this.id)
    if (!opened.ok) throw new Error(opened.problem.message)
    const { id: _id, seq: _seq, ...game } = gameJson(opened.value)
    return game
  }

  send(actions: readonly Proposed[]): Promise<Answer> {
    const batch = parse(batchSchema, { actions, device: 'phone' }, 'This batch')
    if (!batch.ok) throw new Error(batch.problem.message)
    return submit(this.id, batch.value, { actor: 'Director', role: 'director', now: this.now })
  }

  /** Sends one action and keeps it if it was taken. */
  async try(action: Proposed): Promise<Answer> {
    const answer = await this.send([action])
    if (answer.status === 200) this.#keep(action)
    return answer
  }

  #keep(action: Proposed): void {
    this.lines.push({ raw: action, stamp: { seq: this.lines.length + 1, time: this.now, actor: 'Director', device: 'phone' } })
    if (this.lines.length % 10 === 0) this.now += 60_000
  }

  /** Plays until so many actions are in the log. */
  async play(count: number): Promise<this> {
    for (let tries = 0; this.lines.length < count && tries < count * 4; tries += 1) {
      const action = this.evening.propose(await this.shown())
      if ((await this.try(action)).status === 200) this.evening.taken(action)
    }
    return this
  }

  /** Feeds lines that were admitted elsewhere through the door, at their own times. */
  async feed(lines: readonly Line[]): Promise<Answer[]> {
    const refused: Answer[] = []
    for (let at = 0; at < lines.length;) {
      const time = lines[at]?.stamp.time ?? START
      const length = lines.slice(at).findIndex(l => l.stamp.time !== time)
      const part = lines.slice(at, length < 0 ? lines.length : at + length)
      this.now = time
      const answer = await this.send(part.map(l => l.raw))
      if (answer.status !== 200) refused.push(answer)
      at += part.length
    }
    return refused
  }
}
