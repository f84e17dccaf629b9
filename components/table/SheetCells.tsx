/** The cells that both layouts of the master sheet share: a seat's scores in a round, and a Grand Total with its star. */
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/Icon'
import { signed } from './words'
import {
  isLeader,
  scoreAt,
  stateFor,
  wordsFor,
  type MasterSheetProps,
  type SheetRound,
  type SheetScore,
  type SheetSeat,
  type SheetState,
} from './sheet-view'

const TONES: Record<SheetState, string> = {
  complete: '',
  provisional: 'text-doubt',
  missing: 'text-doubt',
  absent: 'text-ink-soft',
  void: 'text-ink-soft',
  unplayed: 'text-ink-soft',
}

const isOpen = (state: SheetState) => state === 'missing' || state === 'provisional'

function Points({ score }: { score: SheetScore }) {
  if (score.points === null) return <span className="sr-only">{score.state === 'unplayed' ? 'not played' : score.state}</span>
  return (
    <>
      {signed(score.points)}
      {score.state === 'provisional' && (
        <>
          <sup aria-hidden className="-mr-[0.55em] ml-px text-[0.75em] font-semibold">
            ?
          </sup>
          <span className="sr-only"> so far</span>
        </>
      )}
    </>
  )
}

export interface RoundCellsProps {
  sheet: MasterSheetProps
  round: SheetRound
  seat: SheetSeat
}

const edge = (index: number) => (index === 0 ? 'border-l-rule-strong' : 'border-l-rule')

/** A stretched button: the whole cell is the target, one tab stop a playcard. */
function Open({ sheet, round, seat }: RoundCellsProps) {
  const { onOpen } = sheet
  if (!onOpen) return null
  return (
    <button
      type="button"
      aria-label={`Open ${round.label}, ${seat.name}`}
      onClick={() => {
        onOpen(round.number, seat.id)
      }}
      className="absolute inset-0 size-full rounded-[2px] hover:bg-accent-soft/60 focus-visible:outline-offset-[-3px] print:hidden"
    />
  )
}

export function RoundCells({ sheet, round, seat }: RoundCellsProps) {
  const { classifications, onOpen } = sheet
  const words = wordsFor(round, seat.id, classifications)
  const state = stateFor(round, seat.id, classifications)
  if (words !== undefined) {
    return (
      <td
        colSpan={classifications.length}
        className={cn('relative border border-rule border-l-rule-strong px-2 text-center text-sm', TONES[state])}
      >
        <Open sheet={sheet} round={round} seat={seat} />
        <span className="pointer-events-none relative inline-flex max-w-[14rem] items-center gap-1 leading-tight">
          {isOpen(state) && <Icon name="question" className="size-4" strokeWidth={2.4} />}
          {words}
        </span>
      </td>
    )
  }
  const last = classifications.length - 1
  return classifications.map(({ id }, index) => {
    const score = scoreAt(round, seat.id, id)
    return (
      <td
        key={id}
        className={cn(
          'relative min-w-12 border border-rule px-2 text-right sm:px-3 print:px-1',
          edge(index),

          TONES[score.state],
          onOpen && 'cursor-pointer',
        )}
        onClick={
          onOpen && index !== last
            ? () => {
                onOpen(round.number, seat.id)
              }
            : undefined
        }
      >
        {index === last && <Open sheet={sheet} round={round} seat={seat} />}
        <span className={cn('figure pointer-events-none relative whitespace-nowrap text-[1.0625rem]', index !== last && 'font-normal')}>
          <Points score={score} />
        </span>
      </td>
    )
  })
}

type Leads = 'alone' | 'tied' | 'no'

/** Under a Grand Total: its rank, or that it shares the first. */
function Place({ leads, rank }: { leads: Leads; rank: number | undefined }) {
  if (leads === 'tied') return <span className="block text-[0.6875rem] font-semibold leading-tight text-accent">tied</span>
  if (leads === 'alone' || rank === undefined) return null
  return <span className="block text-[0.6875rem] leading-tight text-ink-soft">{ordinal(rank)}</span>
}

function Figure({ points, small }: { points: number | null; small: boolean }) {
  return (
    <span className={cn('figure leading-none', small ? 'text-[1.1875rem]' : 'text-xl')}>
      {points !== null ? signed(points) : <span aria-label="no points yet">–</span>}
    </span>
  )
}

export function GrandCells({ sheet, seat, ranked = false }: { sheet: MasterSheetProps; seat: SheetSeat; ranked?: boolean }) {
  const ranks = ranked ? sheet.ranks?.[seat.id] : undefined
  const totals = sheet.grandTotals[seat.id]
  return sheet.classifications.map(({ id, name }, index) => {
    const leads = isLeader(sheet, seat.id, id)
    return (
      <td
        key={id}
        className={cn('border border-rule px-1.5 py-1.5 text-right sm:px-2.5 print:px-1', edge(index), leads !== 'no' && 'bg-accent-soft')}
      >
        <span className="flex items-center justify-end gap-0.5 print:flex-wrap">
          <Star leads={leads} name={name} />
          <Figure points={totals?.[id] ?? null} small={ranked} />
        </span>
        <Place leads={leads} rank={ranks?.[id]} />
      </td>
    )
  })
}

function Star({ leads, name }: { leads: Leads; name: string }) {
  if (leads === 'no') return null
  return <Icon name="star" className="size-3.5 text-accent" label={leads === 'tied' ? `tied for first in ${name}` : `leads ${name}`} />
}

const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const rules = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinal = (rank: number) => `${rank}${ENDINGS[rules.select(rank)] ?? 'th'}`
