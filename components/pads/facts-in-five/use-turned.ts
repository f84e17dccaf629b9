'use client'
/** Whether this device shows the playcard turned (letters across). Kept on the device: papers differ, tables do not. */
import { useState } from 'react'

const KEY = 'playcard-turned'

const read = (): boolean => {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

export function useTurned(): [boolean, (turned: boolean) => void] {
  const [turned, setTurned] = useState(read)
  return [
    turned,
    next => {
      setTurned(next)
      try {
        localStorage.setItem(KEY, next ? '1' : '0')
      } catch {
        // A private window keeps nothing: it lasts while the card is open.
      }
    },
  ]
}
