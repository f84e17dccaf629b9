/** What the Facts in Five screens share: the opened game with its own types, and short ways to ask it. It refuses to render anything. */
import { nextCard } from '@/components/table/next-card'
import type { Opened } from '@/components/table/use-game'
import { blankCard, type FiveCard } from '@/lib/pads/facts-in-five/card'
import { joined } from '@/lib/pads/facts-in-five/class-cards/announcing'
import { childAnswersTo } from '@/lib/pads/facts-in-five/class-cards/child'
import type { FiveAction } from '@/lib/pads/facts-in-five/record'
import type { FiveRules } from '@/lib/pads/facts-in-five/rules'
import type { Classification } from '@/lib/pads/facts-in-five/scoring'
import type { FivePatch, FiveSetup } from '@/lib/pads/facts-in-five/setup'
import type { Score } from '@/lib/table/sheet'
import { findRound, type Playcard, type Round, type Seat } from '@/lib/table/table'
import type { ClassHead, RowLetter } from './marks'

export type FiveGame = Opened<FiveRules, FiveSetup, FivePatch, FiveCard, FiveAction, Classification>
type FiveScore = Score<Classification>
export type FiveRound = Round<FiveSetup, FiveCard>

export const headsOf = (setup: FiveSetup, child = false): readonly (ClassHead | null)[] =>
  setup.classes.map(announced => {
    if (!announced) return null
    const { class: name, categories } = child ? childAnswersTo(announced) : announced
    return { name, category: joined(categories) || null }
  })

export const lettersOfSetup = (setup: FiveSetup): readonly RowLetter[] => setup.letters

export const cardAt = (game: FiveGame, round: number, seat: string): Playcard<FiveCard> | undefined =>
  findRound(game.table, round)?.cards.get(seat)

export const fiveCardAt = (game: FiveGame, round: number, seat: string): FiveCard => cardAt(game, round, seat)?.card ?? blankCard()

/** What this card is worth, as the master sheet has it; null where there is no card (which is not zero). */
export const scoreAt = (game: FiveGame, round: number, seat: string): FiveScore | null =>
  game.sheet.rounds[round - 1]?.seats.get(seat)?.score ?? null

/** The three sums of this card as the master sheet has them; null where one is not known (which is not zero). */
export function sumsAt(game: FiveGame, round: number, seat: string): Record<Classification, number | null> {
  const { special = null, general = null, total = null } = scoreAt(game, round, seat)?.points ?? {}
  return { special, general, total }
}

/** Whether anything of the score is on this card; a challenge, a ruling or a text alone is no beginning. */
export const isBegun = (game: FiveGame, round: number, seat: string): boolean => {
  const held = cardAt(game, round, seat)
  return held !== undefined && (held.stand !== 'played' || Boolean(scoreAt(game, round, seat)?.from))
}

/** The next card of this round that nobody has begun, in this scorer's own order; undefined where all are begun. */
export const nextSeat = (opened: FiveGame, round: number, after: string | null): Seat | undefined =>
  nextCard(opened.game, round, after, seat => !isBegun(opened, round, seat))

/** "3 not judged, 1 challenged"; empty where nothing is left to do. */
const leftWords = ({ unjudged, disputed }: FiveScore): string =>
  [unjudged > 0 ? `${unjudged} not judged` : '', disputed > 0 ? `${disputed} challenged` : ''].filter(Boolean).join(', ')

/** "2 challenged", "25 entries written", "not handed in": what there is of a card that has no points yet. */
function notBegunWords(card: FiveCard, disputed: number): string {
  const written = [...card.notes.values()].filter(note => note.text !== undefined).length
  if (disputed > 0) return `${disputed} challenged`
  return written === 0 ? 'not handed in' : `${written} ${written === 1 ? 'entry' : 'entries'} written, not judged`
}

/** "14 of 25", "166", "absent": what a card has, in a few words. */
export function cardWords(game: FiveGame, round: number, seat: string): { words: string; state: 'none' | 'begun' | 'done' | 'away' } {
  const held = cardAt(game, round, seat)
  if (!held) return { words: 'not handed in', state: 'none' }
  if (held.stand !== 'played') return { words: held.stand, state: 'away' }
  const scored = scoreAt(game, round, seat)
  if (!scored?.from) return { words: notBegunWords(fiveCardAt(game, round, seat), scored?.disputed ?? 0), state: 'none' }
  const total = scored.points?.total ?? '–'
  const left = leftWords(scored)
  return left === '' ? { words: `${total}`, state: 'done' } : { words: `${total} so far, ${left}`, state: 'begun' }
}
