/**
 * The head of a column while it is announced: texts as they are typed, and the card that it is announced from. From the round's setup, and back to what
 * is sent. It refuses to know what a card allows (lib/pads/facts-in-five/class-cards).
 */
import type { ToldCard } from '@/lib/codecs/class-cards'
import { AXES, type Axis } from '@/lib/pads/facts-in-five/card'
import { chosenOn, joined, separated } from '@/lib/pads/facts-in-five/class-cards/announcing'
import { sameText, type CardFace } from '@/lib/pads/facts-in-five/class-cards/face'
import type { Agreed } from '@/lib/pads/facts-in-five/class-cards/offer'
import { usedCards, type Laid } from '@/lib/pads/facts-in-five/class-cards/used'
import type { Announced } from '@/lib/pads/facts-in-five/setup'
import type { FiveGame, FiveRound } from '../five-game'

export interface Head {
  readonly name: string
  /** Several Categories of one Class stand in one line, as `Living + American`. */
  readonly category: string
  readonly kind: Announced['kind']
  readonly card: string | null
  readonly printed: CardFace | null
  readonly chosenBy: string | null
}

const NO_HEAD: Head = { name: '', category: '', kind: null, card: null, printed: null, chosenBy: null }

const headOf = (announced: Announced | null): Head =>
  announced
    ? {
        name: announced.class,
        category: joined(announced.categories),
        kind: announced.kind,
        card: announced.card,
        printed: announced.printed ?? null,
        chosenBy: announced.chosenBy,
      }
    : NO_HEAD

export const headsOfRound = (round: FiveRound): readonly Head[] => round.setup.classes.map(headOf)

/** What is announced so far; null while there is no Class. */
export function announcedOf(head: Head, agreed: Agreed): Announced | null {
  const name = head.name.trim()
  if (name === '') return null
  const { kind, card, printed, chosenBy } = head
  return { class: name, categories: categoriesOf(head, agreed), kind, card, chosenBy, ...(printed ? { printed } : {}) }
}

/** The Categories in the line. One that the card prints with a plus in it is not taken apart. */
export function categoriesOf({ name, category, printed }: Head, agreed: Agreed): readonly string[] {
  const whole = category.trim()
  return whole !== '' && printed && chosenOn(printed, name, whole) ? [whole] : separated(whole, agreed)
}

/** Another Class asks for another kind of thing; its Category, range and kind go with it. */
export const withClass = (head: Head, name: string): Head => ({ ...head, name, kind: sameText(head.name, name) ? head.kind : null })

export const withCategories = (head: Head, categories: readonly string[]): Head => ({ ...head, category: joined(categories) })

/** Announced from this card: with this of its Classes, or with the one that is typed yet where the card is wild. */
export function withCard(head: Head, card: ToldCard, className: string | null): Head {
  const { id, name, form, classes } = card
  const goesOn = className !== null && sameText(head.name, className)
  return {
    ...head,
    name: className ?? '',
    category: goesOn ? head.category : '',
    kind: form === 'spelling' ? 'word' : goesOn ? head.kind : null,
    card: id,
    printed: { name, form, classes },
  }
}

/** Where each card was first, with what is announced now in place of what the round has. */
export function usedNow(opened: FiveGame, round: FiveRound, heads: readonly Head[]): ReadonlyMap<string, Laid> {
  const used = new Map(usedCards({ rounds: opened.table.rounds.filter(r => r.number < round.number) }))
  for (const column of AXES) {
    const card = heads[column]?.card
    if (card && !used.has(card)) used.set(card, { round: round.number, column })
  }
  for (const [card, laid] of usedCards({ rounds: opened.table.rounds.filter(r => r.number > round.number) }))
    if (!used.has(card)) used.set(card, laid)
  return used
}

/** Where a card lies already, in words; null where it is free for this column. */
export function usedWords(used: ReadonlyMap<string, Laid>, card: string | null, round: number, column: Axis): string | null {
  const laid = card === null ? undefined : used.get(card)
  if (!laid || (laid.round === round && laid.column === column)) return null
  return laid.round === round ? `stands in column ${laid.column + 1} of this round` : `used in round ${laid.round}`
}
