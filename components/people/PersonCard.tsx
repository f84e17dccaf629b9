'use client'
/** What can be said of one person: the name in the book, archived or not, who else is the same, and that this was a mistake. Games stay as they are. */
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/Button'
import { Field, Select, TextInput } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { ask } from '@/lib/client/api'
import { whyNot } from '@/lib/table/result'
import { sittingWords, type ShownPerson } from './person-view'
import { useTelling } from './use-telling'

export interface MergedName {
  person: string
  name: string
  /** The day on which it was said, in words. */
  on: string
}

type Telling = ReturnType<typeof useTelling>

function Name({ person, telling }: { person: ShownPerson; telling: Telling }) {
  const [name, setName] = useState(person.name)
  const changed = name.trim() !== '' && name.trim() !== person.name
  return (
    <form
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      onSubmit={event => {
        event.preventDefault()
        if (changed) void telling.tell('PATCH', encodeURIComponent(person.id), { name: name.trim() })
      }}
    >
      <Field label="Name in the book" hint="Games keep the names that stood at their tables.">
        <TextInput
          value={name}
          maxLength={120}
          dir="auto"
          onChange={event => {
            setName(event.target.value)
          }}
        />
      </Field>
      <Button type="submit" disabled={!changed || telling.busy}>
        Rename
      </Button>
    </form>
  )
}

function Same({ person, merged, telling }: { person: ShownPerson; merged: readonly MergedName[]; telling: Telling }) {
  if (merged.length === 0) return null
  return (
    <section aria-labelledby="same" className="grid gap-2">
      <h2 id="same">Said to be the same person</h2>
      <ul className="frame divide-y divide-rule">
        {merged.map(other => (
          <li key={other.person} className="flex flex-wrap items-center justify-between gap-2 px-4 py-1.5">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <bdi>{other.name}</bdi> <span className="text-sm text-ink-soft">since {other.on}</span>
            </p>
            <Button
              icon="undo"
              aria-disabled={telling.busy}
              onClick={() => void telling.tell('POST', `${encodeURIComponent(person.id)}/unmerge`, { person: other.person })}
            >
              Two people after all<span className="sr-only">: {other.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const peopleSchema = z.object({
  persons: z.array(z.looseObject({ id: z.string(), name: z.string(), games: z.number(), last: z.nullable(z.string()) })),
})
type Other = z.infer<typeof peopleSchema>['persons'][number]

/** Everybody is fetched when it is asked for: a book may know hundreds. */
function useOthers(person: string) {
  const [others, setOthers] = useState<readonly Other[] | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const load = async () => {
    const reply = await ask('GET', '/api/persons?archived=all', peopleSchema)
    setWrong(whyNot(reply))
    if (reply.ok) setOthers(reply.value.persons.filter(p => p.id !== person))
  }
  return { others, wrong, load }
}

function Merge({ person, telling }: { person: ShownPerson; telling: Telling }) {
  const [other, setOther] = useState('')
  const { others, wrong, load } = useOthers(person.id)
  if (others === null)
    return (
      <div className="grid gap-2">
        {wrong !== null && <Notice tone="error">{wrong}</Notice>}
        <Button className="justify-self-start" onClick={() => void load()}>
          Somebody else is the same person
        </Button>
      </div>
    )
  const options = [{ value: '', label: 'Choose somebody' }, ...others.map(o => ({ value: o.id, label: `${o.name} (${sittingWords(o)})` }))]
  return (
    <form
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      onSubmit={event => {
        event.preventDefault()
        if (other !== '') void telling.tell('POST', `${encodeURIComponent(person.id)}/merge`, { person: other })
        setOther('')
      }}
    >
      <Field label={`The same person as ${person.name}`} hint="Their games are then one person's. It can be taken back here.">
        <Select value={other} onChange={setOther} options={options} />
      </Field>
      <Button type="submit" disabled={other === '' || telling.busy}>
        Make them one
      </Button>
    </form>
  )
}

export interface PersonCardProps {
  person: ShownPerson
  merged: readonly MergedName[]
}

export function PersonCard({ person, merged }: PersonCardProps) {
  const telling = useTelling()
  return (
    <div className="grid gap-6 print:hidden">
      {telling.wrong !== null && <Notice tone="error">{telling.wrong}</Notice>}
      {person.archived && (
        <Notice quiet title="Archived">
          {person.name} is not suggested any more when a game begins. The games stay.
        </Notice>
      )}
      <Name key={person.name} person={person} telling={telling} />
      <Same person={person} merged={merged} telling={telling} />
      <Merge person={person} telling={telling} />
      <Button
        className="justify-self-start"
        aria-disabled={telling.busy}
        onClick={() => void telling.tell('PATCH', encodeURIComponent(person.id), { archived: !person.archived })}
      >
        {person.archived ? 'Bring back: suggest again' : 'Archive: suggest no more'}
      </Button>
    </div>
  )
}
