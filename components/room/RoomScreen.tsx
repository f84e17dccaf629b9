'use client'
/** The screen of the room, for a TV or projector or anybody's phone. It only shows; what it shows, the Director chooses. */
import { WinnersPanel } from '@/components/table/WinnersPanel'
import { Notice } from '@/components/ui/Notice'
import type { RoomView } from '@/lib/table/room'
import { capital } from '@/lib/table/words'
import { KeyTable } from './KeyTable'
import { ReaderFrame } from './ReaderFrame'
import { RoomTimer } from './RoomTimer'
import { RoundHeadings } from './RoundHeadings'
import { Standings } from './Standings'
import { useView, type Viewed } from './use-view'

const whereWords = ({ pad, round, status, paused }: RoomView): string => {
  if (paused) return pad.name
  const where = status === 'finished' ? 'finished' : round ? `${pad.roundWord} ${round.number}` : ''
  return [pad.name, where].filter(Boolean).join(' · ')
}

function Winners({ view }: { view: RoomView }) {
  if (!view.winners) return null
  return (
    <section aria-label={view.status === 'finished' ? 'Winners' : 'Leaders'} className="grid gap-[0.5em]">
      {view.ending !== null && <p className="font-serif text-[1.2em] font-semibold">{view.ending}</p>}
      <WinnersPanel winners={view.winners} soFar={view.status === 'live'} />
    </section>
  )
}

/** The round that is played: its timer, its headings. */
function Now({ view, now }: { view: RoomView; now: () => number }) {
  const { round, timer, status } = view
  if (status === 'finished' || (!round && !timer)) return null
  return (
    <div className="grid content-start gap-[1em]">
      {timer && <RoomTimer timer={timer} now={now} />}
      {round && <RoundHeadings headings={round.headings} />}
    </div>
  )
}

function Parts({ view, now }: { view: RoomView; now: () => number }) {
  const { pad, held, key } = view
  return (
    <>
      {held !== null && (
        <Notice quiet className="text-[0.9em]">
          The results of {pad.roundWord} {held} are being checked.
        </Notice>
      )}
      {view.status === 'finished' && <Winners view={view} />}
      <div className="grid gap-[1.2em] lg:grid-flow-col lg:auto-cols-fr">
        <Now view={view} now={now} />
        {view.standings && <Standings view={view} standings={view.standings} />}
      </div>
      {view.status === 'live' && <Winners view={view} />}
      {key && (
        <section className="grid gap-[0.4em]">
          <h2 className="text-[1.1em]">
            Answer key, {pad.roundWord} {key.round}
          </h2>
          <KeyTable caption={`Answer key of ${pad.roundWord} ${key.round}`} view={key.view} />
        </section>
      )}
      {!view.round && !view.standings && !view.winners && !key && <p>{capital(pad.roundWord)} by round, what happens is shown here.</p>}
    </>
  )
}

export function RoomScreen({ game, given }: { game: string; given: Viewed<RoomView> }) {
  const { view, gone, away, now } = useView(given, `/api/games/${game}/room`, `/api/games/${game}/live?view=room`)
  return (
    <ReaderFrame pad={view.pad.id} title={view.title} subtitle={whereWords(view)} gone={gone} away={away}>
      <main className="grid gap-[1.2em]">
        {view.paused ? <p className="py-[3em] text-center font-serif text-[2em]">A short pause</p> : <Parts view={view} now={now} />}
      </main>
    </ReaderFrame>
  )
}
