'use client'
/** What this pad's views can wait for: the dispute, and the Key Word engine. It refuses to know a view, so that any view may use it. */
import dynamic from 'next/dynamic'

const LOADS = {
  dispute: () => import('./DisputeDialog'),
}

export const DisputeDialog = dynamic(() => LOADS.dispute().then(m => m.DisputeDialog))

export const LATER_LOADS: readonly (() => Promise<unknown>)[] = Object.values(LOADS)

/** The complaints about votes, which need the Key Word engine. */
export const loadVotedLetters = () => import('@/lib/pads/facts-in-five/judging/votes').then(m => m.lettersVotedIn)
