'use client'
/** A callback that stays the same while what it does changes, so that what holds it need not be drawn again. It refuses to know what it does. */
import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function at every call; when called (by an event, never while drawing), it does what was given last. */
export function useSteady<A extends unknown[], R>(work: (...given: A) => R): (...given: A) => R {
  const now = useRef(work)
  useLayoutEffect(() => {
    now.current = work
  })
  return useCallback((...given: A) => now.current(...given), [])
}
