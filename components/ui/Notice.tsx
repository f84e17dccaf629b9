/** A short message in the page. An error interrupts a screen reader, the others wait their turn. The word is said as well as shown. */
import type { ReactNode } from 'react'
import { cn } from './cn'
import { Icon, type IconName } from './Icon'

export type NoticeTone = 'info' | 'warning' | 'error'

const LOOK: Record<NoticeTone, { icon: IconName; word: string; box: string; sign: string }> = {
  info: { icon: 'info', word: 'Note', box: 'border-l-accent bg-sheet', sign: 'text-accent' },
  warning: { icon: 'warning', word: 'Warning', box: 'border-l-doubt bg-doubt-soft', sign: 'text-doubt' },
  error: { icon: 'error', word: 'Error', box: 'border-l-cross bg-cross-soft', sign: 'text-cross' },
}

export interface NoticeProps {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Already there when the page opened: not announced. */
  quiet?: boolean
  className?: string
}

export function Notice({ tone = 'info', title, children, action, quiet = false, className }: NoticeProps) {
  const look = LOOK[tone]
  const live = quiet ? {} : { role: tone === 'error' ? 'alert' : 'status' }
  return (
    <div
      {...live}
      className={cn(
        'flex flex-wrap items-start gap-x-3 gap-y-1 rounded-r-pad border-l-4 px-3 py-2.5 text-sm leading-snug',
        look.box,
        className,
      )}
    >
      <Icon name={look.icon} className={cn('mt-px size-5', look.sign)} />
      <div className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
        <span className="sr-only">{look.word}: </span>
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div className="-my-1 ml-auto flex flex-wrap items-center gap-2">{action}</div>}
    </div>
  )
}
