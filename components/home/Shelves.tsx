/** The shelves of the home page: games on the table as large cards, finished ones as a list with who won, archived ones folded away. */
import Link from 'next/link'
import { Badge } from '@/components/ui/Badge'
import { buttonLook } from '@/components/ui/Button'
import { Disclosure } from '@/components/ui/Disclosure'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { Fronts } from './Fronts'
import { listed, type GameCard, type LiveCard, type Shelf } from './home-view'

const MOST_SEATS = 6

function More({ href, what }: { href: string; what: string }) {
  return (
    <Link href={href} scroll={false} className={buttonLook({ variant: 'quiet' })}>
      {what}
    </Link>
  )
}

function Live({ card }: { card: LiveCard }) {
  return (
    <li data-pad={card.pad} data-game={card.id} className="frame relative flex flex-col gap-3 p-4 has-[a:hover]:border-accent sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-xl [overflow-wrap:anywhere]" dir="auto">
          {card.title}
        </h3>
        {card.where !== '' && (
          <Badge tone="accent" icon="play" className="mt-1">
            {card.where}
          </Badge>
        )}
      </div>
      <p className="-mt-2 text-sm text-ink-soft">
        {card.padName} · {card.day}
      </p>
      <p className="text-[0.9375rem] [overflow-wrap:anywhere]">
        <Icon name="people" className="mr-1.5 text-ink-soft" label="Seats:" />
        {listed(card.seats, MOST_SEATS)}
      </p>
      {card.problem !== undefined && (
        <Notice tone="error" quiet>
          {card.problem}
        </Notice>
      )}
      {card.since !== '' && (
        <div className="border-t border-rule pt-2">
          <p className="caption mb-1">{card.since}</p>
          <Fronts fronts={card.fronts} finished={false} />
        </div>
      )}
      <Link
        href={`/games/${card.id}`}
        className={`${buttonLook({ variant: 'primary', wide: true })} mt-auto min-h-13 text-lg after:absolute after:inset-0`}
      >
        Go on
        <span className="sr-only"> with {card.title}</span>
        <Icon name="arrow-right" />
      </Link>
    </li>
  )
}

export function LiveShelf({ shelf, moreHref }: { shelf: Shelf<LiveCard>; moreHref: string }) {
  return (
    <section aria-labelledby="live" className="grid gap-3">
      <h2 id="live">At the table now</h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {shelf.games.map(card => (
          <Live key={card.id} card={card} />
        ))}
      </ul>
      {shelf.more !== null && <More href={moreHref} what="More games at the table" />}
    </section>
  )
}

function Line({ card, again }: { card: GameCard; again: boolean }) {
  return (
    <li
      data-pad={card.pad}
      data-game={card.id}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 px-4 py-2 pb-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,17rem)_auto] sm:gap-x-6"
    >
      <div className="min-w-0">
        <h3 className="[overflow-wrap:anywhere]" dir="auto">
          <Link href={`/games/${card.id}`} prefetch={false} className="inline-flex min-h-11 items-center text-ink hover:text-accent">
            {card.title}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">
          {card.day} · {card.padName}
        </p>
        <p className="text-sm [overflow-wrap:anywhere]">{listed(card.seats, MOST_SEATS)}</p>
      </div>
      <div className="order-last col-span-2 sm:order-none sm:col-span-1 sm:pt-2">
        {card.fronts.length === 0 ? (
          <p className="text-sm text-ink-soft">{card.scored ? 'No winner' : 'No scores'}</p>
        ) : (
          <Fronts fronts={card.fronts} finished />
        )}
      </div>
      {again && (
        <Link href={`/new?from=${card.id}`} prefetch={false} className={`${buttonLook({ variant: 'plain' })} -mr-3 sm:mr-0`}>
          <Icon name="redo" />
          Same again<span className="sr-only">: the people and rules of {card.title}</span>
        </Link>
      )}
    </li>
  )
}

function Lines({ cards, again }: { cards: readonly GameCard[]; again: boolean }) {
  return (
    <ul className="frame divide-y divide-rule">
      {cards.map(card => (
        <Line key={card.id} card={card} again={again} />
      ))}
    </ul>
  )
}

export function FinishedShelf({ shelf, moreHref, title = 'Finished' }: { shelf: Shelf<GameCard>; moreHref: string; title?: string }) {
  return (
    <section aria-labelledby="finished" className="grid gap-3">
      <h2 id="finished">{title}</h2>
      <Lines cards={shelf.games} again />
      {shelf.more !== null && <More href={moreHref} what="More finished games" />}
    </section>
  )
}

export function ArchivedShelf({ shelf, moreHref, open }: { shelf: Shelf<GameCard>; moreHref: string; open: boolean }) {
  return (
    <section aria-label="Archived games">
      <Disclosure summary="Archived" aside={`${shelf.games.length}${shelf.more === null ? '' : ' and more'}`} open={open}>
        <div className="-ml-6 grid gap-3 p-1">
          <Lines cards={shelf.games} again={false} />
          {shelf.more !== null && <More href={moreHref} what="More archived games" />}
        </div>
      </Disclosure>
    </section>
  )
}
