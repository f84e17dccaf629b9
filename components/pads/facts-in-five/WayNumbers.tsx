'use client'
/** Two numbers from paper: Special and General. Refused with the reason where no playcard can have them. */
import { useState } from 'react'
import { claim } from '@/lib/pads/facts-in-five/claims'
import { totalOf } from '@/lib/pads/facts-in-five/scoring'
import type { WayProps } from './CardView'
import { fiveCardAt } from './five-game'
import { NumbersPad, type PaperNumbers } from './NumbersPad'

const reasonsOf = ({ special, general }: PaperNumbers): readonly string[] =>
  claim({
    ...(special === null || general === null ? {} : { special, general }),
    ...(special !== null && general === null ? { special } : {}),
  }).reasons

export function WayNumbers({ opened, round, seat, nextLabel, onNext, onSaid }: WayProps) {
  const card = fiveCardAt(opened, round, seat)
  const score = opened.sheet.rounds[round - 1]?.seats.get(seat)?.score
  const [numbers, setNumbers] = useState<PaperNumbers>({
    special: card.paper?.special ?? score?.points?.special ?? null,
    general: card.paper?.general ?? score?.points?.general ?? null,
  })
  const both = numbers.special !== null && numbers.general !== null
  const reasons = both ? reasonsOf(numbers) : []
  const done = () => {
    if (numbers.special === null || numbers.general === null) return
    if (card.paper?.special === numbers.special && card.paper.general === numbers.general) {
      onNext()
      return
    }
    const sent = opened.act({ type: 'playcard.sums', round, seat, special: numbers.special, general: numbers.general })
    onSaid(sent.ok ? null : sent.problem.message)
    if (sent.ok) onNext()
  }
  return (
    <div className="lg:mx-auto lg:w-full lg:max-w-2xl">
      <NumbersPad
        autoFocus
        label={`Special and General of round ${round}`}
        numbers={numbers}
        total={
          numbers.special !== null && numbers.general !== null && reasons.length === 0 ? totalOf(numbers.special, numbers.general) : null
        }
        onChange={next => {
          setNumbers(next)
          onSaid(null)
        }}
        onDone={done}
        doneLabel={nextLabel}
        complaint={
          reasons.length > 0 ? (
            <p className="font-medium text-cross">{reasons.map(r => `${r.charAt(0).toUpperCase()}${r.slice(1)}.`).join(' ')}</p>
          ) : undefined
        }
      />
    </div>
  )
}
