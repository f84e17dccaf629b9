'use client'
/** The house rules that may still change during play: number of rounds, ending by Total, timer, ties. The rules say which are refused, and why. */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Disclosure } from '@/components/ui/Disclosure'
import { Field, Select, TextInput } from '@/components/ui/Field'
import type { FiveGame } from './five-game'

const TIES = [
  { value: 'shared', label: 'shared' },
  { value: 'last-round-first', label: 'the last round decides, then the one before' },
  { value: 'extra-round', label: 'an extra round' },
]

/** A whole number as typed, null for an empty field, undefined for anything else. */
const whole = (text: string): number | null | undefined =>
  text.trim() === '' ? null : /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined

export function RulesDuringPlay({ opened }: { opened: FiveGame }) {
  const { rules } = opened.table
  const [rounds, setRounds] = useState(rules.rounds === null ? '' : String(rules.rounds))
  const [total, setTotal] = useState(rules.endAtTotal === null ? '' : String(rules.endAtTotal))
  const [seconds, setSeconds] = useState(String(rules.timerSeconds))
  const [ties, setTies] = useState<string>(rules.ties)
  const [said, setSaid] = useState<string | null>(null)
  const save = () => {
    const [n, t, s] = [whole(rounds), whole(total), whole(seconds)]
    if (n === undefined || t === undefined || s === undefined || s === null) {
      setSaid('These are whole numbers: rounds and Total may be left empty, the timer may not.')
      return
    }
    const done = opened.act({ type: 'rules.change', rules: { rounds: n, endAtTotal: t, timerSeconds: s, ties } })
    setSaid(done.ok ? null : done.problem.message)
  }
  return (
    <Disclosure summary="House rules that may still change">
      <form
        className="grid gap-3 pt-2"
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Number of rounds" hint="Empty: open end.">
            <TextInput
              inputMode="numeric"
              value={rounds}
              onChange={event => {
                setRounds(event.target.value)
              }}
            />
          </Field>
          <Field label="Ends at a Total of" hint="150 for the shorter game; empty: by rounds only.">
            <TextInput
              inputMode="numeric"
              value={total}
              onChange={event => {
                setTotal(event.target.value)
              }}
            />
          </Field>
          <Field label="Timer in seconds">
            <TextInput
              inputMode="numeric"
              value={seconds}
              onChange={event => {
                setSeconds(event.target.value)
              }}
            />
          </Field>
          <Field label="Ties are">
            <Select value={ties} options={TIES} onChange={setTies} />
          </Field>
        </div>
        {said !== null && (
          <p role="alert" className="text-sm font-medium text-cross">
            {said}
          </p>
        )}
        <Button type="submit" className="justify-self-start">
          Change the rules
        </Button>
      </form>
    </Disclosure>
  )
}
