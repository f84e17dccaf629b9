/** One person of the book: what can be said of him, and the games he sat in. Made anew whenever it is shown. */
import { randomUUID } from 'node:crypto'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { BookAway } from '@/components/home/BookAway'
import { Fresh } from '@/components/home/Fresh'
import { TurnedAway } from '@/components/home/TurnedAway'
import { dayInWords } from '@/components/home/home-view'
import { FinishedShelf } from '@/components/home/Shelves'
import { PersonCard } from '@/components/people/PersonCard'
import { sittingWords } from '@/components/people/person-view'
import { pastHref } from '@/components/past/past-view'
import { PersonStatistics } from '@/components/statistics/PersonStatistics'
import { BackBar } from '@/components/ui/BackBar'
import { buttonLook } from '@/components/ui/Button'
import { fromBook, requireDirector } from '@/lib/server/page'
import { everyoneOf, onePerson } from '@/lib/server/persons'
import { personFigures } from '@/lib/server/statistics'
import { bookShelf } from '../../shelves'
import { shownFigures } from './figures'

type Props = { params: Promise<{ id: string }> }

/** The person with his newest games, or undefined where there is none. */
async function personOf(id: string) {
  const found = await onePerson(id)
  if (!found.ok) return undefined
  const { merged, ...person } = found.value
  const figures = await personFigures(await everyoneOf(person.id))
  return { merged, person, figures, games: await bookShelf({ person: person.id, archived: false }, 1) }
}

export default async function PersonPage({ params }: Props) {
  const id = decodeURIComponent((await params).id)
  const gate = await requireDirector(`/people/${encodeURIComponent(id)}`)
  if (!gate.ok) return <TurnedAway message={gate.problem.message} />
  const read = await fromBook(() => personOf(id))
  if (!read.ok) return <BookAway message={read.message} here={`/people/${encodeURIComponent(id)}`} />
  if (!read.value) notFound()
  const { merged, person, figures, games } = read.value
  return (
    <>
      <BackBar title={person.name} subtitle={sittingWords(person)} to="/people" toWords="All people" />
      <main className="mx-auto w-full max-w-3xl px-3 py-5 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-5">
        <Fresh stamp={randomUUID()}>
          <PersonStatistics {...shownFigures(person.id, figures)} />
          <PersonCard person={person} merged={merged.map(m => ({ person: m.person, name: m.name, on: dayInWords(m.at.slice(0, 10)) }))} />
          {games.games.length > 0 && (
            <div className="flex flex-wrap gap-2 print:hidden">
              <Link href={pastHref({ person: person.id })} className={buttonLook()}>
                All games of {person.name}
              </Link>
              <a href={`/api/persons/${encodeURIComponent(person.id)}/figures.csv`} download className={buttonLook()}>
                Numbers as CSV
              </a>
              <a href={`/api/persons/${encodeURIComponent(person.id)}/figures.csv?what=strengths`} download className={buttonLook()}>
                Classes and letters as CSV
              </a>
            </div>
          )}
          {games.games.length > 0 && <FinishedShelf shelf={{ ...games, more: null }} moreHref="" title="Newest games" />}
        </Fresh>
      </main>
    </>
  )
}
