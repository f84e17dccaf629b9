/** The library of Class cards: gate, read, render. */
import Form from 'next/form'
import Link from 'next/link'
import { CardList } from '@/components/cards/CardList'
import { CardsIn } from '@/components/cards/CardsIn'
import { BookAway } from '@/components/home/BookAway'
import { TurnedAway } from '@/components/home/TurnedAway'
import { Bar } from '@/components/ui/Bar'
import { Button, buttonLook } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import { TextInput } from '@/components/ui/Field'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { classCardsPad } from '@/lib/registry'
import { listCards } from '@/lib/server/class-cards'
import { fromBook, oneOf, requireDirector } from '@/lib/server/page'

type Query = Record<string, string | string[] | undefined>
type Wanted = { text: string; archived: boolean }

const hrefOf = ({ text, archived }: Wanted, cursor?: string): string => {
  const query = new URLSearchParams({
    ...(text === '' ? {} : { text }),
    ...(archived ? { archived: 'only' } : {}),
    ...(cursor === undefined ? {} : { cursor }),
  }).toString()
  return query === '' ? '/cards' : `/cards?${query}`
}

function Search({ text, archived }: Wanted) {
  return (
    <Form action="/cards" role="search" className="flex flex-wrap items-center gap-2">
      {archived && <input type="hidden" name="archived" value="only" />}
      <div className="min-w-48 flex-1 basis-48 sm:max-w-sm">
        <TextInput
          key={text}
          type="search"
          name="text"
          aria-label="Find a card"
          placeholder="Card, Class or Category"
          defaultValue={text}
          maxLength={120}
        />
      </div>
      <Button type="submit">Find</Button>
      {text !== '' && (
        <Link href={hrefOf({ text: '', archived })} className={buttonLook({ variant: 'plain' })}>
          Show all
        </Link>
      )}
      <Link href={hrefOf({ text: '', archived: !archived })} className={buttonLook({ variant: 'plain' })}>
        {archived ? 'Back to the deck' : 'Put away'}
      </Link>
    </Form>
  )
}

function Nothing({ text, archived }: Wanted) {
  if (text !== '')
    return (
      <EmptyState title={`Nothing found for “${text}”`}>
        <p>Cards are found by their name, their Classes and their Categories.</p>
      </EmptyState>
    )
  return archived ? (
    <EmptyState title="No card is put away">
      <p>A card that is put away is not offered any more when Classes are announced. Games that used it stay as they are.</p>
    </EmptyState>
  ) : (
    <EmptyState title="No Class card in this book yet">
      <p>Write the cards of your deck in, or bring in a file. Three letters then find a card when Classes are announced.</p>
    </EmptyState>
  )
}

function Files() {
  return (
    <section aria-label="Files" className="grid gap-3 border-t border-rule pt-4">
      <p className="max-w-prose text-sm text-ink-soft">
        A spreadsheet has the columns card, form, class and categories, one Class a line, Categories parted by semicolons. Forms are single,
        choice, spelling, class-only and wild. A file is taken whole or not at all.
      </p>
      <div className="flex flex-wrap items-start gap-2">
        <CardsIn />
        <a href="/api/class-cards/file" download className={buttonLook()}>
          Cards as a file
        </a>
        <a href="/api/class-cards/file.csv" download className={buttonLook()}>
          Cards as CSV
        </a>
      </div>
    </section>
  )
}

const wantedOf = (query: Query): Wanted => ({
  text: (oneOf(query['text']) ?? '').trim().slice(0, 120),
  archived: query['archived'] === 'only',
})

function Found({ found, wanted }: { found: Awaited<ReturnType<typeof listCards>>; wanted: Wanted }) {
  if (!found.ok) return <Notice tone="warning">{found.problem.message}</Notice>
  const { cards, cursor } = found.value
  return (
    <>
      {cards.length === 0 && <Nothing {...wanted} />}
      <CardList cards={cards} pad={classCardsPad} />
      {cursor !== null && (
        <Link href={hrefOf(wanted, cursor)} className={buttonLook()}>
          Further cards
        </Link>
      )}
    </>
  )
}

export default async function CardsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const gate = await requireDirector('/cards')
  if (!gate.ok) return <TurnedAway message={gate.problem.message} />
  const query = await searchParams
  const wanted = wantedOf(query)
  const read = await fromBook(() => listCards({ ...wanted, cursor: oneOf(query['cursor']) }))
  if (!read.ok) return <BookAway message={read.message} here="/cards" />
  return (
    <div data-pad={classCardsPad}>
      <Bar
        title={wanted.archived ? 'Class cards put away' : 'Class cards'}
        left={
          <Link href="/" aria-label="All games" className="grid size-11 place-items-center text-ink-soft hover:text-ink">
            <Icon name="arrow-left" className="size-5" />
          </Link>
        }
      />
      <main className="mx-auto grid w-full max-w-4xl gap-5 px-3 py-5 sm:px-5">
        <Search {...wanted} />
        <Found found={read.value} wanted={wanted} />
        <Files />
      </main>
    </div>
  )
}
