'use client'
/** The judging: a disputed entry at once, and the desk for everything else. */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import type { PhaseProps } from './phase-props'
import type { DisputeStart } from './DisputeDialog'
import { DisputeDialog, JudgingDesk } from './judging-later'

export function JudgePhase(props: PhaseProps) {
  const { opened, round } = props
  const [start, setStart] = useState<DisputeStart | null>(null)
  return (
    <div className="grid gap-4">
      <Button
        variant="primary"
        icon="question"
        className="justify-self-start"
        onClick={() => {
          setStart({})
        }}
      >
        Disputed entry
      </Button>
      <JudgingDesk key={round.number} {...props} onSettle={setStart} />
      {start && (
        <DisputeDialog
          opened={opened}
          round={round.number}
          start={start}
          onClose={() => {
            setStart(null)
          }}
        />
      )}
    </div>
  )
}
