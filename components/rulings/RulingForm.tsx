'use client'
/** One remembered ruling, to write in or to change. It refuses to send: the caller does. */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Field, TextInput } from '@/components/ui/Field'
import { Segmented } from '@/components/ui/Segmented'
import type { NewRuling } from '@/lib/codecs/rulings'

export type Written = Required<Omit<NewRuling, 'id'>>

export const NO_RULING: Written = { class: '', category: '', letter: '', entry: '', valid: true, reason: null, source: null }

const PARTS = [
  { name: 'entry', label: 'Entry', most: 120 },
  { name: 'class', label: 'Class', most: 120 },
  { name: 'category', label: 'Category', most: 200 },
  { name: 'letter', label: 'Letter', most: 1 },
  { name: 'reason', label: 'Reason', most: 2000 },
  { name: 'source', label: 'Source', most: 200 },
] as const

const VERDICTS = [
  { value: 'yes', label: 'valid', icon: 'check' },
  { value: 'no', label: 'not valid', icon: 'cross' },
] as const

interface FormProps {
  first: Written
  said: string | null
  sendLabel: string
  onSend: (ruling: Written) => void
}

/** As it is sent: trimmed, with nothing where nothing was written. */
const tidy = (r: Written): Written => ({
  ...r,
  class: r.class.trim(),
  category: r.category.trim(),
  letter: r.letter.trim().toUpperCase(),
  entry: r.entry.trim(),
  reason: r.reason?.trim() || null,
  source: r.source?.trim() || null,
})

export function RulingForm({ first, said, sendLabel, onSend }: FormProps) {
  const [ruling, setRuling] = useState(first)
  return (
    <form
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        onSend(tidy(ruling))
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {PARTS.map(({ name, label, most }) => (
          <Field key={name} label={label} error={name === 'entry' ? said : null}>
            <TextInput
              dir="auto"
              value={ruling[name] ?? ''}
              maxLength={most}
              onChange={event => {
                setRuling({ ...ruling, [name]: event.target.value })
              }}
            />
          </Field>
        ))}
      </div>
      <Segmented
        label="Ruled"
        options={VERDICTS}
        value={ruling.valid ? 'yes' : 'no'}
        onChange={verdict => {
          setRuling({ ...ruling, valid: verdict === 'yes' })
        }}
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        disabled={ruling.entry.trim() === '' || ruling.class.trim() === ''}
      >
        {sendLabel}
      </Button>
    </form>
  )
}
