'use client'
/** The house rules of a Name Chase game, with the rulebook's defaults. It hands on only what differs from them, and judges nothing. */
import type { z } from 'zod/mini'
import { nameChaseRulesSchema } from '@/lib/codecs/name-chase'
import { CHASE_RULES, type ChaseRules } from '@/lib/pads/name-chase/rules'
import type { HouseRulesProps } from '../house-rules-props'
import { Choices, differing, Group, Typed, wholeWithin, type RuleChoice } from '../rule-fields'

/** House rules as sent: every part may be missing. */
export type RulesGiven = z.infer<typeof nameChaseRulesSchema>

const ENDING: readonly RuleChoice<RulesGiven>[] = [
  {
    label: 'When a team gets there',
    options: [
      { label: 'The round is played out', hint: 'every team has its turn, then the highest total wins', sets: { end: 'finish-round' } },
      { label: 'It wins at once', hint: 'at the very puzzle; teams later in the round do not play', sets: { end: 'immediate' } },
    ],
  },
  {
    label: 'Teams level at the end',
    options: [
      { label: 'Share the win', hint: 'all of them have won', sets: { ties: 'shared' } },
      { label: 'Play another round', hint: 'until one of them is ahead', sets: { ties: 'another-round' } },
    ],
  },
  {
    label: 'When the 132 cards run out',
    options: [
      { label: 'Shuffle the used ones', hint: 'and go on; Playcard says when', sets: { deck: 'reshuffle' } },
      { label: 'Stop there', hint: 'the highest total wins', sets: { deck: 'stop' } },
    ],
  },
]

const PLAYING: readonly RuleChoice<RulesGiven>[] = [
  {
    label: 'Cards of a round',
    options: [
      { label: 'Each team its own two', hint: 'nobody has heard the answers', sets: { cards: 'own' } },
      { label: 'The same two for all', hint: 'each team plays them out of the others’ hearing', sets: { cards: 'shared' } },
    ],
  },
  {
    label: 'Who begins later rounds',
    options: [
      { label: 'The same team', hint: 'that began the first one', sets: { starts: 'same' } },
      { label: 'The next one to the left', hint: 'a different team every round', sets: { starts: 'rotate' } },
    ],
  },
]

const MOST = 100_000

export interface RuleFieldsProps {
  rules: ChaseRules
  set: (change: RulesGiven) => void
}

/** What may be agreed anew at any time: when the game ends. */
export function EndingFields({ rules, set }: RuleFieldsProps) {
  return (
    <>
      <Typed
        label="Points to win"
        hint="The rulebook plays to 300."
        shown={String(rules.target)}
        inputMode="numeric"
        wrong={`A number from 1 to ${MOST}.`}
        read={wholeWithin(1, MOST)}
        onRead={target => {
          set({ target })
        }}
      />
      <Choices list={ENDING} rules={rules} set={set} />
    </>
  )
}

export function HouseRules({ rules: given, onChange }: HouseRulesProps) {
  const read = nameChaseRulesSchema.safeParse(given)
  const rules: ChaseRules = { ...CHASE_RULES, ...(read.success ? read.data : {}) }
  const set = (change: RulesGiven) => {
    onChange(differing({ ...given, ...change }, CHASE_RULES))
  }
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <Group title="The end">
        <EndingFields rules={rules} set={set} />
      </Group>
      <Group title="Turns">
        <Choices list={PLAYING} rules={rules} set={set} />
      </Group>
    </div>
  )
}
