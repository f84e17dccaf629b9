/**
 * Class cards as a file: JSON, or CSV for a spreadsheet with one Class a line; out, and in again. A file is taken whole or not at all, and every
 * complaint says where in the file it is. It refuses to know where cards are kept.
 */
import {
  CARD_FORMS,
  cardFileSchema,
  cardInFileSchema,
  CARDS_FORMAT,
  levelled,
  MOST_CARDS,
  type CardFace,
  type CardForm,
  type CardInFile,
} from '../codecs/class-cards'
import { parse } from '../codecs/form'
import { andThen, refuse, take, type Result } from '../table/result'
import { safeCell } from './csv'
import { notOurs } from './file-head'
import { LARGEST_FILE, readCsv, type Line } from './csv-table'

const COLUMNS = [
  { name: 'card', needed: true },
  { name: 'form', needed: true },
  { name: 'class', needed: true },
  { name: 'categories', needed: false },
] as const

/** Lines of a CSV: a choice card has a dozen. */
const MOST_LINES = 10 * MOST_CARDS

/** A card of a file, and where it stands there: "Line 7", or "Card 3" of a list. */
export type Placed = { readonly where: string; readonly card: CardInFile }

/** The cards as rows of texts, header first: one Class a line, its Categories parted by semicolons. */
export const cardRows = (cards: readonly CardFace[]): string[][] => [
  COLUMNS.map(c => c.name),
  ...cards.flatMap(({ name, form, classes }) =>
    classes.length === 0
      ? [[name, form, '', ''].map(safeCell)]
      : classes.map(c => [name, form, c.class, c.categories.join('; ')].map(safeCell)),
  ),
]

/** The cards as a file of version 1. */
export const cardFile = (cards: readonly (CardFace & { archived: boolean })[]): object => ({
  format: CARDS_FORMAT,
  version: 1,
  cards: cards.map(({ name, form, classes, archived }) => ({ name, form, classes, archived })),
})

const formIn = (text: string): CardForm | undefined => {
  const plain = text.toLowerCase().replace(/[\s_-]+/g, '-')
  return CARD_FORMS.find(form => form === plain)
}

type Open = { line: number; name: string; form: CardForm; classes: { class: string; categories: string[] }[] }

const categoriesIn = (cell: string): string[] =>
  cell
    .split(';')
    .map(text => text.trim())
    .filter(text => text !== '')

/** The form of a card, on its first line; on further lines it may be left out. */
function formOf({ number, cells }: Line, before: CardForm | undefined): Result<CardForm> {
  const written = cells['form'] ?? ''
  const form = written === '' ? before : formIn(written)
  if (form === undefined) return refuse('file.row', `Line ${number}: “form” is one of ${CARD_FORMS.join(', ')}.`)
  return before !== undefined && form !== before
    ? refuse('file.row', `Line ${number}: this card is of the form ${before} in the line above.`)
    : take(form)
}

/** Adds one line to the cards so far: a further Class of the last card, or a new card. */
function addLine(cards: Open[], line: Line): Result<null> {
  const { number, cells } = line
  const name = cells['card'] ?? ''
  if (name === '') return refuse('file.row', `Line ${number}: “card” is empty: say what the card is called.`)
  const last = cards.at(-1)
  const goesOn = last && last.name === name && last.form !== 'wild' && last.form !== 'single' && last.form !== 'spelling' ? last : undefined
  return andThen(formOf(line, goesOn?.form), form => {
    const className = cells['class'] ?? ''
    if (className === '' && form !== 'wild') return refuse('file.row', `Line ${number}: “class” is empty.`)
    const printed = className === '' ? [] : [{ class: className, categories: categoriesIn(cells['categories'] ?? '') }]
    if (goesOn) goesOn.classes.push(...printed)
    else cards.push({ line: number, name, form, classes: printed })
    return take(null)
  })
}

type Given = { readonly where: string; readonly given: unknown }

function fromCsv(text: string): Result<readonly Given[]> {
  return andThen(readCsv(text, COLUMNS, MOST_LINES), lines => {
    const cards: Open[] = []
    for (const line of lines) {
      const added = addLine(cards, line)
      if (!added.ok) return added
    }
    if (cards.length > MOST_CARDS) return refuse('file.too-many', `This file has more than ${MOST_CARDS} cards: nothing was taken over.`)
    return take(cards.map(({ line, ...given }) => ({ where: `Line ${line}`, given })))
  })
}

function fromJson(text: string): Result<readonly Given[]> {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return refuse('file.not-json', 'This file is neither CSV with a header nor JSON: nothing was taken over.')
  }
  const what = 'This file of Class cards'
  return andThen(notOurs(raw, CARDS_FORMAT, 1, what) ?? parse(cardFileSchema, raw, what), file =>
    take(file.cards.map((given, i) => ({ where: `Card ${i + 1}`, given }))),
  )
}

function checked(given: readonly Given[]): Result<readonly Placed[]> {
  const placed: Placed[] = []
  const first = new Map<string, string>()
  for (const { where, given: raw } of given) {
    const card = parse(cardInFileSchema, raw, where)
    if (!card.ok) return card
    const key = levelled(card.value.name)
    const before = first.get(key)
    if (before !== undefined)
      return refuse(
        'file.duplicate',
        `${where}: the card “${card.value.name}” is a duplicate of ${before.toLowerCase()}. Give each card a name of its own. Nothing was taken over.`,
      )
    first.set(key, where)
    placed.push({ where, card: card.value })
  }
  return take(placed)
}

/** A file as somebody chose it: all of its cards, or a sentence that says what is wrong and where. */
export function readCards(text: string): Result<readonly Placed[]> {
  if (text.length > LARGEST_FILE)
    return refuse('file.too-large', 'This file is larger than any that is taken (8 MB): nothing was taken over.')
  const given = /^\uFEFF?\s*[{[]/.test(text) ? fromJson(text.replace(/^\uFEFF/, '')) : fromCsv(text)
  return andThen(given, list =>
    list.length === 0 ? refuse('file.empty', 'There is no card in this file: nothing was taken over.') : checked(list),
  )
}
