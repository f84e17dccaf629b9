'use client'
/**
 * Stands guard over every press of a finger or a mouse on every page: the second tap of a double tap presses nothing that has only just appeared under it
 * (double-press.ts). Keyboards, and presses elsewhere on the page, go through however quick they are. It refuses to know any page.
 */
import { useEffect } from 'react'
import { isRepeat, type Press } from './double-press'

const PRESSABLE = 'a, button, input, label, select, textarea, summary, [role="button"], [role="gridcell"], [role="option"], [data-place]'

/** A cell is the same cell whatever stands in it; a key is what it says. */
const wordsOf = (met: Element): string =>
  met.matches('[data-place], [role="gridcell"], input, select, textarea') ? '' : (met.getAttribute('aria-label') ?? met.textContent)

function pressOf(event: PointerEvent): Press {
  const met = event.target instanceof Element ? event.target.closest(PRESSABLE) : null
  return { time: event.timeStamp, x: event.clientX, y: event.clientY, met, says: met ? wordsOf(met) : '', at: window.location.href }
}

/** Listens from now on; returns how to stop. */
function guard(): () => void {
  /** The last press that was one. */
  let last: Press | null = null
  /** The press under way. */
  let now: Press | null = null
  let refused = false
  const stop = (event: Event): void => {
    event.stopImmediatePropagation()
    if (event.cancelable) event.preventDefault()
  }
  const down = (event: PointerEvent): void => {
    if (!event.isTrusted) return
    now = pressOf(event)
    refused = isRepeat(last, now)
    if (!refused) return
    // A third tap belongs to the first one as well.
    if (last) last = { ...last, time: now.time }
    event.stopImmediatePropagation()
  }
  const follow = (event: MouseEvent): void => {
    if (refused && event.isTrusted) stop(event)
  }
  const click = (event: MouseEvent): void => {
    if (!event.isTrusted || event.detail === 0) return
    if (refused) stop(event)
    else if (now) last = now
    now = null
    refused = false
  }
  const type = (): void => {
    refused = false
  }
  const listeners = [
    ['pointerdown', down],
    ['mousedown', follow],
    ['pointerup', follow],
    ['mouseup', follow],
    ['click', click],
    ['keydown', type],
  ] as const
  for (const [kind, listener] of listeners) window.addEventListener(kind, listener as EventListener, { capture: true })
  return () => {
    for (const [kind, listener] of listeners) window.removeEventListener(kind, listener as EventListener, { capture: true })
  }
}

export function OnePress() {
  useEffect(guard, [])
  return null
}
