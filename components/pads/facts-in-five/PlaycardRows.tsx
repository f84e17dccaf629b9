/** The lines of the playcard: heads, five lines of cells with their squares, and the squares below. */
import { memo } from 'react'
import { cn } from '@/components/ui/cn'
import { AXIS, className as classNameOf, markAt, placeKey, rowName, type CellPlace, type ClassHead, type RowLetter } from './marks'
import type { PlaycardView } from './playcard-view'
import { PlaycardCell } from './PlaycardCell'
import { ClassHeadText, headSize, LetterHeadText, SquareBox, SquareCaption } from './PlaycardParts'

const RULED = '*:border-r *:border-rule *:last:border-r-0'

interface Lines {
  grid: PlaycardView
  /** The one cell that the Tab key reaches. */
  tabStop: CellPlace
}

function CellOf({ grid, place, tabStop }: Lines & { place: CellPlace }) {
  const { focus } = grid
  const key = placeKey(place)
  return (
    <PlaycardCell
      place={key}
      name={`${rowName(grid.letters, place.row)}, ${classNameOf(grid.classes, place.column)}`}
      mark={markAt(grid.marks, place)}
      text={grid.texts.get(key) ?? ''}
      challenged={grid.challenged.has(key)}
      ruled={grid.ruled.has(key)}
      roomForText={grid.texts.size > 0}
      focused={focus !== null && placeKey(focus) === key}
      tabbable={placeKey(tabStop) === key}
    />
  )
}

interface HeadProps {
  axis: 'class' | 'letter'
  index: number
  beside: boolean
  name: string
  size: string
  head: ClassHead | null
  letter: RowLetter
}

const Head = memo(function Head({ axis, index, beside, name, size, head, letter }: HeadProps) {
  return (
    <div
      role={beside ? 'rowheader' : 'columnheader'}
      title={name}
      className={cn(
        'grid min-h-11 min-w-0 content-center p-[2px]',
        axis === 'letter' ? 'place-items-center bg-accent-soft' : beside ? 'px-1.5' : 'justify-items-center py-1.5',
        size,
      )}
    >
      <span className="sr-only">{name}</span>
      <span aria-hidden className="contents">
        {axis === 'class' ? <ClassHeadText head={head} column={index} beside={beside} /> : <LetterHeadText letter={letter} />}
      </span>
    </div>
  )
})

function HeadOf({ grid, axis, index, beside }: { grid: PlaycardView; axis: 'class' | 'letter'; index: number; beside: boolean }) {
  const isClass = axis === 'class'
  const head = isClass ? (grid.classes[index] ?? null) : null
  return (
    <Head
      axis={axis}
      index={index}
      beside={beside}
      name={isClass ? [classNameOf(grid.classes, index), head?.category].filter(Boolean).join(', ') : rowName(grid.letters, index)}
      size={isClass ? headSize(grid.classes, beside) : ''}
      head={head}
      letter={isClass ? null : (grid.letters[index] ?? null)}
    />
  )
}

const squareNames = (grid: PlaycardView, axis: 'class' | 'letter', index: number) =>
  axis === 'class' ? `Square of ${classNameOf(grid.classes, index)}` : `Square of ${rowName(grid.letters, index)}`

const TRACKS = cn('grid', RULED)
const STRAIGHT = 'grid-cols-[clamp(30px,9*var(--pc),64px)_repeat(5,minmax(0,1fr))_var(--squares)]'
const TURNED = 'grid-cols-[clamp(78px,24*var(--pc),220px)_repeat(5,minmax(0,1fr))_var(--squares)]'

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

interface LineProps extends Lines {
  layout: Layout
  line: number
}

const placesOn = ({ grid: { turned }, line }: LineProps): readonly CellPlace[] =>
  AXIS.map(file => (turned ? { row: file, column: line } : { row: line, column: file }))

const isAt = (place: CellPlace | null, { row, column }: CellPlace): boolean => place?.row === row && place.column === column

const hasSameHeads = (a: PlaycardView, b: PlaycardView): boolean =>
  a.turned === b.turned && a.classes === b.classes && a.letters.every((letter, i) => letter === b.letters[i])

/** Whether this cell looks the same in both. */
function isSameCell(a: LineProps, b: LineProps, place: CellPlace): boolean {
  const key = placeKey(place)
  return (
    markAt(a.grid.marks, place) === markAt(b.grid.marks, place) &&
    a.grid.texts.get(key) === b.grid.texts.get(key) &&
    a.grid.challenged.has(key) === b.grid.challenged.has(key) &&
    a.grid.ruled.has(key) === b.grid.ruled.has(key) &&
    isAt(a.grid.focus, place) === isAt(b.grid.focus, place) &&
    isAt(a.tabStop, place) === isAt(b.tabStop, place)
  )
}

/** A mark changes one line of five, and the frame that shows it has no time for the others. */
const isSameLine = (a: LineProps, b: LineProps): boolean =>
  hasSameHeads(a.grid, b.grid) &&
  a.layout.right?.[a.line] === b.layout.right?.[b.line] &&
  a.grid.texts.size > 0 === b.grid.texts.size > 0 &&
  placesOn(a).every(place => isSameCell(a, b, place))

const HeadRow = memo(
  function HeadRow({ grid, layout }: { grid: PlaycardView; layout: Layout }) {
    return (
      <div role="row" className={cn(layout.tracks, 'border-b-[1.5px] border-b-edge')}>
        <div role="columnheader">
          <span className="sr-only">{layout.corner}</span>
        </div>
        {AXIS.map(index => (
          <HeadOf key={index} grid={grid} axis={layout.across} index={index} beside={false} />
        ))}
        {layout.right && (
          <div role="columnheader" className="grid place-items-center">
            <SquareCaption of={layout.rightOf} />
          </div>
        )}
      </div>
    )
  },
  (a, b) => hasSameHeads(a.grid, b.grid) && (a.layout.right === null) === (b.layout.right === null),
)

const CellRow = memo(function CellRow(props: LineProps) {
  const { grid, tabStop, layout, line } = props
  return (
    <div role="row" className={cn(layout.tracks, 'border-b border-rule')}>
      <HeadOf grid={grid} axis={layout.down} index={line} beside />
      {placesOn(props).map(place => (
        <CellOf key={placeKey(place)} grid={grid} tabStop={tabStop} place={place} />
      ))}
      {layout.right && <SquareBox value={layout.right[line] ?? null} label={squareNames(grid, layout.down, line)} />}
    </div>
  )
}, isSameLine)

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

export function PlaycardRows({ grid, tabStop }: Lines) {
  const layout = layoutOf(grid)
  return (
    <>
      <HeadRow grid={grid} layout={layout} />
      {AXIS.map(line => (
        <CellRow key={line} grid={grid} tabStop={tabStop} layout={layout} line={line} />
      ))}
      {layout.below && <SquareRow grid={grid} layout={layout} below={layout.below} />}
    </>
  )
}
