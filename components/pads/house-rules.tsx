/** The one list: which pad has which form for its house rules. A pad that is not in it is played by its rulebook. */
import type { ComponentType } from 'react'
import { FIVE_RULES } from '@/lib/pads/facts-in-five/rules'
import { HAND_RULES } from '@/lib/pads/famous-five/rules'
import { CHASE_RULES } from '@/lib/pads/name-chase/rules'
import { HouseRules } from './facts-in-five/HouseRules'
import { HouseRules as HandHouseRules } from './famous-five/HouseRules'
import type { HouseRulesProps } from './house-rules-props'
import { HouseRules as ChaseHouseRules } from './name-chase/HouseRules'

export interface PadHouseRules {
  Form: ComponentType<HouseRulesProps>
  /** The rulebook's own. */
  defaults: Readonly<Record<string, unknown>>
  /** The pad knows a Director, as the rule `director`. */
  director: boolean
  /** A seat may play as a child. */
  childFlag: boolean
}

const FORMS: Readonly<Record<string, PadHouseRules>> = {
  'facts-in-five': { Form: HouseRules, defaults: FIVE_RULES, director: true, childFlag: true },
  'famous-five': { Form: HandHouseRules, defaults: HAND_RULES, director: false, childFlag: false },
  'name-chase': { Form: ChaseHouseRules, defaults: CHASE_RULES, director: false, childFlag: false },
}

export const houseRulesOf = (pad: string): PadHouseRules | undefined => FORMS[pad]
