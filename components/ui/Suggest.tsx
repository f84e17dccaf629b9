'use client'
/**
 * A text input with suggestions below it. What is typed is always allowed; a suggestion only saves typing.
 * Arrow keys walk through the list, Enter takes the one that is lit (or hands the typed text to `onEnter`), Escape closes.
 */
import { useId, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { cn } from './cn'
import { inputLook, useFieldWiring } from './Field'

/** A suggestion that is more than its text: two may have the same one, and be told apart by what stands below it. */
export interface Suggestion {
  readonly key: string
  readonly text: string
  readonly detail?: string
  /** Found by these words as well. */
  readonly also?: string
}

export interface SuggestProps {
  value: string
  onChange: (value: string) => void
  suggestions: readonly (string | Suggestion)[]
  /** Enter with nothing lit in the list: the text as it stands. */
  onEnter?: (value: string) => void
  /** The key of a plain text is the text itself. */
  onPick?: (value: string, key: string) => void
  /** Backspace in an empty input. */
  onEmptyBackspace?: () => void
  /** For a label of the caller's own. */
  id?: string
  label?: string
  placeholder?: string
  maxLength?: number
  disabled?: boolean
  inputRef?: Ref<HTMLInputElement>
  className?: string
  /** Of the list, where it should be wider than the input. */
  listClassName?: string
}

const SHOWN = 8
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

const itemOf = (given: string | Suggestion): Suggestion => (typeof given === 'string' ? { key: given, text: given } : given)

/** Those that begin with the text first, then those that contain it. A plain text that stands there already is no suggestion; what is more than its text is. */
function matching(suggestions: readonly (string | Suggestion)[], typed: string): readonly Suggestion[] {
  const wanted = fold(typed)
  const others = suggestions.map(itemOf).filter(item => item.detail !== undefined || fold(item.text) !== wanted)
  if (wanted === '') return others.slice(0, SHOWN)
  const begins = others.filter(item => fold(item.text).startsWith(wanted))
  const contains = others.filter(item => !begins.includes(item) && fold(`${item.text} ${item.also ?? ''}`).includes(wanted))
  return [...begins, ...contains].slice(0, SHOWN)
}

interface OptionsProps {
  id: string
  shown: readonly Suggestion[]
  lit: number
  className: string | undefined
  onPick: (item: Suggestion) => void
}

function Options({ id, shown, lit, className, onPick }: OptionsProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className={cn(
        'absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-pad border-[1.5px] border-edge bg-sheet shadow-drop',
        className,
      )}
    >
      {shown.map((item, index) => (
        <li
          key={item.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === lit}
          dir="auto"
          className={cn(
            'flex min-h-11 cursor-pointer flex-col justify-center px-3 py-1.5 leading-tight',
            index === lit ? 'bg-accent-soft font-semibold' : 'hover:bg-paper',
          )}
          onPointerDown={event => {
            event.preventDefault()
          }}
          onClick={() => {
            onPick(item)
          }}
        >
          <span>{item.text}</span>
          {item.detail !== undefined && <small className="text-sm font-normal text-ink-soft">{item.detail}</small>}
        </li>
      ))}
    </ul>
  )
}

interface ListKeys {
  visible: boolean
  shown: number
  lit: number
  setLit: (lit: number) => void
  setOpen: (open: boolean) => void
  enter: () => void
  /** Only while the input is empty. */
  onEmptyBackspace?: () => void
}

/** What each key does; a key that is not here is typed. */
const keysOf = ({ visible, shown, lit, setLit, setOpen, enter, onEmptyBackspace }: ListKeys): Partial<Record<string, () => void>> => ({
  ArrowDown: () => {
    if (visible) setLit((lit + 1) % shown)
    else setOpen(true)
  },
  ArrowUp: () => {
    setLit(lit <= 0 ? shown - 1 : lit - 1)
  },
  Enter: enter,
  ...(visible && {
    Escape: () => {
      setOpen(false)
    },
  }),
  ...(onEmptyBackspace && { Backspace: onEmptyBackspace }),
})

export function Suggest({
  value,
  onChange,
  suggestions,
  onEnter,
  onPick,
  onEmptyBackspace,
  label,
  inputRef,
  className,
  listClassName,
  ...rest
}: SuggestProps) {
  const listId = useId()
  const wiring = useFieldWiring()
  const composing = useRef(false)
  const [open, setOpen] = useState(false)
  const [lit, setLit] = useState(-1)
  const shown = matching(suggestions, value)
  const visible = open && shown.length > 0
  const pick = ({ key, text }: Suggestion) => {
    onChange(text)
    onPick?.(text, key)
    setOpen(false)
    setLit(-1)
  }
  const enter = () => {
    const item = visible ? shown[lit] : undefined
    setOpen(false)
    if (item === undefined) onEnter?.(value)
    else pick(item)
  }
  const keys = keysOf({
    visible,
    shown: shown.length,
    lit,
    setLit,
    setOpen,
    enter,
    ...(value === '' && onEmptyBackspace && { onEmptyBackspace }),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || composing.current) return
    event.preventDefault()
    if (event.key === 'Escape') event.stopPropagation()
    act()
  }
  return (
    <div className="relative min-w-0 flex-1">
      <input
        type="text"
        role="combobox"
        dir="auto"
        autoComplete="off"
        aria-label={label}
        aria-expanded={visible}
        aria-controls={visible ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={visible && lit >= 0 ? `${listId}-${lit}` : undefined}
        {...wiring}
        {...rest}
        ref={inputRef}
        value={value}
        className={cn(inputLook, className)}
        onChange={event => {
          onChange(event.target.value)
          setOpen(event.target.value !== '')
          setLit(-1)
        }}
        onCompositionStart={() => (composing.current = true)}
        onCompositionEnd={() => (composing.current = false)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setOpen(false)
        }}
      />
      {visible && <Options id={listId} shown={shown} lit={lit} className={listClassName} onPick={pick} />}
    </div>
  )
}
