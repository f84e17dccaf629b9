'use client'
/** The way of entering that this device used last: offered first the next time. */
import { useCallback, useSyncExternalStore } from 'react'

export type Way = 'cells' | 'counts' | 'numbers'

const KEY = 'playcard-way'
const listeners = new Set<() => void>()

const read = (): Way => {
  try {
    const held = localStorage.getItem(KEY)
    return held === 'counts' || held === 'numbers' ? held : 'cells'
  } catch {
    return 'cells'
  }
}

export function useWay(): [Way, (way: Way) => void] {
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, [])
  const way = useSyncExternalStore(subscribe, read, () => 'cells' as const)
  const set = useCallback((next: Way) => {
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // A private window keeps nothing: the choice then lasts until the next card.
    }
    for (const listener of listeners) listener()
  }, [])
  return [way, set]
}
