/** Chance that a seed makes: the same seed plays the same game again, so that a failure can be looked at. */

export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** From 0 up to, not with, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  /** True this often. */
  often(share: number): boolean {
    return this.next() < share
  }

  /** One of them; undefined only where there is none. */
  pick<T>(list: readonly T[]): T | undefined {
    return list[this.int(0, list.length - 1)]
  }

  /** One of a list that is written out, so never empty. */
  of<T>(first: T, ...others: readonly T[]): T {
    return [first, ...others][this.int(0, others.length)] ?? first
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map(value => ({ value, place: this.next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ value }) => value)
  }

  /** Some of them, at least `least` where there are so many. */
  some<T>(list: readonly T[], least = 0): T[] {
    return this.shuffled(list).slice(0, Math.max(least, this.int(0, list.length)))
  }
}
