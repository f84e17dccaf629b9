/** The screen of the room: for every link of the game, and on the Director's own machine. Only what the room may see is in the page. */
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BookAway } from '@/components/home/BookAway'
import { TurnedAway } from '@/components/home/TurnedAway'
import { RoomScreen } from '@/components/room/RoomScreen'
import { openGame } from '@/lib/server/book'
import { fromBook, requireRight, serverNow } from '@/lib/server/page'

type Props = { params: Promise<{ id: string }> }

export const metadata: Metadata = { title: 'The room' }

export default async function RoomPage({ params }: Props) {
  const { id } = await params
  const here = `/games/${id}/room`
  const gate = await requireRight(here, id, 'look')
  if (!gate.ok) return <TurnedAway message={gate.problem.message} />
  const read = await fromBook(() => openGame(id))
  if (!read.ok) return <BookAway message={read.message} here={here} />
  const opened = read.value
  if (!opened.ok && opened.problem.code !== 'game.unknown') return <BookAway message={opened.problem.message} here={here} />
  if (!opened.ok) notFound()
  return <RoomScreen game={id} given={{ view: opened.value.game.room(), now: serverNow() }} />
}
