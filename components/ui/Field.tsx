'use client'
/** A labelled field: label, hint and complaint are wired to the input through a context, so that every input says what it is and what is wrong with it. */
import { createContext, useContext, useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from './cn'
import { Icon } from './Icon'

interface Wiring {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

const FieldWiring = createContext<Wiring | null>(null)

/** What an input inside a Field spreads on itself. Outside a Field it is empty. */
export const useFieldWiring = () => {
  const wiring = useContext(FieldWiring)
  if (!wiring) return {}
  return { id: wiring.id, 'aria-describedby': wiring.describedBy, 'aria-invalid': wiring.invalid || undefined }
}

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The label is read out, not shown: only where the screen already says it. */
  hideLabel?: boolean
  className?: string
  children: ReactNode
}

export function Field({ label, hint, error, hideLabel = false, className, children }: FieldProps) {
  const id = useId()
  const wrong = error !== undefined && error !== null && error !== false
  const described = [hint !== undefined && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      <FieldWiring value={{ id, describedBy: described || undefined, invalid: wrong }}>{children}</FieldWiring>
      {wrong && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-cross">
          <Icon name="error" className="mt-0.5" />
          <span>{error}</span>
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}

/** The ruled box that every text input shares. */
export const inputLook =
  'min-h-11 w-full min-w-0 rounded-pad border-[1.5px] border-rule-strong bg-sheet px-3 py-2 text-base text-ink hover:border-ink aria-invalid:border-cross aria-invalid:border-2 disabled:opacity-60'

export type TextInputProps = ComponentProps<'input'>

/** From here on a limit is for texts that somebody may bring from elsewhere; a browser cuts them off without a word. */
const WORTH_A_WORD = 60

export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  const { value, maxLength } = rest
  const isFull = typeof value === 'string' && maxLength !== undefined && maxLength >= WORTH_A_WORD && value.length >= maxLength
  return (
    <>
      <input type={type} autoComplete="off" {...useFieldWiring()} className={cn(inputLook, className)} {...rest} />
      {isFull && (
        <p role="status" className="text-sm font-medium text-doubt">
          No more fits in here than {maxLength} signs: look at how it ends.
        </p>
      )}
    </>
  )
}

export type TextAreaProps = ComponentProps<'textarea'>

export function TextArea({ className, rows = 3, ...rest }: TextAreaProps) {
  return <textarea rows={rows} {...useFieldWiring()} className={cn(inputLook, 'leading-snug', className)} {...rest} />
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

export function Select({ className, value, options, onChange, ...rest }: SelectProps) {
  return (
    <select
      {...useFieldWiring()}
      value={value}
      onChange={event => {
        onChange(event.target.value)
      }}
      className={cn(inputLook, className)}
      {...rest}
    >
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
