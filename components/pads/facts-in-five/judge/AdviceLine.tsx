/** What the rule of Key Words (and the spelling card) says of an entry. Advice: it never crosses anything out. */
import { Icon } from '@/components/ui/Icon'
import { cn } from '@/components/ui/cn'
import type { CellAt } from '@/lib/pads/facts-in-five/card'
import { adviceOn, type Verdict } from '@/lib/pads/facts-in-five/desk/advice'
import type { FiveSetup } from '@/lib/pads/facts-in-five/setup'
import { RangeLine } from './RangeLine'

const LOOK = {
  agrees: { word: 'agrees', icon: 'check', ink: 'text-accent' },
  differs: { word: 'does not agree', icon: 'warning', ink: 'text-cross' },
  unsure: { word: 'unsure', icon: 'question', ink: 'text-doubt' },
} as const satisfies Record<Verdict, { word: string; icon: string; ink: string }>

const rowWords = (letter: string | null): string => (letter === '*' ? 'the wild row' : `row ${letter ?? ''}`)

export function AdviceLine({ setup, at, entry, child }: { setup: FiveSetup; at: CellAt; entry: string; child: boolean }) {
  const advice = adviceOn(setup, at, entry, child)
  if (!advice) return null
  const look = LOOK[advice.verdict]
  const { spelling } = advice
  return (
    <div className="grid gap-1 text-sm leading-snug text-ink-soft">
      <p className="flex items-start gap-1.5" dir="auto">
        <Icon name={look.icon} className={cn('mt-0.5', look.ink)} />
        <span>
          Key Word <b className="font-semibold text-ink">{advice.keyWord || 'none'}</b>, {rowWords(setup.letters[at.row])}{' '}
          <b className={cn('font-semibold', look.ink)}>{look.word}</b>. {advice.why}
          {advice.alternatives.length > 0 && ` Or: ${advice.alternatives.join(', ')}.`}
        </span>
      </p>
      {spelling && <RangeLine spelling={spelling} />}
    </div>
  )
}
