'use client'
/** Closing a round: one sheet lists all its gaps, and one key closes the round with them named. */
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import type { FiveGame, FiveRound } from './five-game'

export function CloseDialog({
  opened,
  round,
  onClose,
  onSaid,
}: {
  opened: FiveGame
  round: FiveRound
  onClose: () => void
  onSaid: (said: string | null) => void
}) {
  const gaps = opened.game.gaps(round.number)
  const close = () => {
    const done = opened.act({ type: 'round.close', round: round.number, gaps: [...new Set(gaps.map(g => g.kind))] })
    onSaid(done.ok ? null : done.problem.message)
    onClose()
  }
  return (
    <Dialog
      open
      pad={opened.game.pad.id}
      onOpenChange={open => {
        if (!open) onClose()
      }}
      title={
        gaps.length === 0
          ? `Close round ${round.number}?`
          : `Round ${round.number} has ${gaps.length} ${gaps.length === 1 ? 'gap' : 'gaps'}`
      }
      description={
        gaps.length === 0
          ? 'Everything is there. A closed round can still be edited.'
          : 'A gap counts nothing. It can be filled in later; the sheet stays marked as not complete.'
      }
      actions={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button variant="primary" onClick={close}>
            {gaps.length === 0 ? 'Close the round' : 'Close with these gaps'}
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
