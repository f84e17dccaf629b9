/** The safe: the copies of the book, also where the book itself cannot be read. Gate, read, render. */
import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import Link from 'next/link'
import { Fresh } from '@/components/home/Fresh'
import { TurnedAway } from '@/components/home/TurnedAway'
import { CopyList } from '@/components/safe/CopyList'
import { copyShown } from '@/components/safe/copy-words'
import { ImportGame } from '@/components/home/ImportGame'
import { Bar } from '@/components/ui/Bar'
import { buttonLook } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { bookTrouble, folderOfCopies, listCopies } from '@/lib/server/copies'
import { requireDirector } from '@/lib/server/page'

export const metadata: Metadata = { title: 'Copies and files' }

function Automatic() {
  const state = globalThis.playcard?.copies
  if (!state) return null
  if (state.problem !== null)
    return (
      <Notice tone="error" quiet title="The last copy could not be made">
        {state.problem}
      </Notice>
    )
  return (
    <p className="text-sm text-ink-soft">
      {state.every === 0
        ? 'No copies are made by themselves: PLAYCARD_COPY_MINUTES is 0.'
        : `While Playcard runs, a copy is made every ${state.every} minutes in which something was entered. The last of each hour, day and month are kept longest.`}
    </p>
  )
}

export default async function SafePage() {
  const gate = await requireDirector('/safe')
  if (!gate.ok) return <TurnedAway message={gate.problem.message} />
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const copies = listCopies().map(copy => copyShown(copy, timeZone))
  const trouble = await bookTrouble()
  return (
    <>
      <Bar
        title="Copies and files"
        left={
          <Link href="/" aria-label="All games" className="grid size-11 place-items-center text-ink-soft hover:text-ink">
            <Icon name="arrow-left" className="size-5" />
          </Link>
        }
      />
      <main className="mx-auto grid w-full max-w-4xl gap-5 px-3 py-5 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-5">
        {trouble !== undefined && (
          <Notice tone="error" quiet title="The book cannot be read now">
            {trouble} If it does not come back, restore the newest sound copy.
          </Notice>
        )}
        <Fresh stamp={randomUUID()}>
          <section aria-labelledby="copies" className="grid gap-3">
            <h2 id="copies">Copies of the book</h2>
            <Automatic />
            <CopyList copies={copies} />
            <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
              They lie in {folderOfCopies()}. A copy on the same disk is lost with the disk: keep one elsewhere now and then.
            </p>
          </section>
          <section aria-labelledby="files" className="mt-8 grid gap-3 border-t border-rule pt-5">
            <h2 id="files">The book as files</h2>
            <p className="text-sm text-ink-soft">
              The whole book holds every game with its log, the people and the ruling book. Another Playcard takes it in, and takes nothing
              twice.
            </p>
            <div className="flex flex-wrap items-start gap-2">
              <a href="/api/archive" download className={buttonLook()}>
                Whole book
              </a>
              <a href="/api/standings.csv" download className={buttonLook()}>
                Standings as CSV
              </a>
              <a href="/api/standings.csv?separator=semicolon" download className={buttonLook()}>
                Standings as CSV with semicolons
              </a>
            </div>
            <ImportGame />
          </section>
        </Fresh>
      </main>
    </>
  )
}
