/** Games that were played: what, when, who, who won and with how much. One line a game, the newest first. */
import Link from 'next/link'
import { Fronts } from '@/components/home/Fronts'
import { Badge } from '@/components/ui/Badge'
import { buttonLook } from '@/components/ui/Button'
import type { PastGame, PastSeat } from './past-view'

const MOST_SEATS = 12

function Seats({ seats }: { seats: readonly PastSeat[] }) {
  const shown = seats.slice(0, MOST_SEATS)
  return (
    <ul aria-label="At the table" className="flex flex-wrap gap-x-3 gap-y-0.5 text-[0.9375rem]">
      {shown.map((seat, place) => (
        // Two seats may have the same name and the same points.
        <li key={place} className="min-w-0 [overflow-wrap:anywhere]">
          <bdi>{seat.name}</bdi> <span className="figure">{seat.points ?? '–'}</span>
        </li>
      ))}
      {seats.length > shown.length && <li className="text-ink-soft">and {seats.length - shown.length} more</li>}
    </ul>
  )
}

function Line({ game }: { game: PastGame }) {
  return (
    <li
      data-pad={game.pad}
      data-game={game.id}
      className="grid items-start gap-x-6 gap-y-2 px-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,17rem)] print:break-inside-avoid"
    >
      <div className="min-w-0">
        <h2 className="text-[1.0625rem] [overflow-wrap:anywhere]" dir="auto">
          <Link href={`/games/${game.id}`} prefetch={false} className="inline-flex min-h-11 items-center text-ink hover:text-accent">
            {game.title}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <span>
            {game.day}
            {game.zone !== '' && ` in ${game.zone}`} · {game.padName}
          </span>
          {game.remarks.map(remark => (
            <Badge key={remark}>{remark}</Badge>
          ))}
        </p>
        <Seats seats={game.seats} />
      </div>
      <div className="grid gap-1 sm:pt-2">
        {game.fronts.length === 0 ? <p className="text-sm text-ink-soft">No winner</p> : <Fronts fronts={game.fronts} finished />}
        <Link
          href={`/games/${game.id}/story`}
          prefetch={false}
          className={`${buttonLook({ variant: 'plain' })} -ml-3 justify-self-start print:hidden`}
        >
          How it went<span className="sr-only">: {game.title}</span>
        </Link>
      </div>
    </li>
  )
}

export function PastList({ games }: { games: readonly PastGame[] }) {
  return (
    <ul aria-label="Past games" className="frame divide-y divide-rule">
      {games.map(game => (
        <Line key={game.id} game={game} />
      ))}
    </ul>
  )
}
