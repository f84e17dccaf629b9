'use client'
/**
 * Back closes what lies over the page, and nothing else: the page behind it stays where it was. It refuses to know what is closed.
 */
import { useLayoutEffect, useRef } from 'react'

/** `here`: where in this tab's history the page stood when it was opened; undefined where the browser does not say. */
type Entry = { close: () => void; here: number | undefined }
/** What lies over the page, the topmost last. */
const open: Entry[] = []

const placeNow = (): number | undefined =>
  (globalThis as { navigation?: { currentEntry?: { index: number } | null } }).navigation?.currentEntry?.index

/** The way back to a page that was left is heard of within this time, in milliseconds. */
const RETURN_MS = 1000

/**
 * Hears every Back and Forward from now on, until the returned function is called. It must begin before the router listens: a window calls its listeners
 * in the order in which they came, and a router that heard first would have changed the page already.
 */
export function hearBackFirst(): () => void {
  let returning = 0
  const left = (event: PopStateEvent): void => {
    if (Date.now() < returning) {
      returning = 0
      event.stopImmediatePropagation()
      return
    }
    const entry = open.pop()
    if (!entry) return
    const there = placeNow()
    const steps = entry.here === undefined || there === undefined ? 1 : entry.here - there
    // The router must not hear of it: the page that it shows is the one to come back to.
    event.stopImmediatePropagation()
    if (steps !== 0) {
      returning = Date.now() + RETURN_MS
      window.history.go(steps)
    }
    entry.close()
  }
  window.addEventListener('popstate', left)
  return () => {
    window.removeEventListener('popstate', left)
  }
}

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
      here: placeNow(),
    }
    open.push(entry)
    return () => {
      if (open.includes(entry)) open.splice(open.indexOf(entry), 1)
    }
  }, [])
}
