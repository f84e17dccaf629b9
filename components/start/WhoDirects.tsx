'use client'
/** Who directs: nobody below five seats; from five on it is asked for, and may stay unsaid. */
import { Field, Select } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'

const FROM = 5
const UNSAID = ''

export interface WhoDirectsProps {
  seats: readonly { id: string; name: string }[]
  /** "none", "outside", a seat's id; undefined while nothing was said. */
  director: string | undefined
  onChange: (director: string | undefined) => void
}

export function WhoDirects({ seats, director, onChange }: WhoDirectsProps) {
  const isDue = seats.length >= FROM
  const options = [
    ...(isDue ? [{ value: UNSAID, label: 'Not said yet' }] : []),
    { value: 'none', label: 'Nobody' },
    { value: 'outside', label: 'Somebody who does not play' },
    ...seats.map((seat, index) => ({ value: seat.id, label: `${index + 1}. ${seat.name}` })),
  ]
  return (
    <div className="grid gap-2">
      <Field
        label="Who directs?"
        hint={
          isDue
            ? 'Somebody at the table may direct and play: then without a vote, but with the say in a tie.'
            : 'With fewer than five the rulebook has no Director.'
        }
      >
        <Select
          value={director ?? (isDue ? UNSAID : 'none')}
          options={options}
          onChange={value => {
            onChange(value === UNSAID ? undefined : value)
          }}
        />
      </Field>
      {isDue && director === undefined && (
        <Notice tone="warning" title="Five or more play: choose a Director">
          The rulebook has the table elect one. You can start without; it can be said later.
        </Notice>
      )}
    </div>
  )
}
