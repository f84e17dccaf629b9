'use client'
/** An on/off switch. Its state is written in a word beside it, not only shown by position and colour. */
import { useId, type ReactNode } from 'react'
import { cn } from './cn'

export interface SwitchProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** The words for the two states. */
  words?: readonly [off: string, on: string]
  className?: string
}

export function Switch({ label, hint, checked, onChange, disabled = false, words = ['off', 'on'], className }: SwitchProps) {
  const id = useId()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={id}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      disabled={disabled}
      onClick={() => {
        onChange(!checked)
      }}
      className={cn('flex min-h-11 w-full items-center justify-between gap-4 rounded-pad py-1.5 text-left disabled:opacity-55', className)}
    >
      <span className="min-w-0">
        <span id={id} className="block font-medium leading-snug">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-sm leading-snug text-ink-soft">
            {hint}
          </span>
        )}
      </span>
      <span aria-hidden className="flex shrink-0 items-center gap-2">
        <span className={cn('min-w-7 text-right text-sm', checked ? 'font-semibold text-accent' : 'text-ink-soft')}>
          {checked ? words[1] : words[0]}
        </span>
        <span
          className={cn(
            'flex h-7 w-12 items-center rounded-full border-[1.5px] p-[3px] transition-colors',
            checked ? 'border-accent bg-accent' : 'border-rule-strong bg-paper',
          )}
        >
          <span
            className={cn('size-5 rounded-full transition-transform', checked ? 'translate-x-[18px] bg-on-accent' : 'bg-rule-strong')}
          />
        </span>
      </span>
    </button>
  )
}
