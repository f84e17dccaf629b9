'use client'
/** The 25 cells as they lie on paper: all valid then strike, or tick and cross the rest; by thumb or by keyboard. Every mark goes out at once. */
import { useMemo, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { useAfterPaint } from '@/components/ui/use-after-paint'
import { useSteady } from '@/components/ui/use-steady'
import { AXES, CELLS, keyOf, type FiveCard } from '@/lib/pads/facts-in-five/card'
import { countsOf, square } from '@/lib/pads/facts-in-five/scoring'
import type { FiveSetup } from '@/lib/pads/facts-in-five/setup'
import { markStrings } from '@/lib/pads/facts-in-five/show'
import { undoOnCard } from '@/components/table/undo'
import { findSeat } from '@/lib/table/table'
import { DisputeDialog } from './judging-later'
import { CellSwitches, KeyHelp } from './CellSettings'
import { fill, openCells } from './fill'
import { nextPlace } from './grid-moves'
import { headsOf, lettersOfSetup, scoreAt, sumsAt, type FiveGame } from './five-game'
import { EntryText } from './EntryText'
import { ManyKeys } from './ManyKeys'
import { MarkKeys } from './MarkKeys'
import { placeKey, type CellPlace, type Mark } from './marks'
import type { PlaycardGridProps } from './playcard-view'
import { SumsRow } from './SumsRow'
import { PlaycardGrid } from './PlaycardGrid'
import { RuledQuestion } from './RuledQuestion'
import { isRuled, useCell } from './use-cell'
import { useDeviceSwitch } from './use-device-switch'
import { useDisputed, type Disputed } from './use-disputed'
import type { CardProps, WayProps } from './way-props'
import { fiveWords } from './words'

const ruledCells = (card: FiveCard): ReadonlySet<string> => new Set(CELLS.filter(at => isRuled(card, at)).map(placeKey))

const textsOf = (card: FiveCard): ReadonlyMap<string, string> =>
  new Map(
    CELLS.flatMap(at => {
      const text = card.notes.get(keyOf(at))?.text
      return text === undefined ? [] : [[placeKey(at), text] as const]
    }),
  )

type Squares = readonly (number | null)[] | null

/** The squares at the edges of the card; none where one point an entry is agreed. */
function squaresOf(opened: FiveGame, card: FiveCard): { rows: Squares; columns: Squares } {
  const { scoring } = opened.table.rules
  if (scoring === 'count') return { rows: null, columns: null }
  const counts = countsOf(card, scoring)
  const side = (name: 'rows' | 'columns'): Squares => AXES.map(i => (counts ? square(counts[name][i]) : null))
  return { rows: side('rows'), columns: side('columns') }
}

type GridProps = Pick<PlaycardGridProps, 'tapMode' | 'focus' | 'turned' | 'onFocus' | 'onMark' | 'onDone' | 'onKey'>

/** The card as the table has it, for the grid that knows no game. */
function CardGrid({ opened, round, seat, setup, card, ...rest }: GridProps & Omit<CardProps, 'go'> & { setup: FiveSetup; card: FiveCard }) {
  const who = findSeat(opened.table, seat)
  const score = scoreAt(opened, round, seat)
  const squares = squaresOf(opened, card)
  const child = who?.child
  const heads = useMemo(() => headsOf(setup, child), [setup, child])
  return (
    <PlaycardGrid
      label={`Playcard of ${who?.name ?? ''}, round ${round}`}
      classes={heads}
      letters={lettersOfSetup(setup)}
      marks={markStrings(card)}
      challenged={openCells(card)}
      ruled={ruledCells(card)}
      texts={textsOf(card)}
      rowSquares={squares.rows}
      columnSquares={squares.columns}
      {...sumsAt(opened, round, seat)}
      provisional={score ? !score.complete : false}
      sumsByTheKeys
      {...rest}
    />
  )
}

type KeysProps = Omit<Parameters<typeof RuledQuestion>[0], 'onAnswer'> & {
  seat: string
  focus: CellPlace | null
  disputed: Disputed
  nextLabel: string
  onAnswer: (change: boolean) => void
  /** What is written in the cell in hand, where it can be seen beside the keys. */
  children: ReactNode
  /** What the keys do: the same functions at every mark, so that no key is drawn again. */
  steady: { all: () => void; rest: () => void; mark: (to: Mark) => void; undo: () => void; next: () => void }
}

/** The sums of this card, on a screen that has no room for them under the grid. They follow the mark at once. */
function SumsByTheKeys({ opened, round, seat }: Omit<CardProps, 'go'>) {
  const score = scoreAt(opened, round, seat)
  return (
    <SumsRow
      low
      className="lg:hidden"
      {...sumsAt(opened, round, seat)}
      totalOnly={opened.table.rules.scoring === 'count'}
      provisional={score ? !score.complete : false}
    />
  )
}

/** The keys below the card. */
function Keys({ opened, seat, card: now, focus, disputed, steady, nextLabel, children, ...asked }: KeysProps) {
  const card = useAfterPaint(now) // the mark is painted first
  return (
    <div className="sticky bottom-0 z-10 -mx-3 grid gap-1.5 border-t border-rule bg-paper px-3 pt-1.5 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:border-0 lg:px-0 lg:pt-0">
      {children}
      <SumsByTheKeys opened={opened} round={asked.round} seat={seat} />
      {disputed.picking && <DisputeKey disputed={disputed} focus={focus} />}
      <RuledQuestion opened={opened} card={now} {...asked} />
      <ManyKeys card={card} onAll={steady.all} onRest={steady.rest} />
      <MarkKeys
        unjudge
        className="lg:grid-cols-3"
        disabled={focus === null}
        onMark={steady.mark}
        onUndo={steady.undo}
        onNext={steady.next}
        nextLabel={nextLabel}
      />
    </div>
  )
}

function Cells({ setup, ...props }: WayProps & { setup: FiveSetup }) {
  const { opened, round, seat, nextLabel, onNext, onSaid } = props
  const { card, send, mark, waits, answer } = useCell(props)
  const [focus, setFocus] = useState<CellPlace | null>(null)
  const [turned, setTurned] = useDeviceSwitch('turned')
  const turn = useSteady(setTurned)
  const [writing, setWriting] = useDeviceSwitch('writing')
  const write = useSteady(setWriting)
  const disputed = useDisputed()
  const undo = () => {
    onSaid(undoOnCard(opened.game, fiveWords(opened), round, seat))
  }
  const sendFill = (to: Mark): boolean => {
    const draft = fill(card, { round, seat }, to)
    return draft === undefined || send(draft)
  }
  const steady: KeysProps['steady'] = {
    all: useSteady(() => sendFill('1')),
    rest: useSteady(() => {
      if (sendFill('x')) onNext()
    }),
    mark: useSteady((to: Mark) => {
      if (focus) mark(focus.row, focus.column, to)
    }),
    undo: useSteady(undo),
    next: useSteady(onNext),
  }
  return (
    <div className="grid gap-3 lg:grid-cols-[minmax(0,42rem)_minmax(16rem,20rem)] lg:items-start lg:justify-center lg:gap-6">
      <CardGrid
        {...{ opened, round, seat, setup, card, focus, turned }}
        tapMode={writing ? 'select' : 'strike'}
        onFocus={setFocus}
        onMark={(row, column, to) => {
          if (disputed.picking) disputed.start({ row, column })
          else mark(row, column, to)
        }}
        onDone={onNext}
        onKey={key => {
          if (key === 'u' || key === 'U') undo()
          else if (key === 'v' || key === 'V') disputed.start(focus)
          else if (key === 'Escape' && disputed.picking) disputed.stop()
          else if (key === 'a' || key === 'A') sendFill('1')
          else return false
          return true
        }}
      />
      <div className="contents lg:sticky lg:top-44 lg:grid lg:gap-3">
        <Keys {...{ opened, round, seat, card, focus, disputed, nextLabel, waits }} steady={steady} onAnswer={answer}>
          {writing && focus && (
            <EntryText
              {...{ opened, round, seat, card, setup }}
              place={focus}
              onNextCell={() => {
                setFocus(nextPlace(focus, turned))
              }}
            />
          )}
        </Keys>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {!disputed.picking && <DisputeKey disputed={disputed} focus={focus} />}
          <CellSwitches {...{ writing, turned }} setWriting={write} setTurned={turn} />
        </div>
        <KeyHelp />
      </div>
      {disputed.open && (
        <DisputeDialog
          opened={opened}
          round={round}
          start={disputed.open.place ? { seat, ...disputed.open.place } : { seat }}
          onClose={disputed.stop}
        />
      )}
    </div>
  )
}

export function WayCells(props: WayProps) {
  const setup = props.opened.table.rounds[props.round - 1]?.setup
  return setup ? <Cells {...props} setup={setup} /> : null
}

/** By keyboard it is the cell in hand; by thumb the next tap names it, so that nothing is marked on the way. */
function DisputeKey({ disputed, focus }: { disputed: Disputed; focus: CellPlace | null }) {
  const { picking } = disputed
  return (
    <Button
      icon={picking ? 'cross' : 'question'}
      variant={picking ? 'primary' : 'quiet'}
      aria-pressed={picking}
      onClick={event => {
        if (picking) disputed.stop()
        else if (event.detail === 0 && focus) disputed.start(focus)
        else {
          event.currentTarget.closest('section')?.scrollIntoView()
          disputed.pick()
        }
      }}
    >
      {picking ? 'Tap the disputed entry, or here to stop' : 'Dispute an entry (V)'}
    </Button>
  )
}
