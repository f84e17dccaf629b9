'use client'
/** The big keys under the thumb: valid, cross, blank, undo, next. Pressing one leaves the focus in the grid. */
import { memo } from 'react'
import { keepFocus } from '@/components/table/pad-keys'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { cn } from '@/components/ui/cn'
import { MarkSign } from './MarkSign'
import type { Mark } from './marks'

export interface MarkKeysProps {
  onMark: (mark: Mark) => void
  onUndo: () => void
  onNext: () => void
  /** "Ben": where the next key leads. */
  nextLabel: string
  canUndo?: boolean
  /** A fifth mark key that takes a judgement back. */
  unjudge?: boolean
  disabled?: boolean
  className?: string
}

const MARKS: readonly { mark: Mark; word: string; legend: string }[] = [
  { mark: '1', word: 'valid', legend: '1' },
  { mark: 'x', word: 'cross', legend: 'X' },
  { mark: '.', word: 'blank', legend: '0' },
  { mark: '?', word: 'open', legend: '?' },
]

export const MarkKeys = memo(function MarkKeys({
  onMark,
  onUndo,
  onNext,
  nextLabel,
  canUndo = true,
  unjudge = false,
  disabled = false,
  className,
}: MarkKeysProps) {
  const shown = MARKS.filter(key => unjudge || key.mark !== '?')
  return (
    <div
      role="group"
      aria-label="Mark the cell"
      className={cn(
        'grid gap-1.5 [@media(max-height:720px)]:[&_small]:hidden lg:[&_small]:inline print:hidden sm:gap-2',
        unjudge ? 'grid-cols-[repeat(5,minmax(0,1fr))_minmax(0,1.5fr)]' : 'grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.4fr)]',
        className,
      )}
      onPointerDown={keepFocus}
    >
      {shown.map(({ mark, word, legend }) => (
        <Button
          key={mark}
          variant="key"
          legend={legend}
          disabled={disabled}
          onClick={() => {
            onMark(mark)
          }}
          className={mark === 'x' ? 'text-cross' : ''}
        >
          <span className="flex flex-col items-center gap-0.5 text-sm">
            <MarkSign mark={mark} className="size-6" />
            {word}
          </span>
        </Button>
      ))}
      <Button variant="key" legend="U" disabled={!canUndo} onClick={onUndo}>
        <span className="flex flex-col items-center gap-0.5 text-sm">
          <Icon name="undo" className="size-6" />
          undo
        </span>
      </Button>
      <Button variant="key-primary" legend="Enter" onClick={onNext} className="overflow-hidden px-0.5">
        <span className="flex flex-col items-center gap-0.5 text-sm">
          <Icon name="arrow-right" className="size-6" />
          <span dir="auto" className="w-full truncate max-sm:text-[0.8125rem]">
            {nextLabel}
          </span>
        </span>
      </Button>
    </div>
  )
})
