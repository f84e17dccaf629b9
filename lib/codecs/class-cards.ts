/**
 * How a Class card is written: in the HTTP API, in a file of cards, in the announcement that was made from it, and in what a browser reads of it.
 * It refuses to know where cards are kept, and what a card allows.
 */
import * as z from 'zod/mini'
import { CARD_FORMS, faceProblem, levelled, type CardClass, type CardFace, type CardForm } from '../pads/facts-in-five/class-cards/face'
import { ids } from './form'

export { CARD_FORMS, levelled, type CardFace, type CardForm }

/** What each form is called for people. */
export const FORM_WORDS: Readonly<Record<CardForm, string>> = {
  single: 'Single Class',
  choice: 'Choice: Class and Category',
  spelling: 'Spelling',
  'class-only': 'Choice: Class only',
  wild: 'Wild',
}

/** The most signs on one card: five of them must fit into one action. */
const MOST_SIGNS = 8000
/** Print holds no sign that cannot be seen. */
const printable = z.refine<string>(text => !/[\p{Cc}\p{Surrogate}]/u.test(text), 'holds a sign that cannot be printed')
/** In a table of cards a semicolon parts two Categories. */
const unlisted = z.refine<string>(text => !text.includes(';'), 'a semicolon parts two Categories')
const cardText = z.string().check(z.trim(), z.minLength(1), z.maxLength(120), printable)
/** A Category of the spelling card has its ranges behind it. */
const categoryText = z.string().check(z.trim(), z.minLength(1), z.maxLength(200), printable, unlisted)

const cardClass = z.strictObject({ class: cardText, categories: z._default(z.array(categoryText).check(z.maxLength(100)), []) })
const faceParts = {
  name: cardText,
  form: z.enum(CARD_FORMS),
  classes: z._default(z.array(cardClass).check(z.maxLength(100)), []),
}

type FaceGiven = { name: string; form: CardForm; classes: CardClass[] }

const isCard = z.check<FaceGiven>(({ value, issues }) => {
  const wrong =
    JSON.stringify(value).length > MOST_SIGNS ? `more stands on this card than on any (${MOST_SIGNS} signs)` : faceProblem(value)
  if (wrong !== undefined) issues.push({ code: 'custom', input: value, message: `“${value.name}”: ${wrong}` })
})

/** A card's face alone, as an announcement carries it. */
export const cardFaceSchema = z.strictObject(faceParts).check(isCard)

/** `POST /api/class-cards`: the same id again is one card. */
export const newCardSchema = z.strictObject({ id: z.optional(ids), ...faceParts }).check(isCard)
export type NewCard = z.infer<typeof newCardSchema>

/** `PATCH /api/class-cards/{id}`: another face, or into the archive and back; the other stays. */
export const cardPatchSchema = z.strictObject({ face: z.optional(cardFaceSchema), archived: z.optional(z.boolean()) })
export type CardPatch = z.infer<typeof cardPatchSchema>

export const CARDS_FORMAT = 'playcard-class-cards'
/** The most cards that a book keeps; a deck has 56. */
export const MOST_CARDS = 2000

/** One card of a file. */
export const cardInFileSchema = z.strictObject({ ...faceParts, archived: z._default(z.boolean(), false) }).check(isCard)
export type CardInFile = z.infer<typeof cardInFileSchema>

const fileFrame = { format: z.literal(CARDS_FORMAT), version: z.literal(1) }
const fileHolds = z.maxLength(MOST_CARDS, `a file of Class cards brings ${MOST_CARDS} at most`)

/** One card in the file of a whole book, with the id by which another book knows it again. */
export const archivedCardSchema = z.strictObject({ id: ids, ...faceParts, archived: z.boolean() }).check(isCard)
export type ArchivedCard = z.infer<typeof archivedCardSchema>

/** The frame of version 1 of the file of cards; each card is looked at by itself, so that a complaint can say which one it is. */
export const cardFileSchema = z.strictObject({
  ...fileFrame,
  cards: z.array(z.unknown()).check(fileHolds),
})

/** The same with its cards, for the API's description. */
export const wholeCardFileSchema = z.strictObject({ ...fileFrame, cards: z.array(cardInFileSchema).check(fileHolds) })

/** A card of the library as a browser reads it. */
export const toldCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  form: z.enum(CARD_FORMS),
  classes: z.array(z.object({ class: z.string(), categories: z.array(z.string()) })),
  archived: z.boolean(),
})
export type ToldCard = z.infer<typeof toldCardSchema>
export const toldCardsSchema = z.object({ cards: z.array(toldCardSchema), cursor: z.nullable(z.string()) })
