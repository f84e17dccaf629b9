'use client'
/** Before a key from a file is taken in: which earlier cards it would judge anew, and by how much. Nothing is written before the yes; all of it is one gesture. */
import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Notice } from '@/components/ui/Notice'
import { foretell } from '@/lib/pads/facts-in-five/desk/foretell'
import type { FiveAction } from '@/lib/pads/facts-in-five/record'
import type { FiveGame, FiveRound } from '../five-game'
import { placeWords } from './challenge-words'
import { Changes } from './Changes'
import { ChildrenLeft, RuledSeats } from './RuledSeats'
import { actionsOf, draftOf, type Intent } from './ruling'

interface KeyFileDialogProps {
  opened: FiveGame
  round: FiveRound
  /** Every new answer of the file; those that catch no card only join the key. */
  intents: readonly Intent[]
  onClose: () => void
  /** What was done, so that it can be undone as one, and for how many cards it was ruled. */
  onDone: (ids: readonly string[], ruled: number) => void
}

type Chosen = readonly ReadonlySet<string>[]

/** All of the file: each answer, and the ruling that goes with it. */
const actionsFor = ({ opened, round, intents }: KeyFileDialogProps, chosen: Chosen): readonly FiveAction[] =>
  intents.flatMap((intent, i) =>
    actionsOf(opened, round.number, intent, {
      seats: chosen[i] ?? new Set(),
      toKey: true,
      text: intent.text ?? '',
      reason: '',
      source: '',
      keep: false,
    }),
  )

export function KeyFileDialog(props: KeyFileDialogProps) {
  const { opened, round, intents, onClose, onDone } = props
  const [chosen, setChosen] = useState<Chosen>(() => intents.map(({ seats }) => new Set(seats)))
  const [said, setSaid] = useState<string | null>(null)
  const actions = useMemo(
    () => actionsFor({ opened, round, intents, onClose, onDone }, chosen),
    [opened, round, intents, onClose, onDone, chosen],
  )
  const told = useMemo(() => foretell(opened.table, actions), [opened.table, actions])
  const ruled = new Set(chosen.flatMap(seats => [...seats])).size
  const yes = () => {
    const done = opened.act(...actions.map(draftOf))
    if (done.ok) onDone(done.value, ruled)
    else setSaid(done.problem.message)
  }
  return (
    <Dialog
      open
      wide
      pad={opened.game.pad.id}
      title={`${intents.length} ${intents.length === 1 ? 'answer joins' : 'answers join'} the key`}
      description="Cards of this round have some of them and are not judged so. Near ones are not ticked."
      onOpenChange={open => {
        if (!open) onClose()
      }}
      actions={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button variant="primary" disabled={!told.ok} onClick={yes}>
            {ruled === 0 ? 'Only the key' : `Yes: valid on ${ruled} ${ruled === 1 ? 'card' : 'cards'}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {said !== null && <Notice tone="warning">{said}</Notice>}
        {told.ok ? (
          <Changes {...{ opened, round }} told={told.value} nobody={ruled === 0} />
        ) : (
          <Notice tone="warning">{told.problem.message}</Notice>
        )}
        {intents.map(
          (intent, i) =>
            intent.seats.length + intent.more.length > 0 && (
              <RuledSeats
                key={`${intent.row} ${intent.column} ${intent.text ?? ''}`}
                legend={`“${intent.text ?? ''}” in ${placeWords(round, intent)}`}
                opened={opened}
                round={round}
                intent={intent}
                chosen={chosen[i] ?? new Set()}
                onChange={next => {
                  setChosen(chosen.with(i, next))
                }}
              />
            ),
        )}
        <ChildrenLeft opened={opened} left={[...new Set(intents.flatMap(i => i.children))]} />
      </div>
    </Dialog>
  )
}
