/** The keyboard of a number pad: digits are typed, other keys act, and Enter on one of the pad's own buttons presses that button. */
import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'

export type PadActs = Partial<Record<string, () => void>>

/** The pad's own element; takes the focus when the pad opens, if it is asked to. */
export const usePad = (autoFocus: boolean): RefObject<HTMLDivElement | null> => {
  const pad = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (autoFocus) pad.current?.focus({ preventScroll: true })
  }, [autoFocus])
  return pad
}

const held = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey

export const padKey = (event: KeyboardEvent, acts: PadActs, type: (digit: number) => void): void => {
  const onAButton = event.key === 'Enter' && event.target !== event.currentTarget
  if (held(event) || onAButton) return
  const digit = Number(event.key)
  const act = /^\d$/.test(event.key)
    ? () => {
        type(digit)
      }
    : acts[event.key]
  if (!act) return
  event.preventDefault()
  act()
}

/** A key on the screen must not take the focus out of what is being typed, or the next key of the keyboard would be lost. */
export const keepFocus = (event: PointerEvent): void => {
  event.preventDefault()
}
