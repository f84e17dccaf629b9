/** Past games: gate, read, render. What narrows the list stands in the address. */
import type { Metadata } from 'next'
import { BookAway } from '@/components/home/BookAway'
import { TurnedAway } from '@/components/home/TurnedAway'
import { PastFilters } from '@/components/past/PastFilters'
import { PastList } from '@/components/past/PastList'
import { PAST_QUERY, pastHref, type PastAsked } from '@/components/past/past-view'
import { BackBar } from '@/components/ui/BackBar'
import { buttonLook } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import { Notice } from '@/components/ui/Notice'
import { gameFilterOf } from '@/lib/codecs/game-filter'
import { pads } from '@/lib/registry'
import { headingsOffered } from '@/lib/server/headings'
import { fromBook, oneOf, requireDirector } from '@/lib/server/page'
import { listGames } from '@/lib/server/past-games'
import { onePerson } from '@/lib/server/persons'
import Link from 'next/link'
import { pastGames } from './past'

export const metadata: Metadata = { title: 'Past games' }

type Query = Record<string, string | string[] | undefined>

const PAGE = 20

/** A text of the address, without what no name can hold. */
const textOf = (query: Query, name: string): string => (oneOf(query[name]) ?? '').replaceAll('\0', '\uFFFD').trim().slice(0, 200)

const askedOf = (query: Query): PastAsked => ({
  text: textOf(query, PAST_QUERY.text),
  pad: textOf(query, PAST_QUERY.pad),
  heading: textOf(query, PAST_QUERY.heading),
  from: textOf(query, PAST_QUERY.from),
  to: textOf(query, PAST_QUERY.to),
  person: textOf(query, PAST_QUERY.person),
  status: textOf(query, PAST_QUERY.status),
  archived: textOf(query, PAST_QUERY.archived),
})

async function read(query: Query, asked: PastAsked) {
  const filter = gameFilterOf(name => (name === 'limit' ? String(PAGE) : textOf(query, name)))
  const listed = filter.ok ? await listGames(filter.value) : filter
  const person = asked.person === '' ? undefined : await onePerson(asked.person)
  return { listed, personName: person?.ok === true ? person.value.name : null, headings: await headingsOffered() }
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState title="No game is like that">
      <p>Ask for less: a shorter name, more days, any kind of game. Archived games stand on a shelf of their own.</p>
    </EmptyState>
  ) : (
    <EmptyState title="No game in this book yet">
      <p>Every game that is started stands here from then on.</p>
    </EmptyState>
  )
}

/** The games asked for, or why there are none. */
function Found({ listed, asked }: { listed: Awaited<ReturnType<typeof read>>['listed']; asked: PastAsked }) {
  if (!listed.ok) return <Notice tone="warning">{listed.problem.message}</Notice>
  const { games, cursor } = listed.value
  return (
    <>
      {games.length === 0 && <Nothing isNarrowed={Object.values(asked).some(part => part !== '')} />}
      {games.length > 0 && <PastList games={pastGames(games)} />}
      {cursor !== null && (
        <Link href={pastHref(asked, cursor)} className={`${buttonLook()} print:hidden`}>
          Earlier games
        </Link>
      )}
    </>
  )
}

export default async function PastPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams
  const asked = askedOf(query)
  const gate = await requireDirector(pastHref(asked))
  if (!gate.ok) return <TurnedAway message={gate.problem.message} />
  const found = await fromBook(() => read(query, asked))
  if (!found.ok) return <BookAway message={found.message} here={pastHref(asked)} />
  const { listed, personName, headings } = found.value
  return (
    <>
      <BackBar title="Past games" to="/" toWords="All games" />
      <main className="mx-auto grid w-full max-w-5xl gap-5 px-3 py-5 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-5">
        <PastFilters asked={asked} personName={personName} pads={pads.map(({ id, name }) => ({ id, name }))} headings={headings} />
        {asked.person !== '' && personName === null && <Notice tone="warning">There is no such person in this book.</Notice>}
        <Found listed={listed} asked={asked} />
      </main>
    </>
  )
}
