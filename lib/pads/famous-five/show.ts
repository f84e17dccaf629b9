/**
 * A Famous Five card as plain values: for screens and print, for the HTTP API, for the book's tables.
 * It refuses to compute scores, and to know who may see them.
 */
import type { CardRow, DetailRows, JsonObject, RulingRow, View } from '../../table/score-pad'
import { seatsOf } from '../../table/table'
import { notation, STORIES, surely, type HandCard } from './card'
import { outOf, readingsIn, type Hand, type HandTable } from './hand'
import { isAbandoned, type HandRules } from './rules'
import { leftOf, type HandSetup } from './setup'

const cardsLeftOf = (card: HandCard): number | null => (card.known === 'abandoned' ? card.cardsLeft : (surely(card)?.cardsLeft ?? null))

function markOf(card: HandCard): string {
  if (card.known === 'cards') return card.out ? 'out' : 'left'
  return card.known
}

/** One row: the number on the card, and whether its player went out; points where only they are known. */
export const view = (card: HandCard): View => ({
  columns: [card.known === 'points' ? 'Points' : 'Cards left'],
  rows: [
    { label: 'Hand', cells: [{ text: String((card.known === 'points' ? card.points : cardsLeftOf(card)) ?? ''), mark: markOf(card) }] },
  ],
})

/** `cardsLeft` and `out` are null where points alone leave them open; `readings` then says what they can be. */
export const cardDocument = (card: HandCard): JsonObject => ({
  cardsLeft: cardsLeftOf(card),
  out: card.known === 'abandoned' ? false : (surely(card)?.out ?? null),
  abandoned: card.known === 'abandoned',
  pointsOnly: card.known === 'points',
  readings: card.known === 'points' ? card.readings.map(r => ({ ...r })) : [],
})

export const setupDocument = ({ dealer, set }: HandSetup): JsonObject => ({ dealer, set, story: set && STORIES[set] })

/** The hand as a whole; `startHand` is what each player holds at the start (R-FF-04, R-FF-05, A-FF-01), `begins` the dealer's left (R-FF-06). */
export const roundDocument = (table: HandTable, hand: Hand): JsonObject => ({
  out: outOf(table, hand),
  set: hand.setup.set,
  abandoned: isAbandoned(hand),
  readings: readingsIn(table, hand).map(r => ({ ...r })),
  begins: leftOf(table, hand.number, hand.setup.dealer),
  startHand: seatsOf(table, hand.number).length === 4 ? 6 : table.rules.deal,
})

export const rulesDocument = (rules: HandRules): JsonObject => ({ ...rules, end: { ...rules.end } })

export const cardRow = (card: HandCard): CardRow => ({ marks: notation(card) || null, columnCounts: null, rowCounts: null, paper: null })

/** A hand has no entries and no challenges. */
export const details = (): DetailRows => ({ entries: [], challenges: [] })

/** Nothing is ruled on. */
export const rulings = (): readonly RulingRow[] => []

/** The story that was told, for history (R-FF-25). */
export const headings = ({ set }: HandSetup): readonly { axis: string; place: number; text: string; detail: string | null }[] =>
  set === null ? [] : [{ axis: 'story', place: 0, text: STORIES[set], detail: set }]

/** The app keeps no answers of this game. */
export const keyView = (): View | null => null

/** Who deals; which set was completed is a result. */
export const bare = (setup: HandSetup): HandSetup => ({ ...setup, set: null })
