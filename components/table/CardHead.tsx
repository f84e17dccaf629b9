'use client'
/** Over every card: whose it is, a line about it, who else is on it, and the way back to the desk. It knows no pad. */
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { findSeat, seatsOf } from '@/lib/table/table'
import { capital } from '@/lib/table/words'
import { CardFinder } from './CardFinder'
import type { TableGame } from './use-game'
import { othersOn } from './use-here'
import { playedBy, seatName } from './words'
import { isolated } from '@/lib/table/closed-text'

export interface CardHeadProps {
  game: TableGame
  round: number
  seat: string
  /** After "Round 3": who scores or reads, running total. */
  children: ReactNode
  onDesk: () => void
  onOpen: (seat: string) => void
}

/** At a table of so many the next card is looked for, not seen. */
const MANY = 6

export function CardHead({ game, round, seat, children, onDesk, onOpen }: CardHeadProps) {
  const { table, pad } = game
  const found = findSeat(table, seat)
  const substitute = playedBy(found, round)
  const others = othersOn(game, round, seat)
  return (
    <header className="sticky top-14 z-10 -mx-3 -mt-4 flex items-center gap-2 border-b border-rule bg-paper px-3 py-1.5 sm:top-[6.4rem] sm:-mx-6 sm:px-6">
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-xl">
          {seatName(table, seat)}{' '}
          <span className="font-sans text-sm font-normal text-ink-soft">
            ({found?.number}){substitute !== null && `, ${substitute}`}
          </span>
        </h2>
        <p className="h-[1.5em] truncate text-[0.8125rem] leading-[1.5] text-ink-soft contain-strict">
          {capital(pad.roundWord)} {round}
          {children}
        </p>
        {others.length > 0 && (
          <p className="text-[0.8125rem] font-medium text-doubt">
            {others.map(isolated).join(', ')} {others.length > 1 ? 'are' : 'is'} on this {pad.cardWord} too.
          </p>
        )}
      </div>
      {seatsOf(table, round).length > MANY && (
        <CardFinder game={game} round={round} onOpen={onOpen} className="relative w-30 shrink-0 sm:w-52" />
      )}
      <Button variant="plain" onClick={onDesk}>
        Desk
      </Button>
    </header>
  )
}
