'use client'
/**
 * The 5 x 5 playcard as it lies on paper: classes across, letters down (or turned), column squares below, row squares at the right, then the three sums.
 * It shows marks and hands on keys and taps; it never adds up. Letter keys act only while the grid has the focus.
 */
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useAfterPaint } from '@/components/ui/use-after-paint'
import { cn } from '@/components/ui/cn'
import { afterPaint } from '@/lib/client/after-paint'
import { moved, nextPlace } from './grid-moves'
import { className as classNameOf, markAt, MARK_WORDS, markOfKey, placeKey, placeOf, rowName, tapped, type CellPlace } from './marks'
import { resolved, START, type PlaycardGridProps, type PlaycardView } from './playcard-view'
import { PERCENT } from './PlaycardParts'
import { PlaycardRows } from './PlaycardRows'
import { SumsRow } from './SumsRow'

/** Each says whether the key meant something to it. */
const movesBy = (grid: PlaycardView, key: string, place: CellPlace): boolean => {
  const target = moved(key, place, grid.turned)
  if (target) grid.onFocus(target)
  return target !== undefined
}

const marksBy = (grid: PlaycardView, key: string, place: CellPlace): boolean => {
  const mark = grid.readOnly ? undefined : markOfKey(key)
  if (mark === undefined) return false
  grid.onMark(place.row, place.column, mark)
  if (grid.advance) grid.onFocus(nextPlace(place, grid.turned))
  return true
}

const endsBy = (grid: PlaycardView, key: string): boolean => {
  if (key !== 'Enter' || !grid.onDone) return false
  grid.onDone()
  return true
}

const onKeyIn = (grid: PlaycardView, event: KeyboardEvent) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const { key } = event
  const place = grid.focus ?? START
  const meant = movesBy(grid, key, place) || marksBy(grid, key, place) || endsBy(grid, key) || grid.onKey?.(key, place)
  if (meant) event.preventDefault()
}

/**
 * When the focus is moved from outside while somebody works in the grid, the real focus follows: after the mark has been painted, since moving it
 * makes the browser lay out the page at once. Keys do not wait for it: they act on the place, wherever in the grid they are pressed.
 */
const useFollowFocus = (focus: CellPlace | null) => {
  const grid = useRef<HTMLDivElement>(null)
  const key = focus && placeKey(focus)
  useEffect(() => {
    if (key === null) return
    return afterPaint(() => {
      const element = grid.current
      if (element?.contains(document.activeElement)) element.querySelector<HTMLElement>(`[data-place="${key}"]`)?.focus()
    })
  }, [key])
  return grid
}

/** One listener for all cells, so that a cell that did not change need not be drawn again. */
const onTapIn = (grid: PlaycardView, target: EventTarget) => {
  const place = placeOf(target)
  if (!place) return
  grid.onFocus(place)
  if (!grid.readOnly && grid.tapMode !== 'select') grid.onMark(place.row, place.column, tapped(grid.tapMode, markAt(grid.marks, place)))
}

const onReachIn = (grid: PlaycardView, target: EventTarget) => {
  const place = placeOf(target)
  if (place && (!grid.focus || placeKey(grid.focus) !== placeKey(place))) grid.onFocus(place)
}

/** Two lines of fixed height: the focused cell by its full name, so that nothing is lost in narrow heads and nothing jumps. */
function Caption({ grid }: { grid: PlaycardView }) {
  const { focus } = grid
  const head = focus && grid.classes[focus.column]
  const text = focus && grid.texts.get(placeKey(focus))
  return (
    <p
      aria-hidden
      dir="auto"
      className="mt-2.5 line-clamp-2 max-lg:empty:hidden h-[2.6em] contain-strict text-[0.8125rem] leading-[1.3] text-ink-soft print:hidden"
    >
      {focus && (
        <>
          <b className="font-semibold text-ink">{rowName(grid.letters, focus.row).replace('Row ', '')}</b> ·{' '}
          <b className="font-semibold text-ink">{classNameOf(grid.classes, focus.column)}</b>
          {head?.category ? `, ${head.category}` : ''} · {text ? `“${text}”, ` : ''}
          {MARK_WORDS[markAt(grid.marks, focus)]}
          {grid.ruled.has(placeKey(focus)) && ', ruled'}
        </>
      )}
    </p>
  )
}

export function PlaycardGrid(props: PlaycardGridProps) {
  const view = resolved(props)
  const grid = useFollowFocus(props.focus)
  // The Tab key's way in moves after the paint as well: a new tabindex on the focused cell makes the browser lay out the page at once.
  const tabStop = useAfterPaint(props.focus)
  const counting = props.rowSquares === null && props.columnSquares === null
  return (
    <div className={cn('w-full min-w-0', PERCENT)}>
      <div
        ref={grid}
        role="grid"
        aria-label={props.label}
        aria-readonly={view.readOnly}
        onKeyDown={event => {
          onKeyIn(view, event)
        }}
        onClick={event => {
          onTapIn(view, event.target)
        }}
        onFocus={event => {
          onReachIn(view, event.target)
        }}
        className={cn('frame overflow-clip', counting ? '[--squares:0px]' : '[--squares:clamp(36px,min(10.5*var(--pc),7.4svh),76px)]')}
      >
        <PlaycardRows grid={view} tabStop={tabStop ?? START} />
      </div>
      {view.caption && <Caption grid={view} />}
      <SumsRow
        className={cn(view.caption ? 'mt-1.5' : 'mt-3', view.sumsByTheKeys && 'max-lg:hidden')}
        special={props.special}
        general={props.general}
        total={props.total}
        totalOnly={counting}
        provisional={view.provisional}
      />
    </div>
  )
}
