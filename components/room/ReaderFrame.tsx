'use client'
/** What stands around every reader's page: the game's name, day or night, and what to say when the server is away or the right was taken back. */
import { useState, type ReactNode } from 'react'
import { useAwake } from '@/components/table/use-awake'
import { Button } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import { Notice } from '@/components/ui/Notice'
import { PlainHttp } from '@/components/ui/PlainHttp'

type Theme = 'light' | 'dark' | undefined
const NEXT: Readonly<Record<string, Theme>> = { system: 'dark', dark: 'light', light: undefined }
const WORDS: Readonly<Record<string, string>> = { system: 'Light: as the system', dark: 'Light: night', light: 'Light: day' }

export interface ReaderFrameProps {
  pad: string
  title: string
  subtitle: string
  gone: string | null
  away: boolean
  children: ReactNode
}

export function ReaderFrame({ pad, title, subtitle, gone, away, children }: ReaderFrameProps) {
  const [theme, setTheme] = useState<Theme>(undefined)
  useAwake(gone === null)
  return (
    <div data-pad={pad} data-theme={theme} className="min-h-dvh bg-paper text-ink">
      <div className="mx-auto grid max-w-[120rem] gap-[0.8em] px-3 py-3 text-[clamp(1rem,1.55vw,2.2rem)] sm:px-6">
        {gone !== null ? (
          <main>
            <EmptyState title="Nothing to see here any more">
              <p>{gone}</p>
            </EmptyState>
          </main>
        ) : (
          <>
            <header className="flex flex-wrap items-baseline gap-x-[0.8em] gap-y-1 border-b-2 border-edge pb-[0.3em]">
              <h1 dir="auto" className="min-w-0 text-[1.5em] [overflow-wrap:anywhere]">
                {title}
              </h1>
              <p className="text-ink-soft">{subtitle}</p>
              <Button
                variant="plain"
                className="ml-auto text-sm"
                onClick={() => {
                  setTheme(NEXT[theme ?? 'system'])
                }}
              >
                {WORDS[theme ?? 'system']}
              </Button>
            </header>
            {away && (
              <Notice tone="warning" title="Playcard does not answer" className="text-[0.9em]">
                What stands here may be old. It is tried again by itself.
              </Notice>
            )}
            {children}
            <footer>
              <PlainHttp />
            </footer>
          </>
        )}
      </div>
    </div>
  )
}
