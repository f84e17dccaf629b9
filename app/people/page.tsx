/** Everybody of the book, and those whose names look alike. Made anew whenever it is shown. */
import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { BookAway } from '@/components/home/BookAway'
import { Fresh } from '@/components/home/Fresh'
import { TurnedAway } from '@/components/home/TurnedAway'
import { LookAlikes } from '@/components/people/LookAlikes'
import { PeopleList } from '@/components/people/PeopleList'
import { BackBar } from '@/components/ui/BackBar'
import { Disclosure } from '@/components/ui/Disclosure'
import { EmptyState } from '@/components/ui/EmptyState'
import { fromBook, requireDirector } from '@/lib/server/page'
import { listPersons, lookAlikes } from '@/lib/server/persons'

export const metadata: Metadata = { title: 'People' }

const MOST = 2000

export default async function PeoplePage() {
  const gate = await requireDirector('/people')
  if (!gate.ok) return <TurnedAway message={gate.problem.message} />
  const read = await fromBook(async () => ({ people: await listPersons({ text: '', archived: true }, MOST), pairs: await lookAlikes() }))
  if (!read.ok) return <BookAway message={read.message} here="/people" />
  const { people, pairs } = read.value
  const archived = people.filter(p => p.archived)
  const known = people.filter(p => !p.archived)
  return (
    <>
      <BackBar title="People" to="/" toWords="All games" />
      <main className="mx-auto w-full max-w-3xl px-3 py-5 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-5">
        <Fresh stamp={randomUUID()}>
          {people.length === 0 && (
            <EmptyState title="Nobody in this book yet">
              <p>Whoever sits at a table stands here from then on, with every game.</p>
            </EmptyState>
          )}
          <LookAlikes pairs={pairs} />
          {known.length > 0 && <PeopleList people={known} label="People" />}
          {archived.length > 0 && (
            <Disclosure summary="Archived" aside={String(archived.length)}>
              <div className="-ml-6">
                <PeopleList people={archived} label="Archived people" />
              </div>
            </Disclosure>
          )}
        </Fresh>
      </main>
    </>
  )
}
