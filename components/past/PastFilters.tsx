/** What narrows the list of past games. A plain form with an address of its own: it works before any script has loaded, and can be sent to somebody. */
import Form from 'next/form'
import Link from 'next/link'
import { Button, buttonLook } from '@/components/ui/Button'
import { Choice, type Option } from '@/components/ui/Choice'
import { Field, TextInput } from '@/components/ui/Field'
import { Icon } from '@/components/ui/Icon'
import { PAST_QUERY, pastHref, type PastAsked } from './past-view'

export interface PastFiltersProps {
  asked: PastAsked
  /** Whose games they are, where the list is narrowed to one person. */
  personName: string | null
  pads: readonly { id: string; name: string }[]
  /** Texts to choose from. */
  headings: readonly string[]
}

function Days({ asked }: { asked: PastAsked }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:col-span-2">
      <Field label="Played from">
        <TextInput type="date" name={PAST_QUERY.from} defaultValue={asked.from} />
      </Field>
      <Field label="to">
        <TextInput type="date" name={PAST_QUERY.to} defaultValue={asked.to} />
      </Field>
    </div>
  )
}

function Whose({ asked, personName }: { asked: PastAsked; personName: string }) {
  return (
    <p className="flex flex-wrap items-center gap-2 sm:col-span-2 lg:col-span-4">
      <input type="hidden" name={PAST_QUERY.person} value={asked.person} />
      <span>
        Games of <b dir="auto">{personName}</b>
      </span>
      <Link href={pastHref({ ...asked, person: '' })} className={buttonLook({ variant: 'plain' })}>
        <Icon name="cross" />
        Games of anybody
      </Link>
    </p>
  )
}

const STATES: readonly Option[] = [
  { value: '', label: 'Finished or not' },
  { value: 'finished', label: 'Finished' },
  { value: 'live', label: 'Not finished' },
]
const ARCHIVE: readonly Option[] = [
  { value: '', label: 'Not archived' },
  { value: 'true', label: 'Archived' },
  { value: 'all', label: 'All' },
]

export function PastFilters({ asked, personName, pads, headings }: PastFiltersProps) {
  const key = JSON.stringify(asked)
  const isNarrowed = Object.values(asked).some(part => part !== '')
  const kinds = [{ value: '', label: 'Any game' }, ...pads.map(p => ({ value: p.id, label: p.name }))]
  return (
    <Form key={key} action="/past" role="search" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 print:hidden">
      {personName !== null && <Whose asked={asked} personName={personName} />}
      <Field label="Title or name" className="sm:col-span-2">
        <TextInput type="search" name={PAST_QUERY.text} defaultValue={asked.text} maxLength={120} enterKeyHint="search" />
      </Field>
      <Field label="Class">
        <TextInput type="search" name={PAST_QUERY.heading} defaultValue={asked.heading} maxLength={120} list="past-headings" />
      </Field>
      <datalist id="past-headings">
        {headings.map(text => (
          <option key={text} value={text} />
        ))}
      </datalist>
      <Choice label="Game" name={PAST_QUERY.pad} value={asked.pad} options={kinds} />
      <Days asked={asked} />
      <Choice label="State" name={PAST_QUERY.status} value={asked.status} options={STATES} />
      <Choice label="Shelf" name={PAST_QUERY.archived} value={asked.archived} options={ARCHIVE} />
      <div className="flex flex-wrap gap-2 sm:col-span-2 lg:col-span-4">
        <Button type="submit" variant="primary">
          Find
        </Button>
        {isNarrowed && (
          <Link href="/past" className={buttonLook({ variant: 'plain' })}>
            Show all
          </Link>
        )}
      </div>
    </Form>
  )
}
