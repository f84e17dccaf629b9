'use client'
/** Tells the others which card this device is on, while it is on it, and when it leaves. Forgotten by the server soon after it falls silent. */
import { useEffect } from 'react'
import { deviceName } from '@/lib/client/device'
import type { Here } from '@/lib/client/said'

const EVERY_MS = 15_000
/** From card to card nobody has left: the next card is told instead. */
const LEFT_MS = 400

let leaving: ReturnType<typeof setTimeout> | undefined

/** False where this device is let in no more: it need not tell anything after that. */
async function tell(game: string, round: number, seat: string | null): Promise<boolean> {
  const told = fetch(`/api/games/${game}/here`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ round, seat, device: deviceName() }),
    keepalive: true,
  })
  const status = await told.then(
    response => response.status,
    () => 0, // the server is away
  )
  return status !== 401 && status !== 403
}

/** `seat` is null while it is on none. */
export function useHere(game: string, round: number, seat: string | null): void {
  useEffect(() => {
    if (seat === null) return
    clearTimeout(leaving)
    void tell(game, round, seat)
    const timer = setInterval(() => {
      void tell(game, round, seat).then(isIn => {
        if (!isIn) clearInterval(timer)
      })
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
      leaving = setTimeout(() => {
        void tell(game, round, null)
      }, LEFT_MS)
    }
  }, [game, round, seat])
}

/** Who a device on a card is, in a few words: a scorer by his name; one of several that direct, by the device as well. */
const whoWords = ({ name, device }: Here, all: readonly Here[]): string =>
  name === '' || all.some(h => h.device !== device && h.name === name) ? `${name} (${device})`.trim() : name

/** The others that are on this card of this round, by name; empty where nobody is. */
export const othersOn = ({ here, device }: { here: readonly Here[]; device: string }, round: number, seat: string): readonly string[] =>
  here.filter(h => h.round === round && h.seat === seat && h.device !== device).map(h => whoWords(h, here))
