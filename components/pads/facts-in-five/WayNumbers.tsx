'use client'
/** Two numbers from paper: Special and General. Refused with the reason where no playcard can have them. */
import { useRef } from 'react'
import { useLeave } from '@/components/table/use-leave'
import { claim } from '@/lib/pads/facts-in-five/claims'
import { totalOf } from '@/lib/pads/facts-in-five/scoring'
import { fiveCardAt, sumsAt, type FiveGame } from './five-game'
import { NumbersPad, type PaperNumbers } from './NumbersPad'
import { useBoxes } from './use-boxes'
import { wasNumbers, type WayProps } from './way-props'

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
  const { boxes, touched, type, sent } = useBoxes(`${opened.game.id} ${round} ${seat} numbers`, () => {
    const { special, general } = startNumbers(opened, round, seat)
    return [special, general]
  })
  const [special = null, general = null] = boxes
  const gone = useRef(false)
  const both = bothOf({ special, general })
  const reasons = both ? claim(both).reasons : []
  const send = (): boolean => {
    if (!both || gone.current) return false
    const known = paper?.special === both.special && paper.general === both.general
    const done = known ? null : opened.act({ type: 'playcard.sums', round, seat, ...both, ...wasNumbers(paper) })
    if (done) onSaid(done.ok ? null : done.problem.message)
    if (done && !done.ok) return false
    sent()
    return true
  }
  // Two numbers that a card can have are kept without a key as well; leaving by the key has sent them already.
  useLeave(() => touched && reasons.length === 0 && send(), boxes)
  const done = () => {
    if (!send()) return
    gone.current = true
    onNext()
  }
  return (
    <div className="lg:mx-auto lg:w-full lg:max-w-2xl">
      <NumbersPad
        autoFocus
        label={`Special and General of round ${round}`}
        numbers={{ special, general }}
        total={both && reasons.length === 0 ? totalOf(both.special, both.general) : null}
        onChange={next => {
          type([next.special, next.general])
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
