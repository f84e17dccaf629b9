'use client'
/** What the paper says besides: Special, General, Total as the scorer wrote them. Compared with the card, never mixed into it. */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Disclosure } from '@/components/ui/Disclosure'
import { Field, TextInput } from '@/components/ui/Field'
import { whyNot } from '@/lib/table/result'
import { fiveCardAt, type FiveGame } from './five-game'

export interface PaperSaysProps {
  opened: FiveGame
  round: number
  seat: string
  onSaid: (said: string | null) => void
}

const PARTS = ['special', 'general', 'total'] as const
type Part = (typeof PARTS)[number]
const NAMES: Record<Part, string> = { special: 'Special', general: 'General', total: 'Total' }

type Typed = Readonly<Record<Part, string>>

/** A whole number as typed; null for an empty field; undefined for anything that is no whole number. */
const numberOf = (text: string): number | null | undefined =>
  text.trim() === '' ? null : /^\d{1,3}$/.test(text.trim()) ? Number(text.trim()) : undefined

export function PaperSays({ opened, round, seat, onSaid }: PaperSaysProps) {
  const { paper } = fiveCardAt(opened, round, seat)
  const parts = opened.table.rules.scoring === 'count' ? (['total'] as const) : PARTS
  const [typed, setTyped] = useState<Typed>({
    special: String(paper?.special ?? ''),
    general: String(paper?.general ?? ''),
    total: String(paper?.total ?? ''),
  })
  const compare = () => {
    const wrong = parts.find(part => numberOf(typed[part]) === undefined)
    if (wrong) {
      onSaid(`${NAMES[wrong]} is a whole number, or empty.`)
      return
    }
    const done = opened.act({ type: 'playcard.sums', round, seat, ...Object.fromEntries(parts.map(part => [part, numberOf(typed[part])])) })
    onSaid(whyNot(done))
  }
  return (
    <Disclosure summary="What the paper says" aside={paper?.total === undefined ? undefined : `Total ${paper.total}`}>
      <form
        className="grid gap-3"
        onSubmit={event => {
          event.preventDefault()
          compare()
        }}
      >
        <div className="grid grid-cols-3 gap-2">
          {parts.map(part => (
            <Field key={part} label={NAMES[part]}>
              <TextInput
                inputMode="numeric"
                maxLength={6}
                value={typed[part]}
                onChange={event => {
                  setTyped({ ...typed, [part]: event.target.value })
                }}
              />
            </Field>
          ))}
        </div>
        <Button type="submit" className="justify-self-start">
          Compare with the card
        </Button>
      </form>
    </Disclosure>
  )
}
