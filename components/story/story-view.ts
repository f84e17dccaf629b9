/** An evening as it is told afterwards, round by round. Every number comes from the master sheet; nothing is added up here. */
import type { View } from '@/lib/table/score-pad'

export interface StoryPoints {
  classification: string
  /** Null where nothing is known, which is not nought. */
  points: number | null
}

export interface StoryCard {
  seat: string
  name: string
  /** "absent", "void: no name on it", "missing", "not everything is judged"; empty for a card that is whole. */
  state: string
  /** "played by Fred", "checked by Dee, who agrees". */
  remarks: readonly string[]
  /** Null where there is no card, or too many to show them all. */
  view: View | null
  /** What each mark of the view says, by the mark. */
  says: Readonly<Record<string, string>>
  points: readonly StoryPoints[]
}

export interface StoryChallenge {
  id: string
  /** "Ann, Books of Bible, M". */
  where: string
  /** What was written there, where somebody typed it. */
  text: string | null
  /** "Ben asks: not a king". */
  asked: string
  /** How it went, one after the other. */
  stages: readonly string[]
  outcome: string
}

export interface StoryEdit {
  id: string
  what: string
  who: string
}

export interface StoryRound {
  number: number
  label: string
  /** "closed", "open". */
  status: string
  /** What stood over the columns and before the rows. */
  headings: readonly { name: string; texts: readonly string[] }[]
  cards: readonly StoryCard[]
  figures: readonly { name: string; text: string }[]
  challenges: readonly StoryChallenge[]
  rulings: readonly { id: string; what: string }[]
  /** What was written anew after it had stood there. */
  edits: readonly StoryEdit[]
}
