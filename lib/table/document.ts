/**
 * The game as JSON for the HTTP API and for files that people read (api 1). Everything comes from the table and the master sheet.
 * It refuses to add anything up, and to know the game's id or sequence number (the server's).
 */
import { awaitsLook } from './checks'
import type { NotStanding } from './game'
import type { MasterSheet, Points } from './sheet'
import type { ActionId, Problem, SeatId } from './result'
import { gapsOf } from './rounds'
import type { Json, JsonObject, ScorePad } from './score-pad'
import type { Ending } from './sheet'
import { membersAt, scorerOf, seatsOf, type Playcard, type Round, type Seat, type Table } from './table'

const seatDocument = (seat: Seat): JsonObject => ({
  id: seat.id,
  name: seat.name,
  number: seat.number,
  table: seat.table,
  child: seat.child,
  team: seat.team,
  from: seat.from,
  after: seat.after,
  members: membersAt(seat, Number.MAX_SAFE_INTEGER).map(m => ({ name: m.name, person: m.person })),
  sits: seat.sits.map(s => ({ from: s.from, members: s.members.map(m => ({ name: m.name, person: m.person })) })),
})

const pointsDocument = (points: Points<string> | null | undefined): Json =>
  points ? Object.fromEntries(Object.entries(points).map(([c, p]) => [c, p ?? null])) : null

const bySeat = <T>(seats: readonly Seat[], values: ReadonlyMap<SeatId, T>, write: (value: T) => Json): JsonObject =>
  Object.fromEntries(seats.flatMap(s => (values.has(s.id) ? [[s.id, write(values.get(s.id) as T)] as const] : [])))

function playcardDocument<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  round: Round<S, K>,
  seat: SeatId,
  held: Playcard<K>,
  settled: boolean,
): JsonObject {
  const score = pad.score(held.card, table.rules)
  const { checked } = held
  return {
    stand: held.stand,
    reason: held.reason,
    ...pad.cardDocument(held.card, table.rules),
    from: score.from,
    provisional: held.stand === 'played' && (!score.complete || awaitsLook(table, round, held)) && !settled,
    checked: checked && { by: checked.by, agrees: checked.agrees, note: checked.note, stale: checked.stale },
    scorer: scorerOf(table, round.number, seat),
    scores: held.stand === 'played' ? pointsDocument(score.points) : null,
  }
}

function roundDocument<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  round: Round<S, K>,
  sheet: MasterSheet<C>,
): JsonObject {
  const held = seatsOf(table, round.number).flatMap(seat => {
    const card = round.cards.get(seat.id)
    if (!card) return []
    const own = sheet.rounds[round.number - 1]?.seats.get(seat.id)
    const document = playcardDocument(pad, table, round, seat.id, card, own?.settled ?? false)
    const scores = card.stand === 'void' ? pointsDocument(own?.score?.points) : document['scores']
    return [[seat.id, { ...document, scores: scores ?? null }] as const]
  })
  return {
    number: round.number,
    status: round.status,
    complete: sheet.rounds[round.number - 1]?.complete ?? false,
    gaps: gapsOf(pad, table, round, sheet.ending).map(g => ({ kind: g.kind, seat: g.seat, message: g.message })),
    setup: pad.setupDocument(round.setup),
    timer: round.timer && { startedAt: round.timer.startedAt, seconds: round.timer.seconds, stoppedAt: round.timer.stoppedAt },
    playcards: Object.fromEntries(held),
    ...pad.roundDocument(table, round, sheet),
  }
}

export const endingDocument = (ending: Ending | null): Json =>
  ending && {
    why: ending.why,
    message: ending.message,
    decidedAt: { ...ending.decidedAt },
    ...(ending.winners ? { winners: [...ending.winners] } : {}),
    ...(ending.unplayed?.length ? { unplayed: [...ending.unplayed] } : {}),
  }

/** The master score sheet as JSON. A seat without a score in the counted rounds has no key. */
export function sheetDocument<C extends string>(sheet: MasterSheet<C>, seats: readonly Seat[]): JsonObject {
  const ranks = Object.fromEntries(
    seats.flatMap(s => {
      const own = sheet.classifications.flatMap(({ id }) => {
        const rank = sheet.ranks[id]?.get(s.id)
        return rank === undefined ? [] : [[id, rank] as const]
      })
      return own.length ? [[s.id, Object.fromEntries(own)] as const] : []
    }),
  )
  return {
    through: sheet.through,
    complete: sheet.complete,
    classifications: sheet.classifications.map(c => ({ id: c.id, name: c.name, ...(c.wins === false ? { wins: false } : {}) })),
    grandTotals: bySeat(seats, sheet.grandTotals, pointsDocument),
    soFar: bySeat(seats, sheet.soFar, pointsDocument),
    ranks,
    winners: Object.fromEntries(sheet.classifications.map(({ id }) => [id, [...(sheet.winners[id] ?? [])]])),
  }
}

/** A Problem with the fields that the API has, whatever else the value carries that it was made from. */
export const problemDocument = (problem: Problem): JsonObject => {
  const { severity, code, message, round, seat, row, column, overrulable, challenge, gaps, dependents } = problem
  const plain = { severity, code, message, round, seat, row, column, overrulable, challenge }
  return {
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
    ...(gaps
      ? { gaps: gaps.map(({ kind, round: of, seat: whose, message: why }) => ({ kind, round: of, seat: whose, message: why })) }
      : {}),
    ...(dependents ? { dependents: [...dependents] } : {}),
  }
}

/** The whole game as `GET /api/games/{id}` shows it, but for id and sequence number. */
export function gameDocument<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  sheet: MasterSheet<C>,
  problems: readonly Problem[],
): JsonObject {
  return {
    pad: pad.id,
    ...table.about,
    status: sheet.status,
    archived: table.archived,
    checks: { required: table.checks },
    cut: { ...table.cut },
    seats: table.seats.map(seatDocument),
    director: table.director.map(d => ({ from: d.from, director: d.director })),
    houseRules: pad.rulesDocument(table.rules),
    room: { shows: [...table.room.shows], holds: [...table.room.holds] },
    rounds: table.rounds.map(round => roundDocument(pad, table, round, sheet)),
    masterSheet: sheetDocument(sheet, table.seats),
    ending: endingDocument(sheet.ending),
    problems: problems.map(problemDocument),
  }
}

/** What later rules would not take of an old log, as Problems. */
export const notStanding = (refused: readonly NotStanding[]): readonly { id: ActionId; seq: number; problem: Problem }[] =>
  refused.map(r => ({
    id: r.id,
    seq: r.seq,
    problem: {
      ...r.problem,
      severity: 'error',
      code: 'log.not-standing',
      message: `Action ${r.seq} (${r.type}) does not stand: ${r.problem.message}`,
    },
  }))
