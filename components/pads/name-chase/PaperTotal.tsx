'use client'
/** Only the total of a turn, from paper. The rules say whether a turn can have it; nothing is written before the button is pressed. */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Disclosure } from '@/components/ui/Disclosure'
import { Field, TextInput } from '@/components/ui/Field'
import { whyNot } from '@/lib/table/result'
import { turnAt, type TurnProps } from './chase-game'

const WHOLE = /^-?\d{1,4}$/

export function PaperTotal({ opened, round, seat }: Omit<TurnProps, 'go'>) {
  const { total } = turnAt(opened, round, seat)
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const shown = typed ?? String(total ?? '')
  const write = () => {
    const text = shown.trim()
    if (text !== '' && !WHOLE.test(text)) {
      setWrong('A total is a whole number; leave it empty where the paper says none.')
      return
    }
    const done = opened.act({ type: 'turn.total', round, seat, total: text === '' ? null : Number(text), was: total })
    setWrong(whyNot(done))
    if (done.ok) setTyped(null)
  }
  return (
    <Disclosure summary="Only the total, from paper" aside={total === null ? undefined : String(total)}>
      <form
        noValidate
        className="flex flex-wrap items-start gap-3"
        onSubmit={event => {
          event.preventDefault()
          write()
        }}
      >
        <Field label="Round total" hint="0 to 160, in steps of 5. Eight puzzles go before it." error={wrong} className="min-w-44 flex-1">
          <TextInput
            inputMode="numeric"
            maxLength={6}
            value={shown}
            onChange={event => {
              setTyped(event.target.value)
              setWrong(null)
            }}
          />
        </Field>
        <Button type="submit" disabled={shown.trim() === String(total ?? '')} className="mt-[1.625rem]">
          Write the total
        </Button>
      </form>
    </Disclosure>
  )
}
