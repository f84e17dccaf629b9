/**
 * One of the 25 cells as the caller has it before him (issue of the judging desk, EV-05): the answer key so far, every player's entry side by side,
 * equal and near-equal ones grouped, who has no text, who must be left out, and what was ruled there already.
 * It refuses to rule, and to know a word of any language: likeness is judging/grouping.ts.
 */
import type { SeatId } from '../../../table/result'
import { seatsOf, type Seat } from '../../../table/table'
import { AXES, blankCard, keyOf, markAt, noteAt, openChallengeAt, type CellAt, type FiveCard, type Mark, type Ruled } from '../card'
import type { FiveTable } from '../challenges'
import { groupEntries } from '../judging/grouping'
import { prepared, samePrepared, type Prepared } from '../judging/same-entry'
import { answersToClassOnly } from '../record'
import type { Ruling } from '../setup'
import { rememberedText } from '../../../table/remembered'

/** The 25 places in the order in which a Director reads out the answers: Class by Class, letter by letter. */
export const READING_ORDER: readonly CellAt[] = AXES.flatMap(column => AXES.map(row => ({ row, column })))

/** Why a ruling for the group cannot touch this card: it answers to the Class only, is under a challenge, is blank, or does not count. */
export type LeftOut = 'child' | 'challenged' | 'blank' | 'void' | 'absent'

export type DeskEntry = {
  seat: SeatId
  number: number
  text: string | null
  mark: Mark
  ruled: Ruled | null
  left: LeftOut | null
}

export type DeskGroup = {
  /** The text that heads it, as most wrote it. */
  text: string
  entries: readonly (DeskEntry & { sure: boolean })[]
  /** Whether the answer key has it: certainly, something near it, or not. */
  key: 'same' | 'near' | null
}

export type DeskCell = {
  at: CellAt
  key: readonly string[]
  groups: readonly DeskGroup[]
  /** Who plays the round and has no text here: seats that a caller rules on by raised hands. */
  unwritten: readonly DeskEntry[]
  /** The rulings that stand here, newest first. */
  rulings: readonly Ruling[]
}

type Round = FiveTable['rounds'][number]

const leftOutOn = (card: FiveCard, at: CellAt): LeftOut | null => {
  if (openChallengeAt(card, at)) return 'challenged'
  return markAt(card, at) === '.' ? 'blank' : null
}

function leftOut(table: FiveTable, round: Round, seat: Seat, at: CellAt): LeftOut | null {
  const held = round.cards.get(seat.id)
  if (held?.stand === 'void' || held?.stand === 'absent') return held.stand
  if (seat.child && answersToClassOnly(table, round.setup, at.column, seat.id)) return 'child'
  return leftOutOn(held?.card ?? blankCard(), at)
}

function entryOf(table: FiveTable, round: Round, seat: Seat, at: CellAt): DeskEntry {
  const card = round.cards.get(seat.id)?.card ?? blankCard()
  const { text = null, ruled = null } = noteAt(card, at)
  return { seat: seat.id, number: seat.number, text, mark: markAt(card, at), ruled, left: leftOut(table, round, seat, at) }
}

const inKey = (key: readonly Prepared[], text: string): DeskGroup['key'] => {
  if (key.length === 0) return null
  const entry = prepared(text)
  const found = key.map(accepted => samePrepared(accepted, entry))
  return found.includes('same') ? 'same' : found.includes('ask') ? 'near' : null
}

/** Seats that the table has called the same stand under one text, that of the first of them who wrote one. */
function calledSame(entries: readonly DeskEntry[], groups: readonly (readonly SeatId[])[]): ReadonlyMap<SeatId, string> {
  const texts = new Map<SeatId, string>()
  for (const group of groups) {
    const text = entries.find(e => group.includes(e.seat) && e.text !== null)?.text
    if (text) for (const seat of group) texts.set(seat, text)
  }
  return texts
}

/** Two rounds of an event. */
const CELLS_REMEMBERED = 50

type Grouping = readonly { text: string; entries: readonly { place: number; sure: boolean }[] }[]

/** Texts in groups, each by its place in the list. A mark changes no text, so the same cell is grouped once, however often it is looked at. */
const grouped = rememberedText(CELLS_REMEMBERED, (texts): Grouping => {
  const written = (JSON.parse(texts) as readonly string[]).map((text, id) => ({ id, text }))
  return groupEntries(written).map(({ text, entries }) => ({ text, entries: entries.map(({ id, sure }) => ({ place: id, sure })) }))
})

/** The cell as it stands now. */
export function deskCell(table: FiveTable, round: Round, at: CellAt): DeskCell {
  const entries = seatsOf(table, round.number).map(seat => entryOf(table, round, seat, at))
  const same = calledSame(entries, round.setup.same.get(keyOf(at)) ?? [])
  const key = round.setup.key.get(keyOf(at)) ?? []
  const ready = key.map(prepared)
  const written = entries.flatMap(entry => {
    const text = same.get(entry.seat) ?? entry.text
    return text === null ? [] : [{ entry, text }]
  })
  return {
    at,
    key,
    groups: grouped(JSON.stringify(written.map(w => w.text))).map(group => ({
      text: group.text,
      entries: group.entries.flatMap(({ place, sure }) => {
        const found = written[place]
        return found ? [{ ...found.entry, sure }] : []
      }),
      key: inKey(ready, group.text),
    })),
    unwritten: entries.filter(e => e.text === null && !same.has(e.seat)),
    rulings: round.setup.rulings.filter(r => keyOf(r) === keyOf(at)).toReversed(),
  }
}

/** How far a cell is: entries and cards still without a verdict, of those that can be ruled on. */
export function undecidedAt(table: FiveTable, round: Round, at: CellAt): number {
  return seatsOf(table, round.number).filter(seat => {
    const held = round.cards.get(seat.id)
    return held?.stand === 'played' && markAt(held.card, at) === '?' && !openChallengeAt(held.card, at)
  }).length
}
