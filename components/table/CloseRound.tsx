'use client'
/** Closing a round with its gaps named, and opening it again. It asks before it closes, and knows no pad: the gaps come in words. */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { findRound } from '@/lib/table/table'
import { capital } from '@/lib/table/words'
import type { TableGame } from './use-game'

export interface CloseRoundProps {
  game: TableGame
  round: number
  onSaid: (said: string | null) => void
}

function CloseDialog({ game, round, onSaid, onClose }: CloseRoundProps & { onClose: () => void }) {
  const gaps = game.gaps(round)
  const word = game.pad.roundWord
  const name = `${capital(word)} ${round}`
  const close = () => {
    const done = game.act({ type: 'round.close', round, gaps: [...new Set(gaps.map(g => g.kind))] })
    onSaid(done.ok ? null : done.problem.message)
    onClose()
  }
  return (
    <Dialog
      open
      pad={game.pad.id}
      onOpenChange={open => {
        if (!open) onClose()
      }}
      title={gaps.length === 0 ? `Close ${word} ${round}?` : `${name} has ${gaps.length} ${gaps.length === 1 ? 'gap' : 'gaps'}`}
      description={
        gaps.length === 0
          ? `Everything is there. A closed ${word} can still be edited.`
          : 'A gap counts nothing. It can be filled in later; the sheet stays marked as not complete.'
      }
      actions={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button variant="primary" onClick={close}>
            {gaps.length === 0 ? `Close the ${word}` : 'Close with these gaps'}
          </Button>
        </>
      }
    >
      {gaps.length > 0 && (
        <ul className="list-disc pl-5">
          {gaps.map(g => (
            <li key={`${g.seat} ${g.kind}`} dir="auto">
              {g.message}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
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
    onSaid(done.ok ? null : done.problem.message)
  }
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
