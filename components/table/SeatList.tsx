'use client'
/**
 * Who sits where, in order: type a name, Enter, the next name. Names may be the same; the seat's number tells them apart.
 * It keeps nothing: every change is handed on, and the list that comes back is shown.
 */
import { useId, useRef, useState, type RefObject } from 'react'
import { Button } from '@/components/ui/Button'
import { Suggest } from '@/components/ui/Suggest'
import type { SeatListProps } from './seat-view'
import { SeatRow } from './SeatRow'

const MAX_NAME = 60

function AddSeat({
  props,
  number,
  input,
  onAdded,
}: {
  props: SeatListProps
  number: number
  input: RefObject<HTMLInputElement | null>
  onAdded: () => void
}) {
  const id = useId()
  const [name, setName] = useState('')
  const word = props.teams ? 'team' : 'player'
  const taken = props.seats.map(seat => seat.name)
  const add = (text: string) => {
    const trimmed = text.trim()
    if (trimmed === '') return
    props.onAdd(trimmed)
    setName('')
    onAdded()
  }
  return (
    <div className="grid gap-1.5 p-3">
      <label htmlFor={id} className="text-sm font-semibold">
        Next {word}
      </label>
      <div className="flex items-center gap-2">
        <span aria-hidden className="figure w-6 shrink-0 text-center text-lg text-ink-soft">
          {number}
        </span>
        <Suggest
          id={id}
          inputRef={input}
          value={name}
          maxLength={MAX_NAME}
          placeholder="Name, then Enter"
          suggestions={props.suggestions.filter(known => !taken.includes(known))}
          onChange={setName}
          onEnter={add}
          onPick={add}
        />
        <Button
          variant="primary"
          icon="plus"
          aria-label={`Add ${word}`}
          disabled={name.trim() === ''}
          onClick={() => {
            add(name)
          }}
        />
      </div>
    </div>
  )
}

export function SeatList(props: SeatListProps) {
  const { seats } = props
  const list = useRef<HTMLOListElement>(null)
  const [ordering, setOrdering] = useState(false)
  const next = useRef<HTMLInputElement>(null)
  const toNext = () => {
    next.current?.focus()
  }
  /** A team that was just named is asked for its members next. */
  const afterAdding = () => {
    toNext()
    if (!props.teams || !props.onMembers) return
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLInputElement>('li:last-child input[role="combobox"]')?.focus()
    })
  }
  /** After a move the focus stays with the seat, or its keyboard user would be lost. */
  const move = (id: string, to: 'up' | 'down') => {
    props.onMove?.(id, to)
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-seat="${CSS.escape(id)}"]`)
      const button =
        row?.querySelector<HTMLButtonElement>(`[data-move="${to}"]:not(:disabled)`) ??
        row?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)')
      button?.focus()
    })
  }
  return (
    <div className="frame @container">
      {seats.length > 0 && (
        <ol ref={list} aria-label="Seats, in order round the table" className="divide-y divide-rule border-b-[1.5px] border-b-edge">
          {seats.map((seat, index) => (
            <SeatRow
              key={seat.id}
              seat={seat}
              number={index + 1}
              count={seats.length}
              list={props}
              ordering={ordering}
              onMove={move}
              onMembersDone={toNext}
            />
          ))}
        </ol>
      )}
      <AddSeat props={props} number={props.nextNumber} input={next} onAdded={afterAdding} />
      {props.onMove && seats.length > 1 && (
        <Button
          variant="plain"
          icon={ordering ? 'check' : 'order'}
          aria-pressed={ordering}
          className="mx-1.5 mb-1.5 @[600px]:hidden"
          onClick={() => {
            setOrdering(!ordering)
          }}
        >
          {ordering ? 'Order is right' : 'Change the order'}
        </Button>
      )}
    </div>
  )
}
