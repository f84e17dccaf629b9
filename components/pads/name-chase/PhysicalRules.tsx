'use client'
/** How the game is played at the table, in a few words of our own: for whoever asks in the middle of a round. */
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { PUZZLES } from '@/lib/pads/name-chase/card'
import { worth } from '@/lib/pads/name-chase/scoring'
import type { ChaseGame } from './chase-game'

const CLUES = ([1, 2, 3, 4] as const).map(worth).join(', ')

const RULES: readonly { head: string; says: string }[] = [
  { head: 'Before the first round', says: 'Shuffle the cards into the draw box. Choose the team that begins; turns go clockwise.' },
  {
    head: 'A turn',
    says: `The Reader draws two cards and reads ${PUZZLES} puzzles to his own team: two on the front of a card, turn it over, two on the back; then the other card.`,
  },
  {
    head: 'A puzzle',
    says: `Its clues are read in order and are worth ${CLUES}. The guess that is right scores the clue just read. Four clues without a right guess score nothing.`,
  },
  {
    head: 'Guessing',
    says: 'Everybody but the Reader has one guess a clue, and a wrong guess costs nothing. No stalling: the Reader goes on. Whether an answer is good enough, the Reader decides.',
  },
  { head: 'Used cards', says: 'Lay a card that is through beside the box; at the end of the round the used ones go to the discard side.' },
  { head: 'The next round', says: 'Somebody else of each team reads. In a team of two the Reader and the guesser change places.' },
]

export function PhysicalRules({ opened, onClose }: { opened: ChaseGame; onClose: () => void }) {
  const { target, end } = opened.table.rules
  const winning =
    end === 'immediate'
      ? `The puzzle that brings a team to ${target} wins the game.`
      : `Once a team has ${target}, the round is played out; then the highest total wins.`
  return (
    <Dialog
      open
      pad={opened.game.pad.id}
      title="How it is played at the table"
      onOpenChange={open => {
        if (!open) onClose()
      }}
      actions={
        <Button variant="primary" onClick={onClose}>
          Back to the game
        </Button>
      }
    >
      <dl className="grid gap-3">
        {[...RULES, { head: 'Winning', says: winning }].map(({ head, says }) => (
          <div key={head}>
            <dt className="font-semibold">{head}</dt>
            <dd className="text-ink-soft">{says}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
