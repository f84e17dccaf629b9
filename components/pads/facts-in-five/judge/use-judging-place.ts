'use client'
/**
 * Where somebody is in the judging of a round: which list, which cell. Kept in this tab, so that a reload finds the 19th cell again. It refuses to know what
 * stands there.
 */
import { useState, useSyncExternalStore } from 'react'
import { isAxis, type CellAt } from '@/lib/pads/facts-in-five/card'

export type Way = 'challenges' | 'read-out' | 'problems'
export type JudgingPlace = { way: Way; at: CellAt }

const START: JudgingPlace = { way: 'challenges', at: { row: 0, column: 0 } }
const never = () => () => undefined

const kept = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

const isWay = (text: string | undefined): text is Way => text === 'challenges' || text === 'read-out' || text === 'problems'

/** "read-out 3 1" */
function placeIn(text: string | null): JudgingPlace | null {
  const [way, row, column] = (text ?? '').split(' ')
  const at = { row: Number(row), column: Number(column) }
  return isWay(way) && isAxis(at.row) && isAxis(at.column) ? { way, at: { row: at.row, column: at.column } } : null
}

/** `round` names the game and the round. */
export function useJudgingPlace(round: string): [JudgingPlace, (place: JudgingPlace) => void] {
  const key = `playcard-judging ${round}`
  const [now, setNow] = useState<JudgingPlace | null>(null)
  // The server knows nothing of this tab.
  const text = useSyncExternalStore(
    never,
    () => kept(key),
    () => null,
  )
  return [
    now ?? placeIn(text) ?? START,
    place => {
      setNow(place)
      try {
        sessionStorage.setItem(key, `${place.way} ${place.at.row} ${place.at.column}`)
      } catch {
        // A private window keeps nothing: the place lasts until a reload.
      }
    },
  ]
}
