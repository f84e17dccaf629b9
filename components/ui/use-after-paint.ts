'use client'
/** What follows a mark rather than comes with it. It refuses to know what that is. */
import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '@/lib/client/after-paint'

/**
 * This value, one frame later. Unlike a deferred value, which React begins to work on at once, it leaves the frame that shows the mark to the mark.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(() => value)
  useEffect(
    () =>
      afterPaint(() => {
        startTransition(() => {
          setShown(() => value)
        })
      }),
    [value],
  )
  return shown
}
