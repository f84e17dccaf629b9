'use client'
/**
 * In place of a game that this device may not enter any more: why, that nothing more is saved, and what waits here, readable, with the ways in which the
 * Director gets it, and the way to see the screen as it was. It takes nothing, and lets go of nothing.
 */
import { Bar } from '@/components/ui/Bar'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import type { Barred } from '@/lib/client/said'
import { TypedList } from './TypedList'
import type { TableGame } from './use-game'
import type { PadWords } from './words'

const entries = (n: number): string => (n === 1 ? 'One entry waits' : `${n} entries wait`)

function Waiting({ game, words }: { game: TableGame; words: PadWords }) {
  const { waiting, refused, loaded, volatile } = game.outbox
  const kept = [...waiting, ...refused]
  if (!loaded) return null
  if (kept.length === 0) return <p>Everything that was entered on this device is in the game.</p>
  return (
    <section aria-labelledby="shut-waits" className="grid gap-3">
      <h2 id="shut-waits" className="text-lg">
        {entries(kept.length)} on this device, and {kept.length === 1 ? 'is' : 'are'} not in the game
      </h2>
      <ul className="list-disc pl-5">
        {waiting.length > 0 && <li>Open a new link of the Director’s in this browser: what waits then goes out by itself.</li>}
        <li>Or show the Director this list, and he enters it.</li>
      </ul>
      {volatile && <Notice tone="warning">This device cannot keep it through a reload: leave the page open until it is entered.</Notice>}
      <div className="frame px-3 py-2">
        <TypedList game={game} words={words} group={kept} />
      </div>
    </section>
  )
}

interface ShutGameProps {
  game: TableGame
  words: PadWords
  shut: Barred
  /** Whether the screen as it was stands below. */
  shows: boolean
  onShow: (shows: boolean) => void
}

export function ShutGame({ game, words, shut, shows, onShow }: ShutGameProps) {
  return (
    <div data-pad={game.pad.id} className={shows ? '' : 'min-h-dvh pb-8'}>
      <Bar title={game.table.about.title} subtitle={game.pad.name} />
      <main className="mx-auto grid w-full max-w-2xl gap-5 px-3 py-6 sm:px-6">
        <Notice tone="error" title="Nothing more is saved from this page">
          {shut.message}
        </Notice>
        <Waiting game={game} words={words} />
        <p>
          <Button
            aria-expanded={shows}
            onClick={() => {
              onShow(!shows)
            }}
          >
            {shows ? 'Put the screen away' : 'Show the screen as it was, with what was half typed'}
          </Button>
        </p>
      </main>
    </div>
  )
}
