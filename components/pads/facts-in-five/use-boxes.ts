'use client'
/**
 * The boxes of one card as they are being typed. Half-typed ones wait in this tab, so that leaving the card, another way of entering and a reload find
 * them again (fault P66). It refuses to know what the numbers mean.
 */
import { useState, useSyncExternalStore } from 'react'

export type Boxes = readonly (number | null)[]

const never = () => () => undefined

const keptText = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function boxesIn(text: string | null, length: number): Boxes | null {
  try {
    const held: unknown = JSON.parse(text ?? 'null')
    const isBox = (value: unknown): value is number | null => value === null || typeof value === 'number'
    return Array.isArray(held) && held.length === length && held.every(isBox) ? held : null
  } catch {
    return null
  }
}

const write = (key: string, boxes: Boxes | null): void => {
  try {
    if (boxes) sessionStorage.setItem(key, JSON.stringify(boxes))
    else sessionStorage.removeItem(key)
  } catch {
    // A private window keeps nothing: they then last as long as the card is open.
  }
}

export interface TypedBoxes {
  boxes: Boxes
  /** Something was typed that has not been sent. */
  touched: boolean
  type: (boxes: Boxes) => void
  /** It is sent: nothing waits here any more. */
  sent: () => void
}

/** `at` names the card and the way of entering; `start` is what the card has already. */
export function useBoxes(at: string, start: () => Boxes): TypedBoxes {
  const key = `playcard-boxes ${at}`
  const [begun] = useState(start)
  const [typed, setTyped] = useState<{ boxes: Boxes; touched: boolean } | null>(null)
  // The server knows nothing of this tab: what waits in it is laid over after the page has come.
  const text = useSyncExternalStore(
    never,
    () => keptText(key),
    () => null,
  )
  const kept = typed === null ? boxesIn(text, begun.length) : null
  const { boxes, touched } = typed ?? { boxes: kept ?? begun, touched: kept !== null }
  return {
    boxes,
    touched,
    type: next => {
      setTyped({ boxes: next, touched: true })
      write(key, next)
    },
    sent: () => {
      setTyped({ boxes, touched: false })
      write(key, null)
    },
  }
}
