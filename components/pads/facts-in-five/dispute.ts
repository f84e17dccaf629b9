/** What a settled dispute sends: the challenge and its outcome in one gesture. It refuses to decide anything. */
import { newId } from '@/lib/client/device'
import type { Draft } from '@/lib/client/store'
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
}

const FINDS = { 'book-yes': 'valid', 'book-no': 'not-valid', 'book-nothing': 'nothing' } as const

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

/** The whole dispute as one gesture: opened, and settled unless it stays open. */
export function disputeDrafts(at: DisputeAt, outcome: DisputeOutcome, details: DisputeDetails, accepter: string | null): readonly Draft[] {
  const id = newId()
  const open: Draft = {
    type: 'challenge.open',
    id,
    ...at,
    ...(details.challenger === null ? {} : { by: details.challenger }),
    ...(details.reason.trim() === '' ? {} : { reason: details.reason.trim() }),
    ...(details.paper === null ? {} : { paper: details.paper }),
  }
  const stage = stageDraft(id, outcome, details, accepter)
  return stage ? [open, stage] : [open]
}
