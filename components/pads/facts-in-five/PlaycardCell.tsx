/** One cell of the playcard: its mark, what was written, and a flag where it is challenged. Crossed, blank, unjudged and valid differ in shape and texture. */
import { cn } from '@/components/ui/cn'
import { MarkSign } from './MarkSign'
import { MARK_WORDS, placeKey, type CellPlace, type Mark } from './marks'

export interface PlaycardCellProps {
  place: CellPlace
  /** "Row C, World Leaders". */
  name: string
  mark: Mark
  text: string
  challenged: boolean
  /** Somebody wrote in this card: all marks stand a little higher, so that they stay in line. */
  roomForText: boolean
  focused: boolean
  tabbable: boolean
  onTap: () => void
  onReach: () => void
}

const label = ({ name, mark, text, challenged }: PlaycardCellProps) =>
  [name, MARK_WORDS[mark], text, challenged && 'challenged'].filter(Boolean).join(', ')

export function PlaycardCell(props: PlaycardCellProps) {
  const { place, mark, text, roomForText, challenged, focused, tabbable, onTap, onReach } = props
  return (
    <div
      role="gridcell"
      data-place={placeKey(place)}
      data-mark={mark}
      aria-label={label(props)}
      aria-selected={focused}
      tabIndex={tabbable ? 0 : -1}
      onClick={onTap}
      onFocus={onReach}
      className={cn(
        'relative grid min-h-[max(54px,11.5cqi)] min-w-0 cursor-pointer select-none place-items-center overflow-hidden',
        mark === 'x' && 'hatched',
        focused && 'z-10 outline-3 -outline-offset-3 outline-accent',
        'focus-visible:z-10 focus-visible:outline-4 focus-visible:-outline-offset-4',
      )}
    >
      <MarkSign
        key={mark}
        mark={mark}
        className={cn(
          'size-[clamp(26px,7.5cqi,40px)] [animation:settle_140ms_ease-out]',
          roomForText && '-translate-y-1.5',
          mark === '?' && 'size-[clamp(23px,6.5cqi,34px)]',
        )}
      />
      {text !== '' && (
        <span
          dir="auto"
          aria-hidden
          className={cn(
            'absolute inset-x-[2px] bottom-[3px] tracking-[-0.02em] truncate text-center text-[clamp(10px,2.5cqi,13px)] leading-[1.15] text-ink-soft',
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
    </div>
  )
}
