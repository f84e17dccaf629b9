'use client'
/** Who at the table is taken for whom in the book, and the way to say "someone else". Folded away: mostly it is right. */
import { Disclosure } from '@/components/ui/Disclosure'
import { Field, Select } from '@/components/ui/Field'
import { isAsked, isCalled, type Person, type Sitter } from './people'
import { useLastGames } from './use-last-games'
import { isolated } from '@/lib/table/closed-text'

const ELSE = ''

export interface KnownPeopleProps {
  sitters: readonly Sitter[]
  seatName: (seat: string) => string
  onChoose: (sitter: Sitter, person: string | null) => void
}

/** What tells this person from the others of the name. */
function wordsOf(person: Person, sitter: Sitter, last: ReadonlyMap<string, string>): string {
  if (!isCalled(person, sitter.name) || sitter.candidates.length === 1) return `${isolated(person.name)}, the one in the book`
  const game = last.get(person.id)
  return game === undefined
    ? `${isolated(person.name)}, number ${sitter.candidates.indexOf(person) + 1} of that name`
    : `${isolated(person.name)}, last in ${game}`
}

function optionsOf(sitter: Sitter, last: ReadonlyMap<string, string>) {
  const known = sitter.candidates.map(p => ({ value: p.id, label: wordsOf(p, sitter, last) }))
  const unlisted = sitter.person !== null && !sitter.candidates.some(p => p.id === sitter.person)
  return [
    ...(unlisted && sitter.person !== null ? [{ value: sitter.person, label: `${isolated(sitter.name)}, as in the earlier game` }] : []),
    ...known,
    { value: ELSE, label: 'Someone else, new in the book' },
  ]
}

export function KnownPeople({ sitters, seatName, onChoose }: KnownPeopleProps) {
  const last = useLastGames(sitters.flatMap(s => (s.candidates.length > 1 ? s.candidates.map(p => p.id) : [])))
  const asked = sitters.filter(s => s.candidates.length > 0 || s.person !== null)
  if (asked.length === 0) return null
  const unsaid = asked.filter(isAsked).length
  const linked = asked.filter(s => s.person !== null).length
  return (
    <Disclosure summary="Known from the book" aside={unsaid > 0 ? `${linked} · ${unsaid} to choose` : String(linked)}>
      <p className="-ml-6 mb-3 text-sm text-ink-soft">
        Their scores go on under the same person, year after year. Say so where it is someone else.
      </p>
      <div className="-ml-6 grid gap-3 sm:grid-cols-2">
        {asked.map(sitter => (
          <Field
            key={`${sitter.seat} ${sitter.member ?? ''}`}
            label={sitter.member === null ? sitter.name : `${sitter.name} (${seatName(sitter.seat)})`}
          >
            <Select
              value={sitter.person ?? ELSE}
              options={optionsOf(sitter, last)}
              onChange={value => {
                onChoose(sitter, value === ELSE ? null : value)
              }}
            />
          </Field>
        ))}
      </div>
    </Disclosure>
  )
}
