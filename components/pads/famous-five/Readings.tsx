'use client'
/** Points only: what the cards can have been, from the points alone (rules 3.2). One reading may be taken as what happened. */
import { Button } from '@/components/ui/Button'
import type { HandGame } from './hand-game'
import { listed } from './race'
import { readingsFor } from './trial'
import type { HandEntryState } from './use-hand-entry'
import { cardsWords } from './words'

export interface ReadingsProps {
  opened: HandGame
  number: number
  entry: HandEntryState
  nameOf: (seat: string) => string
}

export function Readings({ opened, number, entry, nameOf }: ReadingsProps) {
  const readings = readingsFor(opened, number, entry.draft)
  if (readings === null || readings.length === 0) return null
  return (
    <section aria-label="How these points can be read" className="grid gap-2">
      <h3>{readings.length === 1 ? 'These points can be read in one way' : `These points can be read in ${readings.length} ways`}</h3>
      <ul className="frame divide-y divide-rule">
        {readings.map(({ out, cardsLeft }) => (
          <li key={out} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5 text-sm">
            <span className="min-w-0 flex-1 basis-48">
              <b className="font-semibold">{nameOf(out)}</b> played the Happy Ending:{' '}
              {listed(Object.entries(cardsLeft).map(([seat, n]) => `${nameOf(seat)} ${cardsWords(n)}`))}
            </span>
            <Button
              variant="plain"
              onClick={() => {
                entry.read(out, cardsLeft)
              }}
            >
              It was so
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
