'use client'
/**
 * Ten counts typed as ten digits: the checks of the five columns, then of the five rows, as the scorer wrote them on the paper.
 * Shows which box is next; a count is 0 to 5; an empty box is not nought. It does not square and does not add.
 */
import { useState, type ReactNode } from 'react'
import { padKey, usePad, type PadActs } from '@/components/table/pad-keys'
import { cn } from '@/components/ui/cn'
import { AXIS, className as classNameOf, rowName, type ClassHead, type RowLetter } from './marks'
import { NumberKeys } from './NumberKeys'
import { ClassHeadText, headSize, LetterHeadText, PERCENT } from './PlaycardParts'

export interface CountsPadProps {
  label: string
  classes: readonly (ClassHead | null)[]
  letters: readonly RowLetter[]
  /** Ten: columns 0-4, rows 5-9. */
  counts: readonly (number | null)[]
  onChange: (counts: readonly (number | null)[]) => void
  onDone: () => void
  doneLabel?: string
  /** What the rules make of all ten: shown once they are in. */
  result?: ReactNode
  /** The typing starts at once. */
  autoFocus?: boolean
}

const BOXES = 10
const DIGITS = [1, 2, 3, 4, 5, 0] as const
const EMPTY: readonly null[] = Array.from({ length: BOXES }, () => null)

const withCount = (counts: readonly (number | null)[], box: number, count: number | null) =>
  EMPTY.map((_, index) => (index === box ? count : (counts[index] ?? null)))

function CountBox({ name, count, next, onChoose }: { name: string; count: number | null; next: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${name}, ${count ?? 'empty'}${next ? ', next' : ''}`}
      onClick={onChoose}
      className={cn(
        'relative grid min-h-12 min-w-0 place-items-center bg-sheet',
        next &&
          'z-10 bg-accent-soft outline-2 -outline-offset-2 outline-accent group-focus-within:outline-4 group-focus-within:-outline-offset-4',
      )}
    >
      <span className="figure text-[1.625rem] leading-none">{count}</span>
      {count === null && (
        <span
          aria-hidden
          className={cn('absolute bottom-2.5 w-4 border-b-2', next ? 'border-accent motion-safe:animate-pulse' : 'border-rule-strong')}
        />
      )}
    </button>
  )
}

interface LineProps {
  axis: 'class' | 'letter'
  pad: CountsPadProps
  box: number
  onChoose: (box: number) => void
}

function CountLine({ axis, pad, box, onChoose }: LineProps) {
  const first = axis === 'class' ? 0 : 5
  return (
    <div className="border-b-[1.5px] border-edge last:border-b-0">
      <p className="caption border-b border-rule px-2.5 py-1.5">
        {axis === 'class' ? 'Checks in each column' : 'Checks in each row'} <span className="font-normal">· 0 to 5</span>
      </p>
      <div className="grid grid-cols-5 *:border-l *:border-rule *:first:border-l-0">
        {AXIS.map(index => (
          <div key={index} className="grid min-w-0 grid-rows-[1fr_auto]">
            <div
              aria-hidden
              className={cn(
                'grid place-content-center place-items-center border-b border-rule p-[3px] py-1.5',
                axis === 'letter' && 'bg-accent-soft',
                headSize(pad.classes, false),
              )}
            >
              {axis === 'class' ? (
                <ClassHeadText head={pad.classes[index] ?? null} column={index} />
              ) : (
                <LetterHeadText letter={pad.letters[index] ?? null} />
              )}
            </div>
            <CountBox
              name={axis === 'class' ? classNameOf(pad.classes, index) : rowName(pad.letters, index)}
              count={pad.counts[first + index] ?? null}
              next={box === first + index}
              onChoose={() => {
                onChoose(first + index)
              }}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

const firstEmpty = (counts: readonly (number | null)[]) => {
  const empty = EMPTY.findIndex((_, index) => (counts[index] ?? null) === null)
  return empty < 0 ? BOXES : empty
}

export function CountsPad(props: CountsPadProps) {
  const { label, counts, onChange, onDone, doneLabel = 'Done', result, autoFocus = false } = props
  const [box, setBox] = useState(() => firstEmpty(counts))
  const [refused, setRefused] = useState(false)
  const pad = usePad(autoFocus)
  const left = BOXES - counts.filter(count => count !== null).length
  const type = (digit: number) => {
    setRefused(digit > 5)
    if (digit > 5 || box >= BOXES) return
    onChange(withCount(counts, box, digit))
    setBox(box + 1)
  }
  const choose = (chosen: number) => {
    setBox(chosen)
    pad.current?.focus({ preventScroll: true })
  }
  const back = () => {
    setRefused(false)
    const here = box < BOXES && (counts[box] ?? null) !== null ? box : Math.max(0, box - 1)
    onChange(withCount(counts, here, null))
    setBox(here)
  }
  const keys: PadActs = {
    Backspace: back,
    Enter: onDone,
    ArrowLeft: () => {
      setBox(Math.max(0, box - 1))
    },
    ArrowRight: () => {
      setBox(Math.min(BOXES, box + 1))
    },
    ArrowUp: () => {
      setBox(box >= 5 ? box - 5 : box)
    },
    ArrowDown: () => {
      setBox(box < 5 ? box + 5 : box)
    },
  }
  return (
    <div
      ref={pad}
      role="group"
      tabIndex={0}
      aria-label={`${label}: type ten digits, five columns then five rows`}
      onKeyDown={event => {
        padKey(event, keys, type)
      }}
      className={cn('group grid gap-3 outline-none', PERCENT)}
    >
      <div className="frame overflow-clip">
        <CountLine axis="class" pad={props} box={box} onChoose={choose} />
        <CountLine axis="letter" pad={props} box={box} onChoose={choose} />
      </div>
      <div role="status" className={cn('min-h-10 text-sm leading-5', refused ? 'font-medium text-cross' : 'text-ink-soft')}>
        {refused ? 'A count is 0 to 5: there are five cells in a line.' : left > 0 ? `${left} of 10 to go` : (result ?? 'All ten are in.')}
      </div>
      <NumberKeys digits={DIGITS} onDigit={type} onBack={back} onNext={onDone} nextLabel={doneLabel} />
    </div>
  )
}
