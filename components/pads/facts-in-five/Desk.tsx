'use client'
/** The round desk: which round, its six phases (each may be skipped or filled in later), and what is still missing. */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { cn } from '@/components/ui/cn'
import { EmptyState } from '@/components/ui/EmptyState'
import { Notice } from '@/components/ui/Notice'
import { RoundsNav } from '@/components/table/RoundsNav'
import type { Go, Place } from '@/components/table/use-place'
import { whyNot } from '@/lib/table/result'
import { AnnouncePhase } from './AnnouncePhase'
import { DrawPhase } from './DrawPhase'
import type { FiveGame, FiveRound } from './five-game'
import { JudgePhase } from './JudgePhase'
import { LettersPhase } from './LettersPhase'
import type { PhaseProps } from './phase-props'
import { ScorePhase } from './ScorePhase'
import { WritePhase } from './WritePhase'

const PHASES = [
  { id: 'draw', word: 'Draw' },
  { id: 'announce', word: 'Announce' },
  { id: 'letters', word: 'Letters' },
  { id: 'write', word: 'Write' },
  { id: 'judge', word: 'Judge' },
  { id: 'score', word: 'Score' },
] as const
type Phase = (typeof PHASES)[number]['id']

const isPhase = (text: string | null): text is Phase => PHASES.some(p => p.id === text)

/** Where a round stands by what it has: the first phase that has not happened yet. */
function proposed(round: FiveRound): Phase {
  if (round.cards.size > 0) return 'score'
  if (round.timer) return round.timer.stoppedAt === null ? 'write' : 'score'
  if (round.setup.letters.some(l => l !== null)) return 'write'
  return round.setup.classes.every(c => c !== null) ? 'letters' : 'announce'
}

function PhaseView({ phase, ...props }: PhaseProps & { phase: Phase }) {
  switch (phase) {
    case 'draw':
      return <DrawPhase {...props} />
    case 'announce':
      return <AnnouncePhase key={props.round.number} {...props} />
    case 'letters':
      return <LettersPhase key={props.round.number} {...props} />
    case 'write':
      return <WritePhase {...props} />
    case 'judge':
      return <JudgePhase {...props} />
    case 'score':
      return <ScorePhase {...props} />
  }
}

export function Desk({ opened, place, go }: { opened: FiveGame; place: Place; go: Go }) {
  const [said, setSaid] = useState<string | null>(null)
  const { table } = opened
  const round = table.rounds[(place.round ?? table.rounds.length) - 1] ?? table.rounds.at(-1)
  if (!round)
    return (
      <EmptyState
        title="The table is ready"
        action={
          <Button
            variant="primary"
            icon="plus"
            onClick={() => {
              opened.act({ type: 'round.open', number: 1 })
            }}
          >
            Open round 1
          </Button>
        }
      >
        Open the first round. Classes and letters can be filled in now, later, or not at all.
      </EmptyState>
    )
  const phase = isPhase(place.phase) ? place.phase : proposed(round)
  const open = () => {
    const next = table.rounds.length + 1
    const done = opened.act({ type: 'round.open', number: next })
    setSaid(whyNot(done))
    if (done.ok) go({ view: 'desk', round: next, phase: null })
  }
  return (
    <section aria-label={`Round ${round.number}`} className="grid gap-4">
      <RoundsNav game={opened.game} current={round.number} go={go} onOpen={open} planned={table.rules.rounds} />
      {said !== null && <Notice tone="warning">{said}</Notice>}
      <nav aria-label="Phases of the round" className="grid grid-cols-3 gap-1 sm:grid-cols-6">
        {PHASES.map(({ id, word }, i) => (
          <button
            key={id}
            type="button"
            aria-current={id === phase ? 'step' : undefined}
            onClick={() => {
              go({ view: 'desk', round: round.number, phase: id })
            }}
            className={cn(
              'min-h-11 rounded-pad border-[1.5px] px-2 text-sm font-semibold',
              id === phase ? 'border-accent bg-accent-soft text-ink' : 'border-rule bg-sheet text-ink-soft hover:border-ink',
            )}
          >
            {i + 1} {word}
          </button>
        ))}
      </nav>
      <PhaseView phase={phase} opened={opened} round={round} go={go} onSaid={setSaid} />
    </section>
  )
}
