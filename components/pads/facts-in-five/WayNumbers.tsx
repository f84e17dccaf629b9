'use client'
/** Two numbers from paper: Special and General. Refused with the reason where no playcard can have them. */
import { useRef } from 'react'
import { useLeave } from '@/components/table/use-leave'
import type { PaperSums } from '@/lib/pads/facts-in-five/card'
import { claim } from '@/lib/pads/facts-in-five/claims'
import { sourceOf, totalOf } from '@/lib/pads/facts-in-five/scoring'
import { whyNot } from '@/lib/table/result'
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

const isOnPaper = (paper: PaperSums | null, both: { special: number; general: number }): boolean =>
  paper?.special === both.special && paper.general === both.general

const KNOWN_BY = { cells: 'its cells', counts: 'ten counts' } as const

/** What counts in spite of these numbers, where the card is known better than by two numbers and they differ; null where they stand. */
function countsInstead(opened: FiveGame, round: number, seat: string, both: { special: number; general: number } | null) {
  const source = sourceOf(fiveCardAt(opened, round, seat), opened.table.rules.scoring)
  const sums = sumsAt(opened, round, seat)
  if (!both || (source !== 'cells' && source !== 'counts')) return null
  return both.special === sums.special && both.general === sums.general ? null : { ...sums, by: KNOWN_BY[source] }
}

function Complaint({ reasons, instead }: { reasons: readonly string[]; instead: ReturnType<typeof countsInstead> }) {
  if (reasons.length > 0)
    return <p className="font-medium text-cross">{reasons.map(r => `${r.charAt(0).toUpperCase()}${r.slice(1)}.`).join(' ')}</p>
  if (!instead) return null
  return (
    <p className="font-medium text-doubt">
      This card is known by {instead.by}: {instead.special ?? '–'} and {instead.general ?? '–'} count, and these two numbers are compared
      with them. Change the card there.
    </p>
  )
}

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
  const instead = reasons.length === 0 ? countsInstead(opened, round, seat, both) : null
  const send = (): boolean => {
    if (!both || reasons.length > 0 || gone.current) return false // the reason stands beside the boxes
    const done = isOnPaper(paper, both) ? null : opened.act({ type: 'playcard.sums', round, seat, ...both, ...wasNumbers(paper) })
    if (done) onSaid(whyNot(done))
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
        total={instead ? instead.total : both && reasons.length === 0 ? totalOf(both.special, both.general) : null}
        onChange={next => {
          type([next.special, next.general])
          onSaid(null)
        }}
        onDone={done}
        doneLabel={nextLabel}
        complaint={reasons.length > 0 || instead ? <Complaint reasons={reasons} instead={instead} /> : undefined}
      />
    </div>
  )
}
