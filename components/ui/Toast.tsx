'use client'
/** The region where short messages appear and are read out. Who shows what, and for how long, is the caller's; the region is always in the page. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon'
import { cn } from './cn'

export interface ToastMessage {
  id: string
  tone?: 'info' | 'warning' | 'error'
  text: ReactNode
  action?: { label: string; onAct: () => void }
}

export interface ToastRegionProps {
  messages: readonly ToastMessage[]
  onDismiss: (id: string) => void
}

const SIGNS: Record<NonNullable<ToastMessage['tone']>, IconName> = { info: 'check', warning: 'warning', error: 'error' }

export function ToastRegion({ messages, onDismiss }: ToastRegionProps) {
  return (
    <div
      role="region"
      aria-label="Messages"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 grid justify-items-center gap-2 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden"
    >
      {messages.map(({ id, tone = 'info', text, action }) => (
        <div
          key={id}
          className={cn(
            'pointer-events-auto flex w-full max-w-md items-center gap-2 rounded-key bg-ink pl-3 text-sm text-sheet shadow-sheet [animation:rise_160ms_ease-out]',
            tone === 'error' && 'border-2 border-cross',
          )}
        >
          <Icon name={SIGNS[tone]} className="size-5" />
          <p className="min-w-0 flex-1 py-3 leading-snug">{text}</p>
          {action && (
            <button type="button" onClick={action.onAct} className="min-h-11 min-w-11 px-2 font-semibold underline underline-offset-4">
              {action.label}
            </button>
          )}
          <button
            type="button"
            aria-label="Dismiss"
            onClick={() => {
              onDismiss(id)
            }}
            className="grid size-11 place-items-center"
          >
            <Icon name="cross" className="size-4" />
          </button>
        </div>
      ))}
    </div>
  )
}
