/**
 * A Name Chase turn as plain values: for screens and print, for the HTTP API, for the book's tables.
 * It refuses to compute scores, and to know who may see them.
 */
import type { CardRow, DetailRows, JsonObject, RulingRow, View } from '../../table/score-pad'
import { seatsOf } from '../../table/table'
import { notation, ON_A_CARD, PLACES, signAt, type TurnCard } from './card'
import { deckAfter } from './deck'
import { readerOf } from './readers'
import type { ChaseRules } from './rules'
import { cardScores, worth } from './scoring'
import { turnOrder, type ChaseRound, type ChaseSetup, type ChaseTable } from './setup'

const ON_CARD = PLACES.slice(0, ON_A_CARD)

/** Two cards of four puzzles: the points as text, the clue as mark; a total where the paper says one. */
export function view({ solved, total }: TurnCard): View {
  const cards = ['Card 1', 'Card 2'].map((label, card) => ({
    label,
    cells: ON_CARD.map(place => {
      const puzzle = card * ON_A_CARD + place
      const found = solved[puzzle]
      return { text: found === undefined ? '' : String(worth(found)), mark: signAt(solved, puzzle) }
    }),
  }))
  const paper = total === null ? [] : [{ label: 'Total', cells: [{ text: String(total), mark: 'total' }] }]
  return { columns: ON_CARD.map(place => `Puzzle ${place + 1}`), rows: [...cards, ...paper] }
}

/** `cards` are the points of the two cards (null while nothing of one is read); `reader` is a person of the team, null where only proposed. */
export const cardDocument = ({ solved, total, reader }: TurnCard): JsonObject => ({
  solved: [...solved],
  total,
  cards: [...cardScores(solved)],
  reader,
})

export const setupDocument = ({ order }: ChaseSetup): JsonObject => ({ first: order[0] ?? null, order: [...order] })

/** The turns in order, who reads in each (R-NC-14), and the deck once every team of the round has drawn (A-NC-12). */
export function roundDocument(table: ChaseTable, round: ChaseRound): JsonObject {
  const { drawn, remain, reshuffled } = deckAfter(table, round.number)
  const readers = seatsOf(table, round.number).flatMap(seat => {
    const reader = readerOf(table, seat, round.number)
    return reader ? [[seat.id, { ...reader }] as const] : []
  })
  return { order: turnOrder(table, round), readers: Object.fromEntries(readers), cardsDrawn: drawn, cardsRemain: remain, reshuffled }
}

export const rulesDocument = (rules: ChaseRules): JsonObject => ({ ...rules })

export const cardRow = ({ solved, total }: TurnCard): CardRow => ({
  marks: solved.length > 0 ? notation(solved) : null,
  columnCounts: null,
  rowCounts: null,
  paper: total === null ? null : JSON.stringify({ total }),
})

/** A turn has no texts and no challenges. */
export const details = (): DetailRows => ({ entries: [], challenges: [] })

/** Nothing is ruled on. */
export const rulings = (): readonly RulingRow[] => []

/** Puzzles have no headings: the answers stay in the box. */
export const headings = (): readonly { axis: string; place: number; text: string; detail: string | null }[] => []

/** The answers stay in the box. */
export const keyView = (): View | null => null

/** The order of the turns comes from no card. */
export const bare = (setup: ChaseSetup): ChaseSetup => setup
