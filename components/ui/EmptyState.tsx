/** A page of the pad that nobody has written on yet. It says what to do next. */
import type { ReactNode } from 'react'
import { cn } from './cn'

export interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string
}

export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cn('frame mx-auto my-4 grid w-full max-w-lg justify-items-center gap-3 px-5 py-8 text-center', className)}>
      <svg viewBox="0 0 90 60" aria-hidden className="h-14 text-rule-strong" fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="M5 5h80v50H5zM5 17h80M5 29.7h80M5 42.3h80M21 5v50M37 5v50M53 5v50M69 5v50" />
        <path
          d="M57 24c1.5 1 2.6 2.3 3.4 4.1 1.9-4.8 4.4-8.2 8-11"
          className="text-accent"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <h2>{title}</h2>
      {children !== undefined && <div className="max-w-prose text-ink-soft">{children}</div>}
      {action !== undefined && <div className="mt-1 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
