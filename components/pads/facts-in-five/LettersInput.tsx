'use client'
/** The five letters typed in one go, like CME*L: one real input laid over five boxes. `*` or the star key is a wild tile, `-` a letter not drawn yet. */
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { keepFocus } from '@/components/table/pad-keys'
import { Button } from '@/components/ui/Button'
import { cn } from '@/components/ui/cn'
import { AXIS, type RowLetter } from './marks'
import { LetterHeadText } from './PlaycardParts'

export interface LettersInputProps {
  label?: string
  letters: readonly RowLetter[]
  onChange: (letters: readonly RowLetter[]) => void
  onDone?: () => void
  disabled?: boolean
  autoFocus?: boolean
  error?: string
}

const LENGTH = 5

const asText = (letters: readonly RowLetter[]) =>
  letters
    .slice(0, LENGTH)
    .map(letter => letter ?? '-')
    .join('')
    .replace(/-+$/, '')

const accepted = (text: string) =>
  Array.from(text.toLocaleUpperCase('en').normalize('NFD'))
    .filter(sign => /[A-Z*-]/.test(sign))
    .slice(0, LENGTH)

export const lettersOf = (text: string): readonly RowLetter[] => {
  const signs = accepted(text)
  return AXIS.map(index => {
    const sign = signs[index]
    return sign === undefined || sign === '-' ? null : sign
  })
}

function Boxes({ letters, next, wrong }: { letters: readonly RowLetter[]; next: number; wrong: boolean }) {
  return (
    <div
      aria-hidden
      className={cn(
        'frame grid grid-cols-5 overflow-clip *:border-l *:border-rule *:first:border-l-0',
        next >= 0 && 'outline-3 outline-offset-1 outline-accent',
        wrong && 'border-cross',
      )}
    >
      {AXIS.map(index => (
        <div
          key={index}
          className={cn('grid min-h-14 place-items-center', index === next && 'bg-accent-soft', letters[index] === '*' && 'text-accent')}
        >
          <LetterHeadText letter={letters[index] ?? null} />
        </div>
      ))}
    </div>
  )
}

const HINT = 'Type all five in one go: CME*L. The star is a wild tile.'

export function LettersInput({
  label = 'Letters, in the order drawn',
  letters,
  onChange,
  onDone,
  disabled = false,
  autoFocus = false,
  error,
}: LettersInputProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [focused, setFocused] = useState(false)
  /** What was typed stays as typed (a `-` at the end too) for as long as it means the letters that came back. */
  const [draft, setDraft] = useState('')
  const text = lettersOf(draft).join() === lettersOf(asText(letters)).join() ? draft : asText(letters)
  const put = (typed: string) => {
    const next = accepted(typed).join('')
    setDraft(next)
    onChange(lettersOf(next))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onDone) return
    event.preventDefault()
    onDone()
  }
  return (
    <div className="@container grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <div className="relative min-w-0 max-w-md flex-1">
          <Boxes letters={letters} next={focused ? text.length : -1} wrong={error !== undefined} />
          <input
            ref={input}
            id={id}
            value={text}
            disabled={disabled}
            autoFocus={autoFocus}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            aria-invalid={error !== undefined || undefined}
            onChange={event => {
              put(event.target.value)
            }}
            onKeyDown={onKeyDown}
            onFocus={event => {
              setFocused(true)
              event.target.setSelectionRange(text.length, text.length)
            }}
            onBlur={() => {
              setFocused(false)
            }}
            className="absolute inset-0 size-full cursor-text bg-transparent text-base text-transparent caret-transparent outline-none selection:bg-transparent"
          />
        </div>
        <Button
          variant="key"
          icon="wild"
          aria-label="Wild tile"
          disabled={disabled || text.length >= LENGTH}
          onPointerDown={keepFocus}
          onClick={() => {
            put(`${text}*`)
          }}
          className="w-16 shrink-0"
          legend="wild"
        />
      </div>
      <p id={`${id}-hint`} className={cn('text-sm', error === undefined ? 'text-ink-soft' : 'font-medium text-cross')}>
        {error ?? HINT}
      </p>
    </div>
  )
}
