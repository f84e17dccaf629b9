/** When the next frame has been drawn: for what need not be in it. It refuses to know what is drawn. */

/**
 * From the beginning of that frame, in milliseconds: on a slow phone a frame takes so long, and a timer that is due before its end is heard before
 * the frame is handed on.
 */
const A_SLOW_FRAME = 50
/** A hidden page draws nothing; there the work waits no longer than this, in milliseconds. */
const AT_THE_LATEST = 150

/** What waits for the next frame: all of it together, since asking the browser for a frame is dear. Undefined where nothing does. */
let waiting: Set<() => void> | undefined

function begin(): Set<() => void> {
  const works = new Set<() => void>()
  let soon: ReturnType<typeof setTimeout> | undefined
  const close = (): void => {
    if (waiting === works) waiting = undefined
  }
  const run = (): void => {
    close()
    cancelAnimationFrame(frame)
    clearTimeout(soon)
    clearTimeout(latest)
    for (const work of works) work()
  }
  const frame = requestAnimationFrame(() => {
    close() // what comes from now on waits for the frame after this one
    soon = setTimeout(run, A_SLOW_FRAME)
  })
  const latest = setTimeout(run, AT_THE_LATEST)
  return works
}

/** Calls back once, after the next frame. Returns how to call it off. */
export function afterPaint(work: () => void): () => void {
  const works = (waiting ??= begin())
  const once = (): void => {
    work()
  }
  works.add(once)
  return () => {
    works.delete(once)
  }
}
