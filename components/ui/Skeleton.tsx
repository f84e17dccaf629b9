/** Holds the place of what is on its way, at the size it will have, so that nothing jumps. */
import { cn } from './cn'

export interface SkeletonProps {
  /** What is being fetched, said to a screen reader. */
  label?: string
  lines?: number
  className?: string
}

export function Skeleton({ label = 'Loading', lines = 1, className }: SkeletonProps) {
  return (
    <div role="status" className="grid w-full gap-2">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          aria-hidden
          className={cn('block h-11 rounded-pad border border-rule bg-rule/35 motion-safe:animate-pulse', className)}
        />
      ))}
    </div>
  )
}
