/** Somebody who may not come in is told why, and what to do. */
import { Bar } from '@/components/ui/Bar'
import { Notice } from '@/components/ui/Notice'
import { WaitingHere } from './WaitingHere'

/** `game`: where it is one game that is not shown. */
export function TurnedAway({ message, game }: { message: string; game?: string }) {
  return (
    <>
      <Bar title="Playcard" />
      <main className="mx-auto grid w-full max-w-xl gap-4 px-3 py-6 sm:px-5">
        <Notice tone="error" quiet title="This page is not shown here">
          <p>{message}</p>
        </Notice>
        {game !== undefined && <WaitingHere game={game} />}
      </main>
    </>
  )
}
