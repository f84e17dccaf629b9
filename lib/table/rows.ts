/**
 * The book's tables as plain rows, made from the table and the master sheet by one pure function for every pad.
 * It refuses to know SQL, and what was written before: differences are the server's business.
 */
import type { SeatId } from './result'
import type { MasterSheet, Scored } from './sheet'
import type { DetailRows, ScorePad } from './score-pad'
import type { Playcard, Round, Table } from './table'

export type Value = string | number | null
export type Row = { readonly [column: string]: Value }

/** Every table that follows from the log: its key within a game, and its other columns. */
export const BOOK = {
  Seat: { key: ['id'], columns: ['place', 'name', 'number', 'tableName', 'child', 'team', 'fromRound', 'afterRound'] },
  SeatMember: { key: ['seatId', 'fromRound', 'place'], columns: ['personId', 'name'] },
  Round: { key: ['number'], columns: ['status', 'complete', 'setup'] },
  Heading: { key: ['round', 'axis', 'place'], columns: ['text', 'detail'] },
  Playcard: {
    key: ['round', 'seatId'],
    columns: ['stand', 'reason', 'source', 'complete', 'marks', 'columnCounts', 'rowCounts', 'paper', 'checkedBy', 'checkedAgrees'],
  },
  Score: { key: ['round', 'seatId', 'classification'], columns: ['points'] },
  Standing: { key: ['seatId', 'classification'], columns: ['points', 'rank'] },
  Entry: { key: ['round', 'seatId', 'row', 'column'], columns: ['mark', 'text', 'ruledBy'] },
  Challenge: {
    key: ['id'],
    columns: ['round', 'seatId', 'row', 'column', 'challenger', 'reason', 'markBefore', 'status', 'outcome', 'openedAt', 'photos'],
  },
  ChallengeStage: {
    key: ['challengeId', 'place'],
    columns: ['kind', 'actor', 'source', 'finds', 'valid', 'note', 'votesFor', 'votesAgainst', 'at'],
  },
  Vote: { key: ['challengeId', 'seatId'], columns: ['vote'] },
  Ruling: { key: ['id'], columns: ['round', 'row', 'column', 'seats', 'entry', 'valid', 'reason', 'source', 'keep'] },
} as const satisfies Record<string, { key: readonly string[]; columns: readonly string[] }>

export type TableName = keyof typeof BOOK
export type BookRows = { readonly [T in TableName]: readonly Row[] }

const bit = (value: boolean | null): Value => (value === null ? null : value ? 1 : 0)

const seatRows = <R, S, K>(table: Table<R, S, K>): Pick<BookRows, 'Seat' | 'SeatMember'> => ({
  Seat: table.seats.map((s, place) => ({
    id: s.id,
    place,
    name: s.name,
    number: s.number,
    tableName: s.table,
    child: bit(s.child),
    team: bit(s.team),
    fromRound: s.from,
    afterRound: s.after,
  })),
  SeatMember: table.seats.flatMap(s =>
    s.sits.flatMap(({ from, members }) =>
      members.map((m, place) => ({ seatId: s.id, fromRound: from, place, personId: m.person, name: m.name })),
    ),
  ),
})

type Held<K, C extends string> = { seatId: SeatId; playcard: Playcard<K>; details: DetailRows; scored: Scored<C> | undefined }

/** The cards of one round in the order of the seats, with what the pad and the sheet say of each. */
const heldIn = <R, S, K, C extends string>(
  details: (card: K) => DetailRows,
  table: Table<R, S, K>,
  round: Round<S, K>,
  sheet: MasterSheet<C>,
): readonly Held<K, C>[] =>
  table.seats.flatMap(({ id }) => {
    const playcard = round.cards.get(id)
    if (!playcard) return []
    return [{ seatId: id, playcard, details: details(playcard.card), scored: sheet.rounds[round.number - 1]?.seats.get(id) }]
  })

function challengeRows<K, C extends string>(
  round: number,
  held: readonly Held<K, C>[],
): Pick<BookRows, 'Challenge' | 'ChallengeStage' | 'Vote'> {
  const challenges = held.flatMap(h => h.details.challenges.map(c => ({ ...c, seatId: h.seatId })))
  return {
    Challenge: challenges.map(c => ({
      id: c.id,
      round,
      seatId: c.seatId,
      row: c.row,
      column: c.column,
      challenger: c.by,
      reason: c.reason,
      markBefore: c.before,
      status: c.status,
      outcome: c.outcome,
      openedAt: c.openedAt,
      photos: c.photos,
    })),
    ChallengeStage: challenges.flatMap(c =>
      c.stages.map(s => ({
        challengeId: c.id,
        place: s.place,
        kind: s.kind,
        actor: s.by,
        source: s.source,
        finds: s.finds,
        valid: bit(s.valid),
        note: s.note,
        votesFor: s.yes,
        votesAgainst: s.no,
        at: s.at,
      })),
    ),
    Vote: challenges.flatMap(c => c.votes.map(v => ({ challengeId: c.id, seatId: v.seat, vote: bit(v.vote) }))),
  }
}

function cardRows<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  round: Round<S, K>,
  sheet: MasterSheet<C>,
): Pick<BookRows, 'Playcard' | 'Score' | 'Entry' | 'Challenge' | 'ChallengeStage' | 'Vote'> {
  const held = heldIn(pad.details, table, round, sheet)
  return {
    Playcard: held.map(({ seatId, playcard, scored }) => ({
      round: round.number,
      seatId,
      stand: playcard.stand,
      reason: playcard.reason,
      source: scored?.score?.from ?? null,
      complete: bit(scored?.settled ?? false),
      ...pad.cardRow(playcard.card, table.rules),
      checkedBy: playcard.checked?.by ?? null,
      checkedAgrees: bit(playcard.checked?.agrees ?? null),
    })),
    Score: held.flatMap(({ seatId, scored }) =>
      Object.entries<number | undefined>(scored?.score?.points ?? {}).flatMap(([classification, points]) =>
        points === undefined ? [] : [{ round: round.number, seatId, classification, points }],
      ),
    ),
    Entry: held.flatMap(({ seatId, details }) =>
      details.entries.map(e => ({
        round: round.number,
        seatId,
        row: e.row,
        column: e.column,
        mark: e.mark,
        text: e.text,
        ruledBy: e.ruledBy,
      })),
    ),
    ...challengeRows(round.number, held),
  }
}

/** Every row that this game has in the book (without the game's own id, which the server adds). */
export function rowsOf<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  sheet: MasterSheet<C>,
): BookRows {
  const cards = table.rounds.map(round => cardRows(pad, table, round, sheet))
  const gather = (name: keyof ReturnType<typeof cardRows>): readonly Row[] => cards.flatMap(c => c[name])
  return {
    ...seatRows(table),
    Round: table.rounds.map(r => ({
      number: r.number,
      status: r.status,
      complete: bit(sheet.rounds[r.number - 1]?.complete ?? false),
      setup: JSON.stringify(pad.setupDocument(r.setup)),
    })),
    Heading: table.rounds.flatMap(r =>
      pad.headings(r.setup).map(h => ({ round: r.number, axis: h.axis, place: h.place, text: h.text, detail: h.detail })),
    ),
    Playcard: gather('Playcard'),
    Score: gather('Score'),
    Standing: sheet.classifications.flatMap(({ id }) =>
      [...sheet.grandTotals].flatMap(([seatId, points]) => {
        const total: number | undefined = points[id]
        return total === undefined ? [] : [{ seatId, classification: id, points: total, rank: sheet.ranks[id]?.get(seatId) ?? null }]
      }),
    ),
    Entry: gather('Entry'),
    Challenge: gather('Challenge'),
    ChallengeStage: gather('ChallengeStage'),
    Vote: gather('Vote'),
    Ruling: table.rounds.flatMap(r => pad.rulings(r).map(x => ({ ...x, round: r.number, valid: bit(x.valid), keep: bit(x.keep) }))),
  }
}
