/** The ruling book: gate, read, render. */
import Link from 'next/link'
import { BookAway } from '@/components/home/BookAway'
import { TurnedAway } from '@/components/home/TurnedAway'
import { RulingList } from '@/components/rulings/RulingList'
import { RulingsIn } from '@/components/rulings/RulingsIn'
import { Bar } from '@/components/ui/Bar'
import { buttonLook } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { SearchForm } from '@/components/ui/SearchForm'
import { rulingsPad } from '@/lib/registry'
import { fromBook, oneOf, requireDirector } from '@/lib/server/page'
import { listRulings } from '@/lib/server/ruling-book'

type Query = Record<string, string | string[] | undefined>

function Nothing({ text }: { text: string }) {
  return text === '' ? (
    <EmptyState title="No ruling is kept yet">
      <p>
        When you rule on an entry at the judging desk, switch on “Keep it in the ruling book”. It is offered when the same answer comes
        again.
      </p>
    </EmptyState>
  ) : (
    <EmptyState title={`Nothing found for “${text}”`}>
      <p>Rulings are found by their entry, Class, Category, reason and source.</p>
    </EmptyState>
  )
}

const moreHref = (text: string, cursor: string): string =>
  `/rulings?${new URLSearchParams({ ...(text === '' ? {} : { text }), cursor }).toString()}`

export default async function RulingsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const gate = await requireDirector('/rulings')
  if (!gate.ok) return <TurnedAway message={gate.problem.message} />
  const query = await searchParams
  const text = (oneOf(query['text']) ?? '').trim().slice(0, 120)
  const cursor = oneOf(query['cursor'])
  const read = await fromBook(() => listRulings({ text, cursor }))
  if (!read.ok) return <BookAway message={read.message} here="/rulings" />
  const found = read.value
  return (
    <div data-pad={rulingsPad}>
      <Bar
        title="Ruling book"
        left={
          <Link href="/" aria-label="All games" className="grid size-11 place-items-center text-ink-soft hover:text-ink">
            <Icon name="arrow-left" className="size-5" />
          </Link>
        }
      />
      <main className="mx-auto grid w-full max-w-4xl gap-5 px-3 py-5 sm:px-5">
        <SearchForm action="/rulings" label="Find a ruling" placeholder="Entry, Class, reason or source" text={text} />
        {!found.ok && <Notice tone="warning">{found.problem.message}</Notice>}
        {found.ok && found.value.rulings.length === 0 && <Nothing text={text} />}
        {found.ok && <RulingList rulings={found.value.rulings} />}
        {found.ok && found.value.cursor !== null && (
          <Link href={moreHref(text, found.value.cursor)} className={buttonLook()}>
            Older rulings
          </Link>
        )}
        <section aria-label="Files" className="flex flex-wrap items-start gap-2 border-t border-rule pt-4">
          <RulingsIn />
          <a href="/api/rulings/file" download className={buttonLook()}>
            Book as a file
          </a>
          <a href="/api/rulings/file.csv" download className={buttonLook()}>
            Book as CSV
          </a>
        </section>
      </main>
    </div>
  )
}
