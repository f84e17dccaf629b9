'use client'
/** The sand timer for everybody, on the server's clock. Nobody can start or stop it here. */
import { useEffect, useState } from 'react'
import { Timer } from '@/components/table/Timer'
import type { RoomView } from '@/lib/table/room'

const EVERY = 250

export interface RoomTimerProps {
  timer: NonNullable<RoomView['timer']>
  now: () => number
}

function useTick(runs: boolean): void {
  const [, setTicks] = useState(0)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => {
      setTicks(n => n + 1)
    }, EVERY)
    return () => {
      clearInterval(timer)
    }
  }, [runs])
}

export function RoomTimer({ timer, now }: RoomTimerProps) {
  const { running, seconds } = timer
  useTick(running !== null && running.stoppedAt === null)
  const total = (running?.seconds ?? seconds) * 1000
  const gone = running ? Math.max(0, (running.stoppedAt ?? now()) - running.startedAt) : 0
  const remaining = Math.max(0, total - gone)
  return <Timer large remainingMs={remaining} total={total} running={running?.stoppedAt === null && remaining > 0} />
}
