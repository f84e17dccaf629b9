/** The one word that must always be true: saved, sending, or not saved and why. Shape and word differ, not only colour. */
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/Icon'

export type SavedState = 'saved' | 'checking' | { sending: number } | { notSaved: string }

export interface SavedBadgeProps {
  state: SavedState
  onRetry?: () => void
  className?: string
}

const shell = 'inline-flex min-h-7 items-center gap-1.5 rounded-[3px] border-[1.5px] px-2 py-0.5 text-[0.8125rem] font-medium leading-tight'

export function SavedBadge({ state, onRetry, className }: SavedBadgeProps) {
  if (state === 'saved') {
    return (
      <span role="status" className={cn(shell, 'border-transparent px-1 text-accent', className)}>
        <Icon name="check" className="size-4" strokeWidth={2.4} />
        saved
      </span>
    )
  }
  if (state === 'checking') {
    return (
      <span role="status" className={cn(shell, 'border-dashed border-rule-strong text-ink-soft', className)}>
        opening
      </span>
    )
  }
  if ('sending' in state) {
    return (
      <span role="status" className={cn(shell, 'border-dashed border-doubt text-doubt', className)}>
        <Icon name="arrow-up" className="size-4" />
        sending {state.sending}
      </span>
    )
  }
  return (
    <span role="alert" className={cn(shell, 'border-cross bg-cross-soft text-cross', className)}>
      <Icon name="error" className="size-4" />
      <span>
        <b className="font-semibold">not saved:</b> {state.notSaved.replace(/^not saved: /i, '')}
      </span>
      {onRetry && (
        <button type="button" onClick={onRetry} className="-my-2 min-h-11 min-w-11 px-1 font-semibold underline underline-offset-4">
          try again
        </button>
      )}
    </span>
  )
}
