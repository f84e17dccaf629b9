/** Reads past games from the book's tables as the list shows them. It knows no pad by name. */
import type { PastGame } from '@/components/past/past-view'
import { seatLabels } from '@/components/home/home-view'
import { padOf } from '@/lib/registry'
import type { GameLine } from '@/lib/server/past-games'
import { classificationsOf, dayOf, frontsOfLine } from '../shelves'

const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** "New York": the last part of a zone's name, unless it is where this book stands. */
const placeOf = (zone: string): string => (zone === here() ? '' : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' '))

function remarksOf(line: GameLine): readonly string[] {
  return [
    ...(line.status === 'live' ? ['not finished'] : []),
    ...(line.early ? ['ended early'] : []),
    ...(line.counts ? [] : ['not counting']),
    ...(line.archived ? ['archived'] : []),
  ]
}

function seatsOf(line: GameLine, main: string | undefined): PastGame['seats'] {
  const labels = seatLabels(line.seats)
  const points = new Map(line.standings.filter(s => s.classification === main).map(s => [s.seat, s]))
  const last = Number.MAX_SAFE_INTEGER
  return [...line.seats]
    .sort((a, b) => (points.get(a.id)?.rank ?? last) - (points.get(b.id)?.rank ?? last))
    .map(seat => ({ name: labels.get(seat.id) ?? seat.name, points: points.get(seat.id)?.points ?? null }))
}

function gameOf(line: GameLine, among: readonly GameLine[], known: ReturnType<typeof classificationsOf>): PastGame {
  const { id, title, pad } = line
  return {
    id,
    title,
    pad,
    day: dayOf(line, among),
    zone: placeOf(line.zone),
    padName: padOf(pad)?.name ?? pad,
    remarks: remarksOf(line),
    fronts: line.status === 'finished' ? frontsOfLine(line, known) : [],
    seats: seatsOf(line, known.at(-1)?.id),
  }
}

/** The lines of the list. */
export function pastGames(lines: readonly GameLine[]): readonly PastGame[] {
  const known = new Map([...new Set(lines.map(g => g.pad))].map(pad => [pad, classificationsOf(pad)]))
  return lines.map(line => gameOf(line, lines, known.get(line.pad) ?? []))
}
