'use client'
/** The judging: who scores whom, the open challenges, those that are settled, and the way to settle another one. */
import { useState } from 'react'
import { seatName } from '@/components/table/words'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { noteAt, type Challenge, type Stage } from '@/lib/pads/facts-in-five/card'
import { worthOf } from '@/lib/pads/facts-in-five/scoring'
import { headingOf, letterOf } from '@/lib/pads/facts-in-five/setup'
import { canChange } from '@/lib/pads/facts-in-five/stakes'
import { mayBreakTie } from '@/lib/pads/facts-in-five/voting'
import { scorerOf, seatsOf } from '@/lib/table/table'
import type { PhaseProps } from './phase-props'
import type { DisputeStart } from './DisputeDialog'
import { DisputeDialog } from './later'
import { fiveCardAt, type FiveGame } from './five-game'

type Shown = { challenge: Challenge; seat: string }

const STAGES: Record<Stage['kind'], string> = {
  accept: 'accepted',
  refuse: 'nobody accepts',
  vote: 'vote',
  verify: 'book',
  decide: 'Director',
  withdraw: 'withdrawn',
}

function stageWords(opened: FiveGame, stage: Stage): string {
  const word = STAGES[stage.kind]
  if (stage.kind === 'accept') return `${word} by ${seatName(opened.table, stage.by)}`
  if (stage.kind === 'vote') return `${word} ${stage.yes} to ${stage.no}`
  if (stage.kind === 'verify')
    return `${stage.source}: ${stage.finds === 'nothing' ? 'nothing' : stage.finds === 'valid' ? 'valid' : 'not valid'}`
  return stage.kind === 'decide' ? `${word}: ${stage.valid ? 'valid' : 'not valid'}` : word
}

const CLASSIFICATIONS = ['special', 'general', 'total'] as const

function stakesWords(opened: FiveGame, { challenge, seat }: Shown, round: number): string {
  const card = opened.table.rounds[round - 1]?.cards.get(seat)?.card
  const worth = card ? worthOf(card, opened.table.rules.scoring, challenge.row, challenge.column) : null
  const can = canChange(opened.table, seat, challenge, opened.sheet)
  const ranks = CLASSIFICATIONS.filter(c => can[c])
  const points = worth === null ? '' : `worth ${worth} ${worth === 1 ? 'point' : 'points'}`
  const change =
    ranks.length > 0 ? `can change a rank in ${ranks.map(c => c.charAt(0).toUpperCase() + c.slice(1)).join(', ')}` : 'changes no rank'
  return [points, change].filter(Boolean).join(' · ')
}

function challengeWords(opened: FiveGame, { by, reason }: Challenge): string {
  const who = by === null ? '' : ` by ${by === 'director' ? 'the Director' : seatName(opened.table, by)}`
  return `Challenged${who}${reason === null ? '' : `: “${reason}”`}`
}

function OpenChallenge({ opened, round, shown, onSettle }: { opened: FiveGame; round: number; shown: Shown; onSettle: () => void }) {
  const { challenge, seat } = shown
  const setup = opened.table.rounds[round - 1]?.setup
  if (!setup) return null
  const entry = noteAt(fiveCardAt(opened, round, seat), challenge).text
  const tie = challenge.stages.at(-1)?.kind === 'vote'
  return (
    <li className="grid gap-2 px-3 py-3">
      <p dir="auto">
        <b className="font-semibold">{seatName(opened.table, seat)}</b> · {letterOf(setup, challenge.row)},{' '}
        {headingOf(setup, challenge.column)}
        {entry !== undefined && <> · “{entry}”</>}
      </p>
      <p className="text-sm text-ink-soft" dir="auto">
        {challengeWords(opened, challenge)} · {stakesWords(opened, shown, round)}
      </p>
      {challenge.stages.length > 0 && <p className="text-sm">{challenge.stages.map(s => stageWords(opened, s)).join(' → ')}</p>}
      {tie && (
        <p className="text-sm font-medium text-doubt">
          {mayBreakTie(opened.table, round, seat) ? 'A tie: the Director decides.' : 'A tie waits.'}
        </p>
      )}
      <Button variant="primary" className="justify-self-start" onClick={onSettle}>
        Settle it
      </Button>
    </li>
  )
}

const OUTCOME_WORDS = { valid: 'valid', 'not-valid': 'not valid', withdrawn: 'withdrawn' }

function Settled({ opened, round, settled }: { opened: FiveGame; round: number; settled: readonly Shown[] }) {
  const setup = opened.table.rounds[round - 1]?.setup
  if (!setup || settled.length === 0) return null
  return (
    <section aria-label="Settled challenges" className="grid gap-2">
      <h2 className="text-lg">Settled</h2>
      <ul className="frame divide-y divide-rule">
        {settled.map(({ challenge, seat }) => (
          <li key={challenge.id} className="flex items-center gap-3 px-3 py-2 text-sm">
            <span dir="auto" className="min-w-0 flex-1">
              {seatName(opened.table, seat)} · {letterOf(setup, challenge.row)}, {headingOf(setup, challenge.column)} ·{' '}
              {challenge.stages.map(s => stageWords(opened, s)).join(' → ')}
            </span>
            <Badge
              tone={challenge.outcome === 'valid' ? 'accent' : challenge.outcome === 'not-valid' ? 'cross' : 'plain'}
              icon={challenge.outcome === 'valid' ? 'check' : challenge.outcome === 'not-valid' ? 'cross' : 'undo'}
            >
              {challenge.outcome ? OUTCOME_WORDS[challenge.outcome] : 'open'}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function JudgePhase({ opened, round }: PhaseProps) {
  const [start, setStart] = useState<DisputeStart | null>(null)
  const seats = seatsOf(opened.table, round.number)
  const all = seats.flatMap(s => (round.cards.get(s.id)?.card.challenges ?? []).map(challenge => ({ challenge, seat: s.id })))
  const open = all.filter(s => s.challenge.status === 'open')
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
      {open.length > 0 && (
        <section aria-label="Open challenges" className="grid gap-2">
          <h2 className="text-lg">Open: {open.length}</h2>
          <ul className="frame divide-y divide-rule">
            {open.map(shown => (
              <OpenChallenge
                key={shown.challenge.id}
                opened={opened}
                round={round.number}
                shown={shown}
                onSettle={() => {
                  setStart({ seat: shown.seat, row: shown.challenge.row, column: shown.challenge.column })
                }}
              />
            ))}
          </ul>
        </section>
      )}
      <Settled opened={opened} round={round.number} settled={all.filter(s => s.challenge.status !== 'open')} />
      <section aria-label="Who scores whom" className="grid gap-2">
        <h2 className="text-lg">Who scores whom</h2>
        <ul className="frame divide-y divide-rule text-sm">
          {seats.map(s => {
            const scorer = scorerOf(opened.table, round.number, s.id)
            return (
              <li key={s.id} dir="auto" className="px-3 py-2">
                {scorer === null ? `${s.name} scores his own card` : `${seatName(opened.table, scorer)} scores ${s.name}'s card`}
              </li>
            )
          })}
        </ul>
      </section>
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
