'use client'
/** The house rules that may still change during play: number of rounds, ending by Total, timer, ties. The rules say which are refused, and why. */
import { useState } from 'react'
import { Field, Select, TextInput } from '@/components/ui/Field'
import { RulesForm, sendRules } from '../rules-during-play'
import type { FiveGame } from './five-game'

const TIES = [
  { value: 'shared', label: 'shared' },
  { value: 'last-round-first', label: 'the last round decides, then the one before' },
  { value: 'extra-round', label: 'an extra round' },
]

/** A whole number as typed, null for an empty field, undefined for anything else. */
const whole = (text: string): number | null | undefined =>
  text.trim() === '' ? null : /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined

interface NumberBoxProps {
  label: string
  hint?: string
  value: string
  onChange: (text: string) => void
}

function NumberBox({ label, hint, value, onChange }: NumberBoxProps) {
  return (
    <Field label={label} hint={hint}>
      <TextInput
        inputMode="numeric"
        value={value}
        onChange={event => {
          onChange(event.target.value)
        }}
      />
    </Field>
  )
}

export function RulesDuringPlay({ opened }: { opened: FiveGame }) {
  const { rules } = opened.table
  const [rounds, setRounds] = useState(rules.rounds === null ? '' : String(rules.rounds))
  const [total, setTotal] = useState(rules.endAtTotal === null ? '' : String(rules.endAtTotal))
  const [seconds, setSeconds] = useState(String(rules.timerSeconds))
  const [ties, setTies] = useState<string>(rules.ties)
  const save = (): string | null => {
    const [n, t, s] = [whole(rounds), whole(total), whole(seconds)]
    return n === undefined || t === undefined || s === undefined || s === null
      ? 'These are whole numbers: rounds and Total may be left empty, the timer may not.'
      : sendRules(opened.act, { rounds: n, endAtTotal: t, timerSeconds: s, ties })
  }
  return (
    <RulesForm onSave={save}>
      <div className="grid gap-3 sm:grid-cols-2">
        <NumberBox label="Number of rounds" hint="Empty: open end." value={rounds} onChange={setRounds} />
        <NumberBox label="Ends at a Total of" hint="150 for the shorter game; empty: by rounds only." value={total} onChange={setTotal} />
        <NumberBox label="Timer in seconds" value={seconds} onChange={setSeconds} />
        <Field label="Ties are">
          <Select value={ties} options={TIES} onChange={setTies} />
        </Field>
      </div>
    </RulesForm>
  )
}
