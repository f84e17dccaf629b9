'use client'
/** Before a mark changes what was ruled: what that was, and the question whether it is meant. Nothing is written until the answer. */
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import type { FiveCard } from '@/lib/pads/facts-in-five/card'
import { headsOf, lettersOfSetup, type FiveGame } from './five-game'
import { className as classNameOf, MARK_WORDS, rowName } from './marks'
import { ruledWords } from './stage-words'
import type { Asked } from './use-cell'

export interface RuledQuestionProps {
  opened: FiveGame
  round: number
  card: FiveCard
  waits: Asked | null
  onAnswer: (change: boolean) => void
}

export function RuledQuestion({ opened, round, card, waits, onAnswer }: RuledQuestionProps) {
  const shown = opened.table.rounds[round - 1]
  const ruled = waits && ruledWords(opened, shown, card, waits)
  if (!shown || !waits || ruled === null) return null
  return (
    <Notice
      tone="warning"
      action={
        <>
          <Button
            variant="plain"
            onClick={() => {
              onAnswer(false)
            }}
          >
            Leave it
          </Button>
          <Button
            onClick={() => {
              onAnswer(true)
            }}
          >
            Change to {MARK_WORDS[waits.to]}
          </Button>
        </>
      }
    >
      {rowName(lettersOfSetup(shown.setup), waits.row)}, {classNameOf(headsOf(shown.setup), waits.column)} was settled: {ruled}. Change it
      all the same?
    </Notice>
  )
}
