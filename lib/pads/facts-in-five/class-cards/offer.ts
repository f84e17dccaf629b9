/**
 * What a Class card allows its holder to announce under the house rules of the game: the truth table of R-F5-16 … R-F5-21, R-F5-66, R-F5-67.
 * It refuses to know what was announced.
 */
import type { FiveRules } from '../rules'
import { printedOf, sameText, type CardClass, type CardFace, type CardForm } from './face'

/** The two house rules that change what a card allows. */
export type Agreed = Pick<FiveRules, 'forcedCategories' | 'combinedCategories'>

export type Offer = {
  /** The one that is printed, one of the printed ones, or any (from another card or invented). */
  classes: 'fixed' | 'one-of' | 'any'
  /** None, out of the printed list, or any. */
  categories: 'none' | 'listed' | 'any'
  /** How many Categories must be announced, and how many may; null is any number. */
  least: 0 | 1
  most: 0 | 1 | null
  /** R-F5-18: a range of letters with the Category. */
  range: boolean
}

/** A row of the truth table: what a card of this form allows where it prints Categories for the Class (or is wild). */
export function offerOf(form: CardForm, { forcedCategories, combinedCategories }: Agreed): Offer {
  const least = forcedCategories ? 1 : 0
  const most = combinedCategories ? null : 1
  switch (form) {
    case 'single':
      return { classes: 'fixed', categories: 'listed', least, most, range: false }
    case 'choice':
      return { classes: 'one-of', categories: 'listed', least, most, range: false }
    case 'spelling':
      return { classes: 'fixed', categories: 'listed', least: 1, most: 1, range: true }
    case 'class-only':
      return { classes: 'one-of', categories: 'none', least: 0, most: 0, range: false }
    case 'wild':
      return { classes: 'any', categories: 'any', least, most, range: false }
  }
}

/** The printed Class of this name; undefined where the card does not have it. */
export const classOn = (face: CardFace, name: string): CardClass | undefined => face.classes.find(c => sameText(c.class, name))

/** What this card allows with this Class: where it prints no Category there is none to choose, whatever is agreed (R-F5-66: "wherever an option exists"). */
export function offerFor(face: CardFace, className: string, agreed: Agreed): Offer {
  const offer = offerOf(face.form, agreed)
  const printed = classOn(face, className)
  return offer.categories === 'listed' && printed?.categories.length === 0 ? { ...offer, categories: 'none', least: 0, most: 0 } : offer
}

/** The Categories to choose from, as they are called; on a spelling card without their ranges. */
export const categoriesOn = (face: CardFace, className: string): readonly string[] =>
  (classOn(face, className)?.categories ?? []).map(category => (face.form === 'spelling' ? printedOf(category).name : category))

/** The ranges printed for a Category of a spelling card. */
export const rangesOn = (face: CardFace, className: string, category: string): readonly string[] =>
  classOn(face, className)
    ?.categories.map(printedOf)
    .find(({ name }) => sameText(name, category))?.ranges ?? []
