'use client'
/** An entry of a spelling card as it is typed on its playcard: the letters at once, the dictionary when it is kept. Nothing in another column. */
import type { Axis } from '@/lib/pads/facts-in-five/card'
import { spellingOn } from '@/lib/pads/facts-in-five/desk/advice'
import type { Heads } from '@/lib/pads/facts-in-five/setup'
import { RangeLine } from './RangeLine'
import { SpellingLine } from './SpellingLine'

interface EntrySpellingProps {
  setup: Heads
  column: Axis
  entry: string
  child: boolean
  /** The entry stands so on the card already: only then is the dictionary asked. */
  kept: boolean
}

export function EntrySpelling({ setup, column, entry, child, kept }: EntrySpellingProps) {
  const spelling = spellingOn(setup, column, entry, child)
  if (!spelling) return null
  return (
    <div aria-live="polite" className="grid gap-1">
      <RangeLine spelling={spelling} />
      {kept && <SpellingLine entry={entry} />}
    </div>
  )
}
