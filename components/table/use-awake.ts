'use client'
/** Keeps the screen awake while something runs, where the browser can; an honest line where it cannot. Taken again after a return to the page. */
import { useEffect, useSyncExternalStore } from 'react'

const never = () => () => undefined
const CAN_NOT = 'This browser cannot keep the screen awake here (it needs https): the timer goes on while the screen sleeps.'
const CAN = 'The screen stays awake while the timer runs.'

export function useAwake(wanted: boolean): string {
  const can = useSyncExternalStore(
    never,
    () => 'wakeLock' in navigator,
    () => true,
  )
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let over = false
    const hold = (): void => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock
        .request('screen')
        .then(held => {
          if (over) void held.release()
          else lock = held
        })
        .catch(() => undefined)
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [wanted])
  return can ? CAN : CAN_NOT
}
