/** What every phase of the round desk is given. */
import type { Go } from '@/components/table/use-place'
import type { FiveGame, FiveRound } from './five-game'

export interface PhaseProps {
  opened: FiveGame
  round: FiveRound
  go: Go
  onSaid: (said: string | null) => void
}
