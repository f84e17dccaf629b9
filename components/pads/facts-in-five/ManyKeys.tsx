'use client'
/** Two keys that settle what is left of a card at once, and go on. */
import { memo } from 'react'
import { Button } from '@/components/ui/Button'
import type { FiveCard } from '@/lib/pads/facts-in-five/card'
import { cellsLeft } from './fill'

/** The second press of a double press is not meant: by then the next card lies there. */
const atFirstPress = (act: () => void) => (press: { detail: number }) => {
  if (press.detail < 2) act()
}

/** Two keys that settle many cells at once; each says what it does to how many. */
export const ManyKeys = memo(function ManyKeys({ card, onAll, onRest }: { card: FiveCard; onAll: () => void; onRest: () => void }) {
  const left = cellsLeft(card).size
  if (left === 0) return null
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button icon="check" onClick={onAll}>
        {left === 25 ? 'All valid' : `Rest valid (${left})`}
      </Button>
      <Button icon="cross" onClick={atFirstPress(onRest)} className="text-cross">
        {left === 25 ? 'None valid, next' : `Rest crossed (${left}), next`}
      </Button>
    </div>
  )
})
