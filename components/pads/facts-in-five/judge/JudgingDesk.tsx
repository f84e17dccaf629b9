'use client'
/** The judging desk of a round: its challenges, the reading out cell by cell, and every problem in one list. Loaded when the judging begins. */
import { cn } from '@/components/ui/cn'
import type { CellAt } from '@/lib/pads/facts-in-five/card'
import type { DisputeStart } from '../DisputeDialog'
import type { PhaseProps } from '../phase-props'
import { ChallengePanel } from './ChallengePanel'
import { ConcernPanel } from './ConcernPanel'
import { ReadOut } from './ReadOut'
import { useJudgingPlace } from './use-judging-place'

const WAYS = [
  { value: 'challenges', label: 'Challenges' },
  { value: 'read-out', label: 'Read out' },
  { value: 'problems', label: 'Problems' },
] as const

export function JudgingDesk({ opened, round, go, onSettle }: PhaseProps & { onSettle: (start: DisputeStart) => void }) {
  const [place, setPlace] = useJudgingPlace(`${opened.game.id} ${round.number}`)
  const { way, at } = place
  const setAt = (to: CellAt) => {
    setPlace({ ...place, at: to })
  }
  return (
    <div className="grid gap-4">
      <nav aria-label="How to judge" className="grid grid-cols-3 gap-1">
        {WAYS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-current={value === way ? 'true' : undefined}
            onClick={() => {
              setPlace({ ...place, way: value })
            }}
            className={cn(
              'min-h-11 rounded-pad border-[1.5px] px-1 text-sm font-semibold',
              value === way ? 'border-accent bg-accent-soft text-ink' : 'border-rule bg-sheet text-ink-soft hover:border-ink',
            )}
          >
            {label}
          </button>
        ))}
      </nav>
      {way === 'challenges' && <ChallengePanel opened={opened} round={round} onSettle={onSettle} />}
      {way === 'read-out' && <ReadOut opened={opened} round={round} at={at} onPlace={setAt} go={go} />}
      {way === 'problems' && (
        <ConcernPanel
          opened={opened}
          round={round}
          go={go}
          onSettle={onSettle}
          onCell={cell => {
            setPlace({ way: 'read-out', at: cell })
          }}
        />
      )}
    </div>
  )
}
