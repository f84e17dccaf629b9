'use client'
/**
 * Where in the game this screen is, kept in the address so that Back, Forward and a reload work, also while the server is away:
 * only the query changes, and nothing is fetched for it.
 */
import { useSearchParams } from 'next/navigation'
import { useCallback, useMemo } from 'react'

export const VIEWS = ['desk', 'card', 'sheet', 'history', 'seats', 'game'] as const
export type ViewName = (typeof VIEWS)[number]
export type Place = { view: ViewName; round: number | null; seat: string | null; phase: string | null }
/** Goes somewhere else in this game; what is not named stays. */
export type Go = (to: Partial<Place>, how?: 'push' | 'replace') => void

const isView = (text: string | null): text is ViewName => VIEWS.some(view => view === text)

export function usePlace(): { place: Place; go: Go } {
  const query = useSearchParams()
  const place = useMemo<Place>(() => {
    const view = query.get('view')
    const round = Number(query.get('round'))
    return {
      view: isView(view) ? view : 'desk',
      round: Number.isInteger(round) && round > 0 ? round : null,
      seat: query.get('seat'),
      phase: query.get('phase'),
    }
  }, [query])
  const go = useCallback(
    (to: Partial<Place>, how: 'push' | 'replace' = 'push') => {
      const next = { ...place, ...to }
      const parts = new URLSearchParams()
      for (const [name, value] of Object.entries(next))
        if (value !== null && !(name === 'view' && value === 'desk')) parts.set(name, String(value))
      const url = parts.size > 0 ? `?${parts.toString()}` : window.location.pathname
      if (how === 'push') window.history.pushState(null, '', url)
      else window.history.replaceState(null, '', url)
      window.scrollTo(0, 0)
    },
    [place],
  )
  return { place, go }
}
