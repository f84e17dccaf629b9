/**
 * A challenge from its opening to its outcome (api 3.4 … 3.7): what may happen next, and what it writes into the cell.
 * It refuses to count votes (voting.ts) and to add up scores (scoring.ts).
 */
import { lastAt } from './by-hand'
import { refuse, refuseUnlessOverruled, take, andThen, type ActionId, type Result, type SeatId } from '../../table/result'
import { changeCard, directorAt, findRound, findSeat, plays, type Envelope, type Stamp, type Table } from '../../table/table'
import {
  blankCard,
  markAt,
  noteAt,
  openChallengeAt,
  withMark,
  withNote,
  type CellAt,
  type Challenge,
  type FiveCard,
  type Mark,
  type Ruled,
  type Stage,
} from './card'
import type { FiveRules } from './rules'
import type { FiveSetup } from './setup'
import { mayAccept, mayVote, outcomeOf } from './voting'

export type FiveTable = Table<FiveRules, FiveSetup, FiveCard>
type Where = { round: number; seat: SeatId }

export type ChallengeAction =
  | ({ type: 'challenge.open'; by?: SeatId | undefined; reason?: string | undefined; paper?: '1' | 'x' | undefined } & Where & CellAt)
  | { type: 'challenge.accept'; challenge: ActionId; by: SeatId }
  | { type: 'challenge.refuse' | 'challenge.withdraw'; challenge: ActionId }
  | {
      type: 'challenge.vote'
      challenge: ActionId
      votes?: ReadonlyMap<SeatId, boolean | null> | undefined
      tally?: { for: number; against: number } | undefined
    }
  | { type: 'challenge.verify'; challenge: ActionId; source: string; finds: 'valid' | 'not-valid' | 'nothing' }
  | { type: 'challenge.decide'; challenge: ActionId; valid: boolean }
  | { type: 'challenge.photo'; challenge: ActionId; photo: string }

type OpenAction = Extract<ChallengeAction, { type: 'challenge.open' }>
type PhotoAction = Extract<ChallengeAction, { type: 'challenge.photo' }>
type StageAction = Exclude<ChallengeAction, OpenAction | PhotoAction>
export type Found = Where & { challenge: Challenge }

/** The challenge with this id, and whose card it is on. */
export function findChallenge(table: FiveTable, id: ActionId): Found | undefined {
  for (const round of table.rounds)
    for (const [seat, { card }] of round.cards) {
      const challenge = card.challenges.find(c => c.id === id)
      if (challenge) return { round: round.number, seat, challenge }
    }
  return undefined
}

function mayChallenge(table: FiveTable, action: OpenAction, before: Mark): Result<null> {
  const { round, seat, by } = action
  if (before === '.') return refuse('challenge.blank', 'A blank cannot be challenged: there is no entry.', action)
  if (by === undefined || by === 'director') return take(null)
  const challenger = findSeat(table, by)
  if (!challenger) return refuse('seat.unknown', 'There is no such seat at this table.', { round })
  if (!plays(challenger, round)) return refuse('seat.not-in-round', `${challenger.name} does not play round ${round}.`, { round, seat: by })
  if (by === seat && before !== 'x')
    return refuse('challenge.own-entry', 'The writer can challenge only a crossed-out entry of his own.', { round, seat })
  return take(null)
}

function open(table: FiveTable, action: OpenAction, envelope: Envelope, stamp: Stamp): Result<FiveTable> {
  const at = { row: action.row, column: action.column }
  const place = { round: action.round, seat: action.seat, ...at }
  return changeCard(table, action, blankCard, card => {
    const standing = openChallengeAt(card, at)
    if (standing)
      return refuse('challenge.exists', 'This entry is under an open challenge already: settle that one.', {
        ...place,
        challenge: standing.id,
      })
    const mark = markAt(card, at)
    const before = mark === '?' ? (action.paper ?? '?') : mark
    return andThen(mayChallenge(table, action, before), () => {
      const { ruled, ...note } = noteAt(card, at)
      const challenge: Challenge = {
        ...at,
        id: envelope.id,
        by: action.by ?? null,
        reason: action.reason ?? null,
        before,
        onlySaid: onlySaid(card, at, mark),
        ruledBefore: ruled ?? null,
        openedAt: stamp.time,
        saidAt: envelope.at ?? null,
        stages: [],
        photos: [],
        status: 'open',
        outcome: null,
      }
      const cleared = ruled ? withNote(card, at, note) : card
      return take({ ...withMark(cleared, at, '?'), challenges: [...card.challenges, challenge] })
    })
  })
}

const noted = (card: FiveCard, at: CellAt, ruled: Ruled | null): FiveCard => {
  const { text } = noteAt(card, at)
  return withNote(card, at, { ...(text === undefined ? {} : { text }), ...(ruled ? { ruled } : {}) })
}

/** Nothing stands there, or what a withdrawn challenge put back, which itself was only said of the paper. */
function onlySaid(card: FiveCard, at: CellAt, mark: Mark): boolean {
  const last = lastAt(card, at)
  return mark === '?' || (last?.status === 'withdrawn' && last.before === mark && last.onlySaid)
}

/** Writes what the stages come to into the cell: the mark of the outcome, the mark from before, or `?` while it is open. */
function settle(table: FiveTable, { round, seat, challenge }: Found, stages: readonly Stage[]): Result<FiveTable> {
  const outcome = outcomeOf(table, round, seat, stages)
  const status = outcome === null ? 'open' : outcome === 'withdrawn' ? 'withdrawn' : 'settled'
  const next: Challenge = { ...challenge, stages, outcome, status }
  const mark: Mark = outcome === null ? '?' : outcome === 'withdrawn' ? challenge.before : outcome === 'valid' ? '1' : 'x'
  const ruled = outcome === 'withdrawn' ? challenge.ruledBefore : outcome === null ? null : { by: challenge.id, valid: outcome === 'valid' }
  const last = stages.at(-1)
  // A book that finds nothing is recorded, and leaves the cell as it is: it may have been marked by hand since.
  const silent = last?.kind === 'verify' && last.finds === 'nothing'
  return changeCard(table, { round, seat }, blankCard, card =>
    take({
      ...(silent ? card : noted(withMark(card, challenge, mark), challenge, ruled)),
      challenges: card.challenges.map(c => (c.id === challenge.id ? next : c)),
    }),
  )
}

/** A later challenge on the same cell has taken over: this one is history. */
const superseded = (table: FiveTable, { round, seat, challenge }: Found): boolean =>
  findRound(table, round)
    ?.cards.get(seat)
    ?.card.challenges.findLast(c => c.row === challenge.row && c.column === challenge.column)?.id !== challenge.id

const lastDecisive = (challenge: Challenge): Stage['kind'] | undefined =>
  challenge.stages.findLast(s => s.kind !== 'verify' || s.finds !== 'nothing')?.kind

function mayAcceptNow(table: FiveTable, { round, seat, challenge }: Found, by: SeatId): Result<null> {
  if (table.rules.challenges !== 'accept-then-vote')
    return refuse('challenge.no-acceptance', 'In this game challenges are not settled by acceptance.', { challenge: challenge.id })
  if (challenge.status !== 'open')
    return refuse('challenge.settled', 'This challenge is settled: put it to a vote if the outcome is disputed.', {
      challenge: challenge.id,
    })
  if (by === challenge.by)
    return refuse('accept.challenger', 'The challenger cannot accept his own challenge: withdraw it instead.', { challenge: challenge.id })
  if (by === seat) return refuse('accept.writer', 'The writer cannot accept his own entry.', { challenge: challenge.id })
  return mayAccept(table, round, seat, challenge.by).includes(by)
    ? take(null)
    : refuse('accept.not-entitled', 'Only another player of this round can accept.', { challenge: challenge.id })
}

/** Refuses a voter who has no vote on this entry, and says why. */
function mayEachVote(
  table: FiveTable,
  { round, seat, challenge }: Found,
  voters: readonly SeatId[],
  entitled: readonly SeatId[],
): Result<null> {
  const illegal = voters.find(voter => !entitled.includes(voter))
  if (illegal === undefined) return take(null)
  const found = findSeat(table, illegal)
  const why = illegal === seat ? 'wrote the entry' : illegal === directorAt(table, round) ? 'is the Director' : 'does not play this round'
  return refuse('vote.not-entitled', `${found?.name ?? 'Somebody who is not at the table'} ${why} and does not vote.`, {
    challenge: challenge.id,
    ...(found ? { seat: illegal } : {}),
  })
}

function mayVoteNow(table: FiveTable, found: Found, action: Extract<StageAction, { type: 'challenge.vote' }>): Result<null> {
  const { round, seat, challenge } = found
  const { id } = challenge
  if (table.rules.challenges === 'director-rules')
    return refuse('challenge.no-vote', 'In this game the Director rules on challenges: there is no vote.', { challenge: id })
  if (lastDecisive(challenge) === 'verify')
    return refuse('challenge.verified', 'A reference book has settled this entry: it does not go to the vote.', { challenge: id })
  const entitled = mayVote(table, round, seat)
  const { votes, tally } = action
  if (!votes === !tally) return refuse('vote.form', 'A vote needs either the names or the two numbers.', { challenge: id })
  const named = mayEachVote(table, found, votes ? [...votes.keys()] : [], entitled)
  if (!named.ok) return named
  if (tally && tally.for + tally.against > entitled.length)
    return refuse('vote.too-many', `Only ${entitled.length} may vote on this entry.`, { challenge: id })
  return take(null)
}

/** Whether a tie waits, for the Director or for his left neighbour. */
const tieWaits = (challenge: Challenge): boolean => challenge.status === 'open' && lastDecisive(challenge) === 'vote'

function mayDecideNow(table: FiveTable, { round, seat, challenge }: Found, envelope: Envelope): Result<null> {
  const director = directorAt(table, round)
  const waits = tieWaits(challenge)
  if (waits && table.rules.tiedVote === 'left-neighbour') return take(null)
  if (director === seat)
    return refuse('decide.interest', 'The Director wrote this entry himself and cannot decide on it.', { challenge: challenge.id })
  if (director !== 'none' && (waits || table.rules.challenges === 'director-rules')) return take(null)
  const noted = envelope.note !== undefined || envelope.overrule?.code === 'decide.no-tie'
  return noted
    ? take(null)
    : refuseUnlessOverruled('decide.no-tie', 'The Director decides only a tied vote; he can overrule with a note.', {
        challenge: challenge.id,
      })
}

function mayStage(table: FiveTable, found: Found, action: StageAction, envelope: Envelope): Result<null> {
  const { challenge } = found
  const about = { challenge: challenge.id }
  if (challenge.status === 'withdrawn') return refuse('challenge.withdrawn', 'This challenge was withdrawn: open a new one.', about)
  if (superseded(table, found))
    return refuse('challenge.superseded', 'The entry was challenged again later: settle the later challenge.', about)
  switch (action.type) {
    case 'challenge.accept':
      return mayAcceptNow(table, found, action.by)
    case 'challenge.refuse':
      if (table.rules.challenges !== 'accept-then-vote')
        return refuse('challenge.no-acceptance', 'In this game challenges are not settled by acceptance.', about)
      return challenge.status === 'open' ? take(null) : refuse('challenge.settled', 'This challenge is settled already.', about)
    case 'challenge.vote':
      return mayVoteNow(table, found, action)
    case 'challenge.verify':
      return take(null)
    case 'challenge.decide':
      return mayDecideNow(table, found, envelope)
    case 'challenge.withdraw':
      return challenge.status === 'open'
        ? take(null)
        : refuse('challenge.settled', 'This challenge is settled: undo the outcome, or challenge the entry again.', about)
  }
}

function stageOf(action: StageAction): Stage extends infer T ? (T extends Stage ? Omit<T, 'at' | 'note'> : never) : never {
  switch (action.type) {
    case 'challenge.accept':
      return { kind: 'accept', by: action.by }
    case 'challenge.refuse':
      return { kind: 'refuse' }
    case 'challenge.vote': {
      const cast = [...(action.votes?.values() ?? [])]
      return {
        kind: 'vote',
        votes: action.votes ?? null,
        yes: action.tally?.for ?? cast.filter(v => v === true).length,
        no: action.tally?.against ?? cast.filter(v => v === false).length,
      }
    }
    case 'challenge.verify':
      return { kind: 'verify', source: action.source, finds: action.finds }
    case 'challenge.decide':
      return { kind: 'decide', valid: action.valid }
    case 'challenge.withdraw':
      return { kind: 'withdraw' }
  }
}

/** More photos of one entry tell nobody anything. */
const MOST_PHOTOS = 4

/** A photo of the card joins the challenge, whatever has become of it; it settles nothing. */
function keepPhoto(table: FiveTable, { round, seat, challenge }: Found, { photo }: PhotoAction, stamp: Stamp): Result<FiveTable> {
  const about = { challenge: challenge.id }
  if (challenge.photos.some(p => p.id === photo)) return refuse('photo.exists', 'This photo is kept with the challenge already.', about)
  if (challenge.photos.length >= MOST_PHOTOS)
    return refuse('photo.too-many', `${MOST_PHOTOS} photos are kept with this challenge already: undo one of them first.`, about)
  const photos = [...challenge.photos, { id: photo, at: stamp.time }]
  return changeCard(table, { round, seat }, blankCard, card =>
    take({ ...card, challenges: card.challenges.map(c => (c.id === challenge.id ? { ...c, photos } : c)) }),
  )
}

/** One step of a challenge. */
export function recordChallenge(table: FiveTable, action: ChallengeAction & Envelope, stamp: Stamp): Result<FiveTable> {
  if (action.type === 'challenge.open') return open(table, action, action, stamp)
  const found = findChallenge(table, action.challenge)
  if (!found) return refuse('challenge.unknown', 'There is no such challenge in this game.')
  if (action.type === 'challenge.photo') return keepPhoto(table, found, action, stamp)
  return andThen(mayStage(table, found, action, action), () => {
    const note = action.note ?? action.overrule?.note ?? null
    return settle(table, found, [...found.challenge.stages, { ...stageOf(action), at: stamp.time, note }])
  })
}
