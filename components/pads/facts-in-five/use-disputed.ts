/**
 * A dispute that begins on the card: by key of the cell in hand; by thumb of the cell that is tapped next, which keeps its mark.
 * It refuses to know what a dispute is.
 */
import { useState } from 'react'
import type { CellPlace } from './marks'

export interface Disputed {
  /** The next tap names the entry. */
  picking: boolean
  /** The dispute that is open, with its cell where one is known. */
  open: { place: CellPlace | null } | null
  start: (place: CellPlace | null) => void
  pick: () => void
  stop: () => void
}

export function useDisputed(): Disputed {
  const [picking, setPicking] = useState(false)
  const [open, setOpen] = useState<Disputed['open']>(null)
  return {
    picking,
    open,
    start: place => {
      setPicking(false)
      setOpen({ place })
    },
    pick: () => {
      setPicking(true)
    },
    stop: () => {
      setPicking(false)
      setOpen(null)
    },
  }
}
