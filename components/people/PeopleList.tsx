/** Everybody of the book, by name, with how often and when last they sat at a table. */
import Link from 'next/link'
import { sittingWords, type ShownPerson } from './person-view'

export function PeopleList({ people, label }: { people: readonly ShownPerson[]; label: string }) {
  return (
    <ul aria-label={label} className="frame divide-y divide-rule">
      {people.map(person => (
        <li key={person.id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1">
          <Link
            href={`/people/${encodeURIComponent(person.id)}`}
            prefetch={false}
            dir="auto"
            className="inline-flex min-h-11 min-w-0 items-center font-semibold text-ink hover:text-accent [overflow-wrap:anywhere]"
          >
            {person.name}
          </Link>
          <p className="text-sm text-ink-soft">
            {person.also.length > 0 && (
              <span dir="auto" className="block sm:inline">
                also {person.also.join(', ')}
                <span className="hidden sm:inline"> · </span>
              </span>
            )}
            {sittingWords(person)}
          </p>
        </li>
      ))}
    </ul>
  )
}
