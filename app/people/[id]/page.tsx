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
import { Bar } from '@/components/ui/Bar'
import { Icon } from '@/components/ui/Icon'
import { fromBook, requireDirector } from '@/lib/server/page'
import { listPersons, onePerson } from '@/lib/server/persons'
import { bookShelf } from '../../shelves'

type Props = { params: Promise<{ id: string }> }

const MOST = 2000
const PAGES = 10

/** The person with everybody else and the games he sat in, or undefined where there is none. */
async function personOf(id: string) {
  const found = await onePerson(id)
  if (!found.ok) return undefined
  const { merged, ...person } = found.value
  const others = (await listPersons({ text: '', archived: true }, MOST)).filter(p => p.id !== person.id)
  return { merged, person, others, games: await bookShelf({ person: person.id }, PAGES) }
}

export default async function PersonPage({ params }: Props) {
  const id = decodeURIComponent((await params).id)
  const gate = await requireDirector(`/people/${encodeURIComponent(id)}`)
  if (!gate.ok) return <TurnedAway message={gate.problem.message} />
  const read = await fromBook(() => personOf(id))
  if (!read.ok) return <BookAway message={read.message} here={`/people/${encodeURIComponent(id)}`} />
  if (!read.value) notFound()
  const { merged, person, others, games } = read.value
  return (
    <>
      <Bar
        title={person.name}
        subtitle={sittingWords(person)}
        left={
          <Link href="/people" aria-label="All people" className="grid size-11 place-items-center text-ink-soft hover:text-ink">
            <Icon name="arrow-left" className="size-5" />
          </Link>
        }
      />
      <main className="mx-auto w-full max-w-3xl px-3 py-5 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-5">
        <Fresh stamp={randomUUID()}>
          <PersonCard
            person={person}
            merged={merged.map(m => ({ person: m.person, name: m.name, on: dayInWords(m.at.slice(0, 10)) }))}
            others={others}
          />
          {games.games.length > 0 && <FinishedShelf shelf={{ ...games, more: null }} moreHref="" title="Games" />}
        </Fresh>
      </main>
    </>
  )
}
