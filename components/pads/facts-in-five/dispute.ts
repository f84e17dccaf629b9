/** What a settled dispute sends: the challenge and its outcome in one gesture. It refuses to decide anything. */
import { newId } from '@/lib/client/device'
import type { Draft } from '@/lib/client/store'
import type { Votes } from '@/lib/pads/facts-in-five/card'
import type { FiveTable } from '@/lib/pads/facts-in-five/challenges'
import { mayBreakTie, mayVote, outcomeOf } from '@/lib/pads/facts-in-five/voting'
import { directorAt } from '@/lib/table/table'
import type { CellPlace } from './marks'

export type DisputeOutcome =
  | 'accepted'
  | 'voted-in'
  | 'voted-out'
  | 'book-yes'
  | 'book-no'
  | 'book-nothing'
  | 'refused'
  | 'decided-in'
  | 'decided-out'
  | 'withdrawn'
  | 'open'

export type DisputeDetails = {
  challenger: string | null
  acceptedBy: string | null
  reason: string
  paper: '1' | 'x' | null
  source: string
  votes: ReadonlyMap<string, boolean | null>
  tally: { for: number; against: number } | null
  note: string
  /** Ids of photos of the card that are to be kept with it. */
  photos: readonly string[]
}

export const NO_DETAILS: DisputeDetails = {
  challenger: null,
  acceptedBy: null,
  reason: '',
  paper: null,
  source: '',
  votes: new Map(),
  tally: null,
  note: '',
  photos: [],
}

/** A vote of which only the outcome is known. */
export const UNCOUNTED = 'nobody noted the count'

const FINDS = { 'book-yes': 'valid', 'book-no': 'not-valid', 'book-nothing': 'nothing' } as const

/** The votes as they were given, by name before by number; null where none were. */
function cast({ votes, tally }: DisputeDetails): Votes | null {
  if (votes.size === 0) return tally && { votes: null, yes: tally.for, no: tally.against }
  const all = [...votes.values()]
  return { votes, yes: all.filter(v => v === true).length, no: all.filter(v => v === false).length }
}

export type Counted = { words: string; result: 'in' | 'out' | 'tie' }

/** What the votes given come to by the house rules; null where none were given, or where nobody votes in this game. */
export function countedVotes(table: FiveTable, round: number, seat: string, details: DisputeDetails): Counted | null {
  const given = cast(details)
  if (!given || table.rules.challenges === 'director-rules') return null
  const outcome = outcomeOf(table, round, seat, [{ kind: 'vote', ...given, at: 0, note: null }])
  const of = table.rules.majority === 'entitled' ? `, of ${mayVote(table, round, seat).length} who may vote` : ''
  const words = `The votes are ${given.yes} for and ${given.no} against${of}`
  return { words, result: outcome === null ? 'tie' : outcome === 'valid' ? 'in' : 'out' }
}

const isVote = (outcome: DisputeOutcome): boolean => outcome === 'voted-in' || outcome === 'voted-out'
const isDecision = (outcome: DisputeOutcome): boolean => outcome === 'decided-in' || outcome === 'decided-out'

/** What these votes say of an outcome that they do not come to; null where they may stand beside it. */
function settledOtherwise({ words, result }: Counted, outcome: DisputeOutcome, note: string): string | null {
  const says = `${words}: that votes it ${result}`
  if (isVote(outcome)) return result === (outcome === 'voted-in' ? 'in' : 'out') ? null : `${says}.`
  if (outcome === 'open') return `${says}, so it does not stay open.`
  return isDecision(outcome) && note === '' ? `${says}. Who overrules a vote says why: write it under Note, and press again.` : null
}

/** What speaks against recording this outcome with these votes; null where they agree, or where none were given (R-F5-45, R-F5-47). */
export function votesAgainst(
  table: FiveTable,
  { round, seat }: Pick<DisputeAt, 'round' | 'seat'>,
  outcome: DisputeOutcome,
  details: DisputeDetails,
): string | null {
  const counted = countedVotes(table, round, seat, details)
  if (!counted) return null
  if (counted.result !== 'tie') return settledOtherwise(counted, outcome, details.note.trim())
  if (!isVote(outcome)) return null
  const who = mayBreakTie(table, round, seat) ? 'the Director decides' : "the Director's left neighbour decides"
  return `${counted.words}: a tie, and ${who}. Press “Director: valid” or “Director: not valid”; the votes are kept with it.`
}

/** Where nobody directs, nobody decides by himself, unless he says who he is and why (R-F5-47). */
export function decisionAgainst(table: FiveTable, round: number, outcome: DisputeOutcome, { note }: DisputeDetails): string | null {
  if (!isDecision(outcome) || note.trim() !== '' || directorAt(table, round) !== 'none' || table.rules.tiedVote === 'left-neighbour')
    return null
  return 'Nobody directs this game: what is disputed goes to the vote. If somebody decides all the same, write under Note who and why, and press again.'
}

/** The step that gives a challenge this outcome; none for one that stays open. */
export function stageDraft(challenge: string, outcome: DisputeOutcome, details: DisputeDetails, accepter: string | null): Draft | null {
  const note = details.note.trim() === '' ? {} : { note: details.note.trim() }
  switch (outcome) {
    case 'accepted':
      return accepter === null ? null : { type: 'challenge.accept', challenge, by: accepter, ...note }
    case 'refused':
      return { type: 'challenge.refuse', challenge, ...note }
    case 'voted-in':
    case 'voted-out':
      return details.votes.size > 0
        ? { type: 'challenge.vote', challenge, votes: Object.fromEntries(details.votes), ...note }
        : {
            type: 'challenge.vote',
            challenge,
            tally: details.tally ?? (outcome === 'voted-in' ? { for: 1, against: 0 } : { for: 0, against: 1 }),
            ...note,
            ...(details.tally ? {} : { note: [UNCOUNTED, details.note.trim()].filter(Boolean).join(': ') }),
          }
    case 'book-yes':
    case 'book-no':
    case 'book-nothing':
      return {
        type: 'challenge.verify',
        challenge,
        source: details.source.trim() || 'a reference book',
        finds: FINDS[outcome],
        ...note,
      }
    case 'decided-in':
    case 'decided-out':
      return { type: 'challenge.decide', challenge, valid: outcome === 'decided-in', note: details.note.trim() || "the Director's ruling" }
    case 'withdrawn':
      return { type: 'challenge.withdraw', challenge, ...note }
    case 'open':
      return null
  }
}

export type DisputeAt = CellPlace & { round: number; seat: string }

/** The steps of an outcome: votes that were given are recorded before a decision, and where a tie stays open. Photos of the card join it, whatever the outcome. */
export function stepDrafts(
  table: FiveTable,
  { round, seat }: Pick<DisputeAt, 'round' | 'seat'>,
  challenge: string,
  outcome: DisputeOutcome,
  details: DisputeDetails,
  accepter: string | null,
): readonly Draft[] {
  const photos = details.photos.map(photo => ({ type: 'challenge.photo', challenge, photo }))
  const step = stageDraft(challenge, outcome, details, accepter)
  const beside = (isDecision(outcome) || outcome === 'open') && countedVotes(table, round, seat, details) !== null
  const vote = beside ? stageDraft(challenge, 'voted-in', { ...details, note: '' }, accepter) : null
  return [vote, step, ...photos].flatMap(draft => draft ?? [])
}

/** The whole dispute as one gesture: opened, and settled unless it stays open. */
export function disputeDrafts(
  table: FiveTable,
  at: DisputeAt,
  outcome: DisputeOutcome,
  details: DisputeDetails,
  accepter: string | null,
): readonly Draft[] {
  const id = newId()
  const open: Draft = {
    type: 'challenge.open',
    id,
    ...at,
    ...(details.challenger === null ? {} : { by: details.challenger }),
    ...(details.reason.trim() === '' ? {} : { reason: details.reason.trim() }),
    ...(details.paper === null ? {} : { paper: details.paper }),
  }
  return [open, ...stepDrafts(table, at, id, outcome, details, accepter)]
}
