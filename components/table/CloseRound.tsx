'use client'
/** Closing a round, and opening it again. It asks before it closes (CloseDialog), and knows no pad. */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { whyNot } from '@/lib/table/result'
import { findRound } from '@/lib/table/table'
import { CloseDialog } from './later'
import type { TableGame } from './use-game'

export interface CloseRoundProps {
  game: TableGame
  round: number
  onSaid: (said: string | null) => void
}

export function CloseRound({ game, round, onSaid }: CloseRoundProps) {
  const [closing, setClosing] = useState(false)
  const isOpen = findRound(game.table, round)?.status === 'open'
  const press = () => {
    if (isOpen) {
      setClosing(true)
      return
    }
    const done = game.act({ type: 'round.reopen', round })
    onSaid(whyNot(done))
  }
  if (game.by.role !== 'director') return null
  return (
    <>
      <Button className="justify-self-start" onClick={press}>
        {isOpen ? 'Close' : 'Reopen'} {game.pad.roundWord} {round}
      </Button>
      {closing && (
        <CloseDialog
          game={game}
          round={round}
          onSaid={onSaid}
          onClose={() => {
            setClosing(false)
          }}
        />
      )}
    </>
  )
}
