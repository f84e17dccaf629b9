'use client'
/** The one list of the pads' screens. A further pad is one line. */
import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { Given } from '@/lib/client/store'

const FactsInFive = dynamic(() => import('./facts-in-five/FactsInFiveGame').then(m => m.FactsInFiveGame))
const FamousFive = dynamic(() => import('./famous-five/FamousFiveGame').then(m => m.FamousFiveGame))
const NameChase = dynamic(() => import('./name-chase/NameChaseGame').then(m => m.NameChaseGame))

const SCREENS: Readonly<Record<string, ComponentType<{ given: Given }>>> = {
  'facts-in-five': FactsInFive,
  'famous-five': FamousFive,
  'name-chase': NameChase,
}

/** The screen of this pad's games, or undefined where it has none yet. */
export const GameScreen = ({ pad, given }: { pad: string; given: Given }) => {
  const Screen = SCREENS[pad]
  return Screen ? (
    <Screen given={given} />
  ) : (
    <p className="p-6">This Playcard has no screen for this game yet; its numbers are in the file and the sheet.</p>
  )
}
