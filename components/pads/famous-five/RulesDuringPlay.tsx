'use client'
/** The house rules that may still change during play: how the game ends, and ties; before the first hand all of them. The rules say what they refuse, and why. */
import { Choices } from '../rule-fields'
import { DraftedRules } from '../rules-during-play'
import type { HandGame } from './hand-game'
import { ABANDONED, AT_THE_TABLE } from './house-rule-choices'
import { EndAndTies } from './HouseRules'

export function RulesDuringPlay({ opened: { table, act } }: { opened: HandGame }) {
  const begun = table.rounds.some(hand => hand.cards.size > 0)
  return (
    <DraftedRules act={act} rules={table.rules}>
      {(rules, set) => (
        <>
          <EndAndTies rules={rules} set={set} />
          {!begun && <Choices list={[ABANDONED, ...AT_THE_TABLE]} rules={rules} set={set} />}
        </>
      )}
    </DraftedRules>
  )
}
