/** The seats as the seat list shows and changes them. */
export interface ListedSeat {
  id: string
  name: string
  child: boolean
  /** The people of a team; empty for a player. */
  members: readonly string[]
  /** What the seat is called by; its place in the list where it is left out. */
  number?: number
  /** A few words: "left after round 2". */
  note?: string
  /** Removing it would lose scores: the button is off, and says why. */
  keep?: string
}

export interface SeatListProps {
  seats: readonly ListedSeat[]
  /** The number that the next seat gets. */
  nextNumber: number
  /** Names in the book. */
  suggestions: readonly string[]
  /** Seats are teams with members. */
  teams?: boolean
  /** Offer the child flag (Facts in Five). */
  childFlag?: boolean
  onAdd: (name: string) => void
  onRename: (id: string, name: string) => void
  onRemove?: (id: string) => void
  onMove?: (id: string, to: 'up' | 'down') => void
  onChild?: (id: string, child: boolean) => void
  onMembers?: (id: string, members: readonly string[]) => void
}
