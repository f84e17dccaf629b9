'use client'
/** The house rules of a Famous Five game, with the rulebook's defaults. It hands on only what differs from them, and judges nothing. */
import { Segmented } from '@/components/ui/Segmented'
import { famousFiveRulesSchema } from '@/lib/codecs/famous-five'
import { HAND_RULES, type HandRules } from '@/lib/pads/famous-five/rules'
import type { HouseRulesProps } from '../house-rules-props'
import { Choice, Choices, differing, Group, Typed, wholeWithin } from '../rule-fields'
import { ABANDONED, AT_THE_TABLE, TIES, type RulesGiven } from './house-rule-choices'

export interface RulePartProps {
  rules: HandRules
  set: (change: RulesGiven) => void
}

const HUNDRED = 100

function HowMany({ rules: { end }, set }: RulePartProps) {
  return 'hands' in end ? (
    <Typed
      key="hands"
      label="Hands"
      hint="A deal is a hand; the rulebook leaves the number to the table."
      shown={String(end.hands)}
      inputMode="numeric"
      wrong="A number from 1 to 50."
      read={wholeWithin(1, 50)}
      onRead={hands => {
        set({ end: { hands } })
      }}
    />
  ) : (
    <Typed
      key="points"
      label="Points to reach"
      hint="Looked at after each hand; the highest total wins if several get there at once."
      shown={String(end.points)}
      inputMode="numeric"
      wrong="A number from 1 to 10000."
      read={wholeWithin(1, 10_000)}
      onRead={points => {
        set({ end: { points } })
      }}
    />
  )
}

/** How the game ends, and ties: what may change at any time. */
export function EndAndTies({ rules, set }: RulePartProps) {
  return (
    <>
      <Segmented
        stacked
        label="How the game ends"
        value={'hands' in rules.end ? 'hands' : 'points'}
        options={[
          { value: 'hands', label: 'After so many hands', hint: 'most points win' },
          { value: 'points', label: `A race to ${HUNDRED}`, hint: 'or to another number of points' },
        ]}
        onChange={how => {
          set({ end: how === 'hands' ? HAND_RULES.end : { points: HUNDRED } })
        }}
      />
      <HowMany rules={rules} set={set} />
      <Choice choice={TIES} rules={rules} set={set} />
    </>
  )
}

export function HouseRules({ rules: given, onChange }: HouseRulesProps) {
  const read = famousFiveRulesSchema.safeParse(given)
  const rules: HandRules = { ...HAND_RULES, ...(read.success ? read.data : {}) }
  const set = (change: RulesGiven) => {
    onChange(differing({ ...given, ...change }, HAND_RULES))
  }
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <Group title="The end">
        <EndAndTies rules={rules} set={set} />
      </Group>
      <Group title="At the table">
        <Choices list={[ABANDONED, ...AT_THE_TABLE]} rules={rules} set={set} />
      </Group>
    </div>
  )
}
