'use client'
/** Ten counts from paper. Sent when all ten are in: the rules say at once if no grid can have them. Known cells fill them in for a start. */
import { useRef } from 'react'
import { useLeave } from '@/components/table/use-leave'
import { AXES, five, type Axis, type Five, type PaperSums } from '@/lib/pads/facts-in-five/card'
import { claim } from '@/lib/pads/facts-in-five/claims'
import { countsOf, sourceOf, squaresScore, sum } from '@/lib/pads/facts-in-five/scoring'
import { whyNot } from '@/lib/table/result'
import { findSeat } from '@/lib/table/table'
import { capital } from '@/lib/table/words'
import { CountsPad } from './CountsPad'
import { fiveCardAt, headsOf, lettersOfSetup, type FiveGame } from './five-game'
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

/** What the ten come to, before they are sent; where the card is known by its cells, that these count instead. */
function Result({ opened, round, seat, columns, rows }: Omit<CardProps, 'go'> & { columns: Five<number>; rows: Five<number> }) {
  const { scoring } = opened.table.rules
  const { special, general, total } = squaresScore({ columns, rows })
  const gives =
    scoring === 'count'
      ? [['Total', sum(rows)]]
      : [
          ['Special', special],
          ['General', general],
          ['Total', total],
        ]
  const isKnown = sourceOf(fiveCardAt(opened, round, seat), scoring) === 'cells'
  return (
    <>
      <dl className="flex flex-wrap gap-x-4">
        {gives.map(([name, points]) => (
          <div key={name} className="flex items-baseline gap-1.5">
            <dt>{name}</dt>
            <dd className="figure text-lg leading-5 text-ink">{points}</dd>
          </div>
        ))}
      </dl>
      {isKnown && (
        <p className="font-medium text-doubt">This card is known by its cells: they count, and these ten are compared with them.</p>
      )}
    </>
  )
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
    if (!columns || !rows || first !== undefined || gone.current) return false // the slip is named beside the boxes
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
  const result =
    first !== undefined ? (
      <p role="alert" className="font-medium text-cross">
        {capital(first)}. One of the ten is a slip.
      </p>
    ) : (
      columns && rows && <Result {...{ opened, round, seat, columns, rows }} />
    )
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
        result={result}
      />
    </div>
  )
}
