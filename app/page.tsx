/** The book's first page: what is on the table now, what was played, and the way to a new game. Made anew whenever it is shown. */
import { randomUUID } from 'node:crypto'
import Link from 'next/link'
import { BookAway } from '@/components/home/BookAway'
import { Fresh } from '@/components/home/Fresh'
import { ImportGame } from '@/components/home/ImportGame'
import { ArchivedShelf, FinishedShelf, LiveShelf } from '@/components/home/Shelves'
import { SignOut } from '@/components/home/SignOut'
import { TurnedAway } from '@/components/home/TurnedAway'
import { Bar } from '@/components/ui/Bar'
import { buttonLook } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { PlainHttp } from '@/components/ui/PlainHttp'
import { SearchForm } from '@/components/ui/SearchForm'
import { fromBook, oneOf, requireDirector } from '@/lib/server/page'
import { bookShelf, liveShelf } from './shelves'

type Query = Record<string, string | string[] | undefined>

const pagesOf = (value: string | undefined): number => (value !== undefined && /^[1-9]\d?$/.test(value) ? Number(value) : 1)

/** What is asked for: a text, and how many pages of each shelf. */
function askedOf(query: Query) {
  const text = (oneOf(query['text']) ?? '').trim().slice(0, 120)
  const pages = {
    live: pagesOf(oneOf(query['live'])),
    finished: pagesOf(oneOf(query['finished'])),
    archived: pagesOf(oneOf(query['archived'])),
  }
  const href = (shelf: keyof typeof pages): string => {
    const counts = { ...pages, [shelf]: pages[shelf] + 1 }
    return `/?${new URLSearchParams([...(text === '' ? [] : [['text', text]]), ...Object.entries(counts).flatMap(([name, count]) => (count > 1 ? [[name, String(count)]] : []))]).toString()}`
  }
  return { text, pages, href, archiveAsked: query['archived'] !== undefined }
}

function StartLink() {
  return (
    <Link href="/new" className={buttonLook({ variant: 'primary' })}>
      <Icon name="plus" />
      Start a game
    </Link>
  )
}

function Nothing({ text }: { text: string }) {
  return text === '' ? (
    <EmptyState title="No game in this book yet" action={<StartLink />}>
      <p>Start one, say who sits at the table, and enter the first playcards. A game file from another book can be brought in below.</p>
    </EmptyState>
  ) : (
    <EmptyState title={`Nothing found for “${text}”`}>
      <p>Games are found by their title and by the names at the table. Try fewer letters.</p>
    </EmptyState>
  )
}

function Foot({ byPasscode }: { byPasscode: boolean }) {
  return (
    <footer className="mx-auto mt-6 flex w-full max-w-5xl flex-wrap gap-x-6 gap-y-2 border-t border-rule px-3 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-5">
      <Link href="/past" className={`${buttonLook({ variant: 'plain' })} -ml-3 self-start`}>
        <Icon name="clock" />
        Past games
      </Link>
      <Link href="/classes" className={`${buttonLook({ variant: 'plain' })} self-start`}>
        Classes
      </Link>
      <Link href="/people" className={`${buttonLook({ variant: 'plain' })} self-start`}>
        <Icon name="people" />
        People
      </Link>
      <ImportGame />
      <Link href="/rulings" className={buttonLook({ variant: 'plain' })}>
        Ruling book
      </Link>
      <Link href="/safe" className={buttonLook({ variant: 'plain' })}>
        Copies and files
      </Link>
      <Link href="/cards" className={buttonLook({ variant: 'plain' })}>
        Class cards
      </Link>
      {byPasscode && <SignOut />}
      <PlainHttp className="basis-full" />
    </footer>
  )
}

/** Copies that fail in silence are found missing when they are needed. */
function NoCopies() {
  const problem = globalThis.playcard?.copies?.problem ?? null
  if (problem === null) return null
  return (
    <Notice tone="warning" quiet title="The last copy of the book could not be made" action={<Link href="/safe">Copies and files</Link>}>
      {problem}
    </Notice>
  )
}

const shelvesOf = async (text: string, pages: ReturnType<typeof askedOf>['pages']) => ({
  live: await liveShelf(text, pages.live),
  finished: await bookShelf({ status: 'finished', archived: false, text }, pages.finished),
  archived: await bookShelf({ archived: true, text }, pages.archived),
})

export default async function HomePage({ searchParams }: { searchParams: Promise<Query> }) {
  const gate = await requireDirector('/')
  if (!gate.ok) return <TurnedAway message={gate.problem.message} />
  const { text, pages, href, archiveAsked } = askedOf(await searchParams)
  const read = await fromBook(() => shelvesOf(text, pages))
  if (!read.ok) return <BookAway message={read.message} here="/" />
  const { live, finished, archived } = read.value
  const isEmpty = [live, finished, archived].every(shelf => shelf.games.length === 0)
  return (
    <>
      <Bar title="Playcard" right={<StartLink />} />
      <main className="mx-auto grid w-full max-w-5xl gap-6 px-3 py-5 sm:px-5">
        <NoCopies />
        {(!isEmpty || text !== '') && (
          <SearchForm action="/" label="Find a game by title or name" placeholder="Title or name" text={text} />
        )}
        <Fresh stamp={randomUUID()}>
          {isEmpty && <Nothing text={text} />}
          {live.games.length > 0 && <LiveShelf shelf={live} moreHref={href('live')} />}
          {finished.games.length > 0 && <FinishedShelf shelf={finished} moreHref={href('finished')} />}
          {archived.games.length > 0 && (
            <ArchivedShelf shelf={archived} moreHref={href('archived')} open={archiveAsked && archived.games.length > 0} />
          )}
        </Fresh>
      </main>
      <Foot byPasscode={gate.byPasscode} />
    </>
  )
}
