'use client'
/**
 * The hand as the printed pad has it: a column a player, with the number that is typed, the points, the running total and the race.
 * Every number but the typed ones comes from the rules. The one who went out is marked as just that, not as the winner of the hand (A-FF-06).
 */
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/Icon'
import type { Seat } from '@/lib/table/table'
import { seatName, signed } from '@/components/table/words'
import type { HandDraft } from './hand-draft'
import type { HandGame } from './hand-game'
import { target, totalOf } from './race'
import { pointsAt } from './trial'

export interface HandColumnsProps {
  opened: HandGame
  players: readonly Seat[]
  draft: HandDraft
  /** The box that is being typed into. */
  cursor: string | null
  /** By seat, with this hand as typed; undefined while the rules would not take it. */
  totals: ReadonlyMap<string, number> | undefined
  onChoose: (seat: string) => void
  onOut: (seat: string) => void
}

const WIDTH: Record<number, string> = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' }

type ColumnProps = HandColumnsProps & { seat: Seat; name: string }

function Box({ draft, cursor, onChoose, seat, name }: ColumnProps) {
  const text = draft.typed[seat.id] ?? ''
  const active = cursor === seat.id
  const what = draft.way === 'points' ? 'points' : 'cards left'
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${name}, ${what}: ${text === '' ? 'empty' : text.replace('-', 'minus ')}${active ? ', being typed' : ''}`}
      onClick={() => {
        onChoose(seat.id)
      }}
      className={cn(
        'relative grid min-h-14 w-full place-items-center border-t border-rule bg-sheet',
        active &&
          'z-10 bg-accent-soft outline-2 -outline-offset-2 outline-accent group-focus-within:outline-4 group-focus-within:-outline-offset-4',
      )}
    >
      <span className="figure flex items-center text-[2rem] leading-none">
        {text.replace('-', '−')}
        {active && <span aria-hidden className="ml-0.5 h-8 w-0.5 bg-accent motion-safe:animate-pulse" />}
        {text === '' && !active && <span aria-hidden className="w-5 border-b-2 border-rule-strong pb-6" />}
      </span>
    </button>
  )
}

/** How much of the race is run; nothing below nought. */
function Track({ total, goal }: { total: number | null; goal: number }) {
  const run = total === null ? 0 : Math.max(0, Math.min(100, (total / goal) * 100))
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden focusable="false" className="mt-1 h-1.5 w-full">
      <rect width="100" height="6" fill="var(--rule)" />
      <rect width={run} height="6" fill="var(--accent)" />
    </svg>
  )
}

function Sums(props: ColumnProps) {
  const { opened, draft, seat, totals } = props
  const points = pointsAt(opened, draft, seat.id)
  const after = totals?.get(seat.id)
  const total = after ?? totalOf(opened, seat.id)
  const goal = target(opened)
  return (
    <dl className="grid content-start gap-0.5 border-t border-rule px-1.5 py-1 text-center">
      <div className="flex flex-wrap items-baseline justify-center gap-x-1">
        <dt className="caption">points</dt>
        <dd className="figure text-lg leading-tight text-accent">{points === null ? <span aria-label="none">–</span> : signed(points)}</dd>
      </div>
      <div className="flex flex-wrap items-baseline justify-center gap-x-1">
        <dt className="caption">{after === undefined ? 'so far' : 'total'}</dt>
        <dd className="figure text-lg leading-tight">{total === null ? <span aria-label="nothing">–</span> : signed(total)}</dd>
      </div>
      {goal !== null && <Track total={total} goal={goal} />}
    </dl>
  )
}

function Out({ draft, seat, name, onOut }: ColumnProps) {
  const isOut = draft.out === seat.id && !draft.abandoned
  return (
    <button
      type="button"
      aria-pressed={isOut}
      aria-label={`${name} played the Happy Ending`}
      onClick={() => {
        onOut(seat.id)
      }}
      className={cn(
        'flex min-h-12 w-full flex-wrap items-center justify-center gap-x-1 border-t-[1.5px] border-edge px-1 py-1 text-xs leading-tight font-semibold',
        isOut ? 'bg-accent text-on-accent' : 'bg-paper text-ink hover:bg-accent-soft',
      )}
    >
      {isOut && <Icon name="check" className="size-4" />}
      Happy Ending
    </button>
  )
}

export function HandColumns(props: HandColumnsProps) {
  const { opened, players, draft } = props
  return (
    <div
      className={cn(
        'frame grid overflow-clip',
        draft.way === 'cards' ? 'grid-rows-[auto_auto_auto_auto]' : 'grid-rows-[auto_auto_auto]',
        WIDTH[players.length] ?? 'grid-cols-4',
      )}
    >
      {players.map(seat => {
        const column = { ...props, seat, name: seatName(opened.table, seat.id) }
        return (
          <div
            key={seat.id}
            role="group"
            aria-label={column.name}
            className={cn(
              'grid min-w-0 grid-rows-subgrid border-l border-rule first:border-l-0',
              draft.way === 'cards' ? 'row-span-4' : 'row-span-3',
            )}
          >
            <p dir="auto" className="grid min-h-9 place-items-center px-1 py-1 text-center">
              <span className="line-clamp-2 font-serif text-[0.9375rem] leading-tight font-semibold [overflow-wrap:anywhere]">
                {column.name}
              </span>
            </p>
            <Box {...column} />
            <Sums {...column} />
            {draft.way === 'cards' && <Out {...column} />}
          </div>
        )
      })}
    </div>
  )
}
