'use client'
/**
 * Back closes what lies over the page, and nothing else: the page behind it stays where it was. It refuses to know what is closed.
 */
import { useLayoutEffect, useRef } from 'react'

type Entry = { close: () => void }
/** What lies over the page, the topmost last. */
const open: Entry[] = []

/** Where in this tab's history the page stands; undefined where the browser does not say. */
const placeNow = (): number | undefined =>
  (globalThis as { navigation?: { currentEntry?: { index: number } | null } }).navigation?.currentEntry?.index

/** While it is mounted, Back (and Forward) call `close` and return to the page that it lies on. */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close)
  useLayoutEffect(() => {
    latest.current = close
  })
  // In the layout's own moment: Back may be pressed as soon as it is seen.
  useLayoutEffect(() => {
    const entry: Entry = {
      close: () => {
        latest.current()
      },
    }
    open.push(entry)
    const here = placeNow()
    const left = (event: PopStateEvent): void => {
      if (open.at(-1) !== entry) return
      // The router must not hear of it: the page that it shows is the one to come back to.
      event.stopImmediatePropagation()
      const there = placeNow()
      open.splice(open.indexOf(entry), 1)
      window.history.go(here !== undefined && there !== undefined ? here - there : 1)
      entry.close()
    }
    window.addEventListener('popstate', left, { capture: true })
    return () => {
      window.removeEventListener('popstate', left, { capture: true })
      if (open.includes(entry)) open.splice(open.indexOf(entry), 1)
    }
  }, [])
}
