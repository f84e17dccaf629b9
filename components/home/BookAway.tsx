/** The book's file is gone, locked or damaged: says so in plain words and what to do, and offers to look again. */
import { Bar } from '@/components/ui/Bar'
import { buttonLook } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'

export function BookAway({ message, here }: { message: string; here: string }) {
  return (
    <>
      <Bar title="Playcard" />
      <main className="mx-auto w-full max-w-5xl px-3 py-4 sm:px-5">
        <div role="alert">
          <EmptyState
            title="The games cannot be shown now"
            // A full load, not a link inside the app: the answer is asked for anew.
            action={
              <>
                <a href={here} className={buttonLook({ variant: 'primary' })}>
                  Try again
                </a>
                <a href="/safe" className={buttonLook()}>
                  Copies of the book
                </a>
              </>
            }
          >
            <p>{message}</p>
          </EmptyState>
        </div>
      </main>
    </>
  )
}
