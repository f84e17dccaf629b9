/**
 * Statistics as rows for a spreadsheet: a person's classifications, his Classes and letters, all headings, and one of them.
 * It refuses to count: every number comes from the book's own statistics. What is not known is an empty cell, which is not nought.
 */
import type { Spread } from '../statistics/spread'
import { safeCell, type SheetRow } from './csv'

type Games = { games: number; wins: number }
type Kind = {
  padName: string
  team: boolean
  classifications: readonly {
    classification: string
    cards: { cards: number; average: number; best: number } | null
    record: { points: number; title: string; playedOn: string } | null
    byRule: Games
    early: Games
  }[]
}

const KIND_HEAD = [
  'Pad',
  'Seat',
  'Classification',
  'Cards',
  'Average',
  'Best card',
  'Record',
  'In',
  'On',
  'Games',
  'Wins',
  'Ended early',
  'Wins of these',
]

/** One row for each kind of game and classification; games ended early stand beside the others. */
export const kindRows = (kinds: readonly Kind[]): readonly SheetRow[] => [
  KIND_HEAD,
  ...kinds.flatMap(({ padName, team, classifications }) =>
    classifications.map(({ classification, cards, record, byRule, early }): SheetRow => [
      ...[padName, team ? 'team' : 'alone', classification].map(safeCell),
      ...(cards ? [cards.cards, cards.average, cards.best] : ['', '', '']),
      ...(record ? [record.points, safeCell(record.title), record.playedOn] : ['', '', '']),
      ...[byRule.games, byRule.wins, early.games, early.wins],
    ]),
  ),
]

const SPREAD_HEAD = ['Cards', 'Valid of five', ...Array.from({ length: 6 }, (_, n) => `${n} valid`)]
const spreadCells = ({ cards, mean, byCount }: Spread): SheetRow => [cards, mean ?? '', ...byCount]

type Lines = { one: string; lines: readonly { text: string; spread: Spread }[] }

/** One row for each Class, Category and letter that somebody has met. */
export const strengthRows = (strengths: readonly Lines[]): readonly SheetRow[] => [
  ['What', 'Text', ...SPREAD_HEAD],
  ...strengths.flatMap(({ one, lines }) => lines.map(({ text, spread }) => [...[one, text].map(safeCell), ...spreadCells(spread)])),
]

type Used = { many: string; lines: readonly { text: string; uses: number }[] }

/** Every Class, Category and letter with the rounds that it stood over. */
export const usedRows = (used: readonly Used[]): readonly SheetRow[] => [
  ['What', 'Text', 'Rounds'],
  ...used.flatMap(({ many, lines }) => lines.map(({ text, uses }) => [...[many, text].map(safeCell), uses])),
]

type Heading = {
  line: { one: string; beside: { one: string } | null }
  text: string
  spread: Spread
  details: readonly { text: string; spread: Spread }[]
  cells: readonly { text: string; cards: number; valid: number }[]
}

/** One of them: all its cards, then by what stood beside it, then with each letter, where entries are counted one by one. */
export const headingRows = ({ line, text, spread, details, cells }: Heading): readonly SheetRow[] => [
  ['What', 'Text', ...SPREAD_HEAD, 'Entries', 'Valid entries'],
  [...[line.one, text].map(safeCell), ...spreadCells(spread), '', ''],
  ...details.map(d => [...[line.beside?.one ?? '', d.text].map(safeCell), ...spreadCells(d.spread), '', '']),
  ...cells.map(c => ['With letter', safeCell(c.text), ...SPREAD_HEAD.map(() => ''), c.cards, c.valid]),
]
