/** Two people against each other: gate, read, render. */
import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { BookAway } from '@/components/home/BookAway'
import { TurnedAway } from '@/components/home/TurnedAway'
import { MeetingTable } from '@/components/statistics/MeetingTable'
import { counted } from '@/components/statistics/number-words'
import { BackBar } from '@/components/ui/BackBar'
import { EmptyState } from '@/components/ui/EmptyState'
import { fromBook, requireDirector } from '@/lib/server/page'
import { everyoneOf, onePerson } from '@/lib/server/persons'
import { twoFigures } from '@/lib/server/statistics'
import { kindTitle } from '../../figures'
import { classificationsOf } from '../../../../shelves'

export const metadata: Metadata = { title: 'Head to head' }

type Props = { params: Promise<{ id: string; other: string }> }

/** The two with their meetings; undefined where one of them is not in the book. */
async function read(id: string, other: string) {
  const [one, two] = [await onePerson(id), await onePerson(other)]
  if (!one.ok || !two.ok) return undefined
  const isOne = one.value.id === two.value.id
  const figures = isOne ? { together: 0, kinds: [] } : await twoFigures(await everyoneOf(one.value.id), await everyoneOf(two.value.id))
  return { one: one.value, two: two.value, isOne, figures }
}

const personHref = (id: string): string => `/people/${encodeURIComponent(id)}`

export default async function TwoPage({ params }: Props) {
  const given = await params
  const [id, other] = [decodeURIComponent(given.id), decodeURIComponent(given.other)]
  const here = `${personHref(id)}/with/${encodeURIComponent(other)}`
  const gate = await requireDirector(here)
  if (!gate.ok) return <TurnedAway message={gate.problem.message} />
  const found = await fromBook(() => read(id, other))
  if (!found.ok) return <BookAway message={found.message} here={here} />
  if (!found.value) notFound()
  const { one, two, isOne, figures } = found.value
  const isNothing = figures.kinds.length === 0
  return (
    <>
      <BackBar title={`${one.name} and ${two.name}`} subtitle="Head to head" to={personHref(one.id)} toWords={`To ${one.name}`} />
      <main className="mx-auto grid w-full max-w-3xl gap-6 px-3 py-5 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-5">
        {isNothing && (
          <EmptyState title={isOne ? 'These are one person' : 'No finished game of both yet'}>
            <p>
              {isOne
                ? 'The book counts them as the same. That can be taken back on the person’s page.'
                : 'Only games that are finished and count are compared, and only where each had a seat.'}
            </p>
          </EmptyState>
        )}
        {figures.kinds.map(kind => {
          const title = kindTitle(kind).replace(/, alone$/, '')
          return (
            <MeetingTable
              key={title}
              title={title}
              pad={kind.pad}
              names={[one.name, two.name]}
              meetings={kind.meetings.map(m => ({
                ...m,
                name: classificationsOf(m.pad).find(c => c.id === m.classification)?.name ?? m.classification,
              }))}
            />
          )
        })}
        {figures.together > 0 && (
          <p>As one team: {counted(figures.together, 'game')}. Nobody is ahead there, so they are not in the table.</p>
        )}
        <p>
          <Link href={personHref(two.id)}>All about {two.name}</Link>
        </p>
      </main>
    </>
  )
}
