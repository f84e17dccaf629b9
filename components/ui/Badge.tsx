/** A word in a small ruled box: the state of a game, a round, a playcard. */
import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { cn } from './cn'
import { Icon, type IconName } from './Icon'

const badge = cva('inline-flex items-center gap-1 whitespace-nowrap rounded-[3px] border px-1.5 py-0.5 text-xs font-medium leading-tight', {
  variants: {
    tone: {
      plain: 'border-rule bg-sheet text-ink-soft',
      accent: 'border-accent bg-accent-soft text-accent',
      doubt: 'border-dashed border-doubt bg-doubt-soft text-doubt',
      cross: 'border-cross bg-cross-soft text-cross',
      solid: 'border-ink bg-ink text-sheet',
    },
  },
  defaultVariants: { tone: 'plain' },
})

export interface BadgeProps extends VariantProps<typeof badge> {
  icon?: IconName
  className?: string
  children: ReactNode
}

export function Badge({ tone, icon, className, children }: BadgeProps) {
  return (
    <span className={cn(badge({ tone }), className)}>
      {icon && <Icon name={icon} className="size-3.5" />}
      {children}
    </span>
  )
}
