'use client'
/** Raised hands by seat number, for tables whose cards are not typed in; and the verdict for all the rest of a cell at once. */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Field, TextInput } from '@/components/ui/Field'
import type { DeskEntry } from '@/lib/pads/facts-in-five/desk/cell'
import { handsOf } from '@/lib/pads/facts-in-five/desk/hands'
import type { CellProps } from './AnswerKey'
import type { Intent } from './ruling'

interface HandsProps extends CellProps {
  onRule: (intent: Intent) => void
}

const notJudged = (entries: readonly DeskEntry[]): readonly string[] =>
  entries.filter(e => e.mark === '?' && e.left === null).map(e => e.seat)

export function Hands({ opened, round, cell, onRule }: HandsProps) {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const all = [...cell.groups.flatMap(g => g.entries), ...cell.unwritten]
  const rest = notJudged(all)
  const intend = (seats: readonly string[], valid: boolean): Intent => ({
    ...cell.at,
    valid,
    seats,
    more: [],
    text: null,
    growsKey: false,
    reason: '',
    source: '',
  })
  const rule = (verdict: boolean | null) => {
    const read = handsOf(opened.table, round.number, text)
    setWrong(read.ok ? null : read.problem.message)
    if (!read.ok) return
    const left = all.filter(e => read.value.seats.includes(e.seat) && e.left !== null && e.left !== 'absent' && e.left !== 'child')
    const [one] = left
    if (one) {
      setWrong(
        `Seat ${left.map(e => e.number).join(', ')} cannot be ruled on here: ${one.left === 'challenged' ? 'it is under a challenge' : `the ${one.left === 'void' ? 'card is void' : 'cell is marked blank'}`}.`,
      )
      return
    }
    setText('')
    onRule(intend(read.value.seats, verdict ?? read.value.valid ?? true))
  }
  return (
    <form
      aria-label="Raised hands"
      className="grid gap-2"
      onSubmit={event => {
        event.preventDefault()
        rule(null)
      }}
    >
      <h3 className="text-lg">Raised hands</h3>
      <Field label="Seat numbers" error={wrong} hint="12 47 88, or 12-15; “x” behind them means not valid">
        <TextInput
          value={text}
          maxLength={2000}
          placeholder="12 47 88 valid"
          onChange={event => {
            setText(event.target.value)
            setWrong(null)
          }}
        />
      </Field>
      <div className="grid grid-cols-2 gap-2 sm:flex">
        <Button icon="check" type="submit" disabled={text.trim() === ''}>
          Rule on these
        </Button>
        <Button
          variant="danger"
          icon="cross"
          disabled={rest.length === 0}
          onClick={() => {
            onRule(intend(rest, false))
          }}
        >
          The rest not valid: {rest.length}
        </Button>
      </div>
    </form>
  )
}
