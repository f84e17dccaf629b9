/**
 * Who is on which card, as long as it holds: told by the server when somebody comes or goes, forgotten by itself when a device falls silent. It refuses
 * to know how anything looks.
 */
import type { Here } from './said'

/** A device that has not spoken for so long is gone; the server forgets it as soon. */
export const FORGOTTEN_AFTER_MS = 30_000

/** Hands on who is here now, and again when the first of them is to be forgotten. `now` is the server's clock. Answers with how to take news, and how to end. */
export function presence(
  now: () => number,
  show: (now: { here: readonly Here[] }) => void,
): { told: (here: readonly Here[]) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const told = (all: readonly Here[]): void => {
    clearTimeout(timer)
    const here = all.filter(h => now() - h.since < FORGOTTEN_AFTER_MS)
    show({ here })
    if (here.length === 0) return
    const first = Math.min(...here.map(h => h.since)) + FORGOTTEN_AFTER_MS - now()
    timer = setTimeout(() => {
      told(here)
    }, first + 20)
  }
  return {
    told,
    stop: () => {
      clearTimeout(timer)
    },
  }
}
