/** A link that opens nothing: says why that may be. */
import type { Metadata } from 'next'
import { Bar } from '@/components/ui/Bar'
import { EmptyState } from '@/components/ui/EmptyState'

export const metadata: Metadata = { title: 'No such link' }

export default function NoLinkPage() {
  return (
    <>
      <Bar title="Playcard" />
      <main className="mx-auto w-full max-w-5xl px-3 py-4 sm:px-5">
        <EmptyState title="This link opens nothing">
          <p>It was taken back, it was for one device and has been used, or it was not copied whole. Ask the Director for another one.</p>
        </EmptyState>
      </main>
    </>
  )
}
