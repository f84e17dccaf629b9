'use client'
/** The answer key of one cell: prepared before the round or grown during it. A new answer first shows which cards it would judge anew. */
import { useState } from 'react'
import { Button, IconButton } from '@/components/ui/Button'
import { Field, TextInput } from '@/components/ui/Field'
import type { DeskCell } from '@/lib/pads/facts-in-five/desk/cell'
import { entryAgainst } from '@/lib/pads/facts-in-five/desk/advice'
import { keyCatches } from '@/lib/pads/facts-in-five/desk/key'
import { whyNot } from '@/lib/table/result'
import type { FiveGame, FiveRound } from '../five-game'
import type { Intent } from './ruling'

export interface CellProps {
  opened: FiveGame
  round: FiveRound
  cell: DeskCell
}

interface KeyProps extends CellProps {
  onRule: (intent: Intent) => void
  onSaid: (said: string | null) => void
}

/** Takes an answer into the key; where cards have it and are not judged so, the dialog asks first. */
function useAdd({ opened, round, cell, onRule, onSaid }: KeyProps) {
  return (entry: string): boolean => {
    const caught = keyCatches(cell, entry)
    if (caught.same.length + caught.near.length > 0) {
      const { same: seats, near: more, children } = caught
      onRule({ ...cell.at, valid: true, seats, more, children, text: entry, growsKey: true, reason: '', source: '' })
      return true
    }
    const done = opened.act({ type: 'key.add', round: round.number, ...cell.at, entry })
    const against = entryAgainst(round.setup, cell.at, entry)
    onSaid(whyNot(done) ?? (against === null ? null : `“${entry}” is in the key now. ${against}`))
    return done.ok
  }
}

export function AnswerKey(props: KeyProps) {
  const { opened, round, cell, onSaid } = props
  const [entry, setEntry] = useState('')
  const add = useAdd(props)
  const remove = (text: string) => {
    const done = opened.act({ type: 'key.remove', round: round.number, ...cell.at, entry: text })
    onSaid(whyNot(done))
  }
  return (
    <section aria-label="Answer key" className="grid gap-2">
      <h3 className="text-lg">Answer key</h3>
      {cell.key.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {cell.key.map(text => (
            <li key={text} className="flex items-center rounded-key border-[1.5px] border-rule-strong bg-sheet pl-3">
              <span dir="auto" className="[overflow-wrap:anywhere]">
                {text}
              </span>
              <IconButton
                icon="cross"
                label={`Take “${text}” out of the key`}
                onClick={() => {
                  remove(text)
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        className="flex items-end gap-2"
        onSubmit={event => {
          event.preventDefault()
          if (entry.trim() !== '' && add(entry.trim())) setEntry('')
        }}
      >
        <Field label="Accepted answer" hideLabel className="flex-1">
          <TextInput
            value={entry}
            maxLength={120}
            dir="auto"
            placeholder={cell.key.length === 0 ? 'An accepted answer' : 'A further answer'}
            onChange={event => {
              setEntry(event.target.value)
            }}
          />
        </Field>
        <Button type="submit" icon="plus" disabled={entry.trim() === ''}>
          Add
        </Button>
      </form>
    </section>
  )
}
