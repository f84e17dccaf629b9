'use client'
/** Where the caller is among the 25 cells, and how far each is. */
import { cn } from '@/components/ui/cn'
import { Disclosure } from '@/components/ui/Disclosure'
import { AXES, keyOf, type CellAt } from '@/lib/pads/facts-in-five/card'
import { READING_ORDER, undecidedAt } from '@/lib/pads/facts-in-five/desk/cell'
import { headingOf, letterOf } from '@/lib/pads/facts-in-five/setup'
import { headsOf, lettersOfSetup } from '../five-game'
import { className as classNameOf, rowName, softened } from '../marks'
import type { ReadOutProps } from './read-out-props'

function Square({ props, cell }: { props: ReadOutProps; cell: CellAt }) {
  const { opened, round, at, onPlace } = props
  const left = undecidedAt(opened.table, round, cell)
  const here = keyOf(cell) === keyOf(at)
  const name = `${rowName(lettersOfSetup(round.setup), cell.row)}, ${classNameOf(headsOf(round.setup), cell.column)}`
  return (
    <button
      type="button"
      aria-current={here ? 'true' : undefined}
      aria-label={`${name}: ${left === 0 ? 'nothing left to judge' : `${left} not judged`}`}
      onClick={() => {
        onPlace(cell)
      }}
      className={cn(
        'figure min-h-11 rounded-pad border-[1.5px] text-base',
        here ? 'border-accent bg-accent-soft' : 'border-rule-strong bg-sheet hover:border-ink',
        left === 0 && 'text-ink-soft',
      )}
    >
      {left === 0 ? '·' : left}
    </button>
  )
}

/** The place in words, and all 25 folded away below it. */
export function CellMap(props: ReadOutProps) {
  const { round, at } = props
  const place = READING_ORDER.findIndex(p => keyOf(p) === keyOf(at)) + 1
  const letters = lettersOfSetup(round.setup)
  const heads = headsOf(round.setup)
  return (
    <header className="grid gap-1">
      <p className="text-sm text-ink-soft">Cell {place} of 25, Class by Class</p>
      <h2 dir="auto" className="text-2xl [overflow-wrap:anywhere]">
        {letterOf(round.setup, at.row).replace(/^row /, '')} · {headingOf(round.setup, at.column)}
      </h2>
      {/* Folded again at each cell: the entries stand below it. */}
      <Disclosure key={keyOf(at)} summary="All 25 cells" aside="how many are not judged">
        <div role="group" aria-label="All 25 cells" className="grid grid-cols-[2.5rem_repeat(5,minmax(0,1fr))] gap-1">
          <span />
          {AXES.map(column => (
            <span key={column} lang="en" className="self-end text-center text-[0.6875rem] leading-tight font-medium hyphens-auto">
              {softened(classNameOf(heads, column))}
            </span>
          ))}
          {AXES.map(row => [
            <span key={`letter ${row}`} className="figure grid place-items-center text-xl">
              {letters[row] === '*' ? '★' : (letters[row] ?? row + 1)}
            </span>,
            ...AXES.map(column => <Square key={`${row},${column}`} props={props} cell={{ row, column }} />),
          ])}
        </div>
      </Disclosure>
    </header>
  )
}
