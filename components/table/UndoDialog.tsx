'use client'
/** Asks before something is taken back, names it, and names what would have to go with it. Taking back can itself be taken back. */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Notice } from '@/components/ui/Notice'
import { takeBack, type Undone } from './undo'
import type { TableGame } from './use-game'
import { wordsOf, type PadWords } from './words'

type Blocking = Extract<Undone, { ok: false }>

export interface UndoDialogProps {
  game: TableGame
  words: PadWords
  /** What is to be taken back; no ids: there is nothing. */
  asked: { ids: readonly string[]; what: string } | null
  onClose: () => void
}

/** What stands in the way, and what would have to go with it. */
function Blocked({ game, words, blocked }: Pick<UndoDialogProps, 'game' | 'words'> & { blocked: Blocking }) {
  const together = game.log.filter(l => blocked.together.includes(l.envelope.id))
  return (
    <div className="grid gap-3">
      <Notice tone="warning">{blocked.message}</Notice>
      {together.length > 0 && (
        <ul className="list-disc pl-5 text-sm">
          {together.map(l => (
            <li key={l.envelope.id}>{wordsOf(game.table, l, words)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function UndoDialog({ game, words, asked, onClose }: UndoDialogProps) {
  const [blocked, setBlocked] = useState<Blocking | null>(null)
  const take = (ids: readonly string[]) => {
    const done = takeBack(game, ids)
    if (done.ok) onClose()
    else setBlocked(done)
  }
  const nothing = asked?.ids.length === 0
  const actions = nothing ? (
    <Button variant="primary" onClick={onClose}>
      All right
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>Leave it</Button>
      {(!blocked || blocked.together.length > 0) && (
        <Button
          variant="primary"
          icon="undo"
          onClick={() => {
            take(blocked ? blocked.together : (asked?.ids ?? []))
          }}
        >
          {blocked ? `Undo all ${game.log.filter(l => blocked.together.includes(l.envelope.id)).length}` : 'Undo it'}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={open => {
        if (!open) onClose()
      }}
      pad={game.pad.id}
      title={nothing ? 'Nothing to undo' : 'Undo this?'}
      description={nothing ? 'This device has not done anything in this game that is still in force.' : asked?.what}
      actions={actions}
    >
      {blocked && <Blocked game={game} words={words} blocked={blocked} />}
    </Dialog>
  )
}
