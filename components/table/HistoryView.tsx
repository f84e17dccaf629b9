'use client'
/** Everything that happened, newest first, with who, when and on which device; any line can be taken back, and a taking back too. */
import { useMemo, useState } from 'react'
import { EmptyState } from '@/components/ui/EmptyState'
import type { Change } from '@/lib/table/history'
import { retractions } from '@/lib/table/log'
import { HistoryList, type HistoryEntry } from './HistoryList'
import { UndoDialog } from './UndoDialog'
import type { TableGame } from './use-game'
import { seatName, wordsOf, type AnyLogged, type PadWords } from './words'

const MOST_PARTS = 6

/**
 * "row 1, column 2: valid → crossed out", for what an action wrote over. Where it wrote on several cards they are named; what it wrote
 * on all of them where nothing stood is in its own words already, and so is the place where it names one itself (`isPlaced`).
 */
function changeWords(game: TableGame, { parts: all, afterClosing }: Change, isPlaced: boolean): string {
  const { placeWords, markWords, roundWord } = game.pad
  const many = new Set(all.map(p => p.at.seat)).size > 1
  const parts = many ? all.filter(p => p.now !== '') : all
  const told = parts.slice(0, MOST_PARTS).map(p => {
    const seat = many && p.at.seat !== undefined ? seatName(game.table, p.at.seat) : ''
    const place = [seat, isPlaced ? '' : placeWords(p.at)].filter(Boolean).join(', ')
    return `${place === '' ? '' : `${place}: `}${markWords(p.now, p.at)} → ${markWords(p.next, p.at)}`
  })
  const more = parts.length > MOST_PARTS ? [`and ${parts.length - MOST_PARTS} more`] : []
  return [...told, ...more, ...(afterClosing ? [`after the ${roundWord} was closed`] : [])].join('; ')
}

const timeOf = (game: TableGame, time: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: game.table.about.zone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(time)

/** A retraction is told by what it took back. */
function told(game: TableGame, logged: AnyLogged, words: PadWords): string {
  if (logged.of !== 'log') return wordsOf(game.table, logged, words)
  const named = game.log.filter(l => logged.action.actions.includes(l.envelope.id))
  return `Took back: ${named.map(l => (l.of === 'log' ? 'an undo' : wordsOf(game.table, l, words))).join('; ')}`
}

const UNCHANGED: Change = { parts: [], afterClosing: false }

export function HistoryView({ game, words }: { game: TableGame; words: PadWords }) {
  const [asked, setAsked] = useState<{ ids: readonly string[]; what: string } | null>(null)
  const gone = retractions(game.log)
  const changes = useMemo(() => game.changes(), [game])
  const entries: HistoryEntry[] = game.log.toReversed().map(l => ({
    id: l.envelope.id,
    who: l.stamp.actor,
    when: timeOf(game, l.stamp.time),
    at: new Date(l.stamp.time).toISOString(),
    device: l.stamp.device,
    what: [told(game, l, words), changeWords(game, changes.get(l.envelope.id) ?? UNCHANGED, 'row' in l.action)].filter(Boolean).join(' · '),
    undone: gone.has(l.envelope.id),
  }))
  if (entries.length === 0)
    return (
      <EmptyState title="Nothing has happened yet">Every action at this table will stand here, and can be taken back from here.</EmptyState>
    )
  return (
    <section aria-labelledby="history-head">
      <h2 id="history-head" className="mb-3 text-xl">
        History
      </h2>
      <HistoryList
        entries={entries}
        onUndo={id => {
          setAsked({ ids: [id], what: entries.find(e => e.id === id)?.what ?? '' })
        }}
      />
      <UndoDialog
        key={asked?.ids.join() ?? 'none'}
        game={game}
        words={words}
        asked={asked}
        onClose={() => {
          setAsked(null)
        }}
      />
    </section>
  )
}
