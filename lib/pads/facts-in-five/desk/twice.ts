/**
 * The same entry twice: on one playcard (R-F5-31, A-F5-10), and on several where the house rule lets shared answers count nothing (A-F5-24).
 * It refuses to cross anything out: it proposes rulings, with what each of two entries is worth.
 */
import type { SeatId } from '../../../table/result'
import { findSeat, seatsOf } from '../../../table/table'
import { CELLS, keyOf, markAt, withMark, type CellAt, type FiveCard } from '../card'
import type { FiveTable } from '../challenges'
import { prepared, samePrepared } from '../judging/same-entry'
import type { FiveRules } from '../rules'
import { sourceOf, worthOf } from '../scoring'
import { headingOf, letterOf } from '../setup'
import { deskCell, READING_ORDER, type DeskEntry, type DeskGroup } from './cell'
import { rememberedText } from '../../../table/remembered'

type Round = FiveTable['rounds'][number]

/** A ruling that people may take over or leave. `sure`: the texts are the same; else the table is asked whether they are. */
export type Proposal = CellAt & {
  kind: 'twice' | 'shared'
  seats: readonly SeatId[]
  /** Cards whose entry may be the same: people say so. */
  near: readonly SeatId[]
  text: string
  reason: string
  sure: boolean
  message: string
}

export type Place = CellAt & { text: string; worth: number | null }
/** Two entries of one card that are, or may be, the same; `first` comes first in reading order. */
export type Pair = { seat: SeatId; first: Place; second: Place; sure: boolean }

/** Entries that still count or may come to count. */
const alive = (card: FiveCard, at: CellAt): boolean => markAt(card, at) === '1' || markAt(card, at) === '?'

/** What each is worth with the other struck out; null where the score does not come from the cells. */
function worths(scoring: FiveRules['scoring'], card: FiveCard, a: CellAt, b: CellAt): [number | null, number | null] {
  if (sourceOf(card, scoring) !== 'cells') return [null, null]
  const without = withMark(withMark(card, a, 'x'), b, 'x')
  return [worthOf(without, scoring, a.row, a.column), worthOf(without, scoring, b.row, b.column)]
}

type Likeness = { one: number; other: number; sure: boolean }

/** More cards than an event has: a ruling for all of them changes every card and no text. */
const CARDS_REMEMBERED = 400

/** Which of these texts are, or may be, the same entry, by their places; the same list of texts is compared once. */
const likenesses = rememberedText(CARDS_REMEMBERED, (texts): readonly Likeness[] => {
  const ready = (JSON.parse(texts) as readonly string[]).map(prepared)
  return ready.flatMap((a, one) =>
    ready.slice(one + 1).flatMap((b, i) => {
      const same = samePrepared(a, b)
      return same === 'different' ? [] : [{ one, other: one + 1 + i, sure: same === 'same' }]
    }),
  )
})

/** All pairs on one card of which both still count. */
export function pairsOn(card: FiveCard, seat: SeatId, scoring: FiveRules['scoring']): readonly Pair[] {
  const written = READING_ORDER.flatMap(at => {
    const text = card.notes.get(keyOf(at))?.text
    return text === undefined ? [] : [{ ...at, text }]
  })
  return likenesses(JSON.stringify(written.map(w => w.text))).flatMap(({ one, other, sure }) => {
    const [a, b] = [written[one], written[other]]
    if (!a || !b || !alive(card, a) || !alive(card, b)) return []
    const [first, second] = worths(scoring, card, a, b)
    return [{ seat, first: { ...a, worth: first }, second: { ...b, worth: second }, sure }]
  })
}

const cellWords = ({ setup }: Round, at: CellAt): string => `${letterOf(setup, at.row)}, ${headingOf(setup, at.column)}`
const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`

/** Which of the two should go: by the house rule, else the one worth less; level, the later one. */
function toGo(table: FiveTable, { first, second }: Pair): readonly Place[] {
  if (table.rules.duplicates === 'none') return [first, second]
  if (table.rules.duplicates === 'first') return [second]
  return [first.worth !== null && second.worth !== null && first.worth < second.worth ? first : second]
}

function worthWords(round: Round, { first, second }: Pair): string {
  if (first.worth === null || second.worth === null) return ''
  if (first.worth === second.worth) return ` Either is worth ${points(first.worth)}.`
  const [more, less] = first.worth > second.worth ? [first, second] : [second, first]
  const most = Math.max(first.worth, second.worth)
  return ` In ${cellWords(round, more)} it is worth ${points(most)}, in ${cellWords(round, less)} ${first.worth + second.worth - most}.`
}

/** What is proposed for one pair: a ruling for each entry that should go. */
export function pairProposals(table: FiveTable, round: Round, pair: Pair): readonly Proposal[] {
  const { first, second, seat, sure } = pair
  const name = findSeat(table, seat)?.name ?? ''
  const where = `${cellWords(round, first)} and in ${cellWords(round, second)}`
  const message = sure
    ? `${name} has “${first.text}” twice: in ${where}. At most one may be checked.${worthWords(round, pair)}`
    : `${name} has “${first.text}” in ${cellWords(round, first)} and “${second.text}” in ${cellWords(round, second)}: the same entry?${worthWords(round, pair)}`
  return toGo(table, pair).map(({ row, column, text }) => ({
    kind: 'twice',
    row,
    column,
    seats: [seat],
    near: [],
    text,
    sure,
    reason: 'The same entry stands twice on the card.',
    message,
  }))
}

const named = (table: FiveTable, seats: readonly SeatId[]): string => {
  const names = seats.map(seat => findSeat(table, seat)?.name ?? '')
  return names.length > 4
    ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} others`
    : [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
}

const counts = (entry: DeskEntry): boolean => entry.left === null && entry.mark !== 'x'

/** Who certainly gave the answer that heads the group, and of whom the table is asked; where only one certainly did, it is asked of all. */
function whoGave({ entries }: DeskGroup): { gave: readonly DeskEntry[]; maybe: readonly DeskEntry[]; sure: boolean } {
  const all = entries.filter(e => e.left !== 'void' && e.left !== 'absent')
  const certain = all.filter(e => e.sure)
  return certain.length > 1 ? { gave: certain, maybe: all.filter(e => !e.sure), sure: true } : { gave: all, maybe: [], sure: false }
}

const seatsOfEntries = (entries: readonly DeskEntry[]): readonly SeatId[] => entries.map(e => e.seat)

function sharedIn(table: FiveTable, round: Round, at: CellAt, group: DeskGroup): readonly Proposal[] {
  const { gave, maybe, sure } = whoGave(group)
  const [seats, near] = [gave.filter(counts), maybe.filter(counts)].map(seatsOfEntries)
  if (!seats || !near || gave.length < 2 || seats.length + near.length === 0) return []
  const doubt = near.length > 0 ? ` ${named(table, near)} may have given it too.` : ''
  const who = `${named(table, seatsOfEntries(gave))}${sure ? '' : ', if these are the same'}`
  const isDone = seats.length === 0
  return [
    {
      kind: 'shared',
      row: at.row,
      column: at.column,
      seats: isDone ? near : seats,
      near: isDone ? [] : near,
      text: group.text,
      sure: sure && !isDone,
      reason: 'A shared answer counts nothing (house rule).',
      message: `“${group.text}” in ${cellWords(round, at)} was given by ${who}: shared answers count nothing in this game.${doubt}`,
    },
  ]
}

/** R-F5 house rule: where shared answers count nothing, one proposal for each answer that several players gave, by text or as the table called them the same. */
export function sharedProposals(table: FiveTable, round: Round): readonly Proposal[] {
  if (table.rules.sharedAnswers !== 'void') return []
  return READING_ORDER.flatMap(at => deskCell(table, round, at).groups.flatMap(group => sharedIn(table, round, at, group)))
}

/** Everything that is proposed in a round. */
export function proposalsIn(table: FiveTable, round: Round): readonly Proposal[] {
  const own = seatsOf(table, round.number).flatMap(({ id }) => {
    const held = round.cards.get(id)
    if (held?.stand !== 'played') return []
    return pairsOn(held.card, id, table.rules.scoring).flatMap(pair => pairProposals(table, round, pair))
  })
  return [...own, ...sharedProposals(table, round)]
}

/** The cells of a card that have a text, for whoever needs them in the order of the paper. */
export const writtenCells = (card: FiveCard): readonly CellAt[] => CELLS.filter(at => card.notes.get(keyOf(at))?.text !== undefined)
