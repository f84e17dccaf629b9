'use client'
/** Who is on this card at the moment, in a list of cards; nothing where nobody is. It knows no pad. */
import { Icon } from '@/components/ui/Icon'
import type { TableGame } from './use-game'
import { othersOn } from './use-here'
import { isolated } from '@/lib/table/closed-text'

export function OnCard({ game, round, seat }: { game: TableGame; round: number; seat: string }) {
  const others = othersOn(game, round, seat)
  if (others.length === 0) return null
  return (
    <span className="flex items-center gap-1 text-xs font-medium text-doubt">
      <Icon name="edit" className="size-3.5" />
      <span className="truncate">
        {others.map(isolated).join(', ')} {others.length > 1 ? 'are' : 'is'} on it
      </span>
    </span>
  )
}
