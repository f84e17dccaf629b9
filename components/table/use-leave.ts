'use client'
/** Keeps what was half typed when a view is left by a tab or by Back: unmounting fires no blur (fault P66). */
import { useEffect, useRef } from 'react'

export function useLeave(save: () => unknown): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(
    () => () => {
      latest.current()
    },
    [],
  )
}
