/** Starting a game: empty, or with the people and the rules of an earlier one (`?from=`). */
import type { Metadata } from 'next'
import Link from 'next/link'
import { BookAway } from '@/components/home/BookAway'
import { TurnedAway } from '@/components/home/TurnedAway'
import { Start } from '@/components/start/Start'
import type { StartPad } from '@/components/start/StartForm'
import { Bar } from '@/components/ui/Bar'
import { buttonLook } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { pads } from '@/lib/registry'
import { fromBook, oneOf, requireDirector } from '@/lib/server/page'
import type { SealedPad } from '@/lib/table/seal'
import { earlierGame } from './earlier'

export const metadata: Metadata = { title: 'Start a game' }

function Head({ after }: { after: string | undefined }) {
  return (
    <Bar
      title="Start a game"
      subtitle={after === undefined ? undefined : `the people and rules of ${after}`}
      left={
        <Link href="/" aria-label="Back to the games" className={`${buttonLook({ variant: 'plain' })} size-11 p-0`}>
          <Icon name="arrow-left" className="size-5" />
        </Link>
      }
    />
  )
}

/** What the form must know of a pad, as plain values for the browser. */
const startPad = ({ id, name, seatRange, defaults, directs, childSeats }: SealedPad): StartPad => ({
  id,
  name,
  seatRange,
  defaults,
  director: directs !== null,
  childSeats,
})

export default async function NewGamePage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const from = oneOf((await searchParams)['from'])?.slice(0, 120)
  const gate = await requireDirector(from === undefined ? '/new' : `/new?from=${encodeURIComponent(from)}`)
  if (!gate.ok) return <TurnedAway message={gate.problem.message} />
  const read = await fromBook(() => (from === undefined ? Promise.resolve(undefined) : earlierGame(from)))
  if (!read.ok) return <BookAway message={read.message} here="/new" />
  const taken = read.value
  const earlier = taken?.ok ? taken.value : null
  return (
    <>
      <Head after={earlier?.title} />
      <main className="mx-auto grid w-full max-w-3xl gap-5 px-3 py-5 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-5">
        {taken?.ok === false && (
          <Notice tone="warning" quiet title="The earlier game cannot be taken up">
            {taken.problem.message} The form is empty instead.
          </Notice>
        )}
        <Start pads={pads.map(startPad)} earlier={earlier} />
      </main>
    </>
  )
}
