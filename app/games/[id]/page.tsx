/** One game: gate, read, render. Where in the game the screen is stands in the query and is the screen's own business. */
import { notFound } from 'next/navigation'
import { BookAway } from '@/components/home/BookAway'
import { TurnedAway } from '@/components/home/TurnedAway'
import { GameScreen } from '@/components/pads/screens'
import { openGame } from '@/lib/server/book'
import { fromBook, requireRight, serverNow } from '@/lib/server/page'

type Props = { params: Promise<{ id: string }> }

export default async function GamePage({ params }: Props) {
  const { id } = await params
  const gate = await requireRight(`/games/${id}`, id, 'work')
  if (!gate.ok) return <TurnedAway message={gate.problem.message} game={id} />
  const read = await fromBook(() => openGame(id))
  if (!read.ok) return <BookAway message={read.message} here={`/games/${id}`} />
  const opened = read.value
  if (!opened.ok && opened.problem.code !== 'game.unknown') return <BookAway message={opened.problem.message} here={`/games/${id}`} />
  if (!opened.ok) notFound()
  const { game, opening, lines } = opened.value
  return (
    <GameScreen
      pad={game.pad.id}
      given={{
        game: id,
        opening: { rules: opening.rules, about: opening.about, seats: opening.seats },
        lines,
        now: serverNow(),
        by: { role: gate.right.is, actor: gate.right.actor, wholeBook: gate.right.is === 'director' && gate.right.game === null },
      }}
    />
  )
}
