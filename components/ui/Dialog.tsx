'use client'
/** A sheet of paper laid over the pad: from the bottom edge on a phone, in the middle on a laptop. Focus, Escape and the backdrop are Radix's; Back closes it too. */
import * as Radix from '@radix-ui/react-dialog'
import { setNonce } from 'get-nonce'
import type { ReactNode } from 'react'
import { cn } from './cn'
import { Icon } from './Icon'
import { useBackCloses } from './use-back-closes'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons at the foot; the last one is the main one. What bears `data-first` is in hand when the sheet opens, where a field would be too forward. */
  actions?: ReactNode
  /** The pad whose accent the sheet takes: it is drawn outside the page's own element. */
  pad?: string
  /** More room, for a playcard or a table. */
  wide?: boolean
}

/** While it is open Radix stills the page behind it by a style of its own: the page's policy takes that with the page's nonce only. */
const nonce = typeof document === 'undefined' ? undefined : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
if (nonce) setNonce(nonce)

const SHEET =
  'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-2xl border-t-[1.5px] border-edge bg-sheet text-ink shadow-sheet outline-none [animation:rise_180ms_ease-out] sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[86dvh] sm:rounded-pad sm:border-[1.5px]'

function ClosedByBack({ onBack }: { onBack: () => void }) {
  useBackCloses(onBack)
  return null
}

export function Dialog({ open, onOpenChange, title, description, children, actions, pad, wide = false }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-shade [animation:settle_150ms_ease-out] print:hidden" />
        <Radix.Content
          data-pad={pad}
          onOpenAutoFocus={event => {
            const first = event.currentTarget instanceof HTMLElement ? event.currentTarget.querySelector<HTMLElement>('[data-first]') : null
            if (!first) return
            event.preventDefault()
            first.focus()
          }}
          className={cn(SHEET, wide ? 'sm:max-w-3xl' : 'sm:max-w-lg')}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <header className="flex items-start gap-3 border-b border-rule py-2 pl-4 pr-14 sm:pl-5">
            <div className="min-w-0 flex-1 py-2">
              <Radix.Title className="text-lg">{title}</Radix.Title>
              {description !== undefined && <Radix.Description className="mt-1 text-sm text-ink-soft">{description}</Radix.Description>}
            </div>
          </header>
          {children !== undefined && <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 sm:px-5">{children}</div>}
          {actions !== undefined && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-rule px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:flex-1 sm:px-5 sm:*:flex-none">
              {actions}
            </footer>
          )}
          <ClosedByBack
            onBack={() => {
              onOpenChange(false)
            }}
          />
          <Radix.Close
            aria-label="Close"
            className="absolute right-2 top-2 grid size-11 place-items-center rounded-key text-ink-soft hover:bg-accent-soft hover:text-ink"
          >
            <Icon name="cross" className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
