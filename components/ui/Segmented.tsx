'use client'
/** A choice of a few, side by side: a native radio group, so that arrows, labels and forms work as everywhere. */
import { useId, type ReactNode } from 'react'
import { cn } from './cn'
import { Icon, type IconName } from './Icon'

export interface SegmentedOption<T extends string> {
  value: T
  label: ReactNode
  hint?: ReactNode
  icon?: IconName
  disabled?: boolean
}

export interface SegmentedProps<T extends string> {
  label: string
  options: readonly SegmentedOption<T>[]
  value: T | null
  onChange: (value: T) => void
  hideLabel?: boolean
  /** One option a line, with room for a hint. */
  stacked?: boolean
  className?: string
}

function Segment<T extends string>({
  option,
  name,
  chosen,
  stacked,
  onChange,
}: {
  option: SegmentedOption<T>
  name: string
  chosen: boolean
  stacked: boolean
  onChange: (value: T) => void
}) {
  return (
    <label
      className={cn(
        'relative flex min-h-11 min-w-0 flex-1 cursor-pointer items-center py-2 text-sm leading-tight has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-accent',
        stacked
          ? 'justify-start gap-2 border-b border-rule px-3 last:border-b-0'
          : 'justify-center gap-1.5 border-l border-rule px-1.5 text-center first:border-l-0 sm:gap-2 sm:px-3',
        chosen ? 'bg-accent-soft font-semibold text-ink' : 'text-ink hover:bg-paper',
        option.disabled && 'cursor-not-allowed opacity-55',
      )}
    >
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={chosen}
        disabled={option.disabled}
        onChange={() => {
          onChange(option.value)
        }}
        className="sr-only"
      />
      <span
        aria-hidden
        className={cn(
          'grid size-4 shrink-0 place-items-center rounded-full border-[1.5px]',
          chosen ? 'border-accent' : 'border-rule-strong',
        )}
      >
        {chosen && <span className="size-2 rounded-full bg-accent" />}
      </span>
      {option.icon && <Icon name={option.icon} />}
      <span className="min-w-0">
        <span className="block">{option.label}</span>
        {option.hint !== undefined && <span className="block font-normal text-ink-soft">{option.hint}</span>}
      </span>
    </label>
  )
}

export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
  hideLabel = false,
  stacked = false,
  className,
}: SegmentedProps<T>) {
  const name = useId()
  return (
    <fieldset className={cn('min-w-0', className)}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{label}</legend>
      <div className={cn('flex overflow-clip rounded-pad border-[1.5px] border-rule-strong bg-sheet', stacked && 'flex-col')}>
        {options.map(option => (
          <Segment key={option.value} option={option} name={name} chosen={option.value === value} stacked={stacked} onChange={onChange} />
        ))}
      </div>
    </fieldset>
  )
}
