/** The printed parts around the cells of a playcard: class heads, letter heads, and the boxes for the squares. */
import { Fragment, memo, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/Icon'
import { softened, type ClassHead, type RowLetter } from './marks'

/**
 * One hundredth of the card's width, by the window's: the widths that main and WayCells give it. Not by a size container, since the browser lays out
 * all that is in one at every mark.
 */
export const PERCENT = '[--pc:calc((100vw-1.5rem)/100)] sm:[--pc:calc((100vw-3rem)/100)] lg:[--pc:0.42rem]'

const LONG = 26

const lengthOf = (head: ClassHead | null) => (head ? head.name.length + (head.category?.length ?? 0) : 0)

/** Text shrinks with the room (container units) and with the longest head, all five alike, but never below 9.5 px; the full name stands under the grid. */
export const headSize = (classes: readonly (ClassHead | null)[], beside: boolean): string =>
  beside || classes.every(head => lengthOf(head) <= LONG)
    ? 'text-[clamp(10.5px,2.95*var(--pc),16px)]'
    : 'text-[clamp(9.5px,2.75*var(--pc),15px)]'

/** Every word in a box of its own: it first moves to the next line, and is hyphenated only where it is wider than the column. */
const Words = ({ text }: { text: string }) =>
  softened(text)
    .split(/\s+/)
    .map((word, index) => (
      <Fragment key={index}>
        {index > 0 && ' '}
        <span className="inline-block max-w-full">{word}</span>
      </Fragment>
    ))

export function ClassHeadText({ head, column, beside = false }: { head: ClassHead | null; column: number; beside?: boolean }) {
  if (!head || head.name === '') return <span className="text-xs text-ink-soft">Class {column + 1}</span>
  const category = head.category ?? ''
  return (
    <span
      dir="auto"
      className={cn('block max-w-full leading-[1.16] hyphens-manual [overflow-wrap:anywhere]', beside ? 'text-start' : 'text-center')}
    >
      <span className="line-clamp-[8] font-semibold tracking-[-0.01em]">
        <Words text={head.name} />
      </span>
      {category !== '' && (
        <span className="line-clamp-5 tracking-[-0.015em] text-ink-soft">
          <Words text={category} />
        </span>
      )}
    </span>
  )
}

export function LetterHeadText({ letter }: { letter: RowLetter }) {
  if (letter === '*') return <Icon name="wild" className="size-[clamp(20px,6*var(--pc,0.24rem),29px)]" />
  return (
    <span className="figure text-[clamp(21px,6.4*var(--pc,0.24rem),32px)] leading-none">
      {letter ?? <span className="text-rule-strong">·</span>}
    </span>
  )
}

/**
 * What changes in a box of the card, in the middle of it. It lies in a layer of fixed size, so that a new mark or number makes the browser lay out nothing
 * else: what is in a grid cannot be laid out alone, so that the box around it must be a plain block.
 */
export const Layer = ({ children }: { children: ReactNode }) => (
  <span className="absolute inset-0 contain-strict">
    <span className="grid size-full place-items-center">{children}</span>
  </span>
)

/** Classes rather than a style attribute, which a strict Content-Security-Policy refuses in served pages. */
const SIDES: Partial<Record<number, string>> = { 1: 'scale-20', 4: 'scale-40', 9: 'scale-60', 16: 'scale-80', 25: 'scale-100' }

/**
 * The box of a square. Behind the number the square itself: its side grows with the number of checks.
 */
export const SquareBox = memo(function SquareBox({ value, label }: { value: number | null; label: string }) {
  const side = value === null ? undefined : SIDES[value]
  return (
    <div
      role="gridcell"
      aria-label={`${label}, ${value === null ? 'not yet' : value}`}
      className="relative min-h-[max(44px,var(--squares))] min-w-0 contain-strict"
    >
      <span
        aria-hidden
        className={cn(
          'absolute left-1/2 top-1/2 size-[calc(var(--squares)-4px)] -translate-1/2 rounded-[2px] bg-accent-soft',
          side ?? 'scale-0',
        )}
      />
      <Layer>
        <span aria-hidden className="figure text-[clamp(17px,5*var(--pc),26px)] leading-none text-accent">
          {value ?? '–'}
        </span>
      </Layer>
    </div>
  )
})

export function SquareCaption({ of }: { of: 'row' | 'col' }) {
  return (
    <span className="text-[clamp(10px,2.6*var(--pc),13px)] font-medium text-ink-soft">
      <span aria-hidden>
        {of}
        <sup className="text-[0.75em]">2</sup>
      </span>
      <span className="sr-only">{of === 'row' ? 'Row squares' : 'Column squares'}</span>
    </span>
  )
}
