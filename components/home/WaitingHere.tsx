'use client'
/** What this device has entered in a game and could not send, counted where the game itself is not shown. It only reads, and shows nothing where nothing waits. */
import { useEffect, useState } from 'react'
import { Notice } from '@/components/ui/Notice'
import { waitingFor } from '@/lib/client/outbox'

export function WaitingHere({ game }: { game: string }) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let over = false
    void waitingFor(game).then(waiting => {
      if (!over) setCount(waiting.length)
    })
    return () => {
      over = true
    }
  }, [game])
  if (count === 0) return null
  return (
    <Notice
      tone="warning"
      title={`${count === 1 ? 'One entry' : `${count} entries`} of this game ${count === 1 ? 'waits' : 'wait'} on this device`}
    >
      Nothing of it is lost. Open a new link of the Director’s in this browser: it then goes out by itself.
    </Notice>
  )
}
