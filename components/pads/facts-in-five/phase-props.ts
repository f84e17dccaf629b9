/** What every phase of the round desk is given. */
import type { FiveGame, FiveRound, Go } from './five-game'

export interface PhaseProps {
  opened: FiveGame
  round: FiveRound
  go: Go
  onSaid: (said: string | null) => void
}
