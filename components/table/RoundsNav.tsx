'use client'
/** The rounds of a game side by side, the one on the desk first in sight, and opening the next one. It knows no pad. */
import { Button } from '@/components/ui/Button'
import { cn } from '@/components/ui/cn'
import { capital } from '@/lib/table/words'
import type { TableGame } from './use-game'
import type { Place } from './use-place'

export interface RoundsNavProps {
  game: TableGame
  current: number
  go: (to: Partial<Place>) => void
  onOpen: () => void
  /** How many rounds are agreed; one more is then offered quietly, and as what it is. */
  planned?: number | null
}

export function RoundsNav({ game, current, go, onOpen, planned = null }: RoundsNavProps) {
  const { table, sheet, pad } = game
  const word = capital(pad.roundWord)
  const next = table.rounds.length + 1
  const further = planned !== null && next > planned
  return (
    <nav aria-label={`${word}s`} className="flex flex-wrap items-center gap-2">
      {table.rounds.map(r => {
        const complete = sheet.rounds[r.number - 1]?.complete ?? false
        return (
          <button
            key={r.number}
            type="button"
            aria-current={r.number === current ? 'true' : undefined}
            onClick={() => {
              go({ view: 'desk', round: r.number, phase: null })
            }}
            className={cn(
              'min-h-11 min-w-11 rounded-key border-[1.5px] px-3 font-semibold',
              r.number === current ? 'border-ink bg-ink text-sheet' : 'border-rule-strong bg-sheet',
            )}
          >
            {r.number === current ? `${word} ${r.number}` : r.number}
            <span className="ml-1 text-xs font-medium">{r.status === 'closed' ? 'closed' : complete ? '✓' : ''}</span>
          </button>
        )
      })}
      {sheet.status === 'live' && game.by.role === 'director' && (
        <Button icon="plus" variant={further ? 'plain' : 'quiet'} onClick={onOpen}>
          {further ? `One more ${pad.roundWord} than agreed` : `Open ${pad.roundWord} ${next}`}
        </Button>
      )}
    </nav>
  )
}
