'use client'
/** The house rules that may still change during play: all that say when the game ends. Nothing is sent before the button is pressed. */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Disclosure } from '@/components/ui/Disclosure'
import type { ChaseGame } from './chase-game'
import { EndingFields, type RulesGiven } from './HouseRules'

export function RulesDuringPlay({ opened }: { opened: ChaseGame }) {
  const { rules } = opened.table
  const [draft, setDraft] = useState<RulesGiven>({})
  const [said, setSaid] = useState<string | null>(null)
  const wanted = { ...rules, ...draft }
  const changed = JSON.stringify(wanted) !== JSON.stringify(rules)
  const save = () => {
    const done = opened.act({ type: 'rules.change', rules: draft })
    setSaid(done.ok ? null : done.problem.message)
    if (done.ok) setDraft({})
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
        <EndingFields
          rules={wanted}
          set={change => {
            setDraft({ ...draft, ...change })
          }}
        />
        {said !== null && (
          <p role="alert" className="text-sm font-medium text-cross">
            {said}
          </p>
        )}
        <Button type="submit" disabled={!changed} className="justify-self-start">
          Change the rules
        </Button>
      </form>
    </Disclosure>
  )
}
