/** Special, General and Total under the playcard, as printed. The numbers come from the rules; null is "not yet", never nought. */
import { cn } from '@/components/ui/cn'

export interface SumsRowProps {
  special: number | null
  general: number | null
  total: number | null
  /** One point an entry: there is only a Total. */
  totalOnly?: boolean
  /** Some entries are not judged yet. */
  provisional?: boolean
  className?: string
}

function Sum({
  label,
  hint,
  value,
  strong = false,
  provisional,
}: {
  label: string
  hint?: string
  value: number | null
  strong?: boolean
  provisional: boolean
}) {
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
      <dd className="figure h-[1.15em] text-[1.75rem] leading-[1.15] contain-strict sm:text-[2rem]">
        {value === null ? <span aria-label="not yet">–</span> : value}
        {provisional && value !== null && <span className="sr-only"> so far</span>}
      </dd>
    </div>
  )
}

export function SumsRow({ special, general, total, totalOnly = false, provisional = false, className }: SumsRowProps) {
  return (
    <dl className={cn('grid gap-2', totalOnly ? 'grid-cols-1' : 'grid-cols-[1fr_1fr_1.15fr]', className)}>
      {!totalOnly && <Sum label="Special" hint="columns" value={special} provisional={provisional} />}
      {!totalOnly && <Sum label="General" hint="rows" value={general} provisional={provisional} />}
      <Sum label="Total" value={total} strong provisional={provisional} {...(provisional ? { hint: 'so far' } : {})} />
    </dl>
  )
}
