/**
 * What one player sees of his own cards, as plain values. Cards of held rounds are not among them unless the Director lets them be.
 * It adds nothing up, and refuses to know a screen.
 */
import { heldNow, OWN_HELD } from './room'
import type { ScorePad, Touch, View } from './score-pad'
import type { MasterSheet } from './sheet'
import type { SeatId } from './result'
import { findSeat, type Playcard, type Round, type Stand, type Table } from './table'

export type OwnCard = {
  round: number
  stand: Stand
  /** The marks of its cells are in words. */
  view: View
  /** In the order of the classifications; null where nothing is known. */
  points: readonly (number | null)[]
  /** Something of it is not settled yet. */
  soFar: boolean
}

export type OwnCards = {
  pad: { id: string; name: string; roundWord: string; cardWord: string }
  title: string
  seat: { id: SeatId; name: string; number: number }
  classifications: readonly { id: string; name: string }[]
  cards: readonly OwnCard[]
  /** Through this round, as the standings have it; null before anything counts. */
  through: number
  totals: readonly (number | null)[] | null
  /** The first round of which the results are held back. */
  held: number | null
}

/** The card's rows and cells, with what each mark means in place of its sign. */
const inWords = (view: View, at: { round: number; seat: SeatId }, markWords: (mark: string, at: Touch['at']) => string): View => ({
  ...view,
  rows: view.rows.map((r, row) => ({
    ...r,
    cells: r.cells.map(({ text, mark }, column) => ({ text, mark: markWords(mark, { ...at, row, column }) })),
  })),
})

function ownCard<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  rules: R,
  { number, setup }: Round<S, K>,
  seat: SeatId,
  { card, stand }: Playcard<K>,
): OwnCard {
  const score = pad.score(card, rules)
  return {
    round: number,
    stand,
    view: inWords(pad.show(card, setup, rules), { round: number, seat }, pad.markWords),
    points: pad.classifications(rules).map(({ id }) => (stand === 'played' ? (score.points?.[id] ?? null) : null)),
    soFar: stand === 'played' && !score.complete,
  }
}

type Made = { of: readonly unknown[]; card: OwnCard }
const made = new WeakMap<object, Made>()

/** A card that nobody touched is not made again: at an event a hundred readers follow every mark, and each mark is on one card. */
function ownCardOnce<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  rules: R,
  round: Round<S, K>,
  seat: SeatId,
  held: Playcard<K>,
): OwnCard {
  const of = [pad, rules, round.number, round.setup, seat]
  const before = made.get(held)
  if (before?.of.every((part, i) => part === of[i])) return before.card
  const card = ownCard(pad, rules, round, seat, held)
  made.set(held, { of, card })
  return card
}

/**
 * The cards of one seat. `table` is the whole one, `open` the one without held rounds, `sheet` that one's; undefined where no such seat is at the table.
 */
export function ownCards<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  open: Table<R, S, K>,
  sheet: MasterSheet<C>,
  seat: SeatId,
): OwnCards | undefined {
  const own = findSeat(table, seat)
  if (!own) return undefined
  const shown = table.room.shows.includes(OWN_HELD) ? table : open
  const totals = sheet.grandTotals.get(seat)
  return {
    pad: { id: pad.id, name: pad.name, roundWord: pad.roundWord, cardWord: pad.cardWord },
    title: table.about.title,
    seat: { id: own.id, name: own.name, number: own.number },
    classifications: sheet.classifications.map(({ id, name }) => ({ id, name })),
    cards: shown.rounds.flatMap(round => {
      const card = round.cards.get(seat)
      return card ? [ownCardOnce(pad, table.rules, round, seat, card)] : []
    }),
    through: sheet.through,
    totals: totals ? sheet.classifications.map(({ id }) => totals[id] ?? null) : null,
    held: heldNow(table),
  }
}
