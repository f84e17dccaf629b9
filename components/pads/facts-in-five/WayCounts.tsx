'use client'
/** Ten counts from paper. Sent when all ten are in: the rules say at once if no grid can have them. Known cells fill them in for a start. */
import { useRef } from 'react'
import { useLeave } from '@/components/table/use-leave'
import { AXES, five, type Axis, type Five, type PaperSums } from '@/lib/pads/facts-in-five/card'
import { claim } from '@/lib/pads/facts-in-five/claims'
import { countsOf } from '@/lib/pads/facts-in-five/scoring'
import { whyNot } from '@/lib/table/result'
import { findSeat } from '@/lib/table/table'
import { CountsPad } from './CountsPad'
import { fiveCardAt, headsOf, lettersOfSetup, scoreAt, sumsAt, type FiveGame } from './five-game'
import { SumsRow } from './SumsRow'
import { useBoxes } from './use-boxes'
import { wasCounts, type CardProps, type WayProps } from './way-props'

const allFive = (counts: readonly (number | null)[], from: number): Five<number> | null => {
  const part = AXES.map(i => counts[from + i] ?? null)
  return part.every(n => n !== null) ? five((i: Axis) => part[i] ?? Number.NaN) : null
}

function startCounts(opened: FiveGame, round: number, seat: string): readonly (number | null)[] {
  const card = fiveCardAt(opened, round, seat)
  const { columns, rows } = card.paper ?? {}
  if (columns || rows) return [...AXES.map(i => columns?.[i] ?? null), ...AXES.map(i => rows?.[i] ?? null)]
  const counts = countsOf(card, opened.table.rules.scoring)
  return counts ? [...counts.columns, ...counts.rows] : AXES.flatMap(() => [null, null])
}

/** What is wrong with the ten so far, and the squares that they give. */
function read(counts: readonly (number | null)[]) {
  const columns = allFive(counts, 0)
  const rows = allFive(counts, 5)
  const reasons = columns && rows ? claim({ columns, rows }).reasons : []
  return { columns, rows, reasons }
}

/** What the ten counts come to, once the score comes from them. */
function CountedSums({ opened, round, seat }: Omit<CardProps, 'go'>) {
  const score = scoreAt(opened, round, seat)
  if (score?.from !== 'counts') return null
  return <SumsRow {...sumsAt(opened, round, seat)} totalOnly={opened.table.rules.scoring === 'count'} provisional={!score.complete} />
}

const isOnPaper = (paper: PaperSums | null, columns: Five<number>, rows: Five<number>): boolean =>
  paper?.columns?.join() === columns.join() && paper.rows?.join() === rows.join()

export function WayCounts({ opened, round, seat, nextLabel, onNext, onSaid }: WayProps) {
  const {
    boxes: counts,
    touched,
    type,
    sent,
  } = useBoxes(`${opened.game.id} ${round} ${seat} counts`, () => startCounts(opened, round, seat))
  const gone = useRef(false)
  const setup = opened.table.rounds[round - 1]?.setup
  const { columns, rows, reasons } = read(counts)
  const [first] = reasons
  const send = (): boolean => {
    if (!columns || !rows || gone.current) return false
    const { paper } = fiveCardAt(opened, round, seat)
    const done = isOnPaper(paper, columns, rows)
      ? null
      : opened.act({ type: 'playcard.sums', round, seat, columns, rows, ...wasCounts(paper) })
    if (done) onSaid(whyNot(done))
    if (done && !done.ok) return false
    sent()
    return true
  }
  // Ten counts that a grid can have are kept without a key as well; leaving by the key has sent them already.
  useLeave(() => touched && first === undefined && send(), counts)
  const leave = () => {
    gone.current = true
    onNext()
  }
  if (!setup) return null
  return (
    <div className="grid gap-3 lg:mx-auto lg:w-full lg:max-w-2xl">
      <CountsPad
        key={seat}
        autoFocus
        label={`Ten counts of round ${round}`}
        classes={headsOf(setup, findSeat(opened.table, seat)?.child)}
        letters={lettersOfSetup(setup)}
        counts={counts}
        onChange={next => {
          type(next)
          onSaid(null)
        }}
        onDone={() => {
          if (counts.every(n => n === null)) leave()
          else if (!columns || !rows) onSaid('All ten counts are needed: an empty box is not nought.')
          else if (send()) leave()
        }}
        doneLabel={nextLabel}
      />
      {first !== undefined && (
        <p role="alert" className="text-sm font-medium text-cross">
          {first.charAt(0).toUpperCase() + first.slice(1)}. One of the ten is a slip.
        </p>
      )}
      <CountedSums opened={opened} round={round} seat={seat} />
    </div>
  )
}
