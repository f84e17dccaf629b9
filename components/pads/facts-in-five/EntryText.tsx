'use client'
/** What is written in the cell in hand; Enter keeps it and goes to the next cell. On a spelling card its letters are counted while it is typed. It refuses to judge the entry. */
import { useState } from 'react'
import { Field, TextInput } from '@/components/ui/Field'
import { noteAt, isAxis, type FiveCard } from '@/lib/pads/facts-in-five/card'
import type { FiveSetup } from '@/lib/pads/facts-in-five/setup'
import { findSeat } from '@/lib/table/table'
import type { FiveGame } from './five-game'
import { EntrySpelling } from './judging-later'
import { placeKey, type CellPlace } from './marks'

interface EntryTextProps {
  opened: FiveGame
  round: number
  seat: string
  place: CellPlace
  card: FiveCard
  setup: FiveSetup
  onNextCell: () => void
}

/** What is typed belongs to one cell: the field stays as the cells go by, so that a phone's keyboard stays as well. */
type Typed = { at: string; text: string }

export function EntryText({ opened, round, seat, place, card, setup, onNextCell }: EntryTextProps) {
  const { row, column } = place
  const at = placeKey(place)
  const text = (isAxis(row) && isAxis(column) && noteAt(card, { row, column }).text) || ''
  const [typing, setTyping] = useState<Typed | null>(null)
  const typed = typing?.at === at ? typing.text : text
  const keep = () => {
    if (typed.trim() !== text) opened.act({ type: 'playcard.write', round, seat, row, column, text: typed, was: text })
  }
  return (
    <div className="grid gap-1.5">
      <Field label="What is written there" hint="Never required. Enter goes to the next cell.">
        <TextInput
          value={typed}
          maxLength={200}
          dir="auto"
          enterKeyHint="next"
          onChange={event => {
            setTyping({ at, text: event.target.value })
          }}
          onBlur={keep}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            keep()
            onNextCell()
          }}
        />
      </Field>
      {isAxis(column) && typed.trim() !== '' && (
        <EntrySpelling
          setup={setup}
          column={column}
          entry={typed.trim()}
          child={findSeat(opened.table, seat)?.child ?? false}
          kept={typed.trim() === text}
        />
      )}
    </div>
  )
}
