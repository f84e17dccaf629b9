/** One player's own cards: for the seat's link, and for whoever works at the table. Nothing else of the game is in the page. */
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BookAway } from '@/components/home/BookAway'
import { TurnedAway } from '@/components/home/TurnedAway'
import { OwnCards } from '@/components/room/OwnCards'
import { openGame } from '@/lib/server/book'
import { fromBook, requireSeat, serverNow } from '@/lib/server/page'

type Props = { params: Promise<{ id: string; seat: string }> }

export const metadata: Metadata = { title: 'My cards' }

export default async function SeatPage({ params }: Props) {
  const { id, seat: part } = await params
  const seat = decodeURIComponent(part)
  const here = `/games/${id}/seats/${part}`
  const gate = await requireSeat(here, id, seat)
  if (!gate.ok) return <TurnedAway message={gate.problem.message} />
  const read = await fromBook(() => openGame(id))
  if (!read.ok) return <BookAway message={read.message} here={here} />
  const own = read.value.ok ? read.value.value.game.ownCards(seat) : undefined
  if (!own) notFound()
  return <OwnCards game={id} seat={seat} given={{ view: own, now: serverNow() }} />
}
