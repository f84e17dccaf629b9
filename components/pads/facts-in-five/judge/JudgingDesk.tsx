'use client'
/** The judging desk of a round: its challenges, the reading out cell by cell, and every problem in one list. Loaded when the judging begins. */
import { useState } from 'react'
import { Segmented } from '@/components/ui/Segmented'
import type { CellAt } from '@/lib/pads/facts-in-five/card'
import type { DisputeStart } from '../DisputeDialog'
import type { PhaseProps } from '../phase-props'
import { ChallengePanel } from './ChallengePanel'
import { ConcernPanel } from './ConcernPanel'
import { ReadOut } from './ReadOut'

const WAYS = [
  { value: 'challenges', label: 'Challenges' },
  { value: 'read-out', label: 'Read out' },
  { value: 'problems', label: 'Problems' },
] as const
type Way = (typeof WAYS)[number]['value']

export function JudgingDesk({ opened, round, go, onSettle }: PhaseProps & { onSettle: (start: DisputeStart) => void }) {
  const [way, setWay] = useState<Way>('challenges')
  const [at, setAt] = useState<CellAt>({ row: 0, column: 0 })
  return (
    <div className="grid gap-4">
      <Segmented label="How to judge" hideLabel options={WAYS} value={way} onChange={setWay} />
      {way === 'challenges' && <ChallengePanel opened={opened} round={round} onSettle={onSettle} />}
      {way === 'read-out' && <ReadOut opened={opened} round={round} at={at} onPlace={setAt} go={go} />}
      {way === 'problems' && (
        <ConcernPanel
          opened={opened}
          round={round}
          go={go}
          onSettle={onSettle}
          onCell={cell => {
            setAt(cell)
            setWay('read-out')
          }}
        />
      )}
    </div>
  )
}
