/**
 * Whether a press was meant for what lies under the finger now. A second press within a moment, at the same place, belongs to what the first one met: where
 * that is gone by then (a card has opened, the key says another name), it is no press at all. It refuses to know what a key does, and keyboards: whoever
 * types is quick on purpose.
 */

/** What a press met, and when and where. Times in milliseconds, places in pixels of the window. */
export type Press = {
  time: number
  x: number
  y: number
  /** The key, cell or line under the finger, as an object that is compared only; null where nothing there can be pressed. */
  met: object | null
  /** What it said: its name, or its words; empty for what stays itself whatever stands in it. */
  says: string
  /** The page's address at that moment. */
  at: string
}

/** Two taps of one double tap lie no further apart in time. */
const MOMENT_MS = 450
/** A finger that comes down twice does not hit the same pixel. */
const NEAR_PX = 12

/** A key that says something else is another one; one that was drawn anew and says the same is the same. */
const isSame = (before: Press, now: Press): boolean =>
  before.at === now.at &&
  before.says === now.says &&
  (before.met === now.met || (before.met !== null && now.met !== null && now.says !== ''))

/** True where this press repeats the one before it on something that has taken its place meanwhile. */
export function isRepeat(before: Press | null, now: Press): boolean {
  if (!before || before.met === null) return false
  const soon = now.time - before.time < MOMENT_MS
  const near = Math.hypot(now.x - before.x, now.y - before.y) <= NEAR_PX
  return soon && near && !isSame(before, now)
}
