'use client'
/** The one list of the pads' screens: the game, and the form for its house rules (null: played by its rulebook). A further pad is one line. */
import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { Given } from '@/lib/client/store'
import type { HouseRulesProps } from './house-rules-props'

type PadScreens = { Game: ComponentType<{ given: Given }>; Rules: ComponentType<HouseRulesProps> | null }

const SCREENS: Readonly<Record<string, PadScreens>> = {
  'facts-in-five': {
    Game: dynamic(() => import('./facts-in-five/FactsInFiveGame').then(m => m.FactsInFiveGame)),
    Rules: dynamic(() => import('./facts-in-five/HouseRules').then(m => m.HouseRules)),
  },
  'famous-five': {
    Game: dynamic(() => import('./famous-five/FamousFiveGame').then(m => m.FamousFiveGame)),
    Rules: dynamic(() => import('./famous-five/HouseRules').then(m => m.HouseRules)),
  },
  'name-chase': {
    Game: dynamic(() => import('./name-chase/NameChaseGame').then(m => m.NameChaseGame)),
    Rules: dynamic(() => import('./name-chase/HouseRules').then(m => m.HouseRules)),
  },
}

/** The screen of this pad's games. */
export const GameScreen = ({ pad, given }: { pad: string; given: Given }) => {
  const Screen = SCREENS[pad]?.Game
  return Screen ? (
    <Screen given={given} />
  ) : (
    <p className="p-6">This Playcard has no screen for this game yet; its numbers are in the file and the sheet.</p>
  )
}

export const hasRules = (pad: string): boolean => Boolean(SCREENS[pad]?.Rules)

/** The form for a pad's house rules; nothing where it has none. */
export const PadRules = ({ pad, ...props }: HouseRulesProps & { pad: string }) => {
  const Form = SCREENS[pad]?.Rules
  return Form ? <Form {...props} /> : null
}
