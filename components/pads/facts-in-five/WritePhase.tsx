'use client'
/** The sand timer, on the server's clock. Right after reload, sleep and a hidden tab; it never closes or submits anything. */
import { useEffect, useState } from 'react'
import { Timer } from '@/components/table/Timer'
import { useAwake } from '@/components/table/use-awake'
import { useBell } from '@/components/table/use-bell'
import { Switch } from '@/components/ui/Switch'
import { whyNot } from '@/lib/table/result'
import type { PhaseProps } from './phase-props'
import type { FiveRound } from './five-game'

/** Milliseconds left. Never more than was put into the glass: the last tick of `now` may be older than the start. */
const remainingOf = ({ timer }: FiveRound, seconds: number, now: number): number => {
  if (!timer) return seconds * 1000
  const gone = Math.max(0, (timer.stoppedAt ?? now) - timer.startedAt)
  return Math.max(0, timer.seconds * 1000 - gone)
}

/** Ticks four times a second while the timer runs; the time itself is always computed anew. */
function useNow(running: boolean, now: () => number): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      setTime(now())
    }, 250)
    return () => {
      clearInterval(timer)
    }
  }, [running, now])
  return running ? time : now()
}

export function WritePhase({ opened, round, onSaid }: PhaseProps) {
  const { rules } = opened.table
  const runs = round.timer !== null && round.timer.stoppedAt === null
  const now = useNow(runs, opened.game.now)
  const remaining = remainingOf(round, rules.timerSeconds, now)
  const running = runs && remaining > 0
  const awake = useAwake(running)
  const [loud, setLoud] = useBell(runs && remaining <= 0)
  const act = (type: string, seconds?: number) => {
    const done = opened.act({ type, round: round.number, ...(seconds === undefined ? {} : { seconds }) })
    onSaid(whyNot(done))
  }
  const total = (round.timer?.seconds ?? rules.timerSeconds) * 1000
  return (
    <div className="grid gap-4">
      <Timer
        large
        remainingMs={remaining}
        total={total}
        running={running}
        onStart={() => {
          act('timer.start', round.timer && remaining > 0 && remaining < total ? Math.ceil(remaining / 1000) : undefined)
        }}
        onAdd={seconds => {
          if (round.timer) act('timer.add', seconds)
          else act('timer.start', rules.timerSeconds + seconds)
        }}
        onStop={() => {
          act('timer.stop')
        }}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Switch label="Sound at the stop" checked={loud} onChange={setLoud} />
        <p className="text-sm text-ink-soft">{awake}</p>
      </div>
      <p className="text-sm text-ink-soft">
        At the stop everybody stops writing at once. Nothing is closed by the timer: cards can be entered before and after.
      </p>
    </div>
  )
}
