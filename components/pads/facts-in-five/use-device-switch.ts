'use client'
/** Switches of the playcard that this device keeps: papers and habits differ, tables do not. */
import { useState } from 'react'

type Kept = 'turned' | 'writing'

const keyOf = (kept: Kept): string => `playcard-${kept}`

const read = (kept: Kept): boolean => {
  try {
    return localStorage.getItem(keyOf(kept)) === '1'
  } catch {
    return false
  }
}

/** `turned`: the letters stand across. `writing`: a tap on a cell is for its entry, and marks nothing. */
export function useDeviceSwitch(kept: Kept): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => read(kept))
  return [
    on,
    next => {
      setOn(next)
      try {
        localStorage.setItem(keyOf(kept), next ? '1' : '0')
      } catch {
        // A private window keeps nothing: it lasts while the card is open.
      }
    },
  ]
}
