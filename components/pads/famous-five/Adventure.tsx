'use client'
/** Which adventure was completed: its colour and its book, the story that was told (R-FF-25). May be left open. */
import { Icon } from '@/components/ui/Icon'
import { cn } from '@/components/ui/cn'
import { STORIES, type Colour } from '@/lib/pads/famous-five/card'
import { SET_WORDS, SetMark, SETS } from './SetMark'

export function Adventure({ set, onChange }: { set: Colour | null; onChange: (set: Colour | null) => void }) {
  return (
    <section aria-label="The adventure that was completed" className="grid gap-2">
      <h3 className="flex items-baseline gap-2">
        The story that was told <span className="font-sans text-sm font-normal text-ink-soft">if you wish</span>
      </h3>
      <div className="grid grid-cols-2 gap-1.5 sm:gap-2">
        {SETS.map(colour => (
          <button
            key={colour}
            type="button"
            aria-pressed={set === colour}
            onClick={() => {
              onChange(set === colour ? null : colour)
            }}
            className={cn(
              'flex min-h-14 min-w-0 items-center gap-2 rounded-key border-[1.5px] px-2.5 py-1.5 text-left',
              set === colour ? 'border-accent bg-accent-soft' : 'border-rule-strong bg-sheet hover:border-ink',
            )}
          >
            <SetMark set={colour} className="size-6 shrink-0 text-ink" />
            <span className="min-w-0 flex-1">
              <span className="block text-xs font-medium text-ink-soft">{SET_WORDS[colour]}</span>
              <span className="block text-sm leading-tight font-semibold">{STORIES[colour]}</span>
            </span>
            {set === colour && <Icon name="check" className="size-5 text-accent" />}
          </button>
        ))}
      </div>
    </section>
  )
}
