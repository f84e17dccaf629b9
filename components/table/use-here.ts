'use client'
/** Tells the others which card this device is on, while it is on it. Forgotten by the server soon after it falls silent. */
import { useEffect } from 'react'
import { deviceName } from '@/lib/client/device'

const EVERY = 15_000

export function useHere(game: string, round: number, seat: string): void {
  useEffect(() => {
    const tell = (): void => {
      void fetch(`/api/games/${game}/here`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ round, seat, device: deviceName() }),
      }).catch(() => undefined)
    }
    tell()
    const timer = setInterval(tell, EVERY)
    return () => {
      clearInterval(timer)
    }
  }, [game, round, seat])
}
