'use client'
/** The house rules of a Facts in Five game, with the rulebook's defaults. It hands on only what differs from them, and judges nothing. */
import { Field, Select } from '@/components/ui/Field'
import { Switch } from '@/components/ui/Switch'
import { fiveRulesSchema } from '@/lib/codecs/facts-in-five'
import { FIVE_RULES } from '@/lib/pads/facts-in-five/rules'
import type { HouseRulesProps } from '../house-rules-props'
import { Choices, differing, Group, holds, Typed, wholeWithin } from '../rule-fields'
import { DISPUTES, DRAWING, SCORING, VARIATIONS, type RulesGiven } from './house-rule-choices'

type Set = (change: RulesGiven) => void
type Rules = Required<RulesGiven>

/** "5" is five minutes, "4:30" four and a half. */
function secondsOf(text: string): number | undefined {
  const [, minutes, seconds = '0'] = /^(\d{1,3})(?::([0-5]\d))?$/.exec(text.trim()) ?? []
  if (minutes === undefined) return undefined
  const value = Number(minutes) * 60 + Number(seconds)
  return value > 0 ? value : undefined
}

const inMinutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function Length({ rules, set }: { rules: Rules; set: Set }) {
  return (
    <div className="grid content-start gap-4">
      <Switch
        label="Open end"
        hint="Play on until the Director finishes the game."
        checked={rules.rounds === null}
        onChange={open => {
          set({ rounds: open ? null : FIVE_RULES.rounds })
        }}
      />
      {rules.rounds !== null && (
        <Typed
          label="Rounds"
          hint="The rulebook plays five; fewer make a shorter game."
          shown={String(rules.rounds)}
          inputMode="numeric"
          wrong="A number from 1 to 50."
          read={wholeWithin(1, 50)}
          onRead={rounds => {
            set({ rounds })
          }}
        />
      )}
      <Switch
        label="Play to a Total"
        hint="The game also ends when somebody has this many points after a full round."
        checked={rules.endAtTotal !== null}
        onChange={on => {
          set({ endAtTotal: on ? 150 : null })
        }}
      />
      {rules.endAtTotal !== null && (
        <Typed
          label="Total to reach"
          hint="150 is the rulebook's shorter game."
          shown={String(rules.endAtTotal)}
          inputMode="numeric"
          wrong="A number from 1 to 12500."
          read={wholeWithin(1, 12_500)}
          onRead={endAtTotal => {
            set({ endAtTotal })
          }}
        />
      )}
      <Typed
        label="Time to write"
        hint="In minutes: 5, or 4:30. The rulebook leaves it open; five are usual."
        shown={inMinutes(rules.timerSeconds)}
        inputMode="text"
        wrong="Minutes, like 5 or 4:30."
        read={secondsOf}
        onRead={timerSeconds => {
          set({ timerSeconds })
        }}
      />
    </div>
  )
}

function FirstDrawer({ rules, seats, set }: { rules: Rules; seats: HouseRulesProps['seats']; set: Set }) {
  const value = seats.find(seat => seat.id === rules.firstDrawer)?.id ?? ''
  return (
    <Field label="Who draws first" hint="The rulebook begins at the Director's left.">
      <Select
        value={value}
        options={[
          { value: '', label: 'As the rulebook says' },
          ...seats.map((seat, index) => ({ value: seat.id, label: `${index + 1}. ${seat.name}` })),
        ]}
        onChange={id => {
          set({ firstDrawer: id === '' ? null : id })
        }}
      />
    </Field>
  )
}

export function HouseRules({ rules: given, seats, onChange }: HouseRulesProps) {
  const read = fiveRulesSchema.safeParse(given)
  const rules: Rules = { ...FIVE_RULES, ...(read.success ? read.data : {}) }
  const set: Set = change => {
    onChange(differing({ ...given, ...change }, FIVE_RULES, ['director']))
  }
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <Group title="Length">
        <Length rules={rules} set={set} />
      </Group>
      <Group title="Variations">
        {VARIATIONS.map(({ label, hint, off, on }) => (
          <Switch
            key={label}
            label={label}
            hint={hint}
            checked={holds(on, rules)}
            onChange={checked => {
              set(checked ? on : off)
            }}
          />
        ))}
      </Group>
      <Group title="Scores and winners">
        <Choices list={SCORING} rules={rules} set={set} />
      </Group>
      <Group title="Drawing">
        <FirstDrawer rules={rules} seats={seats} set={set} />
        <Choices list={DRAWING} rules={rules} set={set} />
      </Group>
      <div className="lg:col-span-2">
        <Group title="Challenges and entries">
          <div className="grid gap-4 lg:grid-cols-2 lg:gap-x-8">
            <Choices list={DISPUTES} rules={rules} set={set} />
          </div>
        </Group>
      </div>
    </div>
  )
}
