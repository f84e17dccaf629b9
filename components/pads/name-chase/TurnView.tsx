'use client'
/** One team's turn: whose it is and who reads, eight puzzles on two cards, what they come to, and the way to the next team. */
import { useRef, useState, type RefObject } from 'react'
import { CardFrame } from '@/components/table/CardFrame'
import { CardHead } from '@/components/table/CardHead'
import { CardStand } from '@/components/table/CardStand'
import { ProblemList } from '@/components/table/ProblemList'
import { SumBox } from '@/components/table/SumBox'
import { undoOnCard } from '@/components/table/undo'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { ON_A_CARD, PUZZLES, type Solved, type TurnCard } from '@/lib/pads/name-chase/card'
import { isAfterTheEnd, raceWords } from '@/lib/pads/name-chase/race'
import { readerOf } from '@/lib/pads/name-chase/readers'
import { cardScores, sourceOf } from '@/lib/pads/name-chase/scoring'
import { findRound, findSeat } from '@/lib/table/table'
import { isPlayed, nextTeam, pointsAt, runningAt, turnAt, type TurnProps } from './chase-game'
import { PaperTotal } from './PaperTotal'
import { PuzzleGrid } from './PuzzleGrid'
import { ReaderChoice } from './ReaderChoice'
import { RulesButton } from './RulesButton'
import { chaseWords } from './words'

/** What happens next at the table, in a few words (R-NC-09). */
function nowWords(card: TurnCard): string {
  const read = card.solved.length
  if (read === PUZZLES) return 'All eight puzzles are read'
  if (sourceOf(card) === 'total') return 'Only the total is known'
  const first = `Puzzle ${read + 1}`
  if (read === 0) return `${first}: draw two cards`
  if (read === ON_A_CARD) return `${first}: next card`
  return read % 2 === 0 ? `${first}: turn the card over` : first
}

function Sums({ opened, round, seat }: Omit<TurnProps, 'go'>) {
  const running = runningAt(opened, round, seat)
  const isDone = isPlayed(opened, round, seat)
  const { target } = opened.table.rules
  return (
    <dl className="grid grid-cols-3 gap-2 max-sm:[&_dd]:text-[1.375rem] max-sm:[&_dt>span+span]:hidden max-sm:[&>div]:py-1">
      <SumBox
        label={`Round ${round}`}
        value={pointsAt(opened, round, seat)}
        strong
        provisional={!isDone}
        {...(isDone ? {} : { hint: 'so far' })}
      />
      <SumBox label="Running" value={running?.total ?? null} provisional={!isDone} />
      <SumBox label={`To ${target}`} value={running === null ? target : running.toGo === 0 ? 'there' : running.toGo} provisional={false} />
    </dl>
  )
}

/** What the table must know about the end while this turn goes on. */
function EndWords({ opened, round, seat }: Omit<TurnProps, 'go'>) {
  const { table, sheet } = opened
  const { ending } = sheet
  const race = raceWords(table, sheet)
  if (isAfterTheEnd(table, ending, round, seat))
    return (
      <Notice tone="warning" quiet title={ending?.message}>
        This turn comes after it. What is entered here changes nothing about who has won.
      </Notice>
    )
  if (ending) return <Notice title={ending.message}>The winners stand under Game. A wrong tap can still be mended.</Notice>
  return race === null ? null : <Notice>{race}</Notice>
}

function KeyHelp() {
  return (
    <details className="text-sm text-ink-soft">
      <summary className="min-h-11 py-2.5">Keys in the grid</summary>
      <p>
        1 to 4 the clue that was guessed · 0 or X no score · arrows move, also back to a wrong one · U undo · Enter, after the eighth, the
        next team.
      </p>
    </details>
  )
}

/** Writes one puzzle and says what the rules answer; what stands there already is left alone. */
function useMark({ opened, round, seat }: TurnProps, onSaid: (said: string | null) => void) {
  const { solved } = turnAt(opened, round, seat)
  return (puzzle: number, clue: Solved): boolean => {
    const was = solved[puzzle]
    if (was === clue) return true
    const done = opened.act({ type: 'turn.mark-one', round, seat, puzzle, clue, was: was === undefined ? 'unread' : was })
    onSaid((done.ok ? done.notices?.[0]?.message : done.problem.message) ?? null)
    return done.ok
  }
}

/** On a phone, where no key does the same, the legend goes and leaves its height to the puzzles. */
const FLAT = 'max-sm:min-h-12 max-sm:[&>small]:hidden'

/** Undo, and on to the next team; large once this turn is done. */
function TurnKeys({
  opened,
  round,
  seat,
  go,
  next,
  onUndo,
}: TurnProps & { next: RefObject<HTMLButtonElement | null>; onUndo: () => void }) {
  const card = turnAt(opened, round, seat)
  const found = findRound(opened.table, round)
  const team = found && nextTeam(opened, found, seat)
  const reader = team && readerOf(opened.table, team, round)
  const isDone = card.solved.length === PUZZLES || card.total !== null
  return (
    <div className="sticky bottom-0 z-10 -mx-3 grid grid-cols-[minmax(0,1fr)_minmax(0,3fr)] gap-2 border-t border-rule bg-paper px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
      <Button variant="key" legend="U" onClick={onUndo} className={FLAT}>
        <span className="flex items-center gap-1.5">
          <Icon name="undo" /> undo
        </span>
      </Button>
      <Button
        ref={next}
        variant={isDone ? 'key-primary' : 'key'}
        legend="Enter"
        className={FLAT}
        onClick={() => {
          if (team) go({ view: 'card', round, seat: team.id })
          else go({ view: 'desk', round, seat: null })
        }}
      >
        <span className="flex items-center justify-center gap-1.5">
          <span dir="auto" className="truncate">
            {team ? team.name : 'The desk'}
            {reader?.name && <span className="font-normal"> · {reader.name} reads</span>}
          </span>
          <Icon name="arrow-right" />
        </span>
      </Button>
    </div>
  )
}

function Turn(props: TurnProps) {
  const { opened, round, seat } = props
  const [said, setSaid] = useState<string | null>(null)
  const nextKey = useRef<HTMLButtonElement>(null)
  const mark = useMark(props, setSaid)
  const card = turnAt(opened, round, seat)
  const undo = () => {
    setSaid(undoOnCard(opened.game, chaseWords, round, seat))
  }
  const problems = opened.game.problems.filter(p => p.round === round && (p.seat === undefined || p.seat === seat))
  return (
    <div className="grid grid-cols-1 gap-2 sm:gap-2.5 sm:pt-1">
      <div className="flex min-h-11 items-center gap-2">
        <p role="status" className="min-w-0 flex-1 leading-tight font-semibold">
          {nowWords(card)}
        </p>
        <ReaderChoice {...props} onSaid={setSaid} />
      </div>
      <PuzzleGrid
        label={`Puzzles of ${findSeat(opened.table, seat)?.name ?? ''}, round ${round}`}
        solved={card.solved}
        cards={cardScores(card.solved)}
        onMark={mark}
        onUndo={undo}
        next={nextKey}
      />
      <Sums {...props} />
      {said !== null && <Notice tone="warning">{said}</Notice>}
      <EndWords {...props} />
      <ProblemList problems={problems.map(p => ({ severity: p.severity, code: p.code, message: p.message }))} />
      <TurnKeys {...props} next={nextKey} onUndo={undo} />
      <div>
        <PaperTotal {...props} />
        <CardStand game={opened.game} round={round} seat={seat} onSaid={setSaid} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <KeyHelp />
        <RulesButton opened={opened} />
      </div>
    </div>
  )
}

function Head({ opened, round, seat, go }: TurnProps) {
  const team = findSeat(opened.table, seat)
  const reader = team && readerOf(opened.table, team, round)
  return (
    <CardHead
      game={opened.game}
      round={round}
      seat={seat}
      onDesk={() => {
        go({ view: 'desk', round, seat: null })
      }}
      onOpen={other => {
        go({ view: 'card', round, seat: other })
      }}
    >
      {reader?.name && (
        <>
          {' '}
          · <b className="font-semibold text-ink">{reader.name}</b> reads
        </>
      )}
    </CardHead>
  )
}

export function TurnView(props: TurnProps) {
  const { opened, round, seat, go } = props
  return (
    <CardFrame
      game={opened.game}
      {...{ round, seat, go }}
      called="Turn"
      untouched="No other team’s turn changes."
      head={<Head {...props} />}
    >
      <Turn {...props} />
    </CardFrame>
  )
}
