'use client'
/** The hands so far, newest first: the points of each, who played the Happy Ending, the story that was told. Any number leads to its correction. */
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { cn } from '@/components/ui/cn'
import { seatName, signed } from '@/components/table/words'
import { STORIES, surely } from '@/lib/pads/famous-five/card'
import type { Hand } from '@/lib/pads/famous-five/hand'
import { isAbandoned } from '@/lib/pads/famous-five/rules'
import { seatsOf } from '@/lib/table/table'
import { cardAt, isRecorded, nextHand, type HandGame } from './hand-game'
import { SetMark } from './SetMark'
import { useHalfTyped } from './use-hand-draft'

export interface HandsListProps {
  opened: HandGame
  /** The hand that is on the desk. */
  current: number | null
  onOpen: (number: number, seat: string) => void
  /** Back to the hand that is played; left out where it is on the desk. */
  onNext?: () => void
}

const WIDTH: Record<number, string> = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' }

/** "6 left", "out, 6 left", "absent": how the points came about. */
function howWords(opened: HandGame, hand: Hand, seat: string): string {
  const held = hand.cards.get(seat)
  if (held && held.stand !== 'played') return held.stand
  const card = cardAt(opened, hand.number, seat)
  if (card.known === 'abandoned') return card.cardsLeft === null ? '' : `${card.cardsLeft} left`
  const sure = surely(card)
  if (!sure) return ''
  return `${sure.out ? 'out, ' : ''}${sure.cardsLeft} left`
}

function Cell({ opened, hand, seat, onOpen }: Omit<HandsListProps, 'current'> & { hand: Hand; seat: string }) {
  const points = opened.sheet.rounds[hand.number - 1]?.seats.get(seat)?.score?.points?.points
  const how = howWords(opened, hand, seat)
  const name = seatName(opened.table, seat)
  return (
    <button
      type="button"
      aria-label={`Hand ${hand.number}, ${name}: ${points === undefined ? 'no points' : `${signed(points)} points`}${how === '' ? '' : `, ${how}`}. Correct it`}
      onClick={() => {
        onOpen(hand.number, seat)
      }}
      className="grid min-h-12 min-w-0 content-center justify-items-center border-l border-rule px-1 py-1 first:border-l-0 hover:bg-accent-soft"
    >
      <span dir="auto" className="w-full truncate text-center text-xs text-ink-soft">
        {name}
      </span>
      <span className="figure text-lg leading-tight">{points === undefined ? '–' : signed(points)}</span>
      <span className="text-xs text-ink-soft">{how === '' ? '\u00A0' : how}</span>
    </button>
  )
}

function Row({ opened, hand, current, half, onOpen }: HandsListProps & { hand: Hand; half: boolean }) {
  const seats = seatsOf(opened.table, hand.number)
  const { set } = hand.setup
  const warned = opened.game.problems.some(p => p.round === hand.number && p.severity !== 'hint')
  return (
    <li className={cn(hand.number === current && 'bg-accent-soft')}>
      <div className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 border-b border-rule px-3 py-1.5 text-sm">
        <b className="font-semibold">Hand {hand.number}</b>
        {set && (
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <SetMark set={set} className="size-4 shrink-0" />
            <span className="min-w-0">{STORIES[set]}</span>
          </span>
        )}
        {isAbandoned(hand) && <Badge icon="blank">abandoned</Badge>}
        {[...hand.cards.values()].some(({ card }) => card.known === 'points') && <Badge>points only</Badge>}
        {half && (
          <Badge tone="doubt" icon="edit">
            half typed
          </Badge>
        )}
        {warned && (
          <Badge tone="doubt" icon="warning">
            unusual
          </Badge>
        )}
      </div>
      <div className={cn('grid', WIDTH[seats.length] ?? 'grid-cols-4')}>
        {seats.map(({ id }) => (
          <Cell key={id} opened={opened} hand={hand} seat={id} onOpen={onOpen} />
        ))}
      </div>
    </li>
  )
}

export function HandsList(props: HandsListProps) {
  const { opened } = props
  const hands = opened.table.rounds.filter(hand => isRecorded(opened, hand))
  const half = useHalfTyped(
    opened.game.id,
    hands.map(hand => hand.number),
  )
  if (hands.length === 0) return null
  return (
    <section aria-labelledby="hands-head" className="grid gap-2">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h3 id="hands-head">The hands so far</h3>
        {props.current !== null && props.onNext && opened.sheet.status === 'live' && (
          <Button variant="plain" icon="arrow-right" onClick={props.onNext}>
            To hand {nextHand(opened)}
          </Button>
        )}
      </div>
      <ol aria-label="The hands so far, newest first" className="frame divide-y-[1.5px] divide-edge overflow-clip">
        {hands.toReversed().map(hand => (
          <Row key={hand.number} {...props} hand={hand} half={half.includes(hand.number)} />
        ))}
      </ol>
    </section>
  )
}
