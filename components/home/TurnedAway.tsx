/** Somebody who may not come in is told why, and what to do. */
import { Bar } from '@/components/ui/Bar'
import { Notice } from '@/components/ui/Notice'

export function TurnedAway({ message }: { message: string }) {
  return (
    <>
      <Bar title="Playcard" />
      <main className="mx-auto w-full max-w-xl px-3 py-6 sm:px-5">
        <Notice tone="error" quiet title="This page is not shown here">
          <p>{message}</p>
        </Notice>
      </main>
    </>
  )
}
