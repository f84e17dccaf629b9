/**
 * One cell of the playcard: its mark, what was written, a flag where it is challenged, a seal where a ruling stands. Crossed, blank, unjudged and valid differ
 * in shape and texture.
 */
import { clsx } from 'clsx'
import { memo } from 'react'
import { MarkSign } from './MarkSign'
import { MARK_WORDS, type Mark } from './marks'
import { Layer } from './PlaycardParts'

/** Plain values only: a cell is drawn again when one of them changes. */
export interface PlaycardCellProps {
  /** "row,column": the grid finds the cell by it. */
  place: string
  /** "Row C, World Leaders". */
  name: string
  mark: Mark
  text: string
  challenged: boolean
  /** A ruling stands on it: a mark by hand is asked about first. */
  ruled: boolean
  /** Somebody wrote in this card: all marks stand a little higher, so that they stay in line. */
  roomForText: boolean
  focused: boolean
  tabbable: boolean
}

const label = ({ name, mark, text, challenged, ruled }: PlaycardCellProps) =>
  [name, MARK_WORDS[mark], text, challenged && 'challenged', ruled && 'ruled'].filter(Boolean).join(', ')

export const PlaycardCell = memo(function PlaycardCell(props: PlaycardCellProps) {
  const { place, mark, text, roomForText, challenged, ruled, focused, tabbable } = props
  return (
    <div
      role="gridcell"
      data-place={place}
      data-mark={mark}
      aria-label={label(props)}
      aria-selected={focused}
      tabIndex={tabbable ? 0 : -1}
      className={clsx(
        'relative min-h-[max(44px,min(max(54px,11.5*var(--pc)),7.4svh))] min-w-0 cursor-pointer select-none contain-strict',
        mark === 'x' && 'hatched',
        focused && 'outline-3 -outline-offset-3 outline-accent',
        'focus-visible:outline-4 focus-visible:-outline-offset-4',
      )}
    >
      <Layer>
        <MarkSign
          mark={mark}
          className={clsx('size-[clamp(26px,7.5*var(--pc),40px)]', mark === '?' && 'scale-[0.87]', roomForText && '-translate-y-1.5')}
        />
      </Layer>
      {text !== '' && (
        <span
          dir="auto"
          aria-hidden
          className={clsx(
            'absolute inset-x-[2px] bottom-[3px] tracking-[-0.02em] truncate text-center text-[clamp(10px,2.5*var(--pc),13px)] leading-[1.15] text-ink-soft',
            mark === 'x' && 'line-through decoration-cross',
          )}
        >
          {text}
        </span>
      )}
      {challenged && (
        <span aria-hidden className="absolute right-0 top-0 size-[26px] bg-doubt text-sheet [clip-path:polygon(0_0,100%_0,100%_100%)]">
          <b className="absolute right-[5px] top-[2px] text-[13px] leading-none">!</b>
        </span>
      )}
      {ruled && (
        <span
          aria-hidden
          className="absolute left-[3px] top-[3px] grid size-[15px] place-items-center rounded-full border-[1.5px] border-ink-soft"
        >
          <b className="text-[9px] leading-none text-ink-soft">R</b>
        </span>
      )}
    </div>
  )
})
