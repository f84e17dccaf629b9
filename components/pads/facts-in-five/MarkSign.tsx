/** The four marks as a hand would make them: a pencil check, a red double-stroked cross, a short rule for a blank, an open ring for what nobody has judged. */
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import type { Mark } from './marks'

const CHECK =
  'M2.9 13.2c2.6.8 4.6 2.6 6 5.3C11.2 12.2 15 6.9 20.6 2.9c.8-.5 1.5.3.9 1-4.5 5.2-7.9 11-10.3 17.6-.4 1-1.9 1-2.3 0-1.3-3-3.2-5.3-6-6.7-1-.5-.7-1.9 0-1.6z'

const paths: Record<Mark, ReactNode> = {
  '1': <path d={CHECK} fill="currentColor" />,
  x: (
    <g fill="none" stroke="currentColor" strokeLinecap="round">
      <path d="M4.8 4.3c4.7 4.6 9.7 10.1 14.6 15.6M19.2 4.6C14.4 8.7 9 14.1 4.5 19.6" strokeWidth="2.7" />
      <path d="M6.6 4.5c4 4.6 8.5 9.6 12.3 14.4M19.7 6.5c-5 4.2-9.4 8.5-13.5 13.3" strokeWidth="1" opacity=".55" />
    </g>
  ),
  '.': <path d="M7.5 12.3c3-.3 6-.3 9-.1" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />,
  '?': (
    <g fill="none" stroke="currentColor" strokeLinecap="round">
      <circle cx="12" cy="12" r="9.3" strokeWidth="1.3" strokeDasharray="2.5 2.370" strokeLinecap="butt" />
      <path d="M9.5 9.7c.1-1.5 1.1-2.4 2.6-2.4s2.5.9 2.5 2.2c0 2-2.5 2.1-2.5 4M12.1 16.4v.1" strokeWidth="1.7" />
    </g>
  ),
}

const INK: Record<Mark, string> = { '1': 'text-pencil', x: 'text-cross', '.': 'text-rule-strong', '?': 'text-doubt' }

export function MarkSign({ mark, className }: { mark: Mark; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden focusable="false" className={clsx(INK[mark], className)}>
      {paths[mark]}
    </svg>
  )
}
