'use client'
/** The 25 cells as they lie on paper: all valid then strike, or tick and cross the rest; by thumb or by keyboard. Every mark goes out at once. */
import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Field, TextInput } from '@/components/ui/Field'
import { Switch } from '@/components/ui/Switch'
import { useAfterPaint } from '@/components/ui/use-after-paint'
import { AXES, CELLS, keyOf, markAt, type FiveCard } from '@/lib/pads/facts-in-five/card'
import { countsOf, square } from '@/lib/pads/facts-in-five/scoring'
import type { FiveSetup } from '@/lib/pads/facts-in-five/setup'
import { markStrings } from '@/lib/pads/facts-in-five/show'
import type { Draft } from '@/lib/client/store'
import { undoOnCard } from '@/components/table/undo'
import { findSeat } from '@/lib/table/table'
import { DisputeDialog } from './judging-later'
import { headsOf, lettersOfSetup, scoreAt, sumsAt, type FiveGame } from './five-game'
import { MarkKeys } from './MarkKeys'
import { placeKey, type CellPlace, type Mark } from './marks'
import type { PlaycardGridProps } from './playcard-view'
import { PlaycardGrid } from './PlaycardGrid'
import { RuledQuestion } from './RuledQuestion'
import { isRuled, useCell } from './use-cell'
import { useDisputed, type Disputed } from './use-disputed'
import { useTurned } from './use-turned'
import type { CardProps, WayProps } from './way-props'

const openCells = (card: FiveCard): ReadonlySet<string> => new Set(card.challenges.filter(c => c.status === 'open').map(placeKey))

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

/** The cells that nobody has judged and no open challenge holds, by their keys. */
function cellsLeft(card: FiveCard): ReadonlySet<string> {
  const open = openCells(card)
  return new Set(CELLS.filter(at => markAt(card, at) === '?' && !open.has(placeKey(at))).map(placeKey))
}

/** Gives every cell that is left this mark. Undefined where none is left: what changes nothing is not an action (a key pressed twice). */
function fill(card: FiveCard, at: { round: number; seat: string }, mark: Mark): Draft | undefined {
  const left = cellsLeft(card)
  if (left.size === 0) return undefined
  const rows = AXES.map(row => AXES.map(column => (left.has(placeKey({ row, column })) ? mark : '_')).join(''))
  return { type: 'playcard.mark', ...at, marks: rows, was: markStrings(card) }
}

function EntryText({
  opened,
  round,
  seat,
  place,
  card,
}: {
  opened: FiveGame
  round: number
  seat: string
  place: CellPlace
  card: FiveCard
}) {
  const text = textsOf(card).get(placeKey(place)) ?? ''
  const [typed, setTyped] = useState(text)
  const keep = () => {
    if (typed.trim() !== text)
      opened.act({ type: 'playcard.write', round, seat, row: place.row, column: place.column, text: typed, was: text })
  }
  return (
    <Field label="What is written there" hint="Never required.">
      <TextInput
        value={typed}
        maxLength={200}
        dir="auto"
        onChange={event => {
          setTyped(event.target.value)
        }}
        onBlur={keep}
        onKeyDown={event => {
          if (event.key === 'Enter') keep()
        }}
      />
    </Field>
  )
}

/** The second press of a double press is not meant: by then the next card lies there. */
const atFirstPress = (act: () => void) => (press: { detail: number }) => {
  if (press.detail < 2) act()
}

/** Two keys that settle many cells at once; each says what it does to how many. */
function ManyKeys({ card: now, onAll, onRest }: { card: FiveCard; onAll: () => void; onRest: () => void }) {
  const card = useAfterPaint(now) // the mark is painted first
  const left = cellsLeft(card).size
  if (left === 0) return null
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button icon="check" onClick={onAll}>
        {left === 25 ? 'All valid' : `Rest valid (${left})`}
      </Button>
      <Button icon="cross" onClick={atFirstPress(onRest)} className="text-cross">
        {left === 25 ? 'None valid, next' : `Rest crossed (${left}), next`}
      </Button>
    </div>
  )
}

type GridProps = Pick<PlaycardGridProps, 'focus' | 'turned' | 'onFocus' | 'onMark' | 'onDone' | 'onKey'>

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
      tapMode="strike"
      rowSquares={squares.rows}
      columnSquares={squares.columns}
      {...sumsAt(opened, round, seat)}
      provisional={score ? !score.complete : false}
      caption={rest.focus !== null}
      {...rest}
    />
  )
}

export function WayCells(props: WayProps) {
  const { opened, round, seat, nextLabel, onNext, onSaid } = props
  const { card, send, mark, waits, answer } = useCell(props)
  const [focus, setFocus] = useState<CellPlace | null>(null)
  const [turned, setTurned] = useTurned()
  const [writing, setWriting] = useState(false)
  const disputed = useDisputed()
  const setup = opened.table.rounds[round - 1]?.setup
  if (!setup) return null
  const at = { round, seat }
  const undo = () => {
    onSaid(undoOnCard(opened.game, round, seat))
  }
  const sendFill = (to: Mark): boolean => {
    const draft = fill(card, at, to)
    return draft === undefined || send(draft)
  }
  return (
    <div className="grid gap-3 lg:grid-cols-[minmax(0,42rem)_minmax(16rem,20rem)] lg:items-start lg:justify-center lg:gap-6">
      <CardGrid
        {...{ opened, round, seat, setup, card, focus, turned }}
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
        {writing && focus && <EntryText key={placeKey(focus)} opened={opened} round={round} seat={seat} place={focus} card={card} />}
        <div className="sticky bottom-0 z-10 -mx-3 grid gap-2 border-t border-rule bg-paper px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:border-0 lg:px-0 lg:pt-0">
          {disputed.picking && <DisputeKey disputed={disputed} focus={focus} />}
          <RuledQuestion {...{ opened, round, card, waits }} onAnswer={answer} />
          <ManyKeys
            card={card}
            onAll={() => sendFill('1')}
            onRest={() => {
              if (sendFill('x')) onNext()
            }}
          />
          <MarkKeys
            unjudge
            className="lg:grid-cols-3"
            disabled={focus === null}
            onMark={to => {
              if (focus) mark(focus.row, focus.column, to)
            }}
            onUndo={undo}
            onNext={onNext}
            nextLabel={nextLabel}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {!disputed.picking && <DisputeKey disputed={disputed} focus={focus} />}
          <Switch label="Write entries" checked={writing} onChange={setWriting} />
          <Switch label="Letters across" checked={turned} onChange={setTurned} />
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

function KeyHelp() {
  return (
    <details className="text-sm text-ink-soft">
      <summary className="min-h-11 py-2.5">Keys in the grid</summary>
      <p>
        Arrows move · 1, + or space valid · X crossed · 0 or . blank · ? not judged · A the rest valid · V dispute · U undo · Enter next
        card · / another card by its number or name. A row can be typed as 11011.
      </p>
    </details>
  )
}
