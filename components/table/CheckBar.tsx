'use client'
/** The second look at one card: who entered it, whether somebody else agrees, and on to the next one that waits. It knows no pad. */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Field, TextInput } from '@/components/ui/Field'
import { Icon } from '@/components/ui/Icon'
import { isSeen } from '@/lib/table/checks'
import { whyNot } from '@/lib/table/result'
import { isOwnCard, lastHand } from '@/lib/table/second-look'
import { findRound, type Checked, type Playcard } from '@/lib/table/table'
import type { TableGame } from './use-game'
import { isolated } from '@/lib/table/closed-text'

export interface CheckBarProps {
  game: TableGame
  round: number
  seat: string
  /** On to the next card that this person may look at; undefined where none is left. */
  onNext: (next: { round: number; seat: string } | undefined) => void
}

/** Whether this person, who looks as `by`, has written on the card last. */
export const isOwn = (game: TableGame, round: number, seat: string, by: string): boolean =>
  isOwnCard(lastHand(game.log, round, seat), { role: game.by.role, by, actor: game.by.actor, device: game.device })

/** What is known of a look at the card; null where nobody has looked. */
function seenWords(checked: Checked | null): string | null {
  if (!checked) return null
  if (checked.stale) return `${isolated(checked.by)} looked at it before it changed.`
  return checked.agrees
    ? `${isolated(checked.by)} has looked at it and agrees.`
    : `${isolated(checked.by)} has looked at it and does not agree.`
}

/** Only the Director may write down somebody else's look. */
function Who({ game, by, onBy }: { game: TableGame; by: string; onBy: (by: string) => void }) {
  if (game.by.role !== 'director') return null
  return (
    <Field label="Who looks" className="min-w-32 flex-1 basis-32 sm:max-w-52">
      <TextInput
        value={by}
        maxLength={60}
        onChange={event => {
          onBy(event.target.value)
        }}
      />
    </Field>
  )
}

function Ask({ game, round, seat, onNext }: CheckBarProps) {
  const hand = lastHand(game.log, round, seat)
  const [by, setBy] = useState(() => (isOwn(game, round, seat, game.by.actor) && game.by.role === 'director' ? '' : game.by.actor))
  const [said, setSaid] = useState<string | null>(null)
  const who = by.trim()
  const own = who !== '' && isOwn(game, round, seat, who)
  const look = (agrees: boolean) => {
    // What is still open on a card is to be filled in first: nobody is led to it for a look.
    const next = game.toCheck().find(c => c.open === 0 && !(c.round === round && c.seat === seat) && !isOwn(game, c.round, c.seat, who))
    const done = game.act({ type: 'playcard.checked', round, seat, by: who, agrees })
    setSaid(whyNot(done))
    if (done.ok && agrees) onNext(next && { round: next.round, seat: next.seat })
  }
  if (own && game.by.role === 'scorer')
    return <p className="text-sm text-ink-soft">You have written on this {game.pad.cardWord} last: somebody else looks at it.</p>
  return (
    <>
      <p className="text-sm">{hand ? `Written by ${hand.actor}. Does it agree with the paper?` : 'Does it agree with the paper?'}</p>
      <div className="flex flex-wrap items-end gap-2">
        <Who game={game} by={by} onBy={setBy} />
        <Button
          variant="primary"
          icon="check"
          disabled={who === '' || own}
          onClick={() => {
            look(true)
          }}
        >
          It agrees, next
        </Button>
        <Button
          icon="cross"
          disabled={who === '' || own}
          onClick={() => {
            look(false)
          }}
        >
          It does not
        </Button>
      </div>
      {(said !== null || own) && (
        <p role="status" className="text-sm font-medium text-doubt">
          {said ?? `${isolated(who)} has written on it last: the second look is somebody else’s.`}
        </p>
      )}
    </>
  )
}

const isComplete = ({ sheet }: TableGame, round: number, seat: string): boolean =>
  sheet.rounds[round - 1]?.seats.get(seat)?.score?.complete === true

const isAsked = ({ table }: TableGame, { stand }: Pick<Playcard<unknown>, 'stand'>): boolean => table.checks && stand === 'played'

/** Nothing on a card that was not complete when it was opened: while it is entered nothing may jump. */
export function CheckBar(props: CheckBarProps) {
  const { game, round, seat } = props
  const held = findRound(game.table, round)?.cards.get(seat)
  const [wasComplete] = useState(() => isComplete(game, round, seat))
  if (!wasComplete || !held || !isAsked(game, held)) return null
  const seen = isSeen(held)
  const words = seenWords(held.checked)
  return (
    <section aria-label="Second look" className="grid gap-2 rounded-r-pad border-l-4 border-l-accent bg-sheet px-3 py-2.5">
      {words !== null && (
        <p className="flex items-center gap-1.5 text-sm font-medium">
          <Icon name={seen ? 'check' : 'question'} className="size-4" />
          {words}
        </p>
      )}
      {!seen && <Ask {...props} />}
    </section>
  )
}
