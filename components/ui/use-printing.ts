'use client'
/** Whether this page is being printed, said in time for the paper to have a layout of its own. It refuses to know what is printed. */
import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false

/** The page is drawn anew before the printer looks at it. */
function subscribe(told: () => void): () => void {
  const media = window.matchMedia('print')
  const say = (printing: boolean) => () => {
    isPrinting = printing
    flushSync(told)
  }
  const [begins, ends] = [say(true), say(false)]
  const changes = () => {
    say(media.matches)()
  }
  window.addEventListener('beforeprint', begins)
  window.addEventListener('afterprint', ends)
  media.addEventListener('change', changes)
  return () => {
    window.removeEventListener('beforeprint', begins)
    window.removeEventListener('afterprint', ends)
    media.removeEventListener('change', changes)
  }
}

export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
