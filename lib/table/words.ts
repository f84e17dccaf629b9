/**
 * What a pad calls the things that every game has, so that a sentence about a hand or a turn never says round or card.
 * It refuses to make whole sentences: those stand where something is refused or told.
 */
import type { GapKind } from './result'

/** Singular, in small letters: "round" or "hand"; "card" or "turn". */
export type TableWords = { round: string; card: string }

/** What a seat lacks, said after its name: "has no card yet". */
export type GapWords = Readonly<Record<GapKind, string>>

/** The gap words of a pad whose seats have cards with entries. */
export const CARD_GAPS: GapWords = {
  missing: 'has no card yet',
  unjudged: 'has entries that are not judged',
  challenged: 'has an open challenge',
  unchecked: 'was checked and did not agree, or changed since',
}

/** Said of a card at which nobody else has looked yet, where a second look is asked for. */
export const NOT_SEEN = 'waits for a second look'

/** For the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
