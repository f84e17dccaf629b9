/** There is no such page: says so, and shows the way back. */
import type { Metadata } from 'next'
import Link from 'next/link'
import { Bar } from '@/components/ui/Bar'
import { buttonLook } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'

export const metadata: Metadata = { title: 'Not here' }

export default function NotFound() {
  return (
    <>
      <Bar title="Playcard" />
      <main className="mx-auto w-full max-w-5xl px-3 py-4 sm:px-5">
        <EmptyState
          title="There is nothing on this page"
          action={
            <Link href="/" className={buttonLook({ variant: 'primary' })}>
              To the games
            </Link>
          }
        >
          <p>The address may be mistyped, or the game is in another book. All games of this book stand on the first page.</p>
        </EmptyState>
      </main>
    </>
  )
}
