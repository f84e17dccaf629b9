/** Special, General and Total under the playcard, as printed. The numbers come from the rules; null is "not yet", never nought. */
import { SumBox } from '@/components/table/SumBox'
import { cn } from '@/components/ui/cn'

export interface SumsRowProps {
  special: number | null
  general: number | null
  total: number | null
  /** One point an entry: there is only a Total. */
  totalOnly?: boolean
  /** Some entries are not judged yet. */
  provisional?: boolean
  /** One line high: name and number side by side. */
  low?: boolean
  className?: string
}

const LOW =
  'gap-1.5 [&_dd]:flex-1 [&_dd]:text-xl [&_dd]:text-right [&_dt>span+span]:hidden [&>div]:flex [&>div]:items-center [&>div]:px-1.5 [&>div]:py-0.5'

export function SumsRow({ special, general, total, totalOnly = false, provisional = false, low = false, className }: SumsRowProps) {
  return (
    <dl className={cn('grid gap-2', totalOnly ? 'grid-cols-1' : 'grid-cols-[1fr_1fr_1.15fr]', low && LOW, className)}>
      {!totalOnly && <SumBox label="Special" hint="columns" value={special} provisional={provisional} />}
      {!totalOnly && <SumBox label="General" hint="rows" value={general} provisional={provisional} />}
      <SumBox label="Total" value={total} strong provisional={provisional} {...(provisional ? { hint: 'so far' } : {})} />
    </dl>
  )
}
