'use client'
/** The cards that wait for a second look, most at stake first; one's own come last, unless something is still open on them. It knows no pad, and judges nothing. */
import { useState } from 'react'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { findSeat } from '@/lib/table/table'
import type { ToCheck } from '@/lib/table/to-check'
import { CheckBar, isOwn } from './CheckBar'
import { stakeWords } from './stake-words'
import type { TableGame } from './use-game'
import { seatName } from './words'

export interface CheckListProps {
  game: TableGame
  /** Opens a card; what has no view of its own is looked at where it is listed. */
  onOpen: (round: number, seat: string) => void
  hasCards: boolean
}

/** As many as fit a phone's screen. */
const FIRST = 6

function Sign({ own, slips, open }: { own: boolean } & Pick<ToCheck, 'slips' | 'open'>) {
  if (own) return <Badge>written by you</Badge>
  if (slips !== null)
    return (
      <Badge tone="doubt" icon="warning">
        {slips === 1 ? 'first' : 'then'}
      </Badge>
    )
  return open > 0 ? (
    <Badge tone="doubt" icon="question">
      open
    </Badge>
  ) : null
}

function Line({ game, card, own, onOpen, hasCards }: CheckListProps & { card: ToCheck; own: boolean }) {
  const { round, seat, slips } = card
  return (
    <li>
      <button
        type="button"
        onClick={() => {
          onOpen(round, seat)
        }}
        className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-left hover:bg-accent-soft"
      >
        <span className="figure w-8 shrink-0 text-xl text-ink-soft">{findSeat(game.table, seat)?.number}</span>
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate font-semibold">
            {seatName(game.table, seat)} <span className="text-sm font-normal text-ink-soft">{`${game.pad.roundWord} ${round}`}</span>
          </span>
          <span className="block text-xs text-ink-soft">{stakeWords(card, game.sheet.classifications)}</span>
        </span>
        <Sign own={own} slips={slips} open={card.open} />
      </button>
      {!hasCards && (
        <div className="px-3 pb-3">
          <CheckBar game={game} round={round} seat={seat} onNext={() => undefined} />
        </div>
      )}
    </li>
  )
}

export function CheckList(props: CheckListProps) {
  const { game } = props
  const [all, setAll] = useState(false)
  if (!game.table.checks) return null
  const cards = game.toCheck().map(card => ({ card, own: card.open === 0 && isOwn(game, card.round, card.seat, game.by.actor) }))
  const order = [...cards.filter(c => !c.own), ...cards.filter(c => c.own)]
  const shown = all ? order : order.slice(0, FIRST)
  return (
    <section aria-labelledby="check-head" className="mt-6 grid gap-2">
      <h2 id="check-head" className="text-lg">
        {cards.length === 0 ? 'Nothing waits for a second look' : `To check: ${cards.length}`}
      </h2>
      {cards.length > 0 && (
        <ol aria-label="To check, most at stake first" className="frame divide-y divide-rule">
          {shown.map(({ card, own }) => (
            <Line key={`${card.round} ${card.seat}`} {...props} card={card} own={own} />
          ))}
        </ol>
      )}
      {shown.length < order.length && (
        <Button
          variant="plain"
          className="justify-self-start"
          onClick={() => {
            setAll(true)
          }}
        >
          All {order.length}
        </Button>
      )}
    </section>
  )
}
