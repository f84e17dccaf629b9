'use client'
/** Something on a page broke. What was saved is saved; this says so, and offers to try again. */
import { useEffect } from 'react'
import { Bar } from '@/components/ui/Bar'
import { Button, buttonLook } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'

const digestOf = (error: unknown): string | undefined =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    console.error(error)
  }, [error])
  useEffect(() => {
    // A part of the page that could not be fetched while the network was away can be fetched now; nothing is being typed here.
    const again = (): void => {
      window.location.reload()
    }
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
    }
  }, [])
  const digest = digestOf(error)
  return (
    <>
      <Bar title="Playcard" />
      <main className="mx-auto w-full max-w-5xl px-3 py-4 sm:px-5">
        <div role="alert">
          <EmptyState
            title="This page could not be shown"
            action={
              <>
                <Button
                  variant="primary"
                  onClick={() => {
                    retry()
                  }}
                >
                  Try again
                </Button>
                {/* A full load, not a link inside the app: what broke may be in memory. */}
                {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- on purpose, see above */}
                <a href="/" className={buttonLook()}>
                  To the games
                </a>
              </>
            }
          >
            <p>
              Nothing that was saved is lost. If it happens again, look at the terminal that Playcard runs in
              {digest === undefined ? '' : ` for ${digest}`}.
            </p>
          </EmptyState>
        </div>
      </main>
    </>
  )
}
