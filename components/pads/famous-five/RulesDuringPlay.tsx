'use client'
/** The house rules that may still change during play: how the game ends, and ties; before the first hand all of them. The rules say what they refuse, and why. */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Disclosure } from '@/components/ui/Disclosure'
import { Choice } from '../rule-fields'
import type { HandGame } from './hand-game'
import { ABANDONED, AT_THE_TABLE, type RulesGiven } from './house-rule-choices'
import { EndAndTies } from './HouseRules'

export function RulesDuringPlay({ opened }: { opened: HandGame }) {
  const { table } = opened
  const [changed, setChanged] = useState<RulesGiven>({})
  const [said, setSaid] = useState<string | null>(null)
  const rules = { ...table.rules, ...changed }
  const begun = table.rounds.some(hand => hand.cards.size > 0)
  const set = (change: RulesGiven) => {
    setSaid(null)
    setChanged({ ...changed, ...change })
  }
  const save = () => {
    const done = opened.act({ type: 'rules.change', rules: changed })
    setSaid(done.ok ? null : done.problem.message)
    if (done.ok) setChanged({})
  }
  return (
    <Disclosure summary="House rules that may still change">
      <form
        className="grid gap-4 pt-2"
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <EndAndTies rules={rules} set={set} />
        {!begun && [ABANDONED, ...AT_THE_TABLE].map(choice => <Choice key={choice.label} choice={choice} rules={rules} set={set} />)}
        {said !== null && (
          <p role="alert" className="text-sm font-medium text-cross">
            {said}
          </p>
        )}
        <Button type="submit" disabled={Object.keys(changed).length === 0} className="justify-self-start">
          Change the rules
        </Button>
      </form>
    </Disclosure>
  )
}
