/** The top of every screen: where you are, what is running, and at the right what must always be seen (saved or not). */
import type { ReactNode } from 'react'
import { cn } from './cn'

export interface BarProps {
  title: ReactNode
  subtitle?: ReactNode
  /** Before the title: the way back. */
  left?: ReactNode
  right?: ReactNode
  /** A second line under the bar: tabs, or the round's pager. */
  below?: ReactNode
  sticky?: boolean
  className?: string
}

export function Bar({ title, subtitle, left, right, below, sticky = true, className }: BarProps) {
  return (
    <header className={cn('z-20 border-b border-rule bg-sheet print:static print:border-ink', sticky && 'sticky top-0', className)}>
      <div className="flex min-h-14 items-center gap-2 px-3 py-1.5 sm:px-5">
        {left !== undefined && <div className="-ml-2 shrink-0 print:hidden">{left}</div>}
        <div className="min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-3">
          <h1 className="truncate text-[1.1875rem] sm:text-[1.375rem]" dir="auto">
            {title}
          </h1>
          {subtitle !== undefined && (
            <p className="line-clamp-2 text-[0.8125rem] leading-tight text-ink-soft sm:line-clamp-1 sm:text-[0.9375rem]">{subtitle}</p>
          )}
        </div>
        {right !== undefined && <div className="flex shrink-0 items-center gap-1 print:hidden">{right}</div>}
      </div>
      {below !== undefined && <div className="border-t border-rule px-3 sm:px-5 print:hidden">{below}</div>}
    </header>
  )
}
