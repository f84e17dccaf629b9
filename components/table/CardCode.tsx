'use client'
/** A photo of a printed playcard opens that card's entry. A card of another game is offered; nothing is opened that is not there. */
import Link from 'next/link'
import { useState } from 'react'
import * as z from 'zod/mini'
import { buttonLook } from '@/components/ui/Button'
import { FileKey } from '@/components/ui/FileKey'
import { Notice } from '@/components/ui/Notice'
import { ask } from '@/lib/client/api'
import { cardPath, type CardPlace } from '@/lib/codecs/card-address'
import { refuse, type Result } from '@/lib/table/result'
import { seatsOf } from '@/lib/table/table'
import type { TableGame } from './use-game'
import type { Go } from './use-place'

type Said = { text: string; /** Another game that the card is of. */ elsewhere?: { title: string; href: string } }

const gameSchema = z.object({ title: z.string() })

async function cardIn(file: File): Promise<Result<CardPlace>> {
  try {
    const { cardOnPhoto } = await import('@/lib/client/card-code')
    return await cardOnPhoto(file)
  } catch {
    return refuse(
      'code.no-reader',
      'The reader of codes could not be fetched: Playcard does not answer. Try again when it does, or open the card from the list.',
    )
  }
}

/** Why this game has no such card, or null. */
function missing({ table, pad }: TableGame, { round, seat }: CardPlace): string | null {
  const { roundWord } = pad
  if (round > table.rounds.length) return `This card is of ${roundWord} ${round}, which is not open yet. Open it, and take the photo again.`
  return seatsOf(table, round).some(s => s.id === seat) ? null : `This card is of a seat that does not play ${roundWord} ${round}.`
}

/** What is known of a card that is not of this game. */
async function elsewhere(place: CardPlace): Promise<Said> {
  const reply = await ask('GET', `/api/games/${encodeURIComponent(place.game)}`, gameSchema)
  if (reply.ok) {
    const { title } = reply.value
    return { text: `This card is of another game of this book: “${title}”.`, elsewhere: { title, href: cardPath(place) } }
  }
  if (reply.problem.code === 'game.unknown') return { text: 'This card is of another book: there is no such game in this one.' }
  return { text: `This card is of another game. ${reply.problem.message}` }
}

export function CardCode({ game, go }: { game: TableGame; go: Go }) {
  const [said, setSaid] = useState<Said | null>(null)
  const open = async (file: File) => {
    setSaid(null)
    const found = await cardIn(file)
    if (!found.ok) {
      setSaid({ text: found.problem.message })
      return
    }
    const place = found.value
    const wrong = place.game === game.id ? missing(game, place) : null
    if (place.game !== game.id) setSaid(await elsewhere(place))
    else if (wrong !== null) setSaid({ text: wrong })
    else go({ view: 'card', round: place.round, seat: place.seat })
  }
  return (
    <section aria-label="Printed playcards" className="mt-4 grid gap-2">
      <FileKey
        icon="camera"
        className="justify-self-start"
        label="Photo of a card’s code"
        name="Photo of a card's code"
        busyLabel="Looking for the code …"
        accept="image/*"
        camera
        onFile={open}
      />
      {said && (
        <Notice
          tone="warning"
          {...(said.elsewhere
            ? {
                action: (
                  <Link href={said.elsewhere.href} prefetch={false} className={buttonLook({})}>
                    Open that game
                  </Link>
                ),
              }
            : {})}
        >
          <span dir="auto">{said.text}</span>
        </Notice>
      )}
    </section>
  )
}
