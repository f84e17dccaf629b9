'use client'
/** One player's own cards, on his phone: round by round, with what they are worth. It only shows. */
import { Notice } from '@/components/ui/Notice'
import { Said } from '@/components/ui/Said'
import { signed } from '@/components/table/words'
import type { OwnCard, OwnCards as Own } from '@/lib/table/own-cards'
import { capital } from '@/lib/table/words'
import { KeyTable } from './KeyTable'
import { ReaderFrame } from './ReaderFrame'
import { useView, type Viewed } from './use-view'

const STANDS = { absent: 'absent', void: 'void' }

function Points({ own, points }: { own: Own; points: readonly (number | null)[] }) {
  return (
    <dl className="flex flex-wrap gap-x-[1.2em] gap-y-1">
      {own.classifications.map((c, i) => {
        const worth = points[i] ?? null
        return (
          <div key={c.id} className="flex items-baseline gap-[0.4em]">
            <dt className="text-[0.8em] text-ink-soft">{c.name}</dt>
            <dd className="figure text-[1.3em]">{worth === null ? <Said sign="–" word="no number" /> : signed(worth)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function Card({ own, card }: { own: Own; card: OwnCard }) {
  const { pad } = own
  const name = `${capital(pad.roundWord)} ${card.round}`
  return (
    <section aria-label={name} className="grid gap-[0.5em]">
      <h2 className="text-[1.1em]">
        {name}
        {card.soFar && <span className="font-sans text-[0.75em] font-normal text-doubt"> · so far</span>}
      </h2>
      {card.stand === 'played' ? (
        <>
          <Points own={own} points={card.points} />
          <KeyTable caption={`The ${pad.cardWord} of ${pad.roundWord} ${card.round}`} view={card.view} marks />
        </>
      ) : (
        <p>{STANDS[card.stand]}</p>
      )}
    </section>
  )
}

export function OwnCards({ game, seat, given }: { game: string; seat: string; given: Viewed<Own> }) {
  const at = `/api/games/${game}/seats/${encodeURIComponent(seat)}`
  const { view: own, gone, away } = useView(given, at, `${at}/live`)
  const { pad } = own
  return (
    <ReaderFrame pad={pad.id} title={`${own.seat.name} (${own.seat.number})`} subtitle={own.title} gone={gone} away={away}>
      <main className="grid max-w-3xl gap-[1.2em]">
        <p>
          <a href={`/games/${game}/room`} className="inline-flex min-h-11 items-center">
            What the room sees
          </a>
        </p>
        {own.totals && (
          <section aria-label="Total" className="grid gap-[0.3em]">
            <h2 className="text-[1.1em]">
              Through {pad.roundWord} {own.through}
            </h2>
            <Points own={own} points={own.totals} />
          </section>
        )}
        {own.held !== null && (
          <Notice quiet>
            The results of {pad.roundWord} {own.held} are being checked.
          </Notice>
        )}
        {own.cards.toReversed().map(card => (
          <Card key={card.round} own={own} card={card} />
        ))}
        {own.cards.length === 0 && own.held === null && <p>No {pad.cardWord} of yours is entered yet. This page shows it by itself.</p>}
      </main>
    </ReaderFrame>
  )
}
