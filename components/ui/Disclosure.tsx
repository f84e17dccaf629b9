/** Something folded away until it is asked for. A native <details>: works without script, and in print it can be opened by the page. */
import type { ReactNode } from 'react'
import { cn } from './cn'
import { Icon } from './Icon'

export interface DisclosureProps {
  summary: ReactNode
  /** A few words at the right of the line: what is inside, or how many. */
  aside?: ReactNode
  open?: boolean
  className?: string
  children: ReactNode
}

export function Disclosure({ summary, aside, open, className, children }: DisclosureProps) {
  return (
    <details open={open} className={cn('group border-y border-rule [&+details]:border-t-0', className)}>
      <summary className="flex min-h-11 list-none items-center gap-2 py-2 font-semibold print:min-h-0 print:break-after-avoid [&::-webkit-details-marker]:hidden">
        <Icon name="chevron" className="size-4 text-ink-soft transition-transform group-open:rotate-90 print:hidden" />
        <span className="min-w-0 flex-1">{summary}</span>
        {aside !== undefined && <span className="text-sm font-normal text-ink-soft">{aside}</span>}
      </summary>
      <div className="pb-4 pl-6 print:pl-0">{children}</div>
    </details>
  )
}
