'use client'
/** Two numbers from the paper: Special and General. The Total beside them is the rules' own, handed in; so is any complaint. */
import { useState, type ReactNode } from 'react'
import { padKey, usePad, type PadActs } from '@/components/table/pad-keys'
import { cn } from '@/components/ui/cn'
import { NumberKeys } from './NumberKeys'

export interface PaperNumbers {
  special: number | null
  general: number | null
}

export interface NumbersPadProps {
  label: string
  numbers: PaperNumbers
  /** From the rules, once both are there. */
  total: number | null
  onChange: (numbers: PaperNumbers) => void
  onDone: () => void
  doneLabel?: string
  /** What the rules say about these numbers; keeps its place when empty. */
  complaint?: ReactNode
  autoFocus?: boolean
}

const HIGHEST = 125
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const
type Which = keyof PaperNumbers

function NumberBox({
  title,
  hint,
  value,
  active,
  selected,
  onChoose,
}: {
  title: string
  hint: string
  value: number | null
  active: boolean
  /** The next digit takes the place of this number. */
  selected: boolean
  onChoose: () => void
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${title}, ${value ?? 'empty'}${active ? ', being typed' : ''}`}
      onClick={onChoose}
      className={cn(
        'min-w-0 rounded-pad border-[1.5px] border-edge bg-sheet px-3 py-2 text-left',
        active &&
          'bg-accent-soft outline-2 -outline-offset-2 outline-accent group-focus-within:outline-4 group-focus-within:-outline-offset-4',
      )}
    >
      <span className="block text-xs font-medium leading-tight text-ink-soft">{title}</span>
      <span className="figure flex min-h-11 items-center text-[2.25rem] leading-none">
        <span className={selected ? 'rounded-[3px] bg-accent px-0.5 text-on-accent' : ''}>{value}</span>
        {active && <span aria-hidden className="ml-0.5 h-8 w-0.5 bg-accent motion-safe:animate-pulse" />}
      </span>
      <span className="block text-xs leading-tight text-ink-soft">{hint}</span>
    </button>
  )
}

/** What is being typed where, and what each key does to it. */
function useTyping({ numbers, onChange, onDone }: Pick<NumbersPadProps, 'numbers' | 'onChange' | 'onDone'>) {
  const [which, setWhich] = useState<Which>('special')
  /** The box was only just chosen: what stands in it is typed over, as in any field that was tapped. */
  const [fresh, setFresh] = useState(true)
  const [refused, setRefused] = useState(false)
  const to = (chosen: Which) => {
    setWhich(chosen)
    setFresh(true)
  }
  const set = (value: number | null) => {
    onChange(which === 'special' ? { ...numbers, special: value } : { ...numbers, general: value })
  }
  const type = (digit: number) => {
    const value = Number(`${fresh ? '' : (numbers[which] ?? '')}${digit}`)
    setRefused(value > HIGHEST)
    if (value > HIGHEST) return
    set(value)
    setFresh(false)
    // No further digit fits: the next one belongs to General.
    if (which === 'special' && value * 10 > HIGHEST) to('general')
  }
  const back = () => {
    setRefused(false)
    setFresh(false)
    const shorter = String(numbers[which] ?? '').slice(0, -1)
    if (numbers[which] === null && which === 'general') to('special')
    else set(shorter === '' ? null : Number(shorter))
  }
  const next = () => {
    setRefused(false)
    if (which === 'special' && numbers.special !== null) to('general')
    else if (numbers.special === null) to('special')
    else if (numbers.general !== null) onDone()
  }
  return { which, fresh, refused, to, type, back, next }
}

export function NumbersPad(props: NumbersPadProps) {
  const { label, numbers, total, doneLabel = 'Done', complaint, autoFocus = false } = props
  const { which, fresh, refused, to, type, back, next } = useTyping(props)
  const pad = usePad(autoFocus)
  const choose = (chosen: Which) => {
    to(chosen)
    pad.current?.focus({ preventScroll: true })
  }
  const keys: PadActs = {
    Backspace: back,
    Enter: next,
    ArrowLeft: () => {
      to('special')
    },
    ArrowRight: () => {
      to('general')
    },
  }
  return (
    <div
      ref={pad}
      role="group"
      tabIndex={0}
      aria-label={`${label}: type Special, Enter, General, Enter`}
      onKeyDown={event => {
        padKey(event, keys, type)
      }}
      className="group grid gap-3 outline-none"
    >
      <div className="grid grid-cols-[1fr_1fr_0.9fr] gap-2">
        <NumberBox
          title="Special"
          hint="columns"
          value={numbers.special}
          active={which === 'special'}
          selected={fresh && which === 'special'}
          onChoose={() => {
            choose('special')
          }}
        />
        <NumberBox
          title="General"
          hint="rows"
          value={numbers.general}
          active={which === 'general'}
          selected={fresh && which === 'general'}
          onChoose={() => {
            choose('general')
          }}
        />
        <p className="min-w-0 rounded-pad border-[1.5px] border-accent bg-accent px-3 py-2 text-on-accent">
          <span className="block text-xs font-medium leading-tight">Total</span>
          <span className="figure flex min-h-11 items-center text-[2.25rem] leading-none">
            {total ?? <span aria-label="not yet">–</span>}
          </span>
        </p>
      </div>
      <div role="status" className="min-h-10 text-sm leading-5">
        {refused ? <p className="font-medium text-cross">The highest Special or General is {HIGHEST}.</p> : complaint}
      </div>
      <NumberKeys digits={DIGITS} onDigit={type} onBack={back} onNext={next} nextLabel={which === 'special' ? 'General' : doneLabel} />
    </div>
  )
}
