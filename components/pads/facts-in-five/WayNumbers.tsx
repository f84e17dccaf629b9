'use client'
/** Two numbers from paper: Special and General. Refused with the reason where no playcard can have them. */
import { useState } from 'react'
import { claim } from '@/lib/pads/facts-in-five/claims'
import { totalOf } from '@/lib/pads/facts-in-five/scoring'
import { fiveCardAt, sumsAt, type FiveGame } from './five-game'
import { NumbersPad, type PaperNumbers } from './NumbersPad'
import type { WayProps } from './way-props'

/** What the paper said before, else what the card gives. */
function startNumbers(opened: FiveGame, round: number, seat: string): PaperNumbers {
  const { paper } = fiveCardAt(opened, round, seat)
  const sums = sumsAt(opened, round, seat)
  return { special: paper?.special ?? sums.special, general: paper?.general ?? sums.general }
}

const bothOf = ({ special, general }: PaperNumbers): { special: number; general: number } | null =>
  special === null || general === null ? null : { special, general }

export function WayNumbers({ opened, round, seat, nextLabel, onNext, onSaid }: WayProps) {
  const { paper } = fiveCardAt(opened, round, seat)
  const [numbers, setNumbers] = useState(() => startNumbers(opened, round, seat))
  const both = bothOf(numbers)
  const reasons = both ? claim(both).reasons : []
  const done = () => {
    if (!both) return
    if (paper?.special === both.special && paper.general === both.general) {
      onNext()
      return
    }
    const sent = opened.act({ type: 'playcard.sums', round, seat, ...both })
    onSaid(sent.ok ? null : sent.problem.message)
    if (sent.ok) onNext()
  }
  return (
    <div className="lg:mx-auto lg:w-full lg:max-w-2xl">
      <NumbersPad
        autoFocus
        label={`Special and General of round ${round}`}
        numbers={numbers}
        total={both && reasons.length === 0 ? totalOf(both.special, both.general) : null}
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
