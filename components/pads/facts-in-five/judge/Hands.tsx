'use client'
/** Raised hands by seat number, for tables whose cards are not typed in; and the verdict for all the rest of a cell at once. */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Field, TextInput } from '@/components/ui/Field'
import type { DeskEntry } from '@/lib/pads/facts-in-five/desk/cell'
import { handsOf, type Hands as HandsRead } from '@/lib/pads/facts-in-five/desk/hands'
import { whyNot } from '@/lib/table/result'
import type { CellProps } from './AnswerKey'
import { sayOneAnswer } from './one-answer'
import { childrenIn, type Intent } from './ruling'

interface HandsProps extends CellProps {
  onRule: (intent: Intent) => void
  onSaid: (said: string | null) => void
}

/** A text of seat numbers, read; what is wrong with it stands under the field. */
function useNumbers({ opened, round }: HandsProps) {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const write = (next: string, fault: string | null = null) => {
    setText(next)
    setWrong(fault)
  }
  const read = (): HandsRead | null => {
    const found = handsOf(opened.table, round.number, text)
    setWrong(whyNot(found))
    return found.ok ? found.value : null
  }
  return { text, wrong, write, read }
}

const notJudged = (entries: readonly DeskEntry[]): readonly string[] =>
  entries.filter(e => e.mark === '?' && e.left === null).map(e => e.seat)

/** What is ruled is no beginning of a card (docs/decisions/007): somebody who judges by hands alone waits for points else. */
const WhenItCounts = () => (
  <p className="text-sm text-ink-soft">
    A card without texts shows its points when all 25 of its cells are judged, or one is marked on it.
  </p>
)

export function Hands(props: HandsProps) {
  const { cell, onRule, onSaid } = props
  const { text, wrong, write, read } = useNumbers(props)
  const all = [...cell.groups.flatMap(g => g.entries), ...cell.unwritten]
  const rest = notJudged(all)
  const intend = (seats: readonly string[], valid: boolean, children: readonly string[] = []): Intent => ({
    ...cell.at,
    valid,
    seats,
    more: [],
    children,
    text: null,
    growsKey: false,
    reason: '',
    source: '',
  })
  const rule = (verdict: boolean | null) => {
    const hands = read()
    if (!hands) return
    const left = all.filter(e => hands.seats.includes(e.seat) && e.left !== null && e.left !== 'absent' && e.left !== 'child')
    const [one] = left
    if (one) {
      write(
        text,
        `Seat ${left.map(e => e.number).join(', ')} cannot be ruled on here: ${one.left === 'challenged' ? 'it is under a challenge' : `the ${one.left === 'void' ? 'card is void' : 'cell is marked blank'}`}.`,
      )
      return
    }
    const raised = all.filter(e => hands.seats.includes(e.seat))
    const children = childrenIn(raised)
    if (children.length === hands.seats.length) {
      write(text, `Seat ${raised.map(e => e.number).join(', ')} answers to the Class only: judge that entry on its own card.`)
      return
    }
    write('')
    const seats = hands.seats.filter(seat => !children.includes(seat))
    onRule(intend(seats, verdict ?? hands.valid ?? true, children))
  }
  const callSame = () => {
    const hands = read()
    if (!hands) return
    if (hands.seats.length < 2) {
      write(text, 'Write the numbers of all who gave the same answer: two or more.')
      return
    }
    write('')
    onSaid(sayOneAnswer(props, hands.seats))
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
            write(event.target.value)
          }}
        />
      </Field>
      {cell.unwritten.length > 0 && <WhenItCounts />}
      <div className="grid grid-cols-2 gap-2 sm:flex">
        <Button icon="check" type="submit" disabled={text.trim() === ''}>
          Rule on these
        </Button>
        <Button
          variant="danger"
          icon="cross"
          disabled={rest.length === 0}
          onClick={() => {
            onRule(intend(rest, false, childrenIn(all)))
          }}
        >
          The rest not valid: {rest.length}
        </Button>
        <Button className="col-span-2" disabled={text.trim() === ''} onClick={callSame}>
          They gave one answer
        </Button>
      </div>
    </form>
  )
}
