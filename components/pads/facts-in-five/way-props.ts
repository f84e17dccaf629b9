/** What the screen of one playcard is given, and what each way to enter it. */
import type { PaperSums } from '@/lib/pads/facts-in-five/card'
import type { Go } from '@/components/table/use-place'
import type { FiveGame } from './five-game'

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

/** What the screen showed of the paper before it was typed anew: somebody else's numbers are not overwritten unseen (api 3.1). */
export const wasNumbers = (paper: PaperSums | null) => ({ was: { special: paper?.special ?? null, general: paper?.general ?? null } })
export const wasCounts = (paper: PaperSums | null) => ({ was: { columns: paper?.columns ?? null, rows: paper?.rows ?? null } })
