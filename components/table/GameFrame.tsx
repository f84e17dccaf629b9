'use client'
/**
 * What stands around every game on every view: name, where we are, saved or not, the ways to the other views, undo, what the server refused.
 * It refuses to know a pad: its screens come in as children.
 */
import Link from 'next/link'
import { memo, useDeferredValue, useState, type ReactNode } from 'react'
import { Bar } from '@/components/ui/Bar'
import { cn } from '@/components/ui/cn'
import { IconButton } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { deviceName } from '@/lib/client/device'
import type { Role } from '@/lib/table/rights'
import { RefusedList } from './RefusedList'
import { SavedBadge } from './SavedBadge'
import { savedState } from './saved-state'
import { lastOwn } from './undo'
import { UndoDialog } from './later'
import type { TableGame } from './use-game'
import type { Place, ViewName } from './use-place'
import { wordsOfAll, type PadWords } from './words'

const TABS: readonly { view: ViewName; word: string }[] = [
  { view: 'desk', word: 'Desk' },
  { view: 'sheet', word: 'Sheet' },
  { view: 'seats', word: 'Seats' },
  { view: 'history', word: 'History' },
  { view: 'game', word: 'Game' },
]

export interface GameFrameProps {
  game: TableGame
  place: Place
  go: (to: Partial<Place>) => void
  words: PadWords
  /** The view that one card is entered on. */
  cardView: ViewName
  children: ReactNode
}

/** What a scorer has no part in is not offered. */
const tabsFor = (role: Role) => TABS.filter(({ view }) => role === 'director' || (view !== 'seats' && view !== 'game'))

const whereWords = ({ table, sheet, pad, by }: TableGame): string => {
  const last = table.rounds.at(-1)?.number
  const word = last === undefined ? 'not begun' : `${pad.roundWord} ${last}`
  const who = by.role === 'scorer' ? `${by.actor} scores · ` : ''
  return `${who}${pad.name} · ${sheet.status === 'finished' ? 'finished' : word}${table.archived ? ' · archived' : ''}`
}

const Tabs = memo(function Tabs({ place, go, role }: Pick<GameFrameProps, 'place' | 'go'> & { role: Role }) {
  const here = place.view === 'card' ? 'desk' : place.view
  return (
    <nav aria-label="Views of this game" className="-mx-1 flex">
      {tabsFor(role).map(({ view, word }) => (
        <button
          key={view}
          type="button"
          aria-current={here === view ? 'page' : undefined}
          onClick={() => {
            go({ view, seat: null })
          }}
          className={cn(
            'min-h-11 flex-1 border-b-[3px] px-1 text-sm font-semibold sm:flex-none sm:px-4',
            here === view ? 'border-accent text-ink' : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {word}
        </button>
      ))}
    </nav>
  )
})

/** Says it when an edit takes the end away (api 3.13). */
function LiveAgain({ status }: { status: 'live' | 'finished' }) {
  const [before, setBefore] = useState(status)
  const [again, setAgain] = useState(false)
  if (before !== status) {
    setBefore(status)
    setAgain(status === 'live')
  }
  return again ? (
    <Notice tone="warning" className="mb-4" title="The game goes on">
      The end is taken away by this change: the game is live again.
    </Notice>
  ) : null
}

export function GameFrame({ game, place, go, words, cardView, children }: GameFrameProps) {
  const [undoing, setUndoing] = useState<{ ids: readonly string[]; what: string } | null>(null)
  const state = savedState(useDeferredValue(game.outbox)) // a mark is painted first, then said to be on its way
  const undo = () => {
    const last = lastOwn(game.log, deviceName())
    setUndoing({ ids: last.map(l => l.envelope.id), what: wordsOfAll(game.table, last, words) })
  }
  const wide = typeof state === 'object' && 'notSaved' in state
  return (
    <div data-pad={game.pad.id} className="min-h-dvh pb-8 print:min-h-0 print:pb-0">
      <Bar
        title={game.table.about.title}
        subtitle={whereWords(game)}
        left={
          game.by.wholeBook ? (
            <Link href="/" aria-label="All games" className="grid size-11 place-items-center text-ink-soft hover:text-ink">
              <Icon name="arrow-left" className="size-5" />
            </Link>
          ) : undefined
        }
        right={
          <>
            {!wide && <SavedBadge state={state} />}
            <IconButton icon="undo" label="Undo my last action" onClick={undo} />
          </>
        }
        below={<Tabs place={place} go={go} role={game.by.role} />}
        className={place.view === 'card' ? 'max-sm:[&>div:last-child]:hidden' : ''}
      />
      {wide && (
        <div className="sticky top-14 z-20 px-3 pt-2 sm:px-5">
          <SavedBadge state={state} onRetry={game.retry} className="w-full" />
        </div>
      )}
      <main className="mx-auto max-w-[1080px] px-3 py-4 sm:px-6">
        <RefusedList game={game} words={words} cardView={cardView} go={go} />
        <LiveAgain status={game.sheet.status} />
        {game.sheet.ending && game.sheet.status === 'finished' && place.view === 'desk' && (
          <Notice quiet title={game.sheet.ending.message} className="mb-4">
            The winners stand under <b>Game</b>. Earlier cards can still be edited; if that takes the end away, the game goes on.
          </Notice>
        )}
        {children}
      </main>
      {undoing && (
        <UndoDialog
          key={undoing.ids.join()}
          game={game}
          words={words}
          asked={undoing}
          onClose={() => {
            setUndoing(null)
          }}
        />
      )}
    </div>
  )
}
