/**
 * A Facts in Five playcard as plain values: for screens and print, for the HTTP API, for the book's tables.
 * It refuses to compute scores, and to know who may see them.
 */
import type { MasterSheet } from '../../table/sheet'
import type { CardRow, DetailRows, Json, JsonObject, RulingRow, View } from '../../table/score-pad'
import { directorAt } from '../../table/table'
import { AXES, keyOf, markAt, type Challenge, type FiveCard, type Five, type Stage } from './card'
import type { FiveTable } from './challenges'
import type { FiveRules } from './rules'
import { countsOf, worthOf, type Classification } from './scoring'
import { headingOf, type FiveSetup } from './setup'
import { canChange } from './stakes'
import { mayAccept, mayBreakTie, mayVote } from './voting'

const places = (key: number): { row: number; column: number } => ({ row: Math.floor(key / 5), column: key % 5 })

/** The 25 marks as five strings of five, a row each. */
export const markStrings = (card: FiveCard): Five<string> => [
  card.marks[0].join(''),
  card.marks[1].join(''),
  card.marks[2].join(''),
  card.marks[3].join(''),
  card.marks[4].join(''),
]

const noMark = (card: FiveCard): boolean => card.marks.every(row => row.every(mark => mark === '?'))

export const view = (card: FiveCard, setup: FiveSetup): View => ({
  columns: AXES.map(column => headingOf(setup, column)),
  rows: AXES.map(row => ({
    label: setup.letters[row] ?? String(row + 1),
    cells: AXES.map(column => ({ text: card.notes.get(keyOf({ row, column }))?.text ?? '', mark: markAt(card, { row, column }) })),
  })),
})

export function cardDocument(card: FiveCard, rules: FiveRules): JsonObject {
  const counts = countsOf(card, rules.scoring)
  const notes = [...card.notes].sort(([a], [b]) => a - b)
  return {
    marks: noMark(card) && card.paper ? null : markStrings(card),
    counts: counts && { columns: counts.columns, rows: counts.rows },
    paper: card.paper && { ...card.paper },
    entries: notes.flatMap(([key, { text }]) => (text === undefined ? [] : [{ ...places(key), text }])),
    rulings: notes.flatMap(([key, { ruled }]) => (ruled ? [{ ...places(key), by: ruled.by, valid: ruled.valid }] : [])),
  }
}

export const setupDocument = (setup: FiveSetup): JsonObject => ({
  classes: setup.classes.map(
    a =>
      a && {
        class: a.class,
        category: a.categories[0] ?? null,
        categories: a.categories,
        kind: a.kind,
        card: a.card,
        chosenBy: a.chosenBy,
      },
  ),
  letters: setup.letters,
  drawers: setup.drawers,
  key: [...setup.key].filter(([, entries]) => entries.length > 0).map(([key, entries]) => ({ ...places(key), entries })),
  same: [...setup.same].filter(([, groups]) => groups.length > 0).map(([key, groups]) => ({ ...places(key), groups })),
})

function stageDocument(stage: Stage): JsonObject {
  const shared = { type: stage.kind, at: new Date(stage.at).toISOString(), note: stage.note }
  switch (stage.kind) {
    case 'accept':
      return { ...shared, by: stage.by }
    case 'vote':
      return { ...shared, for: stage.yes, against: stage.no, votes: stage.votes && Object.fromEntries(stage.votes) }
    case 'verify':
      return { ...shared, source: stage.source, finds: stage.finds }
    case 'decide':
      return { ...shared, valid: stage.valid }
    case 'refuse':
    case 'withdraw':
      return shared
  }
}

function challengeDocument(
  table: FiveTable,
  round: number,
  seat: string,
  card: FiveCard,
  challenge: Challenge,
  sheet: MasterSheet<Classification>,
): JsonObject {
  const open = challenge.status === 'open'
  return {
    id: challenge.id,
    seat,
    row: challenge.row,
    column: challenge.column,
    by: challenge.by,
    at: challenge.saidAt ?? new Date(challenge.openedAt).toISOString(),
    reason: challenge.reason,
    before: challenge.before,
    status: challenge.status,
    stages: challenge.stages.map(stageDocument),
    photos: challenge.photos.map(p => p.id),
    outcome: challenge.outcome,
    mayAccept: mayAccept(table, round, seat, challenge.by),
    mayVote: mayVote(table, round, seat),
    directorMayBreakTie: mayBreakTie(table, round, seat),
    worth: worthOf(card, table.rules.scoring, challenge.row, challenge.column),
    canChange: open ? canChange(table, seat, challenge, sheet) : null,
  }
}

export function roundDocument(table: FiveTable, round: FiveTable['rounds'][number], sheet: MasterSheet<Classification>): JsonObject {
  const challenges = table.seats.flatMap(seat => {
    const card = round.cards.get(seat.id)?.card
    return card ? card.challenges.map(c => challengeDocument(table, round.number, seat.id, card, c, sheet)) : []
  })
  const rulings: Json = round.setup.rulings.map(r => ({ ...r, seats: r.seats }))
  return { challenges, rulings, director: directorAt(table, round.number) }
}

export const rulesDocument = (rules: FiveRules): JsonObject => ({ ...rules })

export function cardRow(card: FiveCard, rules: FiveRules): CardRow {
  const counts = countsOf(card, rules.scoring)
  return {
    marks: noMark(card) ? null : markStrings(card).join('/'),
    columnCounts: counts ? counts.columns.join('') : null,
    rowCounts: counts ? counts.rows.join('') : null,
    paper: card.paper ? JSON.stringify(card.paper) : null,
  }
}

type StageRow = DetailRows['challenges'][number]['stages'][number]
const stageRow = (stage: Stage, place: number): StageRow => ({
  place,
  kind: stage.kind,
  by: stage.kind === 'accept' ? stage.by : null,
  source: stage.kind === 'verify' ? stage.source : null,
  finds: stage.kind === 'verify' ? stage.finds : null,
  valid: stage.kind === 'decide' ? stage.valid : null,
  note: stage.note,
  yes: stage.kind === 'vote' ? stage.yes : null,
  no: stage.kind === 'vote' ? stage.no : null,
  at: stage.at,
})

const lastVotes = (challenge: Challenge): readonly { seat: string; vote: boolean | null }[] => {
  const vote = challenge.stages.findLast(s => s.kind === 'vote')
  return [...(vote?.kind === 'vote' ? (vote.votes ?? []) : [])].map(([seat, cast]) => ({ seat, vote: cast }))
}

/** Rows only for cells that have a text, a challenge or a ruling. */
export function details(card: FiveCard): DetailRows {
  const keys = [...new Set([...card.notes.keys(), ...card.challenges.map(keyOf)])].sort((a, b) => a - b)
  return {
    entries: keys.map(key => {
      const note = card.notes.get(key)
      return { ...places(key), mark: card.marks.flat()[key] ?? '?', text: note?.text ?? null, ruledBy: note?.ruled?.by ?? null }
    }),
    challenges: card.challenges.map(c => ({
      id: c.id,
      row: c.row,
      column: c.column,
      by: c.by,
      reason: c.reason,
      before: c.before,
      status: c.status,
      outcome: c.outcome,
      openedAt: c.openedAt,
      stages: c.stages.map(stageRow),
      votes: lastVotes(c),
      photos: c.photos.map(p => p.id).join(' ') || null,
    })),
  }
}

export const rulings = (round: FiveTable['rounds'][number]): readonly RulingRow[] =>
  round.setup.rulings.map(r => ({ ...r, seats: JSON.stringify(r.seats) }))

export const headings = (setup: FiveSetup): readonly { axis: string; place: number; text: string; detail: string | null }[] => [
  ...AXES.flatMap(place => {
    const announced = setup.classes[place]
    return announced ? [{ axis: 'class', place, text: announced.class, detail: announced.categories.join(' + ') || null }] : []
  }),
  ...AXES.flatMap(place => {
    const letter = setup.letters[place]
    return letter === null ? [] : [{ axis: 'letter', place, text: letter, detail: null }]
  }),
]
