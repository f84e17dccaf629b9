'use client'
/**
 * Closing a round: one sheet lists all its gaps and every card that does not agree with its paper, and one key closes the round with them named. It knows
 * no pad: gaps and remarks come in words.
 */
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { whyNot, type Gap } from '@/lib/table/result'
import { capital } from '@/lib/table/words'
import { cardRemarks, type CardRemark } from './card-remarks'
import type { TableGame } from './use-game'
import { seatName } from './words'

export interface CloseDialogProps {
  game: TableGame
  round: number
  onSaid: (said: string | null) => void
  onClose: () => void
}

function titleOf(name: string, gaps: readonly Gap[], remarked: number, word: string): string {
  const look = `${remarked} ${remarked === 1 ? word : `${word}s`} to look at`
  if (gaps.length === 0) return remarked === 0 ? `Close ${name}?` : `${capital(name)} has ${look}`
  const missing = `${gaps.length} ${gaps.length === 1 ? 'gap' : 'gaps'}`
  return `${capital(name)} has ${remarked === 0 ? missing : `${missing}, and ${look}`}`
}

function descriptionOf(gaps: readonly Gap[], remarks: readonly CardRemark[], word: string): string {
  if (gaps.length === 0 && remarks.length === 0) return `Everything is there, and agrees. A closed ${word} can still be edited.`
  if (gaps.length === 0)
    return `Everything is there, but not everything agrees. It counts as it is entered; a closed ${word} can still be edited.`
  if (gaps.every(g => g.kind === 'unchecked')) return 'What nobody else has looked at counts as it was entered.'
  return 'A gap counts nothing. It can be filled in later; the sheet stays marked as not complete.'
}

export function CloseDialog({ game, round, onSaid, onClose }: CloseDialogProps) {
  const gaps = game.gaps(round)
  const remarks = cardRemarks(game, round)
  const word = game.pad.roundWord
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
      title={titleOf(`${word} ${round}`, gaps, new Set(remarks.map(r => r.seat)).size, game.pad.cardWord)}
      description={descriptionOf(gaps, remarks, word)}
      actions={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button variant="primary" onClick={close}>
            {gaps.length === 0 ? `Close the ${word}` : 'Close with these gaps'}
          </Button>
        </>
      }
    >
      {gaps.length + remarks.length > 0 && (
        <ul aria-label="Before it is closed" className="list-disc pl-5">
          {gaps.map(g => (
            <li key={`${g.seat} ${g.kind}`}>{g.message}</li>
          ))}
          {remarks.map((r, i) => (
            <li key={`${r.seat} ${r.code} ${i}`}>
              <b className="font-semibold">
                <bdi>{seatName(game.table, r.seat)}</bdi>
              </b>
              : {r.message}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
