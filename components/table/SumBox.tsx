/**
 * One number under a card, as printed: its caption, the number, and whether it is so far. Null is "not yet", never nought. For use in a `<dl>`.
 * The number lies in a layer of fixed size: a new one makes the browser lay out nothing else, also where its box is an item of a row.
 */
import { cn } from '@/components/ui/cn'

export interface SumBoxProps {
  label: string
  hint?: string
  value: number | string | null
  strong?: boolean
  provisional: boolean
}

export function SumBox({ label, hint, value, strong = false, provisional }: SumBoxProps) {
  return (
    <div
      className={cn(
        'min-w-0 rounded-pad border-[1.5px] px-3 py-1.5',
        strong ? 'border-accent bg-accent text-on-accent' : 'border-edge bg-sheet',
      )}
    >
      <dt className={cn('flex justify-between gap-1 text-xs leading-tight', strong ? 'text-on-accent' : 'text-ink-soft')}>
        <span className="font-medium">{label}</span>
        {hint !== undefined && <span className={strong ? '' : 'hidden sm:inline'}>{hint}</span>}
      </dt>
      <dd className="figure relative h-[1.15em] text-[1.75rem] leading-[1.15] contain-strict sm:text-[2rem]">
        <span className="absolute inset-0 contain-strict">
          {value === null ? <span aria-label="not yet">–</span> : value}
          {provisional && value !== null && <span className="sr-only"> so far</span>}
        </span>
      </dd>
    </div>
  )
}
