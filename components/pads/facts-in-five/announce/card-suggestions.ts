/** What is offered while a Class is typed: cards of the library first, those that are used already last, then Classes of this game. */
import type { Suggestion } from '@/components/ui/Suggest'
import type { ToldCard } from '@/lib/codecs/class-cards'
import type { Axis } from '@/lib/pads/facts-in-five/card'
import { sameText } from '@/lib/pads/facts-in-five/class-cards/face'
import type { Laid } from '@/lib/pads/facts-in-five/class-cards/used'
import type { FiveGame } from '../five-game'
import { usedWords, type Head } from './heads'

export interface ClassSuggestion {
  name: string
  categories: readonly string[]
}

/** Every Class announced in this game so far, with its Categories. */
export function announcedSoFar(opened: FiveGame): readonly ClassSuggestion[] {
  const known = new Map<string, Set<string>>()
  for (const round of opened.table.rounds)
    for (const announced of round.setup.classes) {
      if (!announced) continue
      const categories = known.get(announced.class) ?? new Set()
      for (const category of announced.categories) categories.add(category)
      known.set(announced.class, categories)
    }
  return [...known].map(([name, categories]) => ({ name, categories: [...categories] }))
}

/** A choice out of the list: which card, and which of its Classes; null where the card is wild. */
export interface CardPick {
  readonly card: ToldCard
  readonly className: string | null
}

interface Asked {
  cards: readonly ToldCard[]
  soFar: readonly ClassSuggestion[]
  used: ReadonlyMap<string, Laid>
  round: number
  column: Axis
  head: Head
}

const keyOf = (card: ToldCard, i: number): string => `${card.id} ${i}`

function itemsOf(card: ToldCard, used: string | null): readonly Suggestion[] {
  const mark = used === null ? '' : ` · ${used}`
  if (card.form === 'wild') return [{ key: keyOf(card, 0), text: card.name, detail: `Wild card: any Class${mark}` }]
  const many = card.classes.length > 1
  return card.classes.map((c, i) => ({
    key: keyOf(card, i),
    text: c.class,
    detail: `${many ? `Card “${card.name}”` : 'Class card'}${mark}`,
    also: card.name,
  }))
}

/** With a wild card any Class may be taken from another card, and no card goes with it. */
export function classSuggestions({ cards, soFar, used, round, column, head }: Asked): readonly (string | Suggestion)[] {
  const names = soFar.map(s => s.name)
  if (head.printed?.form === 'wild') return [...new Set([...cards.flatMap(card => card.classes.map(c => c.class)), ...names])]
  const marked = cards.map(card => ({ card, used: usedWords(used, card.id, round, column) }))
  const items = [...marked.filter(m => m.used === null), ...marked.filter(m => m.used !== null)].flatMap(m => itemsOf(m.card, m.used))
  return [...items, ...names.filter(name => !items.some(item => sameText(item.text, name)))]
}

/** The card behind a suggestion's key; undefined where only a text was taken. */
export function pickedCard(cards: readonly ToldCard[], key: string): CardPick | undefined {
  for (const card of cards)
    for (let i = 0; i < Math.max(1, card.classes.length); i += 1)
      if (keyOf(card, i) === key) return { card, className: card.classes[i]?.class ?? null }
  return undefined
}

/** Categories for a Class that is typed by hand, or invented with a wild card: those of the cards and of this game. */
export const knownCategories = (cards: readonly ToldCard[], soFar: readonly ClassSuggestion[], name: string): readonly string[] => [
  ...new Set([
    ...cards.flatMap(card => card.classes.filter(c => card.form !== 'spelling' && sameText(c.class, name)).flatMap(c => c.categories)),
    ...soFar.filter(s => sameText(s.name, name)).flatMap(s => s.categories),
  ]),
]
