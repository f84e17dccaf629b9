/**
 * Two presses within half a second are one: the second is not meant for what has just appeared under the finger. It is kept by the name of the key, since
 * the key itself may be another one by then. It refuses to know what a key does, and keyboards: whoever types is quick on purpose.
 */

const REST_MS = 500
const pressed = new Map<string, number>()

/** Does it, unless the key of this name was pressed less than half a second ago. */
export function rested(key: string, act: () => void): void {
  const now = performance.now()
  const before = pressed.get(key)
  pressed.set(key, now)
  if (before === undefined || now - before >= REST_MS) act()
}
