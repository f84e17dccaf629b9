'use client'
/** The frame of every pad's form for house rules that may still change: nothing is sent before the button is pressed, and what the rules refuse is said. It knows no rule. */
import { useState, type ReactNode } from 'react'
import type { TableGame } from '@/components/table/use-game'
import { Button } from '@/components/ui/Button'
import { Disclosure } from '@/components/ui/Disclosure'
import { whyNot } from '@/lib/table/result'

/** Sends a change of house rules; answers with the sentence of the refusal, or null. */
export const sendRules = (act: TableGame['act'], rules: object): string | null => {
  const done = act({ type: 'rules.change', rules })
  return whyNot(done)
}

export interface RulesFormProps {
  children: ReactNode
  disabled?: boolean
  /** What keeps it from being done, in a sentence; null when it is done. */
  onSave: () => string | null
}

export function RulesForm({ children, disabled = false, onSave }: RulesFormProps) {
  const [said, setSaid] = useState<string | null>(null)
  return (
    <Disclosure summary="House rules that may still change">
      <form
        className="grid gap-4 pt-2"
        onSubmit={event => {
          event.preventDefault()
          setSaid(onSave())
        }}
      >
        {children}
        {said !== null && (
          <p role="alert" className="text-sm font-medium text-cross">
            {said}
          </p>
        )}
        <Button type="submit" disabled={disabled} className="justify-self-start">
          Change the rules
        </Button>
      </form>
    </Disclosure>
  )
}

export interface DraftedRulesProps<Rules extends object> {
  act: TableGame['act']
  /** As they hold now. */
  rules: Rules
  children: (wanted: Rules, set: (change: Partial<Rules>) => void) => ReactNode
}

/** The same for rules that are chosen: what was chosen waits for the button. */
export function DraftedRules<Rules extends object>({ act, rules, children }: DraftedRulesProps<Rules>) {
  const [draft, setDraft] = useState<Partial<Rules>>({})
  const wanted: Rules = { ...rules, ...draft }
  return (
    <RulesForm
      disabled={JSON.stringify(wanted) === JSON.stringify(rules)}
      onSave={() => {
        const said = sendRules(act, draft)
        if (said === null) setDraft({})
        return said
      }}
    >
      {children(wanted, change => {
        setDraft({ ...draft, ...change })
      })}
    </RulesForm>
  )
}
