'use client'
/** The house rules that may still change during play: all that say when the game ends. */
import { DraftedRules } from '../rules-during-play'
import type { ChaseGame } from './chase-game'
import { EndingFields } from './HouseRules'

export function RulesDuringPlay({ opened: { table, act } }: { opened: ChaseGame }) {
  return (
    <DraftedRules act={act} rules={table.rules}>
      {(rules, set) => <EndingFields rules={rules} set={set} />}
    </DraftedRules>
  )
}
