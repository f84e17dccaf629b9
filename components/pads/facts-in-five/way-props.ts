/** What the screen of one playcard is given, and what each way to enter it. */
import type { FiveGame, Go } from './five-game'

export interface CardProps {
  opened: FiveGame
  round: number
  seat: string
  go: Go
}

export interface WayProps extends CardProps {
  /** "Ben", or "the desk" where no card is left. */
  nextLabel: string
  onNext: () => void
  onSaid: (said: string | null) => void
}
