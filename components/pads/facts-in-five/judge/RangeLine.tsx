/** On a spelling card: how many letters an entry has, and whether that lies in the range (R-F5-19). Advice: it never crosses anything out. */
import { Icon } from '@/components/ui/Icon'
import { cn } from '@/components/ui/cn'
import type { SpellingAnswer } from '@/lib/pads/facts-in-five/judging/spelling-range'

export function RangeLine({ spelling: { rangeOk, why } }: { spelling: SpellingAnswer }) {
  return (
    <p className="flex items-start gap-1.5 text-sm leading-snug text-ink-soft" dir="auto">
      <Icon name={rangeOk ? 'check' : 'warning'} className={cn('mt-0.5', rangeOk ? 'text-accent' : 'text-cross')} />
      <span>{why}</span>
    </p>
  )
}
