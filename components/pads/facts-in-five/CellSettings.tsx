'use client'
/** Beside the cells: whether entries are written and how the card lies; and what the keys do. */
import { memo } from 'react'
import { Switch } from '@/components/ui/Switch'

interface CellSwitchesProps {
  writing: boolean
  setWriting: (on: boolean) => void
  turned: boolean
  setTurned: (on: boolean) => void
}

export const CellSwitches = memo(function CellSwitches({ writing, setWriting, turned, setTurned }: CellSwitchesProps) {
  return (
    <>
      <Switch label="Write entries" checked={writing} onChange={setWriting} />
      <Switch label="Letters across" checked={turned} onChange={setTurned} />
    </>
  )
})

export const KeyHelp = memo(function KeyHelp() {
  return (
    <details className="text-sm text-ink-soft">
      <summary className="min-h-11 py-2.5">Keys in the grid</summary>
      <p>
        Arrows move · 1, + or space valid · X crossed · 0 or . blank · ? not judged · A the rest valid · V dispute · U undo · Enter next
        card · / another card by its number or name. A row can be typed as 11011.
      </p>
    </details>
  )
})
