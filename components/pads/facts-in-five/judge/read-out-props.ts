/** What the caller's desk is given: the round, where he is in it, and the way to another cell. */
import type { CellAt } from '@/lib/pads/facts-in-five/card'
import type { Go } from '@/components/table/use-place'
import type { FiveGame, FiveRound } from '../five-game'

export interface ReadOutProps {
  opened: FiveGame
  round: FiveRound
  at: CellAt
  onPlace: (at: CellAt) => void
  go: Go
}
