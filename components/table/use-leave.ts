'use client'
/**
 * Keeps what was typed without a key for it (fault P66): when the view is left by a tab or by Back (unmounting fires no blur), when the page is hidden
 * or closed, and when the typing has rested for a moment. It refuses to know what is kept: `save` does nothing where nothing is new.
 */
import { useEffect, useRef } from 'react'

const REST = 1200

/** `typed` changes with every key; `save` is called at most once for each. */
export function useLeave(save: () => unknown, typed: unknown): void {
  const latest = useRef(save)
  const first = useRef(typed)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const keep = (): void => {
      if (document.visibilityState === 'hidden') latest.current()
    }
    const close = (): void => {
      latest.current()
    }
    document.addEventListener('visibilitychange', keep)
    window.addEventListener('pagehide', close)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      window.removeEventListener('pagehide', close)
      latest.current()
    }
  }, [])
  useEffect(() => {
    if (typed === first.current) return
    const timer = setTimeout(() => latest.current(), REST)
    return () => {
      clearTimeout(timer)
    }
  }, [typed])
}
