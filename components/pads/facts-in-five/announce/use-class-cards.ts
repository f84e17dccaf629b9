'use client'
/** The deck that is announced from: every card of the library that is not in the archive, read once when the phase opens. */
import { useEffect, useState } from 'react'
import { ask } from '@/lib/client/api'
import { toldCardsSchema, type ToldCard } from '@/lib/codecs/class-cards'

interface Deck {
  readonly cards: readonly ToldCard[]
  /** Why there are none; the Classes can be typed all the same. */
  readonly said: string | null
}

async function readDeck(): Promise<Deck> {
  const cards: ToldCard[] = []
  let from = ''
  for (;;) {
    const reply = await ask('GET', `/api/class-cards?limit=500${from}`, toldCardsSchema)
    if (!reply.ok) return { cards, said: reply.problem.message }
    cards.push(...reply.value.cards)
    if (reply.value.cursor === null) return { cards, said: null }
    from = `&cursor=${reply.value.cursor}`
  }
}

/** The last deck that was read on this device: there at once when the phase is opened again. */
let lastDeck: Deck = { cards: [], said: null }

export function useClassCards(): Deck {
  const [deck, setDeck] = useState(lastDeck)
  useEffect(() => {
    let here = true
    void readDeck().then(read => {
      if (read.said === null) lastDeck = read
      if (here) setDeck(read.said === null ? read : { ...lastDeck, said: read.said })
    })
    return () => {
      here = false
    }
  }, [])
  return deck
}
