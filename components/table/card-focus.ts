'use client'
/** A card that was opened from the keyboard takes the keyboard at once; one that was tapped does not. It refuses to know what lies on a card. */
import { useEffect, type RefObject } from 'react'

/** A card that is shown so soon after the key was opened by it. */
const SOON_MS = 1500

let pressed = -Infinity

/** Says that a key has just opened a card, or is about to. */
export const openedByKey = (): void => {
  pressed = performance.now()
}

/** Where the card's own pad has not taken the keyboard, its grid does. */
export function useCardFocus(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const here = card.current
    if (!here || performance.now() - pressed > SOON_MS || here.contains(document.activeElement)) return
    here.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true })
  }, [card])
}
