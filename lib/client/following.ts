/**
 * How a page follows the log: the numbers that the server speaks of, the question for what came since, the server's clock, and whether this device is still
 * let in. It refuses to know what the log says.
 */
import type { LogLine } from '../table/seal'
import { askTail, offsetBy } from './beginning'
import { barredBy, readTail, type Barred } from './said'

/** Where the page stands, and what to do with news. */
export type Follows = {
  /** The last confirmed number here, and its action's id. */
  at: () => { seq: number; last: string | undefined }
  /** How many actions of our own wait for their answers: numbers that these explain are left to them. */
  own: () => number
  take: (lines: readonly LogLine[]) => void
  /** The clock, or whether this device is let in, may be another now. */
  changed: () => void
}

/** So long a number may stand that our own answers, or the stream itself, should have overtaken: then it is asked for after all. */
const OVERTAKEN_AFTER_MS = 1000

export class Following {
  #asking: Promise<void> | undefined
  /** The highest number that the server has spoken of, and the one that it spoke of last. */
  #highest = 0
  #spoken: number
  #later: ReturnType<typeof setTimeout> | undefined
  /** Why the server does not let this device in any more; null while it does. */
  barred: Barred | null = null
  /** What to add to this device's clock to have the server's, in milliseconds. */
  offset: number

  constructor(
    readonly game: string,
    readonly follows: Follows,
    now: number,
  ) {
    this.offset = now - Date.now()
    this.#spoken = follows.at().seq
  }

  stop(): void {
    clearTimeout(this.#later)
  }

  /**
   * Hears a number. A higher one than our own waiting gestures explain is asked for at once; so is one below what was spoken of before, since the book
   * was put back then. One between that and where we stand is only late: a newer one follows.
   */
  hear(seq: number): void {
    const before = this.#spoken
    this.#spoken = seq
    this.#highest = Math.max(this.#highest, seq)
    clearTimeout(this.#later)
    const here = this.follows.at().seq
    if (seq === here) return
    if (seq > here + this.follows.own() || (seq < here && seq <= before)) void this.catchUp()
    else
      this.#later = setTimeout(() => {
        if (this.#spoken !== this.follows.at().seq) void this.catchUp()
      }, OVERTAKEN_AFTER_MS)
  }

  #ask(): Promise<Response> {
    const { seq, last } = this.follows.at()
    return askTail(this.game, seq, last)
  }

  /** The page took its time to load: the clock is asked for once more, by a small request. */
  async askTime(): Promise<void> {
    const asked = Date.now()
    try {
      this.offset = offsetBy(await this.#ask(), asked) ?? this.offset
      this.follows.changed()
    } catch {
      // The server is away: the clock of the page has to do.
    }
  }

  /** Fetches what other devices did since the last number; one question at a time. */
  catchUp(): Promise<void> {
    return (this.#asking ??= this.#fetchAll().finally(() => {
      this.#asking = undefined
    }))
  }

  /** Asks again where a newer number was heard while the answer was under way. */
  async #fetchAll(): Promise<void> {
    for (let before = -1; before < this.follows.at().seq;) {
      before = this.follows.at().seq
      await this.#fetchTail()
      if (this.follows.at().seq >= this.#highest) return
    }
  }

  async #fetchTail(): Promise<void> {
    const asked = Date.now()
    try {
      const response = await this.#ask()
      // A copy of the book was restored: what this page shows is gone. What waits in the outbox is kept and goes out afterwards.
      if (response.status === 404 || response.status === 409) location.reload()
      this.barred = await barredBy(response)
      if (response.ok) {
        this.offset = offsetBy(response, asked) ?? this.offset
        this.follows.take(readTail(await response.json()))
      }
      this.follows.changed()
    } catch {
      // The server is away: the outbox says so, and the ear tries again.
    }
  }
}
