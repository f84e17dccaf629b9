'use client'
/**
 * The eight puzzles of a turn as the Reader meets them: one tap each, and one tap in the same line mends a wrong one. By thumb or by keyboard.
 * It refuses to add anything up, and to know whose turn it is.
 */
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/Icon'
import { ON_A_CARD, PLACES, PUZZLES, type Solved } from '@/lib/pads/name-chase/card'
import { worth } from '@/lib/pads/name-chase/scoring'
import { clueWords } from './words'

export interface PuzzleGridProps {
  label: string
  solved: readonly Solved[]
  /** The points of the two cards; null while nothing of one is read. */
  cards: readonly [number | null, number | null]
  /** Answers whether it was taken. */
  onMark: (puzzle: number, clue: Solved) => boolean
  onUndo: () => void
  /** Where a keyboard goes on after the eighth puzzle. */
  next: RefObject<HTMLButtonElement | null>
}

type At = { puzzle: number; column: number }

const CLUES: readonly Solved[] = [1, 2, 3, 4, null]
const HEADS = ['1st clue', '2nd', '3rd', '4th', 'no score'] as const
const LAST_COLUMN = CLUES.length - 1
const ROW = 'grid grid-cols-[2rem_repeat(5,minmax(0,1fr))] items-center gap-1 px-1.5'

const KEYS: Readonly<Record<string, Solved>> = { '1': 1, '2': 2, '3': 3, '4': 4, '0': null, x: null, X: null }
const MOVES: Readonly<Record<string, (at: At) => At>> = {
  ArrowUp: at => ({ ...at, puzzle: Math.max(0, at.puzzle - 1) }),
  ArrowDown: at => ({ ...at, puzzle: Math.min(PUZZLES - 1, at.puzzle + 1) }),
  ArrowLeft: at => ({ ...at, column: Math.max(0, at.column - 1) }),
  ArrowRight: at => ({ ...at, column: Math.min(LAST_COLUMN, at.column + 1) }),
}

/** The place that an element of the grid stands for. */
function placeOf(target: EventTarget): At | undefined {
  const text = target instanceof HTMLElement ? target.dataset['at'] : undefined
  const [puzzle, column] = text?.split(' ').map(Number) ?? []
  return puzzle === undefined || column === undefined ? undefined : { puzzle, column }
}

type State = 'read' | 'now' | 'later'
const stateOf = (puzzle: number, solved: readonly Solved[]): State =>
  puzzle < solved.length ? 'read' : puzzle === solved.length ? 'now' : 'later'

const KEY = 'min-h-11 min-w-0 rounded-key border-[1.5px] px-0.5 text-[1.0625rem] leading-tight font-semibold transition-colors duration-100'
const QUIET: Record<State, string> = {
  read: 'border-transparent text-ink-soft hover:border-rule-strong',
  now: 'border-rule-strong bg-sheet text-ink shadow-key hover:border-ink',
  later: 'border-rule text-ink-soft hover:border-rule-strong',
}
const chosenLook = (clue: Solved): string => (clue === null ? 'hatched border-cross bg-sheet text-cross' : 'border-ink bg-ink text-sheet')

interface RowProps {
  puzzle: number
  solved: readonly Solved[]
  /** The one key that the Tab key stops at. */
  stop: At
  onPress: (puzzle: number, clue: Solved, byKeyboard: boolean) => void
}

function PuzzleRow({ puzzle, solved, stop, onPress }: RowProps) {
  const state = stateOf(puzzle, solved)
  const found = solved[puzzle]
  const says = found === undefined ? 'not read yet' : clueWords(found)
  return (
    <div
      role="group"
      aria-label={`Puzzle ${puzzle + 1}, ${says}`}
      aria-current={state === 'now' ? 'step' : undefined}
      className={cn(ROW, 'border-t border-rule sm:py-0.5', state === 'now' && 'bg-accent-soft')}
    >
      <span aria-hidden className={cn('figure flex items-center text-lg', state === 'now' ? 'text-accent' : 'text-ink-soft')}>
        {puzzle + 1}
        {state === 'now' && <Icon name="chevron" className="size-3.5" strokeWidth={3} />}
      </span>
      {CLUES.map((clue, column) => (
        <button
          key={String(clue)}
          type="button"
          data-at={`${puzzle} ${column}`}
          tabIndex={stop.puzzle === puzzle && stop.column === column ? 0 : -1}
          aria-pressed={found === clue}
          aria-label={`Puzzle ${puzzle + 1}: ${clue === null ? 'none' : `${worth(clue)} points`}`}
          onClick={event => {
            onPress(puzzle, clue, event.detail === 0)
          }}
          className={cn(KEY, found === clue ? chosenLook(clue) : QUIET[state])}
        >
          {clue === null ? <span className="text-[0.9375rem]">none</span> : <span className="figure text-xl">{worth(clue)}</span>}
        </button>
      ))}
    </div>
  )
}

function CardOfFour({ card, points, ...rest }: Omit<RowProps, 'puzzle'> & { card: 0 | 1; points: number | null }) {
  const read = rest.solved.length - card * ON_A_CARD
  const places = PLACES.slice(card * ON_A_CARD, (card + 1) * ON_A_CARD)
  return (
    <section aria-label={`Card ${card + 1}`} className="frame scroll-mb-32 overflow-clip">
      <div className="flex items-baseline gap-2 px-3 py-0.5 sm:py-1">
        <h3 className="font-sans text-sm font-semibold">Card {card + 1}</h3>
        {card === 1 && <p className="text-xs text-ink-soft">lay card 1 aside first</p>}
        <p className="figure ml-auto text-lg leading-none">
          {points ?? <span aria-label="nothing read yet">–</span>}
          {read > 0 && read < ON_A_CARD && <span className="ml-1 font-sans text-xs font-medium text-ink-soft">so far</span>}
        </p>
      </div>
      <div
        aria-hidden
        className={cn(
          ROW,
          'border-t border-rule text-center text-[0.6875rem] leading-[1.125rem] text-ink-soft sm:leading-5',
          card === 1 && 'max-md:hidden',
        )}
      >
        <span />
        {HEADS.map(head => (
          <span key={head}>{head}</span>
        ))}
      </div>
      {places.map((puzzle, i) => (
        <div key={puzzle}>
          {i === ON_A_CARD / 2 && (
            <p
              className={cn(
                'flex items-center justify-center gap-1.5 border-t border-rule text-xs leading-5 sm:leading-6',
                read === i ? 'bg-accent font-semibold text-on-accent' : 'text-ink-soft',
              )}
            >
              <Icon name="turn" className="size-3.5" /> turn the card over
            </p>
          )}
          <PuzzleRow puzzle={puzzle} {...rest} />
        </div>
      ))}
    </section>
  )
}

/**
 * Moves the focus about: the grid's own arrows, on to the next puzzle after a mark from the keyboard, and to the first unread one when it opens.
 * While the second card is on the table it is kept in sight: the page moves once, when the cards change, and never under the thumb.
 */
function useGridFocus({ solved, next }: Pick<PuzzleGridProps, 'solved' | 'next'>) {
  const grid = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<At>({ puzzle: solved.length < PUZZLES ? solved.length : 0, column: 0 })
  const focusAt = ({ puzzle, column }: At) => {
    grid.current?.querySelector<HTMLElement>(`[data-at="${puzzle} ${column}"]`)?.focus({ preventScroll: true })
  }
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [])
  const onSecondCard = solved.length >= ON_A_CARD && solved.length < PUZZLES
  useEffect(() => {
    if (onSecondCard) grid.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [onSecondCard])
  const onwards = (puzzle: number, column: number) => {
    const unread = Math.max(solved.length, puzzle + 1)
    if (unread < PUZZLES) focusAt({ puzzle: unread, column })
    else next.current?.focus()
  }
  return { grid, stop, setStop, focusAt, onwards }
}

export function PuzzleGrid({ label, solved, cards, onMark, onUndo, next }: PuzzleGridProps) {
  const { grid, stop, setStop, focusAt, onwards } = useGridFocus({ solved, next })
  const press = (puzzle: number, clue: Solved, byKeyboard: boolean) => {
    if (onMark(puzzle, clue) && byKeyboard) onwards(puzzle, CLUES.indexOf(clue))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = placeOf(event.target)
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return
    const move = MOVES[event.key]
    const clue = KEYS[event.key]
    if (move) focusAt(move(at))
    else if (clue !== undefined) press(at.puzzle, clue, true)
    else if (event.key === 'u' || event.key === 'U') onUndo()
    else return
    event.preventDefault()
  }
  const props = { solved, stop, onPress: press }
  return (
    <div
      ref={grid}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={event => {
        const at = placeOf(event.target)
        if (at) setStop(at)
      }}
      className="grid gap-2 md:grid-cols-2 md:gap-4"
    >
      <CardOfFour card={0} points={cards[0]} {...props} />
      <CardOfFour card={1} points={cards[1]} {...props} />
    </div>
  )
}
