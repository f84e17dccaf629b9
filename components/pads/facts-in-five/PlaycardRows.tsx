/** The lines of the playcard: heads, five lines of cells with their squares, and the squares below. */
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { AXIS, className as classNameOf, markAt, placeKey, rowName, tapped, type CellPlace } from './marks'
import { START, type PlaycardView } from './playcard-view'
import { PlaycardCell } from './PlaycardCell'
import { ClassHeadText, headSize, LetterHeadText, SquareBox, SquareCaption } from './PlaycardParts'

const RULED = '*:border-r *:border-rule *:last:border-r-0'

function CellOf({ grid, place }: { grid: PlaycardView; place: CellPlace }) {
  const { focus, tapMode } = grid
  const key = placeKey(place)
  const mark = markAt(grid.marks, place)
  const focused = focus !== null && placeKey(focus) === key
  const onTap = () => {
    grid.onFocus(place)
    if (!grid.readOnly && tapMode !== 'select') grid.onMark(place.row, place.column, tapped(tapMode, mark))
  }
  return (
    <PlaycardCell
      place={place}
      name={`${rowName(grid.letters, place.row)}, ${classNameOf(grid.classes, place.column)}`}
      mark={mark}
      text={grid.texts.get(key) ?? ''}
      challenged={grid.challenged.has(key)}
      roomForText={grid.texts.size > 0}
      focused={focused}
      tabbable={placeKey(focus ?? START) === key}
      onTap={onTap}
      onReach={() => {
        if (!focused) grid.onFocus(place)
      }}
    />
  )
}

function Head({ grid, axis, index, beside }: { grid: PlaycardView; axis: 'class' | 'letter'; index: number; beside: boolean }): ReactNode {
  const name =
    axis === 'class'
      ? [classNameOf(grid.classes, index), grid.classes[index]?.category].filter(Boolean).join(', ')
      : rowName(grid.letters, index)
  return (
    <div
      role={beside ? 'rowheader' : 'columnheader'}
      title={name}
      className={cn(
        'grid min-h-11 min-w-0 content-center p-[2px]',
        axis === 'letter' ? 'place-items-center bg-accent-soft' : beside ? 'px-1.5' : 'justify-items-center py-1.5',
        axis === 'class' && headSize(grid.classes, beside),
      )}
    >
      <span className="sr-only">{name}</span>
      <span aria-hidden className="contents">
        {axis === 'class' ? (
          <ClassHeadText head={grid.classes[index] ?? null} column={index} beside={beside} />
        ) : (
          <LetterHeadText letter={grid.letters[index] ?? null} />
        )}
      </span>
    </div>
  )
}

const squareNames = (grid: PlaycardView, axis: 'class' | 'letter', index: number) =>
  axis === 'class' ? `Square of ${classNameOf(grid.classes, index)}` : `Square of ${rowName(grid.letters, index)}`

const TRACKS = cn('grid', RULED)
const STRAIGHT = 'grid-cols-[clamp(30px,9cqi,64px)_repeat(5,minmax(0,1fr))_var(--squares)]'
const TURNED = 'grid-cols-[clamp(78px,24cqi,220px)_repeat(5,minmax(0,1fr))_var(--squares)]'

/** What stands where, for either way of turning the card. */
const layoutOf = (grid: PlaycardView) =>
  grid.turned
    ? ({
        tracks: cn(TRACKS, TURNED),
        across: 'letter',
        down: 'class',
        right: grid.columnSquares,
        below: grid.rowSquares,
        rightOf: 'col',
        belowOf: 'row',
        corner: 'Class',
      } as const)
    : ({
        tracks: cn(TRACKS, STRAIGHT),
        across: 'class',
        down: 'letter',
        right: grid.rowSquares,
        below: grid.columnSquares,
        rightOf: 'row',
        belowOf: 'col',
        corner: 'Letter',
      } as const)

type Layout = ReturnType<typeof layoutOf>

function HeadRow({ grid, layout }: { grid: PlaycardView; layout: Layout }) {
  return (
    <div role="row" className={cn(layout.tracks, 'border-b-[1.5px] border-b-edge')}>
      <div role="columnheader">
        <span className="sr-only">{layout.corner}</span>
      </div>
      {AXIS.map(index => (
        <Head key={index} grid={grid} axis={layout.across} index={index} beside={false} />
      ))}
      {layout.right && (
        <div role="columnheader" className="grid place-items-center">
          <SquareCaption of={layout.rightOf} />
        </div>
      )}
    </div>
  )
}

function CellRow({ grid, layout, line }: { grid: PlaycardView; layout: Layout; line: number }) {
  return (
    <div role="row" className={cn(layout.tracks, 'border-b border-rule')}>
      <Head grid={grid} axis={layout.down} index={line} beside />
      {AXIS.map(file => (
        <CellOf key={file} grid={grid} place={grid.turned ? { row: file, column: line } : { row: line, column: file }} />
      ))}
      {layout.right && <SquareBox value={layout.right[line] ?? null} label={squareNames(grid, layout.down, line)} />}
    </div>
  )
}

function SquareRow({ grid, layout, below }: { grid: PlaycardView; layout: Layout; below: readonly (number | null)[] }) {
  return (
    <div role="row" className={cn(layout.tracks, '-mt-px border-t-[1.5px] border-t-edge')}>
      <div role="rowheader" className="grid place-items-center">
        <SquareCaption of={layout.belowOf} />
      </div>
      {AXIS.map(file => (
        <SquareBox key={file} value={below[file] ?? null} label={squareNames(grid, layout.across, file)} />
      ))}
      {layout.right && <div role="gridcell" />}
    </div>
  )
}

export function PlaycardRows({ grid }: { grid: PlaycardView }) {
  const layout = layoutOf(grid)
  return (
    <>
      <HeadRow grid={grid} layout={layout} />
      {AXIS.map(line => (
        <CellRow key={line} grid={grid} layout={layout} line={line} />
      ))}
      {layout.below && <SquareRow grid={grid} layout={layout} below={layout.below} />}
    </>
  )
}
