/**
 * Where an announcement is not what its card allows, and where a card has come back. What was announced at the table stands all the same: these are
 * warnings, and nothing here refuses.
 */
import type { Problem } from '../../../table/result'
import type { FiveTable } from '../challenges'
import { AXES } from '../card'
import type { Announced } from '../setup'
import { chosenOn } from './announcing'
import { blankOf, printedOf, type CardFace } from './face'
import { classOn, offerFor, type Agreed, type Offer } from './offer'
import { laidBefore } from './used'

type Complaint = { code: string; message: string }
type Said = Pick<Announced, 'class' | 'categories'>

function classComplaint(face: CardFace, announced: Said): Complaint | undefined {
  if (face.form === 'wild' || classOn(face, announced.class)) return undefined
  return { code: 'card.class', message: `The card “${face.name}” does not offer the Class ${announced.class}.` }
}

function numberComplaint(face: CardFace, announced: Said, { least, most, range }: Offer): Complaint | undefined {
  const { class: name, categories } = announced
  if (most === 0 && categories.length > 0)
    return { code: 'card.no-category', message: `The card “${face.name}” offers no Category with ${name}: it is a Class only.` }
  if (categories.length < least && range)
    return { code: 'card.category-missing', message: `${name} needs a Category and a range of letters: the card leaves no choice.` }
  if (categories.length < least)
    return { code: 'category.forced', message: `${name} was announced without a Category, and Forced Categories is agreed.` }
  return most === 1 && categories.length > 1
    ? { code: 'card.one-category', message: `The card “${face.name}” allows one Category with ${name}.` }
    : undefined
}

function categoryComplaint(face: CardFace, announced: Said, text: string): Complaint | undefined {
  const chosen = chosenOn(face, announced.class, text)
  if (!chosen)
    return { code: 'card.category', message: `The card “${face.name}” does not offer the Category ${text} with ${announced.class}.` }
  if (face.form === 'spelling' && chosen.range === null)
    return printedOf(text).ranges.length === 0
      ? { code: 'card.range-missing', message: `${announced.class}: ${text} needs a range of letters.` }
      : { code: 'card.range', message: `The card “${face.name}” does not offer this range of letters: ${text}.` }
  return blankComplaint(announced, text)
}

/** R-F5-22: a blank is filled when the Category is announced. */
const blankComplaint = (announced: Said, text: string): Complaint | undefined =>
  blankOf(text) ? { code: 'card.blank', message: `${announced.class}: the blank in “${text}” is not filled in.` } : undefined

/** What this card does not allow of this announcement, gravest part first: a Class that is not on it makes its Categories no matter. */
export function complaintsOf(face: CardFace, announced: Said, agreed: Agreed): readonly Complaint[] {
  const wrongClass = classComplaint(face, announced)
  if (wrongClass) return [wrongClass]
  const offer = offerFor(face, announced.class, agreed)
  const number = numberComplaint(face, announced, offer)
  const texts = offer.categories === 'none' ? [] : announced.categories
  const each = texts.map(text => (offer.categories === 'any' ? blankComplaint(announced, text) : categoryComplaint(face, announced, text)))
  return [number, ...each].filter(complaint => complaint !== undefined)
}

/** Without a card: only what holds for every announcement. Spelling needs a Category and a range however it was announced (R-F5-18). */
function plainComplaints(announced: Said, { forcedCategories }: Agreed): readonly Complaint[] {
  const { class: name, categories } = announced
  const blanks = categories.map(text => blankComplaint(announced, text)).filter(complaint => complaint !== undefined)
  if (/\bspelling\b/iu.test(name) && !categories.some(text => printedOf(text).ranges.length > 0))
    return [...blanks, { code: 'card.range-missing', message: `${name} needs a Category and a range of letters, as in “Noun (6-10)”.` }]
  if (forcedCategories && categories.length === 0)
    return [...blanks, { code: 'category.forced', message: `${name} was announced without a Category, and Forced Categories is agreed.` }]
  return blanks
}

const OPPOSITES: readonly (readonly [string, string])[] = [
  ['living', 'past'],
  ['living', 'dead'],
  ['american', 'foreign'],
  ['male', 'female'],
  ['modern', 'historical'],
  ['powered', 'nonpowered'],
  ['military', 'nonmilitary'],
  ['fiction', 'nonfiction'],
]

/** A-F5-20: Categories that leave nothing when they are joined. A word of one against a word of the other; a table may know better. */
export function exclusiveIn(categories: readonly string[]): readonly [string, string] | undefined {
  const words = categories.map(text => new Set(text.toLowerCase().split(/[^\p{L}]+/u)))
  const against = (i: number, j: number): boolean =>
    OPPOSITES.some(([a, b]) => (words[i]?.has(a) && words[j]?.has(b)) || (words[i]?.has(b) && words[j]?.has(a)))
  for (let i = 0; i < categories.length; i += 1)
    for (let j = i + 1; j < categories.length; j += 1) {
      const [one, other] = [categories[i], categories[j]]
      if (one !== undefined && other !== undefined && against(i, j)) return [one, other]
    }
  return undefined
}

function exclusiveComplaint({ class: name, categories }: Said): readonly Complaint[] {
  const pair = exclusiveIn(categories)
  return pair
    ? [{ code: 'category.exclusive', message: `${name}: ${pair[0]} and ${pair[1]} seem to exclude each other. No entry may fit both.` }]
    : []
}

/** All complaints about one announcement, in sentences; for the screen as it is typed, and for the table. */
export const announcementComplaints = (announced: Announced, agreed: Agreed): readonly Complaint[] => [
  ...(announced.printed ? complaintsOf(announced.printed, announced, agreed) : plainComplaints(announced, agreed)),
  ...exclusiveComplaint(announced),
]

const comeback = (name: string, before: number, round: number): Complaint & Pick<Problem, 'severity'> =>
  before === round
    ? {
        severity: 'warning',
        code: 'card.twice-in-round',
        message: `The card “${name}” stands in two columns of this round: one card gives one Class.`,
      }
    : { severity: 'hint', code: 'card.used', message: `The card “${name}” was used in round ${before} already: used cards are set aside.` }

/** R-F5-12: a card that was laid aside and came back, in the round (a warning) or in the game (a hint: a small deck is shuffled again). */
function comebacks(table: FiveTable, round: FiveTable['rounds'][number]): readonly Problem[] {
  return AXES.flatMap(column => {
    const announced = round.setup.classes[column]
    const before = announced?.card ? laidBefore(table, announced.card, round.number, column) : undefined
    if (!announced || !before) return []
    return [{ ...comeback(announced.printed?.name ?? announced.card ?? '', before.round, round.number), round: round.number, column }]
  })
}

/** The Problems of a round's five announcements. */
export const announcementProblems = (table: FiveTable, round: FiveTable['rounds'][number]): readonly Problem[] => [
  ...AXES.flatMap(column => {
    const announced = round.setup.classes[column]
    return announced
      ? announcementComplaints(announced, table.rules).map(({ code, message }): Problem => ({
          severity: 'warning',
          code,
          message,
          round: round.number,
          column,
        }))
      : []
  }),
  ...comebacks(table, round),
]
