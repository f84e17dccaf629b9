'use client'
/** Asks before a game is finished early, since everybody's screen then names winners: what decides, and what is not there. It knows no pad. */
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { capital } from '@/lib/table/words'
import type { TableGame } from './use-game'

export interface FinishDialogProps {
  game: TableGame
  onFinish: () => void
  onClose: () => void
}

/** "Round 3 and round 4 are not complete": what is missing there counts nothing. */
function openWords({ sheet, pad }: TableGame): string | null {
  const open = sheet.rounds.filter(r => !r.complete).map(r => `${pad.roundWord} ${r.number}`)
  if (open.length === 0) return null
  const names = open.length === 1 ? open.join('') : `${open.slice(0, -1).join(', ')} and ${open.at(-1) ?? ''}`
  return `${capital(names)} ${open.length === 1 ? 'is' : 'are'} not complete: what is missing counts nothing.`
}

export function FinishDialog({ game, onFinish, onClose }: FinishDialogProps) {
  const { table, pad } = game
  const played = table.rounds.length
  const open = openWords(game)
  return (
    <Dialog
      open
      pad={pad.id}
      onOpenChange={shown => {
        if (!shown) onClose()
      }}
      title="Finish the game here?"
      description={
        played === 0
          ? `No ${pad.roundWord} has been played: there will be no winner.`
          : `What stands on the sheet after ${played} ${pad.roundWord}${played === 1 ? '' : 's'} decides. The game can be reopened.`
      }
      actions={
        <>
          <Button onClick={onClose}>Play on</Button>
          <Button variant="primary" onClick={onFinish}>
            Finish the game
          </Button>
        </>
      }
    >
      {open !== null && <p>{open}</p>}
    </Dialog>
  )
}
