/** When the next frame has been drawn: for what need not be in it. It refuses to know what is drawn. */

/**
 * From the beginning of that frame, in milliseconds: on a slow phone a frame takes so long, and a timer that is due before its end is heard before
 * the frame is handed on.
 */
const A_SLOW_FRAME = 50
/** A hidden page draws nothing; there the work waits no longer than this, in milliseconds. */
const AT_THE_LATEST = 150

/** Calls back once, after the next frame. Returns how to call it off. */
export function afterPaint(work: () => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined
  const callOff = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(soon)
    clearTimeout(latest)
  }
  const once = (): void => {
    callOff()
    work()
  }
  const frame = requestAnimationFrame(() => {
    soon = setTimeout(once, A_SLOW_FRAME)
  })
  const latest = setTimeout(once, AT_THE_LATEST)
  return callOff
}
