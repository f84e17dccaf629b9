/** How one evening went, to read and to print: gate, read, render. Nothing on it can be changed; that is the game's own screen. */
import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { BookAway } from '@/components/home/BookAway'
import { TurnedAway } from '@/components/home/TurnedAway'
import { StoryRounds } from '@/components/story/StoryRounds'
import { MasterSheet } from '@/components/table/MasterSheet'
import { sheetProps } from '@/components/table/sheet-props'
import { standingWords } from '@/components/table/standing-words'
import { BackBar } from '@/components/ui/BackBar'
import { buttonLook } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import { openGame, type Open } from '@/lib/server/book'
import { fromBook, requireRight } from '@/lib/server/page'
import { evenings, storyOf } from './story'
import { takenBack } from './told'

export const metadata: Metadata = { title: 'How it went' }

type Props = { params: Promise<{ id: string }> }

function Story({ open: { game, lines, id } }: { open: Open }) {
  const sheet = game.sheet()
  const back = takenBack(game, lines)
  return (
    <main className="mx-auto grid w-full max-w-[1080px] gap-6 print:block print:space-y-6 px-3 py-5 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-6">
      {game.about.note !== null && game.about.note !== '' && <p dir="auto">{game.about.note}</p>}
      {sheet.rounds.length === 0 ? (
        <EmptyState title={`No ${game.pad.roundWord} was opened`}>
          <p>What happens at the table stands here afterwards.</p>
        </EmptyState>
      ) : (
        <MasterSheet {...sheetProps(sheet, game.seats, { ...game.pad, openWord: 'not judged' }, 0)} />
      )}
      {sheet.rounds.length > 0 && (
        <ul aria-label="Result" className="grid gap-1">
          {sheet.ending && <li>{sheet.ending.message}</li>}
          {standingWords(sheet, game.seats).map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <StoryRounds rounds={storyOf(game, lines)} />
      <p className="text-sm text-ink-soft">
        {back === 0 ? 'Nothing was taken back.' : `${back} ${back === 1 ? 'action was' : 'actions were'} taken back and do not stand here.`}{' '}
        <Link href={`/games/${id}?view=history`} className={`${buttonLook({ variant: 'plain' })} print:hidden`}>
          The whole history
        </Link>
      </p>
    </main>
  )
}

export default async function StoryPage({ params }: Props) {
  const id = decodeURIComponent((await params).id)
  const here = `/games/${encodeURIComponent(id)}/story`
  const gate = await requireRight(here, id, 'work')
  if (!gate.ok) return <TurnedAway message={gate.problem.message} />
  const read = await fromBook(() => openGame(id))
  if (!read.ok) return <BookAway message={read.message} here={here} />
  const opened = read.value
  if (!opened.ok && opened.problem.code !== 'game.unknown') return <BookAway message={opened.problem.message} here={here} />
  if (!opened.ok) notFound()
  const { game } = opened.value
  return (
    <div data-pad={game.pad.id}>
      <BackBar title={game.about.title} subtitle={evenings(game)} to={`/games/${encodeURIComponent(id)}`} toWords="To the game" />
      <Story open={opened.value} />
    </div>
  )
}
