'use client'
/** The five Initial Letters, typed in one go. Saved as soon as all five are there, or when the field is left. */
import { useState } from 'react'
import { useLeave } from '@/components/table/use-leave'
import { Button } from '@/components/ui/Button'
import { whyNot } from '@/lib/table/result'
import type { PhaseProps } from './phase-props'
import { lettersOfSetup } from './five-game'
import { LettersInput } from './LettersInput'
import { AXIS, type RowLetter } from './marks'

export function LettersPhase({ opened, round, go, onSaid }: PhaseProps) {
  const [letters, setLetters] = useState<readonly RowLetter[]>(() => lettersOfSetup(round.setup))
  const save = (given: readonly RowLetter[]): boolean => {
    const known = lettersOfSetup(round.setup)
    const next = AXIS.map(i => (given[i] === known[i] ? null : (given[i] ?? null)))
    if (next.every(l => l === null)) return true
    const done = opened.act({ type: 'round.setup', round: round.number, letters: next })
    onSaid(whyNot(done))
    return done.ok
  }
  useLeave(() => save(letters), letters)
  return (
    <div
      className="grid gap-4"
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) save(letters)
      }}
    >
      <LettersInput
        autoFocus
        letters={letters}
        onChange={next => {
          setLetters(next)
          if (next.every(l => l !== null)) save(next)
        }}
        onDone={() => {
          if (save(letters)) go({ view: 'desk', round: round.number, phase: 'write' })
        }}
      />
      <Button
        variant="primary"
        className="justify-self-start"
        onClick={() => {
          if (save(letters)) go({ view: 'desk', round: round.number, phase: 'write' })
        }}
      >
        Drawn: on to the timer
      </Button>
    </div>
  )
}
