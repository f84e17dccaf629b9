/** The standings of many games as rows for a spreadsheet. It refuses to count: the book's own numbers stand here. */
import { safeCell, type SheetRow } from './csv'

export type StandingLine = {
  readonly game: string
  readonly title: string
  readonly playedOn: string
  readonly pad: string
  readonly status: string
  readonly seat: string
  readonly number: number
  readonly people: readonly string[]
  readonly classification: string
  readonly points: number
  readonly rank: number | null
}

const HEADER = ['Played on', 'Game', 'Title', 'Pad', 'Status', 'Seat', 'Name', 'People', 'Classification', 'Points', 'Rank']

/** One row for each game, seat and classification. */
export const standingRows = (lines: readonly StandingLine[]): readonly SheetRow[] => [
  HEADER,
  ...lines.map(l => [
    l.playedOn,
    l.game,
    ...[l.title, l.pad, l.status].map(safeCell),
    l.number,
    ...[l.seat, l.people.join(' + '), l.classification].map(safeCell),
    l.points,
    l.rank ?? '',
  ]),
]
