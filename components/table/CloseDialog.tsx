'use client'
/** Closing a round: one sheet lists all its gaps, and one key closes the round with them named. It knows no pad: the gaps come in words. */
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { whyNot } from '@/lib/table/result'
import { capital } from '@/lib/table/words'
import type { TableGame } from './use-game'

export interface CloseDialogProps {
  game: TableGame
  round: number
  onSaid: (said: string | null) => void
  onClose: () => void
}

export function CloseDialog({ game, round, onSaid, onClose }: CloseDialogProps) {
  const gaps = game.gaps(round)
  const word = game.pad.roundWord
  const name = `${capital(word)} ${round}`
  const close = () => {
    const done = game.act({ type: 'round.close', round, gaps: [...new Set(gaps.map(g => g.kind))] })
    onSaid(whyNot(done))
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
          : gaps.every(g => g.kind === 'unchecked')
            ? 'What nobody else has looked at counts as it was entered.'
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
