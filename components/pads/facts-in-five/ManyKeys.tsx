'use client'
/** Two keys that settle what is left of a card at once, and go on. */
import { memo } from 'react'
import { Button } from '@/components/ui/Button'
import type { FiveCard } from '@/lib/pads/facts-in-five/card'
import { rested } from '@/components/ui/rest'
import { cellsLeft } from './fill'

/** Two keys that settle many cells at once; each says what it does to how many. */
export const ManyKeys = memo(function ManyKeys({ card, onAll, onRest }: { card: FiveCard; onAll: () => void; onRest: () => void }) {
  const left = cellsLeft(card).size
  if (left === 0) return null
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button icon="check" onClick={onAll}>
        {left === 25 ? 'All valid' : `Rest valid (${left})`}
      </Button>
      <Button
        icon="cross"
        className="text-cross"
        onClick={() => {
          rested('rest crossed, next', onRest) // by then the next card lies there
        }}
      >
        {left === 25 ? 'None valid, next' : `Rest crossed (${left}), next`}
      </Button>
    </div>
  )
})
