'use client'
/** What is written in the cell in hand; on a spelling card with its letters counted while it is typed. It refuses to judge the entry. */
import { useState } from 'react'
import { Field, TextInput } from '@/components/ui/Field'
import { noteAt, isAxis, type FiveCard } from '@/lib/pads/facts-in-five/card'
import type { FiveSetup } from '@/lib/pads/facts-in-five/setup'
import { findSeat } from '@/lib/table/table'
import type { FiveGame } from './five-game'
import { EntrySpelling } from './judging-later'
import type { CellPlace } from './marks'

interface EntryTextProps {
  opened: FiveGame
  round: number
  seat: string
  place: CellPlace
  card: FiveCard
  setup: FiveSetup
}

export function EntryText({ opened, round, seat, place: { row, column }, card, setup }: EntryTextProps) {
  const text = (isAxis(row) && isAxis(column) && noteAt(card, { row, column }).text) || ''
  const [typed, setTyped] = useState(text)
  const keep = () => {
    if (typed.trim() !== text) opened.act({ type: 'playcard.write', round, seat, row, column, text: typed, was: text })
  }
  return (
    <div className="grid gap-1.5">
      <Field label="What is written there" hint="Never required.">
        <TextInput
          value={typed}
          maxLength={200}
          dir="auto"
          onChange={event => {
            setTyped(event.target.value)
          }}
          onBlur={keep}
          onKeyDown={event => {
            if (event.key === 'Enter') keep()
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
