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
  Array.from(text.toUpperCase())
    .filter(sign => /[A-Z*-]/.test(sign))
    .slice(0, LENGTH)

/** Why these letters cannot be taken as typed; null where they can. Nothing is dropped or turned into another letter in silence. */
export function lettersComplaint(text: string): string | null {
  const signs = Array.from(text.replace(/[\s,]/g, ''))
  const strange = signs.find(sign => !/[A-Za-z*-]/.test(sign))
  if (strange !== undefined) return `“${strange}” is no Initial Letter here: A to Z, * for a wild tile, - for one not drawn yet.`
  return signs.length > LENGTH ? `A round has five letters; these are ${signs.length}.` : null
}

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

/** What stands in the input, and why the last key was not taken. */
function useTyped(letters: readonly RowLetter[], onChange: LettersInputProps['onChange']) {
  /** What was typed stays as typed (a `-` at the end too) for as long as it means the letters that came back. */
  const [draft, setDraft] = useState('')
  const text = lettersOf(draft).join() === lettersOf(asText(letters)).join() ? draft : asText(letters)
  const [strange, setStrange] = useState<string>()
  const put = (typed: string) => {
    const refused = lettersComplaint(typed)
    setStrange(refused ?? undefined)
    if (refused !== null) return
    const next = accepted(typed).join('')
    setDraft(next)
    onChange(lettersOf(next))
  }
  return { text, put, strange }
}

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
  const { text, put, strange } = useTyped(letters, onChange)
  const complaint = error ?? strange
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
          <Boxes letters={letters} next={focused ? text.length : -1} wrong={complaint !== undefined} />
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
            aria-invalid={complaint !== undefined || undefined}
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
      <p id={`${id}-hint`} role="status" className={cn('text-sm', complaint === undefined ? 'text-ink-soft' : 'font-medium text-cross')}>
        {complaint ?? HINT}
      </p>
    </div>
  )
}
