'use client'
/** What stands around every card: who is on it, the way out where there is none, a void one with the way back. It knows no pad. */
import { useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import { Notice } from '@/components/ui/Notice'
import { findRound, findSeat, plays } from '@/lib/table/table'
import { openedByKey, useCardFocus } from './card-focus'
import { CardStand } from './CardStand'
import { CheckBar } from './CheckBar'
import type { TableGame } from './use-game'
import { useHere } from './use-here'
import type { Go } from './use-place'

export interface CardFrameProps {
  game: TableGame
  round: number
  seat: string
  go: Go
  /** "Playcard" or "Turn": what it is called where it is announced. */
  called: string
  /** What a void one leaves alone: "Nobody else’s marks change." */
  untouched: string
  head: ReactNode
  children: ReactNode
}

function NoSuchCard({ game, go }: Pick<CardFrameProps, 'game' | 'go'>) {
  const { cardWord, roundWord, seatRange } = game.pad
  return (
    <EmptyState
      title={`No such ${cardWord}`}
      action={
        <Button
          variant="primary"
          onClick={() => {
            go({ view: 'desk', seat: null })
          }}
        >
          To the desk
        </Button>
      }
    >
      {`This ${seatRange.teams === 'always' ? 'team' : 'seat'} does not play this ${roundWord}, or the ${roundWord} is not open.`}
    </EmptyState>
  )
}

export function CardFrame({ game, round, seat, go, called, untouched, head, children }: CardFrameProps) {
  useHere(game.id, round, seat)
  const place = useRef<HTMLElement>(null)
  useCardFocus(place)
  const found = findSeat(game.table, seat)
  const held = findRound(game.table, round)
  if (!held || !found || !plays(found, round)) return <NoSuchCard game={game} go={go} />
  const card = held.cards.get(seat)
  return (
    <section
      ref={place}
      aria-label={`${called} of ${found.name}, ${game.pad.roundWord} ${round}`}
      onKeyDownCapture={event => {
        if (event.key === 'Enter') openedByKey()
        if (event.key === '/' && !(event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)) {
          const finder = place.current?.querySelector<HTMLElement>('header input')
          if (finder) event.preventDefault()
          finder?.focus()
        }
      }}
    >
      {head}
      {card?.stand === 'void' ? (
        <div className="grid gap-3 pt-3">
          <Notice tone="warning" quiet title={`This ${game.pad.cardWord} is void`}>
            {card.reason ?? 'It counts nothing.'} {untouched} It can be restored at any time.
          </Notice>
          <CardStand game={game} round={round} seat={seat} onSaid={() => undefined} />
        </div>
      ) : (
        <>
          <div className="pt-3 empty:hidden">
            <CheckBar
              game={game}
              round={round}
              seat={seat}
              onNext={next => {
                if (next) go({ view: 'card', round: next.round, seat: next.seat })
                else go({ view: 'desk', round, seat: null })
              }}
            />
          </div>
          {children}
        </>
      )}
    </section>
  )
}
