'use client'
/** Two keys that settle what is left of a card at once, and go on. */
import { memo } from 'react'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import type { FiveCard } from '@/lib/pads/facts-in-five/card'
import { cellsLeft } from './fill'

/** Each says what it does to how many; they keep their height, so that no key moves under the thumb. */
export const ManyKeys = memo(function ManyKeys({ card, onAll, onRest }: { card: FiveCard; onAll: () => void; onRest: () => void }) {
  const left = cellsLeft(card).size
  if (left === 0) return null
  const of25 = left === 25
  const legend = of25 ? 'all 25 cells' : `${left} ${left === 1 ? 'cell' : 'cells'}`
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2 [@media(max-height:720px)]:[&_small]:hidden">
      <Button variant="key" className="min-h-11" legend={legend} onClick={onAll}>
        <span className="flex items-center justify-center gap-1.5">
          <Icon name="check" />
          {of25 ? 'All valid' : 'Rest valid'}
        </span>
      </Button>
      <Button variant="key" className="min-h-11 text-cross" legend={legend} onClick={onRest}>
        <span className="flex items-center justify-center gap-1.5">
          <Icon name="cross" />
          {of25 ? 'None valid, next' : 'Rest crossed, next'}
        </span>
      </Button>
    </div>
  )
})
