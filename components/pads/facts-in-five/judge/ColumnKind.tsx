'use client'
/** What a column asks for, which decides where its Key Words stand: guessed from the Class until the Director chooses. */
import { Field, Select } from '@/components/ui/Field'
import type { Axis } from '@/lib/pads/facts-in-five/card'
import { kindAt } from '@/lib/pads/facts-in-five/desk/advice'
import { five } from '@/lib/pads/facts-in-five/card'
import type { Kind } from '@/lib/pads/facts-in-five/judging/key-word'
import { headingOf } from '@/lib/pads/facts-in-five/setup'
import { whyNot } from '@/lib/table/result'
import type { FiveGame, FiveRound } from '../five-game'

const KINDS: readonly { value: Kind; label: string }[] = [
  { value: 'person', label: 'People (the last name counts)' },
  { value: 'work', label: 'Titles (the first word counts)' },
  { value: 'place', label: 'Places' },
  { value: 'institution', label: 'Institutions' },
  { value: 'thing', label: 'Things' },
  { value: 'word', label: 'Words to spell' },
]

interface KindProps {
  opened: FiveGame
  round: FiveRound
  column: Axis
  onSaid: (said: string | null) => void
}

export function ColumnKind({ opened, round, column, onSaid }: KindProps) {
  const asked = kindAt(round.setup, column)
  const announced = round.setup.classes[column]
  if (!asked || !announced)
    return <p className="text-sm text-ink-soft">Key Words are advised on once the Class is announced and the letter drawn.</p>
  return (
    <Field
      label={`What ${headingOf(round.setup, column)} asks for`}
      hint={asked.guessed ? 'Guessed from the Class. It decides which word is the Key Word.' : 'As you chose.'}
    >
      <Select
        value={asked.kind}
        options={KINDS}
        onChange={kind => {
          const done = opened.act({
            type: 'round.setup',
            round: round.number,
            classes: five(i => (i === column ? { ...announced, kind } : null)),
          })
          onSaid(whyNot(done))
        }}
      />
    </Field>
  )
}
