/**
 * What is printed on a Class card (R-F5-16 … R-F5-22): its form, its Classes, their Categories with letter ranges and blanks to fill in.
 * It refuses to know the house rules (offer.ts) and who holds the card.
 */
import { rangeOf } from '../judging/spelling-range'

/** The five forms of the deck. */
export const CARD_FORMS = ['single', 'choice', 'spelling', 'class-only', 'wild'] as const
export type CardForm = (typeof CARD_FORMS)[number]

/** Categories as printed: `Nobel Prize Winner`, `of … descent` (a blank to fill in), `Noun (over 5) (6-10)` (letter ranges, on a spelling card). */
export type CardClass = { readonly class: string; readonly categories: readonly string[] }

/** A card as it lies on the table; what it is called tells it from the others of its deck. */
export type CardFace = { readonly name: string; readonly form: CardForm; readonly classes: readonly CardClass[] }

/** A Category of the spelling card: its name, and the ranges printed behind it. */
export type Printed = { readonly name: string; readonly ranges: readonly string[] }

/** Two texts on cards are one when they differ in case and spaces only. */
export const levelled = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase()

export const sameText = (a: string, b: string): boolean => levelled(a) === levelled(b)

/** R-F5-19: `Noun (over 5) (6-10)` is the Category Noun with two ranges. Brackets that hold no range belong to the name. */
export function printedOf(category: string): Printed {
  const ranges = [...category.matchAll(/\(([^()]*)\)/gu)].map(([, inside = '']) => inside.trim()).filter(inside => rangeOf(inside) !== null)
  const name = ranges.reduce((text, range) => text.replace(new RegExp(`\\s*\\(\\s*${escaped(range)}\\s*\\)`, 'u'), ''), category)
  return { name: name.replace(/\s+/gu, ' ').trim(), ranges }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

const BLANK = /\u2026|\.{3}|_{2,}/u

/** R-F5-22: the text before and after the blank of a fill-in Category, or null where there is none. */
export function blankOf(category: string): readonly [before: string, after: string] | null {
  const found = BLANK.exec(category)
  return found ? [category.slice(0, found.index).trim(), category.slice(found.index + found[0].length).trim()] : null
}

/** A fill-in Category with its blank filled; as printed where nothing is filled in. */
export function filled(category: string, words: string): string {
  const parts = blankOf(category)
  return parts && words.trim() !== '' ? [parts[0], words.trim(), parts[1]].filter(Boolean).join(' ') : category
}

const twiceIn = (texts: readonly string[]): string | undefined =>
  texts.find((text, i) => texts.findIndex(other => sameText(other, text)) < i)

function spellingProblem({ categories }: CardClass): string | undefined {
  if (categories.length === 0)
    return 'a spelling card has Categories, each with the ranges of letters behind it, as in “Noun (over 5) (6-10)”'
  const bare = categories.find(category => printedOf(category).ranges.length === 0)
  if (bare !== undefined) return `the Category “${bare}” has no range of letters behind it, as in “Noun (over 5) (6-10)”`
  const twice = twiceIn(categories.map(category => printedOf(category).name))
  return twice === undefined ? undefined : `the Category “${twice}” is named twice`
}

/** How many Classes a card of this form has; null is no limit. */
const CLASSES: Readonly<Record<CardForm, { least: number; most: number | null; words: string }>> = {
  single: { least: 1, most: 1, words: 'a card with a single Class has exactly one' },
  choice: { least: 2, most: null, words: 'a choice card has two Classes or more' },
  spelling: { least: 1, most: 1, words: 'a spelling card has exactly one Class' },
  'class-only': { least: 2, most: null, words: 'a choice card has two Classes or more' },
  wild: { least: 0, most: 0, words: 'a wild card names no Class: the player does' },
}

function formProblem({ form, classes }: CardFace): string | undefined {
  const { least, most, words } = CLASSES[form]
  if (classes.length < least || (most !== null && classes.length > most)) return words
  const hasCategories = classes.some(c => c.categories.length > 0)
  if (form === 'class-only' && hasCategories) return 'a card with Classes only has no Category'
  if (form === 'choice' && !hasCategories) return 'this choice card has no Category at all: its form is “class-only”'
  return undefined
}

function classProblem({ form }: CardFace, printed: CardClass): string | undefined {
  if (form === 'spelling') return spellingProblem(printed)
  const twice = twiceIn(printed.categories)
  return twice === undefined ? undefined : `the Category “${twice}” is named twice under “${printed.class}”`
}

/** What is wrong with a card, in words that follow a colon; undefined where it is a card of its form. */
export function faceProblem(face: CardFace): string | undefined {
  const form = formProblem(face)
  if (form !== undefined) return form
  const twice = twiceIn(face.classes.map(c => c.class))
  if (twice !== undefined) return `the Class “${twice}” is named twice`
  return face.classes.map(c => classProblem(face, c)).find(found => found !== undefined)
}
